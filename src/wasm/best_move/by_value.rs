//! `best_move` by searches of any board that know what each move is worth.

use std::cell::{Cell as Shared, RefCell};

use super::{BestMove, any_board};
use crate::games::grid::{Cell, Grid, Position};
use crate::lab::{by_value::ByValue, searches::SearchName};
use crate::order::Order;
use crate::search::{
    Algorithm, Counter, Limit, Observer, PrincipalVariation, Search, Solution, Window,
};
use crate::textbook::most_nodes;
use crate::wasm::boards::textbook::{BoardSearch, Progress, Task, check_cost, with_search};
use crate::wasm::clock;
use crate::wasm::input::errors::error;
use crate::wasm::input::{Options, Read};

/// See [`best_move`](super::best_move). It takes about as long as minimax.
pub fn best_move(options: &Options, position: Position, search: SearchName) -> Read<BestMove> {
    let best_first = match search {
        SearchName::BestFirst => true,
        SearchName::WorstFirst => false,
        _ => {
            let message =
                "on this board, or with a depth, search is \"best-first\" or \"worst-first\"";
            return Err(error("option-search", message));
        }
    };
    check_cost(options, position, Algorithm::Minimax)?;
    let task = Solve {
        best_first,
        positions: most_nodes(&options.game, position, options.depth) as usize,
        visits: &Visits::new(options),
    };
    let start = clock::now();
    let found = with_search(options, position, task);
    Ok(any_board::answer(options, position, Ok(found), start))
}

/// Alpha-beta that knows what each move is worth.
struct Solve<'h> {
    best_first: bool,
    /// There are no more positions than this.
    positions: usize,
    visits: &'h Visits<'h>,
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
            search.scoring,
            self.best_first,
            self.positions,
            self.visits,
        );
        let search = own().with_order(&order);
        let found = (Counter::default(), PrincipalVariation::default());
        let mut observers = (found, self.visits);
        let value = search.value(Algorithm::AlphaBeta, root, &mut observers);
        let ((counts, line), _) = observers;
        search.solution(root, value, counts, line.into())
    }
}

/// Counts the nodes of the search and of those that find the values, and tells JavaScript from time to time.
struct Visits<'f> {
    nodes: Shared<u64>,
    progress: RefCell<Progress<'f>>,
}

impl Visits<'_> {
    fn new(options: &Options) -> Visits<'_> {
        Visits {
            nodes: Shared::new(0),
            progress: RefCell::new(Progress::new(options)),
        }
    }
}

impl<M, S> Observer<M, S> for &Visits<'_> {
    fn enter(&mut self, _: u32, _: Window<S>) {
        let nodes = self.nodes.get() + 1;
        self.nodes.set(nodes);
        if nodes.is_multiple_of(1 << 12) {
            self.progress.borrow_mut().tell(nodes);
        }
    }
}
