//! `best_move` by searches of any board that know what each move is worth.

use crate::games::grid::{Cell, Grid, Position};
use crate::lab::{by_value::ByValue, contest::Contestant};
use crate::order::Order;
use crate::search::{Algorithm, Limit, OutcomeScore, Search, Solution};
use crate::textbook::most_nodes;
use crate::wasm::BestMove;
use crate::wasm::boards::textbook::{BoardSearch, Heard, Task, check_cost, found, scoring, solve};
use crate::wasm::input::errors::error;
use crate::wasm::input::{Options, Read};

/// See [`best_move`](crate::wasm::best_move). It takes about as long as minimax.
pub fn best_move(options: &Options, position: Position, search: Contestant) -> Read<BestMove> {
    let best_first = match search {
        Contestant::BestFirst => true,
        Contestant::WorstFirst => false,
        _ => {
            let message =
                "on this board, or with a depth, search is \"best-first\" or \"worst-first\"";
            return Err(error("option-search", message));
        }
    };
    check_cost(options, position, Algorithm::Minimax)?;
    let task = Solve {
        best_first,
        scores: scoring(options),
        positions: most_nodes(&options.game, position, options.depth) as usize,
        heard: &Heard::new(options.progress.as_ref()),
    };
    Ok(found(options, position, task))
}

/// Alpha-beta that knows what each move is worth.
struct Solve<'h> {
    best_first: bool,
    /// The scores as the search has them.
    scores: OutcomeScore,
    /// There are no more positions than this.
    positions: usize,
    heard: &'h Heard<'h>,
}

impl Task for Solve<'_> {
    type Answer = Solution<Cell, i32>;

    fn run<O, L>(self, search: &BoardSearch<'_, O, L>, root: Position) -> Self::Answer
    where
        O: Order<Grid>,
        L: Limit<Grid, i32> + Copy,
    {
        let own = || Search::new(search.game, search.scoring).with_limit(search.limit);
        let order = ByValue::new(
            own(),
            self.scores,
            self.best_first,
            self.positions,
            self.heard,
        );
        solve(
            &own().with_order(&order),
            Algorithm::AlphaBeta,
            root,
            self.heard,
        )
    }
}
