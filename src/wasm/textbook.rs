//! The textbook searches on any board, to the end or to a depth limit.

use std::cell::Cell as Shared;
#[cfg(feature = "lab")]
use std::hint::black_box;

use js_sys::Function;
use wasm_bindgen::prelude::*;

use super::best_move::BestMove;
use super::clock;
use super::input::errors::{attach, error};
use super::input::{Options, Read};
use super::worth::Parts;
use crate::analysis::{Analysis, analyze as analyze_by};
#[cfg(feature = "lab")]
use crate::estimate::counted;
use crate::games::grid::{Cell, CellList, Grid, OpenLines, Position};
#[cfg(feature = "lab")]
use crate::lab::{by_value::ByValue, contest::Contestant};
use crate::order::Order;
use crate::search::{
    Algorithm, Counter, Depth, Evaluation, Limit, Observer, OutcomeScore, PrincipalVariation,
    Search, Solution, Window,
};
#[cfg(feature = "lab")]
use crate::search::{RootMove, TreeMap};
use crate::textbook::{TooLong, check};
#[cfg(feature = "lab")]
use crate::textbook::{minimax_nodes, most_nodes};

/// How often the search says how far it is: every so many nodes, which take some milliseconds.
const PROGRESS: u64 = 1 << 18;

/// A record of more nodes is refused: this many take 50 MB. So is a map of more.
#[cfg(feature = "lab")]
pub const MOST_TRACED: u64 = 2_000_000;

/// Alpha-beta is not counted further than this to say how large its record would be.
#[cfg(feature = "lab")]
pub const MOST_COUNTED: u64 = 100_000_000;

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

/// Refuses a record or a map of too many nodes: those that were counted, if they were.
#[cfg(feature = "lab")]
pub fn too_large(
    options: &Options,
    position: Position,
    algorithm: Algorithm,
    counted: Option<u64>,
) -> JsValue {
    let nodes = match (counted, algorithm) {
        (Some(nodes), _) => Some(nodes as f64),
        (None, Algorithm::Minimax) => {
            Some(minimax_nodes(&options.game, position, options.depth).nodes)
        }
        (None, Algorithm::AlphaBeta) => None,
    };
    let found = match nodes {
        Some(nodes) => format!("about {}", nodes as u64),
        None => "more than 100,000,000".to_owned(),
    };
    let search = match algorithm {
        Algorithm::Minimax => "minimax",
        Algorithm::AlphaBeta => "alpha-beta",
    };
    let message = format!(
        "{search} has {found} nodes here, and {MOST_TRACED} are the most: give a depth, or a later position"
    );
    let error = error("trace-large", &message);
    attach(&error, "nodes", &nodes.map_or(JsValue::NULL, JsValue::from));
    error
}

/// See [`trace_map`](super::trace_map).
#[cfg(feature = "lab")]
pub fn trace_map(
    options: &Options,
    position: Position,
    algorithm: Algorithm,
    columns: usize,
) -> Read<TreeMap> {
    if counted(&options.game, position, options.depth, MOST_TRACED).is_none() {
        return Err(too_large(options, position, Algorithm::Minimax, None));
    }
    let task = Mapped { algorithm, columns };
    Ok(with_search(options, position, task))
}

#[cfg(feature = "lab")]
struct Mapped {
    algorithm: Algorithm,
    columns: usize,
}

#[cfg(feature = "lab")]
impl Task for Mapped {
    type Answer = TreeMap;

    fn run<O, L>(self, search: &BoardSearch<'_, O, L>, root: Position) -> TreeMap
    where
        O: Order<Grid>,
        L: Limit<Grid, i32> + Copy,
    {
        TreeMap::new(search, self.algorithm, root, self.columns)
    }
}

/// A way to search.
#[derive(Clone, Copy)]
enum Way {
    Textbook(Algorithm),
    /// Alpha-beta that knows what each move is worth.
    #[cfg(feature = "lab")]
    ByValue {
        best_first: bool,
        /// The scores as the search has them.
        scores: OutcomeScore,
        /// There are no more positions than this.
        positions: f64,
    },
}

impl Way {
    fn of(options: &Options, position: Position, algorithm: Algorithm) -> Read<Way> {
        #[cfg(feature = "lab")]
        {
            let by_value = |best_first| Way::ByValue {
                best_first,
                scores: scoring(options),
                positions: most_nodes(&options.game, position, options.depth),
            };
            match options.contestant(algorithm)? {
                None => {}
                Some(Contestant::BestFirst) => return Ok(by_value(true)),
                Some(Contestant::WorstFirst) => return Ok(by_value(false)),
                Some(_) => {
                    let message = "on this board, or with a depth, search is \"best-first\" or \"worst-first\"";
                    return Err(error("option-search", message));
                }
            }
        }
        let _ = (options, position);
        Ok(Way::Textbook(algorithm))
    }

    /// The search that it takes about as long as.
    fn dearest(self) -> Algorithm {
        match self {
            Way::Textbook(algorithm) => algorithm,
            #[cfg(feature = "lab")]
            Way::ByValue { .. } => Algorithm::Minimax,
        }
    }
}

/// A search for the best move.
struct Solve<'h> {
    way: Way,
    heard: &'h Heard<'h>,
}

impl Task for Solve<'_> {
    type Answer = Solution<Cell, i32>;

    fn run<O, L>(self, search: &BoardSearch<'_, O, L>, root: Position) -> Self::Answer
    where
        O: Order<Grid>,
        L: Limit<Grid, i32> + Copy,
    {
        let found = (Counter::default(), PrincipalVariation::default());
        let mut observers = (found, self.heard);
        let value = match self.way {
            Way::Textbook(algorithm) => search.value(algorithm, root, &mut observers),
            #[cfg(feature = "lab")]
            Way::ByValue {
                best_first,
                scores,
                positions,
            } => {
                let own = || Search::new(search.game, search.scoring).with_limit(search.limit);
                let positions = positions as usize;
                let order = ByValue::new(own(), scores, best_first, positions, self.heard);
                let search = own().with_order(&order);
                search.value(Algorithm::AlphaBeta, root, &mut observers)
            }
        };
        let ((counts, line), _) = observers;
        search.solution(root, value, counts, line.into())
    }
}

/// Tells JavaScript from time to time how many nodes have been entered.
pub struct Heard<'f> {
    nodes: Shared<u64>,
    hears: Option<&'f Function>,
}

impl Heard<'_> {
    pub fn new(hears: Option<&Function>) -> Heard<'_> {
        Heard {
            nodes: Shared::new(0),
            hears,
        }
    }
}

impl<M, S> Observer<M, S> for &Heard<'_> {
    #[inline]
    fn enter(&mut self, _: u32, _: Window<S>) {
        let nodes = self.nodes.get() + 1;
        self.nodes.set(nodes);
        if nodes.is_multiple_of(PROGRESS)
            && let Some(hears) = self.hears
        {
            // What it throws does not stop the search.
            let _ = hears.call1(&JsValue::NULL, &(nodes as f64).into());
        }
    }
}

/// See [`best_move`](super::best_move).
pub fn best_move(options: &Options, position: Position, algorithm: Algorithm) -> Read<BestMove> {
    let way = Way::of(options, position, algorithm)?;
    check_cost(options, position, way.dearest())?;
    let heard = Heard::new(options.progress.as_ref());
    let heard = &heard;
    let start = clock::now();
    let found = with_search(options, position, Solve { way, heard });
    let elapsed_ms = clock::single_run(start);
    let found = Parts::say(&options.game, position, found, options.scoring);
    Ok(BestMove::new(
        &options.game,
        position,
        found,
        options,
        elapsed_ms,
    ))
}

/// See [`analyze`](super::analyze).
pub fn analyze(options: &Options, position: Position) -> Read<Analysis<Cell, i32>> {
    check_cost(options, position, Algorithm::AlphaBeta)?;
    Ok(with_search(options, position, Analyze))
}

struct Analyze;

impl Task for Analyze {
    type Answer = Analysis<Cell, i32>;

    fn run<O, L>(self, search: &BoardSearch<'_, O, L>, root: Position) -> Self::Answer
    where
        O: Order<Grid>,
        L: Limit<Grid, i32> + Copy,
    {
        analyze_by(search, root)
    }
}

/// The nodes that a search enters.
#[cfg(feature = "lab")]
pub fn count(options: &Options, position: Position, algorithm: Algorithm) -> u64 {
    with_search(options, position, Count(algorithm))
}

#[cfg(feature = "lab")]
struct Count(Algorithm);

#[cfg(feature = "lab")]
impl Task for Count {
    type Answer = u64;

    fn run<O, L>(self, search: &BoardSearch<'_, O, L>, root: Position) -> u64
    where
        O: Order<Grid>,
        L: Limit<Grid, i32> + Copy,
    {
        let mut counter = Counter::default();
        search.value(self.0, root, &mut counter);
        counter.nodes
    }
}

/// The search that is timed: it finds the value and the move, and counts nothing.
#[cfg(feature = "lab")]
pub fn run(options: &Options, position: Position, algorithm: Algorithm) {
    with_search(options, position, Run(algorithm));
}

#[cfg(feature = "lab")]
struct Run(Algorithm);

#[cfg(feature = "lab")]
impl Task for Run {
    type Answer = ();

    fn run<O, L>(self, search: &BoardSearch<'_, O, L>, root: Position)
    where
        O: Order<Grid>,
        L: Limit<Grid, i32> + Copy,
    {
        let mut best = RootMove::default();
        // Without `black_box` the optimiser could leave the search out, or run it once for all runs.
        let value = search.value(self.0, black_box(root), &mut best);
        black_box((value, best.0));
    }
}
