//! Limits on the size of records and maps.

use wasm_bindgen::prelude::*;

use crate::games::grid::Position;
use crate::search::Algorithm;
use crate::textbook::minimax_nodes;
use crate::wasm::input::Options;
use crate::wasm::input::errors::{attach, error};

/// The largest record, which takes 50 MB, and the largest map.
pub const MOST_TRACED: u64 = 2_000_000;

/// The largest number of nodes that alpha-beta counts to find the size of its record.
pub const MOST_COUNTED: u64 = 10_000_000;

/// Refuses a record or a map of too many nodes, with their number if it was counted.
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
        None => format!("more than {MOST_COUNTED}"),
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
    if nodes.is_none() {
        attach(&error, "most", &(MOST_COUNTED as f64).into());
    }
    error
}
