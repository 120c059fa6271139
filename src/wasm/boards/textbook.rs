//! The textbook searches on any board, to the end or to a depth limit.

use js_sys::Function;
use wasm_bindgen::prelude::*;

use crate::analysis::PausableAnalysis;
use crate::game::Game;
use crate::games::grid::{Cell, CellList, Grid, OpenLines, Position};
use crate::order::Order;
use crate::search::{
    Algorithm, Counter, Depth, Evaluation, Limit, OutcomeScore, Pausable, PrincipalVariation,
    Search, Solution, Worth,
};
use crate::textbook::{TooLong, check};
use crate::wasm::analyze::Analysis;
use crate::wasm::best_move::BestMove;
use crate::wasm::clock;
use crate::wasm::continuation::Continuation;
use crate::wasm::input::errors::{attach, error};
use crate::wasm::input::read::foreign;
use crate::wasm::input::{Options, Read};
use crate::wasm::worth::Value;

/// How often the search says how far it is: every so many nodes, which take some milliseconds.
const PROGRESS: u64 = 1 << 18;

/// Work that is done with a search, whatever its order and its limit.
pub trait Task {
    /// What it gives.
    type Answer;

    /// Does it.
    fn run<O, L>(self, search: &BoardSearch<'_, O, L>, root: Position) -> Self::Answer
    where
        O: Order<Grid>,
        L: Limit<Grid, i32> + Copy;
}

/// A textbook search of a board.
pub type BoardSearch<'g, O, L> = Search<'g, Grid, OutcomeScore, O, L>;

/// Sets a search up as the options say, and does the task with it.
pub fn with_search<T: Task>(options: &Options, position: Position, task: T) -> T::Answer {
    let grid = &options.game;
    // The build for boards alone has room for one kind of search.
    if cfg!(feature = "lab") && options.depth.is_none() && options.order.is_none() {
        return task.run(&Search::new(grid, options.scoring), position);
    }
    let lines = OpenLines::new(grid);
    let cells = |order: &Vec<usize>| order.iter().filter_map(|&cell| grid.cell(cell)).collect();
    let order = options.order.as_ref().map(cells).map(CellList);
    let depth = options.depth.map(|plies| Depth {
        plies,
        evaluation: &lines,
    });
    let search = Search::new(grid, scoring(options));
    task.run(&search.with_order(order).with_limit(depth), position)
}

/// The scores as the search has them. With a depth limit wins lie above all estimates.
pub fn scoring(options: &Options) -> OutcomeScore {
    match options.depth {
        Some(_) => {
            let lines = OpenLines::new(&options.game);
            let furthest = Evaluation::<Grid>::furthest(&lines);
            options.scoring.with_room_for_estimates(furthest)
        }
        None => options.scoring,
    }
}

/// Refuses a search that would take too long.
pub fn check_cost(options: &Options, position: Position, algorithm: Algorithm) -> Read<()> {
    check(&options.game, position, algorithm, options.depth).map_err(too_long)
}

fn too_long(fault: TooLong) -> JsValue {
    let error = error("search-long", &fault.to_string());
    attach(&error, "nodes", &fault.minimax.nodes.into());
    error
}

/// A textbook search that has begun. It has counted, and collected the line.
type BegunSearch = Pausable<i32, Counted>;

/// What a search counts and collects.
pub type Counted = (Counter, PrincipalVariation<Cell>);

/// What makes two questions the same.
#[derive(PartialEq)]
struct Question {
    game: Grid,
    position: Position,
    algorithm: Algorithm,
    scoring: OutcomeScore,
    order: Option<Vec<usize>>,
    depth: Option<u32>,
}

impl Question {
    fn new(options: &Options, position: Position, algorithm: Algorithm) -> Question {
        Question {
            game: options.game,
            position,
            algorithm,
            scoring: options.scoring,
            order: options.order.clone(),
            depth: options.depth,
        }
    }
}

thread_local! {
    /// The last search that is not done, and the milliseconds that it has taken.
    static SEARCH: Continuation<Question, (BegunSearch, f64)> = const { Continuation::new() };
    /// The last analysis that is not done.
    static ANALYSIS: Continuation<Question, BegunAnalysis> = const { Continuation::new() };
}

/// A search for the best move.
struct Solve<F> {
    algorithm: Algorithm,
    begun: BegunSearch,
    more: F,
}

impl<F: FnMut(&Counted) -> bool> Task for Solve<F> {
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

/// Tells JavaScript from time to time how many nodes have been entered.
pub struct Told<'f> {
    nodes: u64,
    hears: Option<&'f Function>,
}

impl Told<'_> {
    pub fn new(hears: Option<&Function>) -> Told<'_> {
        Told { nodes: 0, hears }
    }

    /// So many have been entered by now.
    pub fn tell(&mut self, nodes: u64) {
        if nodes < self.nodes + PROGRESS {
            return;
        }
        self.nodes = nodes;
        if let Some(hears) = self.hears {
            // What it throws does not stop the search.
            let _ = foreign(|| hears.call1(&JsValue::NULL, &(nodes as f64).into()));
        }
    }
}

/// See [`best_move`](crate::wasm::best_move).
pub fn best_move(options: &Options, position: Position, algorithm: Algorithm) -> Read<BestMove> {
    let question = Question::new(options, position, algorithm);
    let new = |_: &Question| {
        check_cost(options, position, algorithm)?;
        let found = (Counter::default(), PrincipalVariation::default());
        Ok((Pausable::new(found), 0.0))
    };
    let work = |_: &Question, (begun, earlier): (BegunSearch, f64)| {
        let start = clock::now() - earlier;
        let mut time_left = clock::time_left(options.budget_ms);
        let mut told = Told::new(options.progress.as_ref());
        let more = |(counts, _): &Counted| {
            told.tell(counts.nodes);
            time_left()
        };
        let task = Solve {
            algorithm,
            begun,
            more,
        };
        let (found, left) = match with_search(options, position, task) {
            Ok(found) => (Ok(found), None),
            Err(begun) => (Err(begun.observer().0), Some((begun, clock::now() - start))),
        };
        (said(options, position, found, start), left)
    };
    SEARCH.with(|search| search.go_on(question, new, work))
}

/// What a search has found, or what it has visited so far.
pub fn said(
    options: &Options,
    position: Position,
    found: Result<Solution<Cell, i32>, Counter>,
    start: f64,
) -> BestMove {
    let elapsed_ms = clock::single_run(start);
    let grid = &options.game;
    match found {
        Ok(found) => {
            let found = Value::say(grid, position, found, options.scoring);
            BestMove::new(grid, position, found, options, elapsed_ms)
        }
        Err(counts) => {
            let nothing = Solution {
                player: grid.to_move(position),
                best: None,
                score: 0,
                worth: Value::UNKNOWN,
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

type BegunAnalysis = PausableAnalysis<Cell, i32, Worth>;

/// See [`analyze`](crate::wasm::analyze).
pub fn analyze(options: &Options, position: Position) -> Read<Analysis> {
    let question = Question::new(options, position, Algorithm::AlphaBeta);
    let new = |_: &Question| {
        check_cost(options, position, Algorithm::AlphaBeta)?;
        Ok(BegunAnalysis::default())
    };
    let work = |_: &Question, begun| {
        let more = clock::time_left(options.budget_ms);
        let (done, begun) = with_search(options, position, Analyze { begun, more });
        let nodes = begun.nodes();
        let found = begun.so_far(options.game.to_move(position));
        let found = Analysis::new(&options.game, position, &found, options);
        let left = (!done).then_some(begun);
        (found.so_far(done, nodes), left)
    };
    ANALYSIS.with(|analysis| analysis.go_on(question, new, work))
}

struct Analyze<F> {
    begun: BegunAnalysis,
    more: F,
}

impl<F: FnMut() -> bool> Task for Analyze<F> {
    /// Whether it is done, and what it has found.
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
