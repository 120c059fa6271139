//! Checks the calls that observers get from searches of tic-tac-toe, in every position.

use crate::brute_force as brute;
use crate::protocol::Protocol;
use crate::solver::{self, ORDERS, cell_order, scoring};
use cutoff::games::tic_tac_toe::{PackedCell, TicTacToe, solve};
use cutoff::search::{Observer, Window, alpha_beta, minimax};
use cutoff::{Algorithm, Search};

#[test]
fn alpha_beta_keeps_the_contract_of_observers_in_every_position() {
    for order in ORDERS {
        let order = cell_order(order);
        for cells in brute::reachable() {
            for depth_aware in [true, false] {
                let search = Search::new(&TicTacToe, scoring(depth_aware)).with_order(&order);
                let mut protocol = Protocol::alpha_beta(solver::side(brute::to_move(cells)));
                alpha_beta(&search, solver::board(cells), &mut protocol);
                assert!(protocol.ended(), "{}", brute::text(cells));
            }
        }
    }
}

#[test]
fn minimax_keeps_the_contract_of_observers_in_every_position() {
    for cells in brute::reachable() {
        let search = Search::new(&TicTacToe, scoring(true));
        let mut protocol = Protocol::minimax(solver::side(brute::to_move(cells)));
        minimax(&search, solver::board(cells), &mut protocol);
        assert!(protocol.ended(), "{}", brute::text(cells));
    }
}

/// Follows the search by the moves that it reports.
struct Follower {
    path: Vec<brute::Cells>,
}

impl Observer<PackedCell, i32> for Follower {
    fn descend(&mut self, _: u32, mv: PackedCell) {
        let here = *self.path.last().expect("the root stays");
        assert!(brute::moves(here).contains(&mv.index()));
        self.path.push(brute::after(here, mv.index()));
    }

    fn leaf(&mut self, ply: u32, value: i32) {
        let here = *self.path.last().expect("the root stays");
        assert!(brute::finished(here), "{}", brute::text(here));
        assert_eq!(value, brute::end_score(here, ply as i32, true));
    }

    fn cut_off(&mut self, _: u32, _: Window<i32>, skipped: usize) {
        let here = *self.path.last().expect("the root stays");
        assert!(skipped < brute::moves(here).len(), "one at least is tried");
    }

    fn leave(&mut self, ply: u32, _: i32) {
        assert_eq!(self.path.len(), ply as usize + 1);
        if ply > 0 {
            self.path.pop();
        }
    }
}

#[test]
fn the_reported_moves_lead_to_the_reported_leaves() {
    let search = Search::new(&TicTacToe, scoring(true));
    for cells in brute::reachable() {
        let mut follower = Follower { path: vec![cells] };
        alpha_beta(&search, solver::board(cells), &mut follower);
        assert_eq!(follower.path, [cells]);
    }
}

/// Compares `best_move` on 3×3 with the layout and the line that work for every game.
#[test]
fn the_flat_search_has_the_same_result_and_counts() {
    for cells in brute::reachable() {
        for depth_aware in [true, false] {
            let search = Search::new(&TicTacToe, scoring(depth_aware));
            for algorithm in [Algorithm::Minimax, Algorithm::AlphaBeta] {
                let board = solver::board(cells);
                assert_eq!(
                    solve(&search, algorithm, board),
                    search.solve(algorithm, board),
                    "{board}"
                );
            }
        }
    }
}
