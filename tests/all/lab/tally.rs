//! The table of what programs count, against brute force.

use cutoff::lab::tally;

use crate::brute_force::{Cells, Slips, after, ask, moves, solve_all};

const TABLE: &str = include_str!("../../../www/practise/program/counts.csv");

/// Where the table begins: the first move, as it writes it.
const STARTS: [&str; 4] = ["", "0", "1", "4"];

fn start(first: &str) -> Cells {
    let empty = ['.'; 9];
    first.parse().map_or(empty, |cell| after(empty, cell))
}

/// The nodes and leaves of the one line about programs that go row by row.
fn line(first: &str, algorithm: &str, peculiar: &str, scores: &str, returns: &str) -> [u64; 2] {
    let has = |field: &str, word: &str| field.split(' ').any(|one| one == word);
    let found: Vec<[u64; 2]> = TABLE
        .lines()
        .map(|line| line.split(',').collect::<Vec<&str>>())
        .filter(|line| line[..3] == [first, algorithm, peculiar])
        .filter(|line| has(line[3], scores) && has(line[4], returns) && has(line[5], "rows"))
        .map(|line| [6, 7].map(|at| line[at].parse().expect("a number")))
        .collect();
    assert_eq!(
        found.len(),
        1,
        "{first} {algorithm} {peculiar} {scores} {returns}"
    );
    found[0]
}

#[test]
fn the_table_is_what_the_engine_counts_today() {
    assert_eq!(TABLE, tally::table(), "npm run counts");
    assert!(TABLE.len() < 40_000);
}

#[test]
fn its_nodes_are_those_of_programs_that_were_written_apart_from_the_engine() {
    let right = Slips::default();
    let (strict, parent) = (
        Slips {
            strict_cut: true,
            ..right
        },
        Slips {
            parent_bound_only: true,
            ..right
        },
    );
    let hard = |slips| Slips {
        fail_hard: true,
        ..slips
    };
    let bounds = Slips {
        table: true,
        table_without_bounds: true,
        ..right
    };
    let programs = [
        ("", "soft", right),
        ("", "hard", hard(right)),
        ("strict-cut", "soft", strict),
        ("strict-cut", "hard", hard(strict)),
        ("parent-bound", "soft", parent),
        ("parent-bound", "hard", hard(parent)),
        (
            "swapped",
            "soft",
            Slips {
                swapped: true,
                ..right
            },
        ),
        (
            "wrong-side",
            "soft",
            Slips {
                wrong_side: true,
                ..right
            },
        ),
        (
            "table",
            "soft",
            Slips {
                table: true,
                ..right
            },
        ),
        ("table-bounds table", "soft", bounds),
    ];
    for first in STARTS {
        for (peculiar, returns, slips) in programs {
            for (scores, plain) in [("plain", true), ("depth-aware", false)] {
                let slips = Slips { plain, ..slips };
                let [nodes, _] = line(first, "alpha-beta", peculiar, scores, returns);
                assert_eq!(nodes, ask(start(first), slips).nodes, "{first} {slips:?}");
            }
        }
        // Each first move with a full window: a search for each, and the root.
        let plain = Slips {
            plain: true,
            ..right
        };
        let below = moves(start(first)).into_iter();
        let each: u64 = below
            .map(|cell| ask(after(start(first), cell), plain).nodes)
            .sum();
        let [nodes, _] = line(first, "alpha-beta", "window-for-each", "plain", "soft");
        assert_eq!(nodes, 1 + each, "{first}");
    }
}

#[test]
fn its_minimax_visits_every_line_of_play_and_with_a_table_every_move_once() {
    let known = solve_all();
    for first in STARTS {
        let root = start(first);
        let counted = line(first, "minimax", "", "plain", "soft");
        assert_eq!(counted, [known[&root].nodes, known[&root].leaves]);
        // Each position below is searched once; every move that leads anywhere is a call.
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
        assert_eq!(
            line(first, "minimax", "table", "plain", "soft")[0],
            1 + calls as u64
        );
    }
}
