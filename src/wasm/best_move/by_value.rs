//! `best_move` by searches of any board that know what each move is worth.

use std::cell::{Cell as Shared, RefCell};

use super::{BestMove, any_board};
use crate::games::grid::{Grid, Position};
use crate::lab::by_value::{ByValue, Known};
use crate::lab::searches::SearchName;
use crate::order::Order;
use crate::search::{Algorithm, Limit, Observer, Pausable, Search, Window};
use crate::textbook::most_nodes;
use crate::wasm::boards::textbook::{
    BoardSearch, Progress, Question, Task, check_cost, with_search,
};
use crate::wasm::clock;
use crate::wasm::continuation::Continuation;
use crate::wasm::input::errors::error;
use crate::wasm::input::{Options, Read};

/// A search that has begun, with what it knows of the values, the nodes that these took, and the milliseconds.
type Begun = (any_board::BegunSearch, Known<Grid>, u64, f64);

thread_local! {
    /// The last search that is not done, and whether it tries the best moves first.
    static SEARCH: Continuation<(Question, bool), Begun> = const { Continuation::new() };
}

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
    let question = Question::new(options, position, Algorithm::AlphaBeta);
    let new = |_: &(Question, bool)| {
        check_cost(options, position, Algorithm::Minimax)?;
        let positions = most_nodes(&options.game, position, options.depth) as usize;
        let known = Known::new(options.scoring, positions);
        Ok((Pausable::new(Default::default()), known, 0, 0.0))
    };
    let work = |&(_, best_first): &(Question, bool), begun: Begun| {
        let (search, known, valued, earlier) = begun;
        let start = clock::now() - earlier;
        let visits = Visits {
            valued: Shared::new(valued),
            progress: RefCell::new(Progress::new(options)),
        };
        let task = Solve {
            best_first,
            begun: search,
            known,
            visits: &visits,
            time_left: clock::time_left(options.budget_ms),
        };
        match with_search(options, position, task) {
            Ok(found) => (any_board::answer(options, position, Ok(found), start), None),
            Err((begun, known)) => {
                let counts = begun.observer().0;
                let answer = any_board::answer(options, position, Err(counts), start);
                let left = (begun, known, visits.valued.get(), clock::now() - start);
                (answer, Some(left))
            }
        }
    };
    SEARCH.with(|search| search.go_on((question, best_first), new, work))
}

/// Alpha-beta that knows what each move is worth.
struct Solve<'h, F> {
    best_first: bool,
    begun: any_board::BegunSearch,
    known: Known<Grid>,
    visits: &'h Visits<'h>,
    time_left: F,
}

impl<F: FnMut() -> bool> Task for Solve<'_, F> {
    type Answer = Result<any_board::Found, (any_board::BegunSearch, Known<Grid>)>;

    fn run<O, L>(mut self, search: &BoardSearch<'_, O, L>, root: Position) -> Self::Answer
    where
        O: Order<Grid>,
        L: Limit<Grid, i32> + Copy,
    {
        let own = || Search::new(search.game, search.scoring).with_limit(search.limit);
        let order = ByValue::new(own(), self.best_first, self.known, self.visits);
        let search = own().with_order(&order);
        let (visits, mut time_left) = (self.visits, self.time_left);
        let value = order
            .prepare(root, |nodes| {
                visits.tell(nodes);
                time_left()
            })
            .then(|| {
                self.begun
                    .go_on(&search, Algorithm::AlphaBeta, root, |(counts, _)| {
                        visits.tell(counts.nodes);
                        time_left()
                    })
            });
        match value.flatten() {
            Some(value) => {
                let (counts, line) = self.begun.into_observer();
                Ok(search.solution(root, value, counts, line.into()))
            }
            None => Err((self.begun, order.into_known())),
        }
    }
}

/// Counts the nodes of the searches that find the values, and tells JavaScript from time to time how many there
/// are with those of the search.
struct Visits<'f> {
    valued: Shared<u64>,
    progress: RefCell<Progress<'f>>,
}

impl Visits<'_> {
    /// There are so many beside those that are counted here.
    fn tell(&self, nodes: u64) {
        self.progress.borrow_mut().tell(self.valued.get() + nodes);
    }
}

impl<M, S> Observer<M, S> for &Visits<'_> {
    fn enter(&mut self, _: u32, _: Window<S>) {
        let nodes = self.valued.get() + 1;
        self.valued.set(nodes);
        if nodes.is_multiple_of(1 << 12) {
            self.tell(0);
        }
    }
}
