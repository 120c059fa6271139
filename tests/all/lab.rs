//! The lab's answers against the brute force, over all positions.

use std::collections::{BTreeSet, HashMap};

use crate::brute_force::{self as brute, Cells, Kind, Known, Slips, ask, solve_all};
use crate::solver;
use cutoff::games::tic_tac_toe::{Symmetries, reachable};
use cutoff::lab::DEPTH_AWARE;
use cutoff::lab::book::{book, book_move};
use cutoff::lab::census::census;
use cutoff::lab::contest::{Contestant, Racer};
use cutoff::lab::mistakes::{Mistake, survey};
use cutoff::lab::proof::smallest_proof;
use cutoff::lab::review::{Plan, puzzles, review};
use cutoff::lab::solved::Solved;
use cutoff::search::{Bound, Counter, Score};
use cutoff::{Board, Cell, Game, TicTacToe, Verdict};

/// The verdict of a position for its mover: 1, 0 or −1.
fn verdict(known: &Known, cells: Cells) -> i32 {
    brute::from_mover(cells, known[&cells].score.signum())
}

/// The verdict of a move for the side that plays it.
fn verdict_of_move(known: &Known, cells: Cells, cell: usize) -> i32 {
    -verdict(known, brute::after(cells, cell))
}

/// The moves that keep the verdict.
fn holding(known: &Known, cells: Cells) -> Vec<usize> {
    let keeps = |&cell: &usize| verdict_of_move(known, cells, cell) == verdict(known, cells);
    brute::moves(cells).into_iter().filter(keeps).collect()
}

fn sign(verdict: Verdict) -> i32 {
    match verdict {
        Verdict::Win => 1,
        Verdict::Draw => 0,
        Verdict::Loss => -1,
    }
}

fn unfinished() -> Vec<Cells> {
    let mut all: Vec<Cells> = brute::reachable().into_iter().collect();
    all.retain(|&cells| !brute::finished(cells));
    all
}

#[test]
fn positions_are_listed_once_and_numbered_by_symmetry() {
    let listed: BTreeSet<String> = reachable(Board::EMPTY)
        .iter()
        .map(Board::to_string)
        .collect();
    let expected: BTreeSet<String> = brute::reachable().into_iter().map(brute::text).collect();
    assert_eq!(listed, expected);
    assert_eq!(reachable(Board::EMPTY).len(), 5_478);

    let symmetries = Symmetries::new();
    let mut keys = BTreeSet::new();
    for cells in brute::reachable() {
        let board = solver::board(cells);
        let ours: BTreeSet<String> = board.symmetric().iter().map(Board::to_string).collect();
        let theirs: BTreeSet<String> = brute::symmetric(cells)
            .into_iter()
            .map(brute::text)
            .collect();
        assert_eq!(ours, theirs);
        assert!(
            theirs
                .iter()
                .all(|text| { symmetries.key(text.parse().unwrap()) == symmetries.key(board) })
        );
        assert!(keys.insert(board.key()), "each has a key of its own");
    }
}

#[test]
fn every_position_is_worth_what_the_brute_force_finds() {
    let solved = Solved::new();
    let known = solve_all();
    for (&cells, exact) in &known {
        let board = solver::board(cells);
        assert_eq!(solved.score(board), exact.score);
        let best: Vec<Cell> = solved.best(board).collect();
        assert_eq!(solver::indices(&best), exact.best(true));
        let holds: Vec<Cell> = solved.holding(board).collect();
        assert_eq!(solver::indices(&holds), holding(&known, cells));
    }
}

#[test]
fn the_census_counts_what_is_there() {
    let all = census(Board::EMPTY);
    let by_ply = [
        1, 9, 72, 504, 3_024, 15_120, 54_720, 148_176, 200_448, 127_872,
    ];
    assert_eq!(all.nodes_by_ply, by_ply); // docs/design.md, reference numbers
    assert_eq!((all.positions, all.finished), (5_478, 626 + 316 + 16));
    assert_eq!((all.distinct, all.games), (765, 255_168));
    for (cells, exact) in solve_all() {
        if brute::count(cells, '.') > 6 {
            continue; // the same, and slow
        }
        let below = census(solver::board(cells));
        assert_eq!(below.games, exact.leaves);
        assert_eq!(below.nodes_by_ply.iter().sum::<u64>(), exact.nodes);
        let positions = reachable_from(cells);
        assert_eq!(below.positions, positions.len() as u64);
        let distinct: BTreeSet<Cells> = positions
            .iter()
            .map(|&cells| brute::symmetric(cells).into_iter().min().unwrap())
            .collect();
        assert_eq!(below.distinct, distinct.len() as u64);
    }
}

fn reachable_from(start: Cells) -> BTreeSet<Cells> {
    let mut found = BTreeSet::new();
    let mut open = vec![start];
    while let Some(cells) = open.pop() {
        if found.insert(cells) {
            open.extend(
                brute::moves(cells)
                    .into_iter()
                    .map(|cell| brute::after(cells, cell)),
            );
        }
    }
    found
}

/// The fewest nodes that alpha-beta visits in this window, found by trying all orders of the moves
/// at every node, and the value that it returns. It is fail-hard, so the value is the same in all
/// orders.
fn fewest(
    cells: Cells,
    (alpha, beta): (i32, i32),
    known: &Known,
    memo: &mut HashMap<(Cells, i32, i32), u64>,
) -> u64 {
    if brute::finished(cells) {
        return 1;
    }
    if let Some(&nodes) = memo.get(&(cells, alpha, beta)) {
        return nodes;
    }
    let nodes = 1 + fewest_from(cells, brute::moves(cells), (alpha, beta), known, memo);
    memo.insert((cells, alpha, beta), nodes);
    nodes
}

/// The fewest nodes below when these moves are still to be looked at.
fn fewest_from(
    cells: Cells,
    left: Vec<usize>,
    (alpha, beta): (i32, i32),
    known: &Known,
    memo: &mut HashMap<(Cells, i32, i32), u64>,
) -> u64 {
    let next = |&cell: &usize| {
        let child = brute::after(cells, cell);
        let below = fewest(child, (alpha, beta), known, memo);
        let value = known[&child].score.signum().clamp(alpha, beta);
        let window = if brute::to_move(cells) == 'X' {
            (alpha.max(value), beta)
        } else {
            (alpha, beta.min(value))
        };
        if window.0 >= window.1 {
            return below;
        }
        let rest = left
            .iter()
            .copied()
            .filter(|&other| other != cell)
            .collect();
        below + fewest_from(cells, rest, window, known, memo)
    };
    left.iter().map(next).min().unwrap_or(0)
}

#[test]
fn the_smallest_proof_is_what_alpha_beta_needs_in_the_best_of_all_orders() {
    let solved = Solved::new();
    let known = solve_all();
    let mut memo = HashMap::new();
    let mut positions = 0;
    for &cells in known.keys() {
        // With more free cells there are too many orders.
        if brute::count(cells, '.') > 5 {
            continue;
        }
        positions += 1;
        let proof = smallest_proof(&solved, solver::board(cells));
        let expected = fewest(cells, (-1, 1), &known, &mut memo);
        assert_eq!(proof, expected, "{}", brute::text(cells));
    }
    assert!(positions > 4_000);
}

#[test]
fn every_contestant_finds_the_value_and_a_best_move_in_every_position() {
    let orders = [None, Some(solver::CENTRE_CORNERS_EDGES)];
    let known = solve_all();
    for depth_aware in [true, false] {
        for order in orders {
            for contestant in Contestant::ALL {
                let cells = order.map(solver::cell_order);
                let mut contest = Racer::new(contestant, solver::scoring(depth_aware), cells);
                for (&cells, exact) in &known {
                    let (best, value) = contest.solve(solver::board(cells));
                    assert_eq!(value, exact.score(depth_aware), "{contestant:?}");
                    let Some(best) = best else {
                        assert!(brute::finished(cells));
                        continue;
                    };
                    assert!(exact.best(depth_aware).contains(&best.index()));
                    let first = match contestant {
                        Contestant::BestFirst | Contestant::WorstFirst => None,
                        // Each iteration tries the move of the one before first.
                        Contestant::Deepening => None,
                        _ => exact.first_best(depth_aware, order.unwrap_or(solver::ROWS)),
                    };
                    assert!(first.is_none_or(|first| first == best.index()));
                }
            }
        }
    }
}

#[test]
fn contestants_visit_less_in_this_order() {
    let nodes = |contestant| {
        let mut counter = Counter::default();
        Racer::new(contestant, DEPTH_AWARE, None).search(Board::EMPTY, &mut counter);
        counter.nodes
    };
    let falling = [
        Contestant::Minimax,
        Contestant::WorstFirst,
        Contestant::AlphaBeta,
        Contestant::Table,
        Contestant::BestFirst,
        Contestant::Symmetry,
    ];
    assert!(falling.map(nodes).is_sorted_by(|more, less| more > less));
    let least = smallest_proof(&Solved::new(), Board::EMPTY);
    assert!(
        nodes(Contestant::BestFirst) >= least,
        "no order does with less than the proof"
    );
}

/// A mistake as the brute force makes it.
fn slips(mistake: Mistake) -> Slips {
    let mut slips = Slips::default();
    match mistake {
        Mistake::RootTies => slips.root_ties = true,
        Mistake::RootTiesHard => (slips.root_ties, slips.fail_hard) = (true, true),
        Mistake::BoundsShown => {}
        Mistake::TableBounds => (slips.table, slips.table_without_bounds) = (true, true),
        Mistake::NoDepth => slips.plain = true,
        Mistake::StrictCut => slips.strict_cut = true,
        Mistake::Swapped => slips.swapped = true,
        Mistake::ParentBound => slips.parent_bound_only = true,
        Mistake::WrongSide => slips.wrong_side = true,
    }
    slips
}

fn kind(bound: Bound) -> Kind {
    match bound {
        Bound::Exact => Kind::Exact,
        Bound::Lower => Kind::Least,
        Bound::Upper => Kind::Most,
    }
}

#[test]
fn bounds_hold_in_a_search_with_the_right_rules_and_fail_in_one_with_wrong_ones() {
    let solved = Solved::new();
    for mistake in Mistake::ALL {
        let mut false_ones = 0;
        for cells in unfinished() {
            let board = solver::board(cells);
            for returned in mistake.search(board).root {
                let side = TicTacToe.to_move(board);
                let exact = solved.score_of_move(board, returned.mv).seen_by(side);
                false_ones += usize::from(!mistake.holds(returned, exact));
            }
        }
        let wrong_values = matches!(
            mistake,
            Mistake::TableBounds | Mistake::Swapped | Mistake::WrongSide
        );
        assert_eq!(false_ones > 0, wrong_values, "{mistake:?}: {false_ones}");
    }
}

#[test]
fn every_mistake_goes_wrong_just_where_the_brute_force_does() {
    let solved = Solved::new();
    let known = solve_all();
    let right: HashMap<Cells, u64> = unfinished()
        .into_iter()
        .map(|cells| (cells, ask(cells, Slips::default()).nodes))
        .collect();
    for mistake in Mistake::ALL {
        let found = survey(mistake, &solved);
        let mut wrong = BTreeSet::new();
        let (mut thrown, mut misvalued, mut nodes, mut without) = (0, 0, 0, 0);
        let mut slower = BTreeSet::new();
        for cells in unfinished() {
            let said = ask(cells, slips(mistake));
            let ours = mistake.search(solver::board(cells));
            assert_eq!(ours.best.map(Cell::index), said.best);
            assert_eq!((ours.value, ours.nodes), (said.value, said.nodes));
            let root: Vec<(usize, i32, Kind)> = ours
                .root
                .iter()
                .map(|returned| (returned.mv.index(), returned.value, kind(returned.bound)))
                .collect();
            assert_eq!(root, said.root);

            let exact = &known[&cells];
            let best = said.best.expect("the game goes on");
            let bad_move = !exact.best(true).contains(&best);
            let bad_figure = said.root.iter().any(|&(cell, value, _)| {
                value != known[&brute::after(cells, cell)].seen_from_above(true)
            });
            let goes_wrong = if mistake == Mistake::BoundsShown {
                bad_figure
            } else {
                bad_move
            };
            if goes_wrong {
                wrong.insert(brute::text(cells));
            }
            let plain = mistake == Mistake::NoDepth;
            thrown += u64::from(verdict_of_move(&known, cells, best) != verdict(&known, cells));
            misvalued += u64::from(said.value != exact.score(!plain));
            let right = right[&cells];
            if said.nodes > right {
                slower.insert(brute::text(cells));
            }
            nodes += said.nodes;
            without += right;
        }
        let names = |boards: &[Board]| -> BTreeSet<String> {
            boards.iter().map(Board::to_string).collect()
        };
        assert_eq!(names(&found.wrong), wrong, "{mistake:?}");
        assert_eq!(names(&found.slower), slower, "{mistake:?}");
        let counts = (found.positions, found.thrown, found.misvalued);
        assert_eq!(counts, (4_520, thrown, misvalued), "{mistake:?}");
        assert_eq!((found.nodes, found.nodes_without), (nodes, without));
    }
}

#[test]
fn what_is_only_slow_is_never_wrong_and_what_is_wrong_is_somewhere_wrong() {
    let solved = Solved::new();
    for mistake in Mistake::ALL {
        let found = survey(mistake, &solved);
        let only_slow = matches!(mistake, Mistake::StrictCut | Mistake::ParentBound);
        assert_eq!(found.wrong.is_empty(), only_slow, "{mistake:?}");
        assert_eq!(only_slow, found.misvalued == 0 && !found.slower.is_empty());
    }
}

#[test]
fn the_book_counts_the_replies_that_hold_in_every_position() {
    let solved = Solved::new();
    let known = solve_all();
    for cells in unfinished() {
        let board = solver::board(cells);
        for cell in brute::moves(cells) {
            let next = brute::after(cells, cell);
            let found = book_move(&solved, board, Cell::new(cell).unwrap());
            assert_eq!(found.replies, brute::moves(next).len());
            assert_eq!(found.holding, holding(&known, next).len());
            assert_eq!(sign(found.result), verdict(&known, next));
        }
        let listed = book(&solved, board);
        let cells_listed: BTreeSet<usize> = listed.iter().map(|found| found.mv.index()).collect();
        let best: BTreeSet<usize> = known[&cells].best(true).iter().copied().collect();
        assert_eq!(cells_listed, best);
        let most = listed.iter().map(|found| found.traps()).max().unwrap();
        assert_eq!(listed[0].traps(), most);
    }
}

/// Plays a plan out: its moves are legal, it ends the game, and its fork is one.
fn check_plan(cells: Cells, plan: &Plan, known: &Known) {
    let expected = known[&cells].score.signum();
    let mut at = cells;
    let mut forks = vec![];
    for (index, &cell) in plan.line.iter().enumerate() {
        let mover = brute::to_move(at);
        assert!(brute::moves(at).contains(&cell.index()));
        at = brute::after(at, cell.index());
        let wins = |&free: &usize| {
            let mut filled = at;
            filled[free] = mover;
            brute::has_line(filled, mover)
        };
        let ways = brute::free(at).iter().filter(|free| wins(free)).count();
        let wanted = if expected > 0 { 'X' } else { 'O' };
        if ways >= 2 && !brute::finished(at) && expected != 0 && mover == wanted {
            forks.push(index);
        }
    }
    assert!(brute::finished(at));
    assert_eq!(brute::end_score(at, 0, false), expected);
    assert_eq!(plan.fork, forks.first().copied());
}

#[test]
fn a_review_lists_just_the_moves_that_change_the_result_from_any_position() {
    let solved = Solved::new();
    let known = solve_all();
    for cells in unfinished() {
        for cell in brute::moves(cells) {
            let played = [Cell::new(cell).unwrap()];
            let slips = review(&solved, solver::board(cells), &played);
            let (before, after) = (verdict(&known, cells), verdict_of_move(&known, cells, cell));
            assert_eq!(slips.is_empty(), before == after);
            let Some(slip) = slips.first() else { continue };
            assert!(after < before);
            assert_eq!((sign(slip.before), sign(slip.after)), (before, after));
            assert_eq!(slip.player, solver::side(brute::to_move(cells)));
            assert_eq!(solver::indices(&slip.better), holding(&known, cells));
            check_plan(cells, &slip.chance, &known);
            check_plan(brute::after(cells, cell), &slip.refutation, &known);
        }
    }
}

#[test]
fn a_review_tells_the_moves_of_a_whole_game() {
    // Corner, edge (loses), side (no longer wins), …
    let game: Vec<Cell> = [0, 1, 5, 3].into_iter().filter_map(Cell::new).collect();
    let slips = review(&Solved::new(), Board::EMPTY, &game);
    let told: Vec<(usize, Verdict, Verdict)> = slips
        .iter()
        .map(|slip| (slip.index, slip.before, slip.after))
        .collect();
    let expected = [
        (1, Verdict::Draw, Verdict::Loss),
        (2, Verdict::Win, Verdict::Draw),
    ];
    assert_eq!(told[..2], expected);
}

#[test]
fn puzzles_are_all_positions_with_something_to_lose_once_for_each_symmetry() {
    let known = solve_all();
    let mut expected = BTreeSet::new();
    for cells in unfinished() {
        let holds = holding(&known, cells).len();
        if holds < brute::moves(cells).len() {
            expected.insert(brute::symmetric(cells).into_iter().min().unwrap());
        }
    }
    let found: BTreeSet<Cells> = puzzles(&Solved::new())
        .iter()
        .map(|board| solver::cells(&board.to_string()))
        .map(|cells| brute::symmetric(cells).into_iter().min().unwrap())
        .collect();
    assert_eq!(found, expected);
    assert_eq!(puzzles(&Solved::new()).len(), expected.len());
}
