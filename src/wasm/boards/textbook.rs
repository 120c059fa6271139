//! The textbook searches on any board, to the end or to a depth limit.

use js_sys::Function;
use wasm_bindgen::prelude::*;

use crate::games::grid::{CellList, Grid, OpenLines, Position};
use crate::order::Order;
use crate::search::{Algorithm, Limit, OutcomeScore, Search};
use crate::textbook::check;
use crate::wasm::input::errors::{attach, error};
use crate::wasm::input::read::foreign;
use crate::wasm::input::{Options, Read};

/// Nodes between two reports of progress. They take a few milliseconds.
const PROGRESS_NODES: u64 = 1 << 18;

/// Work that needs a search with any order and any limit.
pub trait SearchTask {
    /// The result of the work.
    type Answer;

    /// Runs it.
    fn run<O, L>(self, search: &BoardSearch<'_, O, L>, root: Position) -> Self::Answer
    where
        O: Order<Grid>,
        L: Limit<Grid, i32> + Copy;
}

/// A textbook search of a board.
pub type BoardSearch<'g, O, L> = Search<'g, Grid, OutcomeScore, O, L>;

/// Builds the search that the options describe, and runs the task with it.
pub fn with_search<T: SearchTask>(options: &Options, position: Position, task: T) -> T::Answer {
    let grid = &options.game;
    let search = Search::new(grid, options.scoring);
    // The build for boards alone has only one kind of search, which keeps it small.
    if cfg!(feature = "lab") && options.depth.is_none() && options.order.is_none() {
        return task.run(&search, position);
    }
    let lines = OpenLines::new(grid);
    let cells = |order: &Vec<usize>| order.iter().filter_map(|&cell| grid.cell(cell)).collect();
    let order = options.order.as_ref().map(cells).map(CellList);
    let search = search.with_order(order).limited(options.depth, &lines);
    task.run(&search, position)
}

/// Refuses a search that would take too long.
pub fn check_cost(options: &Options, position: Position, algorithm: Algorithm) -> Read<()> {
    check(&options.game, position, algorithm, options.depth).map_err(|fault| {
        let error = error("search-long", &fault.to_string());
        attach(&error, "nodes", &fault.minimax.nodes.into());
        error
    })
}

/// A question to a search. Two equal questions have the same answer.
#[derive(PartialEq)]
pub struct SearchQuestion {
    game: Grid,
    position: Position,
    algorithm: Algorithm,
    scoring: OutcomeScore,
    order: Option<Vec<usize>>,
    depth: Option<u32>,
}

impl SearchQuestion {
    /// The question that the options ask of a position.
    pub fn new(options: &Options, position: Position, algorithm: Algorithm) -> SearchQuestion {
        SearchQuestion {
            game: options.game,
            position,
            algorithm,
            scoring: options.scoring,
            order: options.order.clone(),
            depth: options.depth,
        }
    }
}

/// Reports to JavaScript how many nodes have been entered.
pub struct ProgressListener<'f> {
    nodes: u64,
    hears: Option<&'f Function>,
}

impl ProgressListener<'_> {
    /// Calls the function that the options name.
    pub fn new(options: &Options) -> ProgressListener<'_> {
        ProgressListener {
            nodes: 0,
            hears: options.progress.as_ref(),
        }
    }

    /// Reports this number of nodes.
    pub fn tell(&mut self, nodes: u64) {
        if nodes < self.nodes + PROGRESS_NODES {
            return;
        }
        self.nodes = nodes;
        if let Some(hears) = self.hears {
            // An error in the listener does not stop the search.
            let _ = foreign(|| hears.call1(&JsValue::NULL, &(nodes as f64).into()));
        }
    }
}
