//! `best_move` by the textbook searches of any board.

use super::BestMove;
use crate::game::Game;
use crate::games::grid::{Cell, Grid, Position};
use crate::order::Order;
use crate::search::{Algorithm, CountedLine, Counter, Limit, Pausable, Solution};
use crate::wasm::boards::continuation::Continuation;
use crate::wasm::boards::textbook::{
    BoardSearch, ProgressListener, SearchQuestion, SearchTask, check_cost, with_search,
};
use crate::wasm::clock;
use crate::wasm::input::{Options, Read};
use crate::wasm::worth::ScoredWorth;

/// A textbook search that has begun, with its counts and its best line.
pub type BegunSearch = Pausable<i32, CountedLine<Cell>>;

thread_local! {
    /// The last searches that were not finished, with the milliseconds that they have taken.
    static SEARCH: Continuation<SearchQuestion, (BegunSearch, f64)> = const { Continuation::new() };
}

/// See [`best_move`](super::best_move).
pub fn best_move(options: &Options, position: Position, algorithm: Algorithm) -> Read<BestMove> {
    let question = SearchQuestion::new(options, position, algorithm);
    let new = |_: &SearchQuestion| {
        check_cost(options, position, algorithm)?;
        Ok((BegunSearch::new(Default::default()), 0.0))
    };
    let work = |_: &SearchQuestion, (begun, earlier): (BegunSearch, f64)| {
        let start = clock::now() - earlier;
        let mut time_left = clock::time_left(options.budget_ms);
        let mut progress = ProgressListener::new(options);
        let more = |(counts, _): &CountedLine<Cell>| {
            progress.tell(counts.nodes);
            time_left()
        };
        let task = Solve {
            algorithm,
            begun,
            more,
        };
        let (result, left) = match with_search(options, position, task) {
            Ok(solution) => (Ok(solution), None),
            Err(begun) => (Err(begun.observer().0), Some((begun, clock::now() - start))),
        };
        (answer(options, position, result, start), left)
    };
    SEARCH.with(|search| search.go_on(question, new, work))
}

/// The result of a search, or its counts so far.
pub fn answer(
    options: &Options,
    position: Position,
    result: Result<Solution<Cell, i32>, Counter>,
    start: f64,
) -> BestMove {
    let elapsed_ms = clock::single_run(start);
    let grid = &options.game;
    match result {
        Ok(solution) => {
            let solution = ScoredWorth::of_solution(grid, position, solution, options.scoring);
            BestMove::new(grid, position, solution, options, elapsed_ms)
        }
        Err(counts) => {
            let nothing = Solution {
                player: grid.to_move(position),
                best: None,
                score: 0,
                worth: ScoredWorth::UNKNOWN,
                principal_variation: vec![],
                counts,
            };
            BestMove {
                done: false,
                ..BestMove::new(grid, position, nothing, options, elapsed_ms)
            }
        }
    }
}

/// A search for the best move.
struct Solve<F> {
    algorithm: Algorithm,
    begun: BegunSearch,
    more: F,
}

impl<F: FnMut(&CountedLine<Cell>) -> bool> SearchTask for Solve<F> {
    type Answer = Result<Solution<Cell, i32>, BegunSearch>;

    fn run<O, L>(mut self, search: &BoardSearch<'_, O, L>, root: Position) -> Self::Answer
    where
        O: Order<Grid>,
        L: Limit<Grid, i32> + Copy,
    {
        match self.begun.go_on(search, self.algorithm, root, self.more) {
            Some(value) => {
                let (counts, line) = self.begun.into_observer();
                Ok(search.solution(root, value, counts, line.into()))
            }
            None => Err(self.begun),
        }
    }
}
