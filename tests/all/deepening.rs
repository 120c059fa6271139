//! Compares iterative deepening and the depth limit with brute force.

use crate::brute_force as brute;
use crate::solver;
use cutoff::games::tic_tac_toe::{Board, PackedCell, TicTacToe};
use cutoff::search::{
    Counter, DeepeningObserver, Draws, Evaluation, Iteration, OutcomeScore, Worth,
    iterative_deepening, minimax,
};
use cutoff::{Algorithm, Search};

/// Collects every iteration, and stops after this number of nodes.
struct Log {
    iterations: Vec<Iteration<PackedCell>>,
    most_nodes: u64,
}

impl Log {
    fn stopping_at(most_nodes: u64) -> Log {
        Log {
            iterations: Vec::new(),
            most_nodes,
        }
    }
}

impl DeepeningObserver<PackedCell> for Log {
    fn iteration(&mut self, found: &Iteration<PackedCell>) {
        self.iterations.push(found.clone());
    }

    fn stops(&mut self, nodes: u64) -> bool {
        nodes >= self.most_nodes
    }
}

/// An evaluation that depends on the position but is unrelated to its value.
struct Anything;

impl Evaluation<TicTacToe> for Anything {
    fn estimate(&self, _: &TicTacToe, board: Board) -> i32 {
        (board.key() as i32 * 37) % 101 - 50
    }

    fn furthest(&self) -> i32 {
        50
    }
}

/// Searches by iterative deepening with an evaluation.
fn deepen<E: Evaluation<TicTacToe>>(
    board: Board,
    evaluation: &E,
    log: &mut Log,
    counter: &mut Counter,
) -> Option<Iteration<PackedCell>> {
    let search = Search::new(&TicTacToe, OutcomeScore::depth_aware(&TicTacToe));
    iterative_deepening(&search, board, evaluation, log, counter)
}

#[test]
fn the_last_iteration_is_exact_in_every_position_with_any_evaluation() {
    for (cells, exact) in brute::solve_all() {
        let board = solver::board(cells);
        let place = brute::text(cells);
        let score = brute::from_mover(cells, exact.score(true));
        let worth = solver::worth(score, exact.plies as usize);
        for by_anything in [false, true] {
            let mut log = Log::stopping_at(u64::MAX);
            let mut counter = Counter::default();
            let last = if by_anything {
                deepen(board, &Anything, &mut log, &mut counter)
            } else {
                deepen(board, &Draws, &mut log, &mut counter)
            };
            assert_eq!(last.as_ref(), log.iterations.last(), "{place}");
            let last = last.expect("nothing stops it");
            assert_eq!(last.worth, worth, "{place}");
            assert_eq!(last.nodes, counter.nodes, "{place}");
            let depths: Vec<u32> = log.iterations.iter().map(|one| one.depth).collect();
            assert_eq!(depths, (1..=last.depth).collect::<Vec<_>>(), "{place}");
            let earlier = &log.iterations[..log.iterations.len() - 1];
            let estimate = |one: &Iteration<_>| matches!(one.worth, Worth::Estimate(_));
            assert!(earlier.iter().all(estimate), "{place}");
        }
    }
}

#[test]
fn deepening_visits_32_789_nodes_from_the_empty_board() {
    let search = Search::new(&TicTacToe, OutcomeScore::depth_aware(&TicTacToe));
    let last = iterative_deepening(&search, Board::EMPTY, &Draws, &mut (), &mut ());
    assert_eq!(last.expect("nothing stops it").nodes, 32_789);
}

#[test]
fn a_stopped_search_returns_its_last_complete_iteration() {
    let search = Search::new(&TicTacToe, OutcomeScore::depth_aware(&TicTacToe));
    let mut all = Log::stopping_at(u64::MAX);
    iterative_deepening(&search, Board::EMPTY, &Draws, &mut all, &mut ());
    for most_nodes in (0..32_789).step_by(331) {
        let mut log = Log::stopping_at(most_nodes);
        let mut counter = Counter::default();
        let last = iterative_deepening(&search, Board::EMPTY, &Draws, &mut log, &mut counter);
        let complete = |one: &&Iteration<_>| one.nodes <= most_nodes;
        assert!(log.iterations.len() >= all.iterations.iter().filter(complete).count());
        assert_eq!(log.iterations, all.iterations[..log.iterations.len()]);
        assert_eq!(last.as_ref(), log.iterations.last());
        // After a stop, each open node still counts its other moves, but no nodes below them.
        assert!(counter.nodes < most_nodes + 100, "{most_nodes}");
    }
}

/// One search for each depth is asked about all positions. Its answer does not depend on earlier
/// positions.
#[test]
fn a_search_evaluates_the_positions_at_its_depth_limit() {
    let known = brute::solve_all();
    // More positions would take longer without testing anything new.
    for depth in 0..=7 {
        let search = Search::new(&TicTacToe, OutcomeScore::depth_aware(&TicTacToe));
        let search = search.limited(depth, Draws);
        for (&cells, exact) in known.iter().filter(|(_, exact)| exact.deepest <= 6) {
            let place = brute::text(cells);
            let mut counter = Counter::default();
            minimax(&search, solver::board(cells), &mut counter);
            let hides = depth < exact.deepest;
            assert_eq!(counter.estimates > 0, hides, "{place}");
            assert_eq!(counter.deepest_ply, depth.min(exact.deepest));

            let [full, pruned] = [Algorithm::Minimax, Algorithm::AlphaBeta]
                .map(|algorithm| search.solve(algorithm, solver::board(cells)).worth);
            assert_eq!(full, pruned, "{place}");
            let score = brute::from_mover(cells, exact.score(true));
            let proved = solver::worth(score, exact.plies as usize);
            let decided = score != 0 && exact.plies as u32 <= depth;
            let expected = if hides && !decided {
                Worth::Estimate(0)
            } else {
                proved
            };
            assert_eq!(full, expected, "{place} {depth}");
        }
    }
}
