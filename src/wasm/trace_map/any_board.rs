//! The map of a search on any board.

use crate::estimate::count_up_to;
use crate::games::grid::{Grid, Position};
use crate::order::Order;
use crate::search::{Algorithm, Limit, TreeMap};
use crate::wasm::boards::textbook::{BoardSearch, SearchTask, with_search};
use crate::wasm::boards::trace::{MOST_TRACED, too_large};
use crate::wasm::input::{Options, Read};

/// See [`trace_map`](super::trace_map).
pub fn trace_map(
    options: &Options,
    position: Position,
    algorithm: Algorithm,
    columns: usize,
) -> Read<TreeMap> {
    if count_up_to(&options.game, position, options.depth, MOST_TRACED).is_none() {
        return Err(too_large(options, position, Algorithm::Minimax, None));
    }
    let task = Mapped { algorithm, columns };
    Ok(with_search(options, position, task))
}

struct Mapped {
    algorithm: Algorithm,
    columns: usize,
}

impl SearchTask for Mapped {
    type Answer = TreeMap;

    fn run<O, L>(self, search: &BoardSearch<'_, O, L>, root: Position) -> TreeMap
    where
        O: Order<Grid>,
        L: Limit<Grid, i32> + Copy,
    {
        TreeMap::new(search, self.algorithm, root, self.columns)
    }
}
