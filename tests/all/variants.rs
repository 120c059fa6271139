//! Compares alpha-beta with other conventions, and with a table, with brute force in all 4,520
//! positions.

use crate::brute_force::{self as brute, BugFlags, ask, solve_all};
use crate::random_trees;
use crate::solver;
use cutoff::games::tic_tac_toe::{Board, KEYS, TicTacToe};
use cutoff::search::{
    Convention, Counter, RootMove, Table, Variant, alpha_beta, alpha_beta_by, minimax,
};
use cutoff::{OutcomeScore, Search};
use proptest::prelude::*;

/// Returns the result of our search in the terms of brute force: move, value and nodes.
fn said(
    board: Board,
    plain: bool,
    variant: &mut impl Variant<Board, i32>,
) -> (Option<usize>, i32, u64) {
    let search = Search::new(&TicTacToe, solver::scoring(!plain));
    let mut told = (Counter::default(), RootMove::default());
    let value = alpha_beta_by(&search, board, variant, &mut told);
    (told.1.0.map(|cell| cell.index()), value, told.0.nodes)
}

fn conventions() -> impl Iterator<Item = Convention> {
    (0..16).map(|bits| Convention {
        strict_cut: bits & 1 != 0,
        fail_hard: bits & 2 != 0,
        parent_bound_only: bits & 4 != 0,
        last_of_ties: bits & 8 != 0,
    })
}

#[test]
fn every_convention_agrees_with_the_brute_force_in_every_position() {
    for cells in brute::reachable() {
        for plain in [false, true] {
            for mut convention in conventions() {
                let flags = BugFlags {
                    plain,
                    strict_cut: convention.strict_cut,
                    fail_hard: convention.fail_hard,
                    parent_bound_only: convention.parent_bound_only,
                    root_ties: convention.last_of_ties,
                    ..BugFlags::default()
                };
                let expected = ask(cells, flags);
                let found = said(solver::board(cells), plain, &mut convention);
                assert_eq!(found, (expected.best, expected.value, expected.nodes));
            }
        }
    }
}

#[test]
fn all_conventions_but_that_for_ties_find_the_same_move_and_value() {
    for (cells, exact) in solve_all() {
        for mut convention in conventions().filter(|convention| !convention.last_of_ties) {
            let (best, value, _) = said(solver::board(cells), false, &mut convention);
            assert_eq!(value, exact.score);
            assert_eq!(best, exact.best(true).first().copied());
        }
    }
}

#[test]
fn a_table_keeps_the_move_and_value_and_visits_the_nodes_of_the_brute_force() {
    for (cells, exact) in solve_all() {
        for plain in [false, true] {
            let mut table = Table::new(KEYS, solver::scoring(!plain));
            let (best, value, nodes) = said(solver::board(cells), plain, &mut table.by(Board::key));
            assert_eq!(value, exact.score(!plain));
            assert_eq!(best, exact.best(!plain).first().copied());
            let flags = BugFlags {
                plain,
                table: true,
                ..BugFlags::default()
            };
            assert_eq!(nodes, ask(cells, flags).nodes);
        }
    }
}

#[test]
fn a_cleared_table_works_like_a_new_one() {
    let mut table = Table::new(KEYS, OutcomeScore::PLAIN);
    let first = said(Board::EMPTY, true, &mut table.by(Board::key));
    table.clear();
    assert_eq!(said(Board::EMPTY, true, &mut table.by(Board::key)), first);
    // The table still has the answer, because nothing has cleared it.
    assert_eq!(said(Board::EMPTY, true, &mut table.by(Board::key)).2, 1);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4_000))]

    #[test]
    fn conventions_change_the_visited_nodes_of_random_trees_but_never_the_value(
        tree in random_trees::tree(5, 60),
        side in random_trees::side(),
    ) {
        let search = random_trees::search();
        let exact = minimax(&search, (&tree, side), &mut ());
        let mut standard = Counter::default();
        alpha_beta(&search, (&tree, side), &mut standard);
        for mut convention in conventions().filter(|convention| !convention.last_of_ties) {
            let mut counter = Counter::default();
            let value = alpha_beta_by(&search, (&tree, side), &mut convention, &mut counter);
            prop_assert_eq!(value, exact);
            // Both options only cut less often.
            prop_assert!(counter.nodes >= standard.nodes);
        }
    }
}
