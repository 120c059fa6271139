//! Iterative deepening and the depth limit, against the brute force.

use crate::brute_force as brute;
use crate::solver;
use cutoff::search::{
    Counter, Estimated, Iteration, Limited, OutcomeScore, Progress, Worth, iterative_deepening,
    minimax,
};
use cutoff::{Board, Cell, Search, TicTacToe};

/// Keeps every iteration, and stops when so many nodes have been entered.
struct Log {
    iterations: Vec<Iteration<Cell>>,
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

impl Progress<Cell> for Log {
    fn iteration(&mut self, found: &Iteration<Cell>) {
        self.iterations.push(found.clone());
    }

    fn stops(&mut self, nodes: u64) -> bool {
        nodes >= self.most_nodes
    }
}

/// The same for every position, which leaves room for nothing but 0.
fn no_estimate(_: Board) -> i32 {
    0
}

/// Some number that depends on the position and says nothing about its worth.
fn any_estimate(board: Board) -> i32 {
    (board.key() as i32 * 37) % 101 - 50
}

#[test]
fn the_last_iteration_is_exact_in_every_position_and_whatever_the_estimates() {
    let plain_room = OutcomeScore::depth_aware(&TicTacToe);
    let roomy = plain_room.with_room_for_estimates(50);
    for (cells, exact) in brute::solve_all() {
        let board = solver::board(cells);
        let score = brute::from_mover(cells, exact.score(true));
        let worth = solver::worth(score, exact.plies as usize);
        let estimates = [no_estimate, any_estimate];
        for (scoring, estimate) in [plain_room, roomy].into_iter().zip(estimates) {
            let search = Search::new(&TicTacToe, scoring);
            let mut log = Log::stopping_at(u64::MAX);
            let mut counter = Counter::default();
            let last = iterative_deepening(&search, board, estimate, &mut log, &mut counter);
            let place = brute::text(cells);
            assert_eq!(last.as_ref(), log.iterations.last(), "{place}");
            let last = last.expect("nothing stops it");
            assert_eq!(last.worth, worth, "{place}");
            assert_eq!(last.nodes, counter.nodes, "{place}");
            let depths: Vec<u32> = log.iterations.iter().map(|one| one.depth).collect();
            assert_eq!(depths, (1..=last.depth).collect::<Vec<_>>(), "{place}");
            let earlier = &log.iterations[..log.iterations.len() - 1];
            let guess = |one: &Iteration<_>| matches!(one.worth, Worth::Estimate(_));
            assert!(earlier.iter().all(guess), "{place}");
        }
    }
}

#[test]
fn the_empty_board_takes_as_many_nodes_as_ever() {
    let search = Search::new(&TicTacToe, OutcomeScore::depth_aware(&TicTacToe));
    let last = iterative_deepening(&search, Board::EMPTY, |_| 0, &mut (), &mut ());
    assert_eq!(last.expect("nothing stops it").nodes, 32_789);
}

#[test]
fn a_search_that_is_stopped_gives_its_last_complete_iteration() {
    let search = Search::new(&TicTacToe, OutcomeScore::depth_aware(&TicTacToe));
    let mut all = Log::stopping_at(u64::MAX);
    iterative_deepening(&search, Board::EMPTY, |_| 0, &mut all, &mut ());
    for most_nodes in (0..32_789).step_by(331) {
        let mut log = Log::stopping_at(most_nodes);
        let mut counter = Counter::default();
        let last = iterative_deepening(&search, Board::EMPTY, |_| 0, &mut log, &mut counter);
        let complete = |one: &&Iteration<_>| one.nodes <= most_nodes;
        assert!(log.iterations.len() >= all.iterations.iter().filter(complete).count());
        assert_eq!(log.iterations, all.iterations[..log.iterations.len()]);
        assert_eq!(last.as_ref(), log.iterations.last());
        // From then on each open node looks at its other moves, and at nothing below.
        assert!(counter.nodes < most_nodes + 100, "{most_nodes}");
    }
}

#[test]
fn a_limit_ends_the_search_and_marks_what_is_a_guess() {
    let limited = Limited { game: &TicTacToe };
    for (cells, exact) in brute::solve_all() {
        let needed = exact.deepest;
        if needed > 6 {
            continue; // it would take long and show nothing else
        }
        for depth in 0..=needed + 1 {
            let scoring = Estimated::new(OutcomeScore::depth_aware(&TicTacToe), |_: Board| 0);
            let search = Search::new(&limited, &scoring);
            let mut counter = Counter::default();
            minimax(&search, (solver::board(cells), depth), &mut counter);
            assert_eq!(
                scoring.has_guessed(),
                depth < needed,
                "{}",
                brute::text(cells)
            );
            assert_eq!(counter.deepest_ply, depth.min(needed));
        }
    }
}
