//! How long the textbook searches take on any board.

use std::hint::black_box;

use super::textbook::{BoardSearch, Task, check_cost, with_search};
use crate::games::grid::{Grid, Position};
use crate::measure;
use crate::order::Order;
use crate::search::{Algorithm, Counter, Limit, RootMove};
use crate::wasm::clock;
use crate::wasm::input::{Options, Read};
use crate::wasm::measurement::Measurement;
use crate::wasm::timing::Comparison;

/// See [`compare`](crate::wasm::compare).
pub fn compare(options: &Options, position: Position) -> Read<Comparison> {
    let both = [Algorithm::Minimax, Algorithm::AlphaBeta];
    for algorithm in both {
        check_cost(options, position, algorithm)?;
    }
    let counted = both.map(|algorithm| with_search(options, position, Count(algorithm)));
    let found = measure::compare(&mut clock::now, clock::resolution(), counted, |which| {
        with_search(options, position, Run(both[which]));
    });
    Ok(Comparison::new(found))
}

/// See [`measure`](crate::wasm::measure).
pub fn measure(options: &Options, position: Position, algorithm: Algorithm) -> Read<Measurement> {
    check_cost(options, position, algorithm)?;
    let nodes = with_search(options, position, Count(algorithm));
    let tick = clock::resolution();
    let timing = measure::time(&mut clock::now, tick, options.plan(), nodes, || {
        with_search(options, position, Run(algorithm));
    });
    Ok(Measurement::new(nodes, timing))
}

/// The nodes that one run enters.
struct Count(Algorithm);

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
struct Run(Algorithm);

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
