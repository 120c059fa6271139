//! The textbook searches on any board, to the end or to a depth limit.

use std::cell::Cell as Shared;

use js_sys::Function;
use wasm_bindgen::prelude::*;

use super::worth::Parts;
use crate::game::Game;
use crate::games::BoardGame;
use crate::games::grid::{Cell, CellList, Grid, OpenLines, Position};
use crate::order::Order;
use crate::search::{
    Algorithm, Counter, Depth, Evaluation, Limit, Observer, OutcomeScore, PrincipalVariation,
    Score, Search, Window, Worth,
};
use crate::textbook::{TooLong, check};
use crate::wasm::clock;
use crate::wasm::input::errors::{attach, error};
use crate::wasm::input::{BoardOptions, ONLY_BOARDS, Read};
use crate::wasm::output::Player;
use crate::wasm::search::BestMove;

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
pub fn with_search<T: Task>(options: &BoardOptions, position: Position, task: T) -> T::Answer {
    // The build for boards alone has room for one kind of search.
    if !ONLY_BOARDS && options.depth.is_none() && options.order.is_none() {
        task.run(&Search::new(&options.grid, options.scoring), position)
    } else {
        with_limit(options, position, options.depth, task)
    }
}

/// The same with this depth limit, which can be 0.
pub fn with_limit<T: Task>(
    options: &BoardOptions,
    position: Position,
    depth: Option<u32>,
    task: T,
) -> T::Answer {
    let grid = &options.grid;
    let lines = OpenLines::new(grid);
    let order = CellList(match &options.order {
        Some(order) => order.clone(),
        None => grid.all_cells().collect(),
    });
    let depth = depth.map(|plies| Depth {
        plies,
        evaluation: &lines,
    });
    let search = Search::new(grid, scoring(options));
    task.run(&search.with_order(order).with_limit(depth), position)
}

/// The scores as the search has them. With a depth limit wins lie above all estimates.
pub fn scoring(options: &BoardOptions) -> OutcomeScore {
    match options.depth {
        Some(_) => {
            let lines = OpenLines::new(&options.grid);
            let furthest = Evaluation::<Grid>::furthest(&lines);
            options.scoring.with_room_for_estimates(furthest)
        }
        None => options.scoring,
    }
}

/// Refuses a search that would take too long.
pub fn check_cost(options: &BoardOptions, position: Position, algorithm: Algorithm) -> Read<()> {
    check(&options.grid, position, algorithm, options.depth).map_err(too_long)
}

fn too_long(fault: TooLong) -> JsValue {
    let error = error("search-long", &fault.to_string());
    attach(&error, "nodes", &fault.minimax.nodes.into());
    error
}

/// What a search has found.
pub struct Found {
    pub worth: Worth,
    pub line: Vec<Cell>,
    pub counts: Counter,
}

/// A search for the best move.
pub struct Solve<'f> {
    pub algorithm: Algorithm,
    pub progress: Option<&'f Function>,
}

impl Task for Solve<'_> {
    type Answer = Found;

    fn run<O, L>(self, search: &BoardSearch<'_, O, L>, root: Position) -> Found
    where
        O: Order<Grid>,
        L: Limit<Grid, i32> + Copy,
    {
        let heard = Heard::new(self.progress);
        let collected = (Counter::default(), PrincipalVariation::default());
        let mut observers = (collected, &heard);
        let value = search.value(self.algorithm, root, &mut observers);
        let ((counts, line), _) = observers;
        let line = line.into_moves();
        let score = value.seen_by(search.game.to_move(root));
        Found {
            worth: search.worth(root, score, &line, counts.estimates),
            line,
            counts,
        }
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

/// See [`best_move`](crate::wasm::best_move).
pub fn best_move(
    options: &BoardOptions,
    position: Position,
    algorithm: Algorithm,
) -> Read<BestMove> {
    check_cost(options, position, algorithm)?;
    let start = clock::now();
    let progress = options.progress.as_ref();
    let solve = Solve {
        algorithm,
        progress,
    };
    let found = with_search(options, position, solve);
    let elapsed_ms = clock::single_run(start);
    let grid = &options.grid;
    let left = grid.cells() - position.plies();
    let parts = Parts::of_search(found.worth, left, options.scoring);
    let best = found.line.first().copied();
    let square = best.map(|cell| grid.square(cell.index()));
    Ok(BestMove {
        row: square.map(|square| square.row.into()),
        col: square.map(|square| square.column.into()),
        index: best.map(Cell::index),
        player: grid.to_move(position).into(),
        finished: grid.outcome(position).is_some(),
        winner: grid.winner(position).map(Player::from),
        exact: parts.plies.is_some(),
        outcome: parts.outcome,
        plies: parts.plies,
        score: parts.score,
        guess: parts.guess,
        depth: options.depth,
        nodes: found.counts.nodes,
        leaves: found.counts.leaves,
        cutoffs: found.counts.cutoffs,
        deepest_ply: found.counts.deepest_ply,
        elapsed_ms,
        principal_variation: found.line.into_iter().map(Cell::index).collect(),
    })
}
