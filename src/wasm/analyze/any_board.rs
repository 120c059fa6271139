//! `analyze` on any board.

use super::Analysis;
use crate::analysis::PausableAnalysis;
use crate::game::Game;
use crate::games::grid::{Cell, Grid, Position};
use crate::order::Order;
use crate::search::{Algorithm, Limit, Worth};
use crate::wasm::boards::continuation::Continuation;
use crate::wasm::boards::textbook::{
    BoardSearch, SearchQuestion, SearchTask, check_cost, with_search,
};
use crate::wasm::clock;
use crate::wasm::input::{Options, Read};

type BegunAnalysis = PausableAnalysis<Cell, i32, Worth>;

thread_local! {
    /// The last analyses that were not finished.
    static ANALYSIS: Continuation<SearchQuestion, BegunAnalysis> = const { Continuation::new() };
}

/// See [`analyze`](super::analyze).
pub fn analyze(options: &Options, position: Position) -> Read<Analysis> {
    let question = SearchQuestion::new(options, position, Algorithm::AlphaBeta);
    let new = |_: &SearchQuestion| {
        check_cost(options, position, Algorithm::AlphaBeta)?;
        Ok(BegunAnalysis::default())
    };
    let work = |_: &SearchQuestion, begun| {
        let more = clock::time_left(options.budget_ms);
        let (done, begun) = with_search(options, position, Analyze { begun, more });
        let nodes = begun.nodes();
        let verdicts = begun.so_far(options.game.to_move(position));
        let analysis = Analysis::new(&options.game, position, &verdicts, options);
        let left = (!done).then_some(begun);
        (analysis.so_far(done, nodes), left)
    };
    ANALYSIS.with(|analysis| analysis.go_on(question, new, work))
}

struct Analyze<F> {
    begun: BegunAnalysis,
    more: F,
}

impl<F: FnMut() -> bool> SearchTask for Analyze<F> {
    /// `true` if the analysis is done, and its results so far.
    type Answer = (bool, BegunAnalysis);

    fn run<O, L>(mut self, search: &BoardSearch<'_, O, L>, root: Position) -> Self::Answer
    where
        O: Order<Grid>,
        L: Limit<Grid, i32> + Copy,
    {
        let done = self.begun.go_on(search, root, self.more);
        (done, self.begun)
    }
}
