//! Compares the table of counts of programs with brute force.

use cutoff::games::tic_tac_toe::{Board, TicTacToe};
use cutoff::lab::searches::{NamedSearch, SearchName};
use cutoff::lab::tally;
use cutoff::search::{Counter, OutcomeScore};

use crate::brute_force::{BugFlags, Cells, ORDERS, after, ask, ask_for_each, moves, solve_all};

const TABLE: &str = include_str!("../../../www/practise/program/counts.csv");

/// The first moves in the table, in its notation.
const STARTS: [&str; 4] = ["", "0", "1", "4"];

fn start(first: &str) -> Cells {
    let empty = ['.'; 9];
    first.parse().map_or(empty, |cell| after(empty, cell))
}

/// Returns nodes and leaves from the only line about programs that go row by row.
fn line(first: &str, algorithm: &str, traits: &str, scores: &str, returns: &str) -> [u64; 4] {
    let has = |field: &str, word: &str| field.split(' ').any(|one| one == word);
    let found: Vec<[u64; 4]> = TABLE
        .lines()
        .map(|line| line.split(',').collect::<Vec<&str>>())
        .filter(|line| line[..4] == [first, algorithm, "", traits])
        .filter(|line| has(line[4], scores) && has(line[5], returns) && has(line[6], "rows"))
        .map(|line| [7, 8, 11, 12].map(|at| line[at].parse().unwrap_or(0)))
        .collect();
    assert_eq!(
        found.len(),
        1,
        "{first} {algorithm} {traits} {scores} {returns}"
    );
    found[0]
}

#[test]
fn the_table_has_the_present_counts_of_the_engine() {
    assert_eq!(TABLE, tally::table(), "npm run counts");
    // The lines are similar, so Brotli compresses them to about 6 kB.
    assert!(TABLE.len() < 41_000);
}

/// Describes a program by the fields of a line in the table.
fn program(
    algorithm: &str,
    peculiar: &[&str],
    scores: &str,
    returns: &str,
    order: &str,
) -> BugFlags {
    let has = |name| peculiar.contains(&name);
    let known = ORDERS.iter().find(|(name, _)| *name == order);
    BugFlags {
        root_ties: false,
        minimax: algorithm == "minimax",
        plain: scores == "plain",
        fail_hard: returns == "hard",
        strict_cut: has("strict-cut"),
        parent_bound_only: has("parent-bound"),
        swapped: has("swapped"),
        wrong_side: has("wrong-side"),
        table: has("table") || has("symmetry"),
        symmetry: has("symmetry"),
        table_without_bounds: has("table-bounds"),
        stops_at_win: has("stops-at-win"),
        order: Some(known.expect("a known order").1),
    }
}

#[test]
fn every_count_agrees_with_an_independent_program() {
    let mut compared = 0;
    for line in TABLE.lines().skip(1) {
        let fields: Vec<Vec<&str>> = line
            .split(',')
            .map(|field| field.split_whitespace().collect())
            .collect();
        let [
            first,
            algorithm,
            bug,
            traits,
            scores,
            returns,
            orders,
            counts @ ..,
        ] = &fields[..]
        else {
            panic!("{line}");
        };
        let peculiar = [&bug[..], traits].concat();
        // A search without a table has no hits.
        let count = |field: &Vec<&str>| field.first().map_or(Ok(0), |count| count.parse());
        let counts: Vec<u64> = counts
            .iter()
            .map(|field| count(field).expect("a number"))
            .collect();
        if peculiar.contains(&"deepening") {
            continue; // the next test
        }
        let root = start(first.first().unwrap_or(&""));
        let asks = match peculiar.contains(&"window-for-each") {
            true => ask_for_each,
            false => ask,
        };
        for &scores in scores {
            for &returns in returns {
                for &order in orders {
                    // Minimax visits the same number of nodes in every order.
                    let is_whole = algorithm[0] == "minimax" && peculiar.is_empty();
                    if is_whole && (order, scores) != ("rows", "plain") {
                        continue;
                    }
                    let flags = program(algorithm[0], &peculiar, scores, returns, order);
                    let said = asks(root, flags);
                    let ends = if flags.table {
                        said.ends.len() as u64
                    } else {
                        0
                    };
                    let found = [said.nodes, said.leaves, said.cuts, said.cuts_of_moves];
                    let found = [&found[..], &[said.hits, ends]].concat();
                    assert_eq!(found, counts, "{line}: {flags:?}");
                    compared += 1;
                }
            }
        }
    }
    // From each of four starts: 20 ways with 5 orders and 2 scores, of which 3 and, with a window
    // for each, 3 more clamp, too; without minimax in 4 orders and with depth. From the empty board
    // 2 more, with symmetry.
    assert_eq!(compared, 4 * (20 * 10 + 6 * 10 - 9) + 2 * 10);
}

#[test]
fn deepening_and_symmetry_agree_with_the_searches_of_the_package() {
    for (trait_name, name) in [
        ("deepening", SearchName::Deepening),
        ("symmetry", SearchName::Symmetry),
    ] {
        for (scores, scoring) in [
            ("plain", OutcomeScore::PLAIN),
            ("depth-aware", OutcomeScore::depth_aware(&TicTacToe)),
        ] {
            let mut counter = Counter::default();
            NamedSearch::new(name, scoring, None).search(Board::EMPTY, &mut counter);
            let [nodes, leaves, ..] = line("", "alpha-beta", trait_name, scores, "soft");
            let counted = [counter.nodes, counter.leaves];
            assert_eq!([nodes, leaves], counted, "{trait_name}");
        }
    }
}

#[test]
fn minimax_counts_every_path_and_with_a_table_every_move_once() {
    let known = solve_all();
    for first in STARTS {
        let root = start(first);
        let counted = line(first, "minimax", "", "plain", "soft");
        assert_eq!(counted, [known[&root].nodes, known[&root].leaves, 0, 0]);
        // Each position below is searched once, and every move is a call.
        let below = |cells: &Cells| {
            cells
                .iter()
                .zip(root)
                .all(|(&now, then)| then == '.' || now == then)
        };
        let calls: usize = known
            .keys()
            .filter(|cells| below(cells))
            .map(|&cells| moves(cells).len())
            .sum();
        let [nodes, leaves, hits, ends] = line(first, "minimax", "table", "plain", "soft");
        assert_eq!(nodes, 1 + calls as u64);
        // Each position is searched once, including the finished ones.
        if first.is_empty() {
            assert_eq!(known.len(), 5_478);
            assert_eq!(nodes - hits - (leaves - ends), 5_478);
        }
    }
}
