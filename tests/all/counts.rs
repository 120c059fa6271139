//! Compares counts of visited nodes with published numbers, and with brute force in every position.

use crate::brute_force::{self as brute, Visits};
use crate::solver::{self, CENTRE_CORNERS_EDGES, ORDERS, ROWS, cell_order, cells, solve};
use cutoff::games::tic_tac_toe::{Board, TicTacToe};
use cutoff::search::{Counter, Observer, Window, alpha_beta, minimax};
use cutoff::{Algorithm, OutcomeScore, Search};

/// The number of nodes at each ply.
#[derive(Default)]
struct ByPly([u64; 10]);

impl<M, S> Observer<M, S> for ByPly {
    fn enter(&mut self, ply: u32, _: Window<S>) {
        self.0[ply as usize] += 1;
    }
}

/// The numbers are in docs/design.md (reference numbers). Games are leaves.
#[test]
fn the_full_tree_has_the_published_size() {
    let search = Search::new(&TicTacToe, OutcomeScore::PLAIN);
    let mut heard = (ByPly::default(), Counter::default());
    minimax(&search, Board::EMPTY, &mut heard);
    let (ByPly(nodes), counts) = heard;
    let published = [
        1, 9, 72, 504, 3_024, 15_120, 54_720, 148_176, 200_448, 127_872,
    ];
    assert_eq!(nodes, published);
    let expected = Counter {
        nodes: 549_946,
        leaves: 255_168,
        estimates: 0,
        cutoffs: 0,
        deepest_ply: 9,
    };
    assert_eq!(counts, expected);
}

/// The numbers are in docs/design.md (reference numbers).
#[test]
fn both_searches_visit_the_published_numbers_of_nodes() {
    let nodes = |text, algorithm, depth_aware, order| {
        let found = solve(cells(text), algorithm, depth_aware, &cell_order(order));
        found.counts.nodes
    };
    use Algorithm::{AlphaBeta, Minimax};
    assert_eq!(nodes(".........", Minimax, true, ROWS), 549_946);
    assert_eq!(nodes(".........", Minimax, false, ROWS), 549_946);
    assert_eq!(nodes(".........", AlphaBeta, false, ROWS), 18_297);
    assert_eq!(nodes(".........", AlphaBeta, true, ROWS), 20_866);
    assert_eq!(
        nodes(".........", AlphaBeta, false, CENTRE_CORNERS_EDGES),
        7_275
    );
    assert_eq!(nodes("X........", Minimax, false, ROWS), 59_705);
    assert_eq!(nodes("X........", AlphaBeta, false, ROWS), 2_338);
    assert_eq!(nodes("X...O....", Minimax, false, ROWS), 7_332);
    assert_eq!(nodes("X...O....", AlphaBeta, false, ROWS), 844);
}

#[test]
fn minimax_visits_the_whole_tree_of_every_position_in_any_order() {
    for (cells, exact) in brute::solve_all() {
        let expected = Visits {
            nodes: exact.nodes,
            leaves: exact.leaves,
            cutoffs: 0,
            deepest: exact.deepest,
        };
        for order in [ROWS, ORDERS[4]] {
            for depth_aware in [true, false] {
                let found = solve(cells, Algorithm::Minimax, depth_aware, &cell_order(order));
                let place = brute::text(cells);
                assert_eq!(
                    solver::visits(found.counts),
                    expected,
                    "{place} in {order:?}"
                );
            }
        }
    }
}

#[test]
fn alpha_beta_visits_the_nodes_of_the_brute_force_and_never_more_than_minimax() {
    let known = brute::solve_all();
    for order in ORDERS {
        for (&cells, exact) in &known {
            for depth_aware in [true, false] {
                let found = solve(cells, Algorithm::AlphaBeta, depth_aware, &cell_order(order));
                let found = solver::visits(found.counts);
                let place = format!("{} in {order:?}", brute::text(cells));
                let expected = brute::visits(cells, &order, depth_aware);
                assert_eq!(found, expected, "{place}");
                assert!(found.nodes <= exact.nodes, "{place}");
            }
        }
    }
}

/// Observers that count or record do not change the search.
#[test]
fn observers_do_not_change_the_search() {
    let search = Search::new(&TicTacToe, OutcomeScore::depth_aware(&TicTacToe));
    for cells in brute::reachable() {
        let board = solver::board(cells);
        let mut alone = Counter::default();
        let value = alpha_beta(&search, board, &mut alone);
        let mut in_a_pair = (ByPly::default(), Counter::default());
        assert_eq!(alpha_beta(&search, board, &mut in_a_pair), value);
        assert_eq!(alpha_beta(&search, board, &mut ()), value);
        assert_eq!(in_a_pair.1, alone);
        assert_eq!(in_a_pair.0.0.iter().sum::<u64>(), alone.nodes);
        assert_eq!(search.solve(Algorithm::AlphaBeta, board).counts, alone);
    }
}
