//! Measures one search or two, of any kind, on a list of positions.

use std::hint::black_box;

use wasm_bindgen::prelude::*;

use super::{MeasuredSearch, Measurement, RunCost, count, in_turns, run};
use crate::games::grid::{Grid, Position};
use crate::games::tic_tac_toe::{Board, CellOrder, TicTacToe};
use crate::lab::searches::{NamedSearch, SearchName};
use crate::measure::{Plan, time};
use crate::order::Order;
use crate::search::{Algorithm, Counter, Limit, RootMove};
use crate::wasm::boards::textbook::{BoardSearch, SearchTask, check_cost, with_search};
use crate::wasm::clock;
use crate::wasm::input::errors::error;
use crate::wasm::input::{self, Options, Read};

/// See [`measure`](super::measure).
pub fn measure(options: &Options, searches: &JsValue, positions: &JsValue) -> Read<Measurement> {
    let searches = input::searches(searches)?;
    if searches.len() > 1 {
        refuse_plan(options)?;
    }
    if !options.is_packed() {
        let positions = input::workload(positions, &options.game)?;
        let search_of = |name: &SearchName| AnyBoardSearch::new(options, &positions, *name);
        let searches = searches.iter().map(search_of).collect::<Read<Vec<_>>>()?;
        return Ok(timed(options, searches));
    }
    let boards = input::workload(positions, &TicTacToe)?;
    let search_of = |&name: &SearchName| PackedBoardSearch {
        options,
        boards: &boards,
        order: options.cell_order(),
        kind: match name.textbook() {
            Some(algorithm) => PackedKind::Textbook(algorithm),
            None => {
                let search = NamedSearch::new(name, options.scoring, options.cell_order());
                PackedKind::Other(Box::new(search))
            }
        },
    };
    Ok(timed(options, searches.iter().map(search_of).collect()))
}

/// Refuses the options of a [`plan`]. Fails with the code `option-samples` or `option-budget`.
fn refuse_plan(options: &Options) -> Read<()> {
    let refused = |code| Err(error(code, "two searches are timed by a plan of their own"));
    match (options.samples, options.budget_ms) {
        (Some(_), _) => refused("option-samples"),
        (_, Some(_)) => refused("option-budget"),
        _ => Ok(()),
    }
}

/// The effort of a measurement.
fn plan(options: &Options) -> Plan {
    let plan = Plan::default();
    Plan {
        samples: options.samples.unwrap_or(plan.samples),
        budget_ms: options.budget_ms.unwrap_or(plan.budget_ms),
    }
}

/// A search with its positions.
trait TimedSearch {
    /// The cost of a run.
    fn work(&mut self) -> RunCost;

    /// Runs the search that is timed, which finds values and moves and counts nothing.
    fn run(&mut self);
}

/// Times one search, or two in turns.
fn timed(options: &Options, mut searches: Vec<impl TimedSearch>) -> Measurement {
    let work = searches[0].work();
    if let [_, other] = &mut searches[..] {
        let other = other.work();
        return in_turns([work, other], |which| searches[which].run());
    }
    let tick = clock::resolution();
    let timing = time(&mut clock::now, tick, plan(options), work.cost, || {
        searches[0].run();
    });
    let search = MeasuredSearch {
        nodes: work.nodes as f64,
        compared_ms: None,
        median_ms: timing.as_ref().map(|timing| timing.median_ms),
        samples_ms: timing.map_or_else(Vec::new, |timing| timing.samples_ms),
    };
    Measurement {
        batches: search.samples_ms.len() as u32,
        searches: vec![search],
        ratio: None,
        low: None,
        high: None,
    }
}

/// A search of the packed board.
struct PackedBoardSearch<'a> {
    options: &'a Options,
    boards: &'a [Board],
    order: Option<CellOrder>,
    kind: PackedKind,
}

enum PackedKind {
    Textbook(Algorithm),
    Other(Box<NamedSearch>),
}

impl TimedSearch for PackedBoardSearch<'_> {
    fn work(&mut self) -> RunCost {
        match &mut self.kind {
            PackedKind::Textbook(algorithm) => {
                let nodes = |&board| count(self.options, &self.order, *algorithm, board);
                RunCost::new(self.boards.iter().map(nodes).sum())
            }
            PackedKind::Other(search) => {
                let mut counts = Counter::default();
                for &board in self.boards {
                    search.search(board, &mut counts);
                }
                let nodes = counts.nodes;
                let cost = nodes + search.overhead() * self.boards.len() as u64;
                RunCost { nodes, cost }
            }
        }
    }

    fn run(&mut self) {
        for &board in self.boards {
            match &mut self.kind {
                PackedKind::Textbook(algorithm) => {
                    run(self.options, self.order.as_ref(), *algorithm, board)
                }
                PackedKind::Other(search) => {
                    black_box(search.solve(black_box(board)));
                }
            }
        }
    }
}

/// A textbook search of any board, to the end or to a depth limit.
struct AnyBoardSearch<'a> {
    options: &'a Options,
    positions: &'a [Position],
    algorithm: Algorithm,
}

impl AnyBoardSearch<'_> {
    fn new<'a>(
        options: &'a Options,
        positions: &'a [Position],
        search: SearchName,
    ) -> Read<AnyBoardSearch<'a>> {
        let algorithm = search.textbook().ok_or_else(|| {
            let message =
                "on this board, or with a depth, searches are \"minimax\" and \"alpha-beta\"";
            error("search-board", message)
        })?;
        for &position in positions {
            check_cost(options, position, algorithm)?;
        }
        Ok(AnyBoardSearch {
            options,
            positions,
            algorithm,
        })
    }
}

impl TimedSearch for AnyBoardSearch<'_> {
    fn work(&mut self) -> RunCost {
        let nodes = |&position| with_search(self.options, position, CountNodes(self.algorithm));
        RunCost::new(self.positions.iter().map(nodes).sum())
    }

    fn run(&mut self) {
        for &position in self.positions {
            with_search(self.options, position, RunSearch(self.algorithm));
        }
    }
}

/// Counts the nodes that a search enters.
struct CountNodes(Algorithm);

impl SearchTask for CountNodes {
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

/// The timed search, which finds the value and the move and counts nothing.
struct RunSearch(Algorithm);

impl SearchTask for RunSearch {
    type Answer = ();

    fn run<O, L>(self, search: &BoardSearch<'_, O, L>, root: Position)
    where
        O: Order<Grid>,
        L: Limit<Grid, i32> + Copy,
    {
        let mut best = RootMove::default();
        // Without `black_box`, the optimiser could remove the search or run it only once.
        let value = search.value(self.0, black_box(root), &mut best);
        black_box((value, best.0));
    }
}
