//! The textbook searches on any board, to the end or to a depth limit.

use std::cell::Cell as Shared;

use js_sys::Function;
use wasm_bindgen::prelude::*;

use crate::analysis::{Analysis, analyze as analyze_by};
use crate::games::grid::{Cell, CellList, Grid, OpenLines, Position};
use crate::order::Order;
use crate::search::{
    Algorithm, Counter, Depth, Evaluation, Limit, Observer, OutcomeScore, PrincipalVariation,
    Search, Solution, Window,
};
use crate::textbook::{TooLong, check};
use crate::wasm::best_move::BestMove;
use crate::wasm::clock;
use crate::wasm::input::errors::{attach, error};
use crate::wasm::input::{Options, Read};
use crate::wasm::worth::Parts;

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

/// A search for the best move.
struct Solve<'h> {
    algorithm: Algorithm,
    heard: &'h Heard<'h>,
}

impl Task for Solve<'_> {
    type Answer = Solution<Cell, i32>;

    fn run<O, L>(self, search: &BoardSearch<'_, O, L>, root: Position) -> Self::Answer
    where
        O: Order<Grid>,
        L: Limit<Grid, i32> + Copy,
    {
        solve(search, self.algorithm, root, self.heard)
    }
}

/// What a search finds, which is heard.
pub fn solve<O, L>(
    search: &BoardSearch<'_, O, L>,
    algorithm: Algorithm,
    root: Position,
    heard: &Heard,
) -> Solution<Cell, i32>
where
    O: Order<Grid>,
    L: Limit<Grid, i32> + Copy,
{
    let found = (Counter::default(), PrincipalVariation::default());
    let mut observers = (found, heard);
    let value = search.value(algorithm, root, &mut observers);
    let ((counts, line), _) = observers;
    search.solution(root, value, counts, line.into())
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

/// See [`best_move`](crate::wasm::best_move).
pub fn best_move(options: &Options, position: Position, algorithm: Algorithm) -> Read<BestMove> {
    check_cost(options, position, algorithm)?;
    let heard = &Heard::new(options.progress.as_ref());
    Ok(found(options, position, Solve { algorithm, heard }))
}

/// What a task finds, and how long it takes.
pub fn found<T>(options: &Options, position: Position, task: T) -> BestMove
where
    T: Task<Answer = Solution<Cell, i32>>,
{
    let start = clock::now();
    let found = with_search(options, position, task);
    let elapsed_ms = clock::single_run(start);
    let found = Parts::say(&options.game, position, found, options.scoring);
    BestMove::new(&options.game, position, found, options, elapsed_ms)
}

/// See [`analyze`](crate::wasm::analyze).
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
