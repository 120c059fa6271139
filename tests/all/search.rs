//! Compares minimax and alpha-beta with brute force in every position.

use crate::brute_force::{self as brute, Cells, Known};
use crate::solver::{self, ALGORITHMS, ORDERS, ROWS, board, cell_order, indices, scoring, solve};
use cutoff::games::tic_tac_toe::{CellOrder, LONGEST_GAME, PackedCell, TicTacToe};
use cutoff::search::{Flat, RootMove};
use cutoff::{Algorithm, GameOrder, Search, Solution};
use proptest::prelude::*;

/// Returns best play for both sides, always with the first best move in order.
fn best_play(mut cells: Cells, known: &Known, depth_aware: bool, order: [usize; 9]) -> Vec<usize> {
    let mut line = Vec::new();
    while let Some(cell) = known[&cells].first_best(depth_aware, order) {
        line.push(cell);
        cells = brute::after(cells, cell);
    }
    line
}

/// Compares move, score and line with brute force.
fn assert_found(
    found: &Solution<PackedCell, i32>,
    cells: Cells,
    known: &Known,
    depth_aware: bool,
    order: [usize; 9],
) {
    let place = format!(
        "{} {order:?}, depth-aware: {depth_aware}",
        brute::text(cells)
    );
    let exact = &known[&cells];
    let line = indices(&found.principal_variation);
    assert_eq!(found.player, solver::side(brute::to_move(cells)), "{place}");
    assert_eq!(
        found.best.map(PackedCell::index),
        exact.first_best(depth_aware, order),
        "{place}"
    );
    let score = brute::from_mover(cells, exact.score(depth_aware));
    assert_eq!(found.score, score, "{place}");
    assert_eq!(
        line,
        best_play(cells, known, depth_aware, order),
        "the line of {place}"
    );
    assert_eq!(found.worth, solver::worth(score, line.len()), "{place}");
    if depth_aware {
        assert_eq!(line.len() as i32, exact.plies, "{place}");
    }
    let end = line.iter().copied().fold(cells, brute::after);
    let reached = brute::end_score(end, line.len() as i32, depth_aware);
    assert_eq!(
        brute::from_mover(cells, reached),
        score,
        "the end of {place}"
    );
}

/// Compares both algorithms with brute force in one order.
fn assert_order(known: &Known, order: [usize; 9]) {
    let cell_order = cell_order(order);
    for &cells in known.keys() {
        for depth_aware in [true, false] {
            for algorithm in ALGORITHMS {
                let found = solve(cells, algorithm, depth_aware, &cell_order);
                assert_found(&found, cells, known, depth_aware, order);
            }
        }
    }
}

#[test]
fn move_score_and_line_are_exact_in_every_position_scoring_and_order() {
    let known = brute::solve_all();
    for order in ORDERS {
        assert_order(&known, order);
    }
}

#[test]
fn the_games_own_order_goes_row_by_row() {
    for cells in brute::reachable() {
        for depth_aware in [true, false] {
            for algorithm in ALGORITHMS {
                let search = Search::new(&TicTacToe, scoring(depth_aware));
                let own = search.solve(algorithm, board(cells));
                assert_eq!(
                    own,
                    solve(cells, algorithm, depth_aware, &CellOrder::rows())
                );
            }
        }
    }
}

/// Only the searches that are timed have the flat layout, so it is compared with brute force as
/// well.
#[test]
fn every_layout_has_the_same_result() {
    let known = brute::solve_all();
    let order = cell_order(ORDERS[4]);
    for (&cells, exact) in &known {
        for depth_aware in [true, false] {
            let flat = Search::new(&TicTacToe, scoring(depth_aware)).with_order(GameOrder);
            let listed = flat.with_order(&order);
            for algorithm in ALGORITHMS {
                let place = format!("{} by {algorithm:?}", brute::text(cells));
                let layout = Flat::<LONGEST_GAME>;
                let value = flat.value_in(layout, algorithm, board(cells), &mut ());
                assert_eq!(value, exact.score(depth_aware), "{place}");
                let mut best = RootMove::default();
                let value = flat.value_in(layout, algorithm, board(cells), &mut best);
                assert_eq!(value, exact.score(depth_aware), "{place}");
                let first = exact.first_best(depth_aware, ROWS);
                assert_eq!(best.0.map(PackedCell::index), first, "{place}");
                let mut best = RootMove::default();
                let value = listed.value_in(layout, algorithm, board(cells), &mut best);
                assert_eq!(value, exact.score(depth_aware), "{place}");
                let first = exact.first_best(depth_aware, ORDERS[4]);
                assert_eq!(best.0.map(PackedCell::index), first, "{place}");
            }
        }
    }
}

#[test]
fn an_order_needs_each_cell_once() {
    assert!(CellOrder::new(ROWS).is_some());
    assert!(CellOrder::new([0, 1, 2, 3, 4, 5, 6, 7, 7]).is_none());
    assert!(CellOrder::new([0, 1, 2, 3, 4, 5, 6, 7, 9]).is_none());
    assert!(CellOrder::new([usize::MAX; 9]).is_none());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(8))]

    #[test]
    fn a_search_chooses_the_first_best_move_of_any_order(order in Just(ROWS).prop_shuffle()) {
        assert_order(&brute::solve_all(), order);
    }

    #[test]
    fn alpha_beta_agrees_with_the_brute_force_in_any_order(order in Just(ROWS).prop_shuffle()) {
        let cell_order = cell_order(order);
        for cells in brute::reachable() {
            for depth_aware in [true, false] {
                let found = solve(cells, Algorithm::AlphaBeta, depth_aware, &cell_order).counts;
                let expected = brute::visits(cells, &order, depth_aware);
                prop_assert_eq!(solver::visits(found), expected, "{}", brute::text(cells));
            }
        }
    }
}
