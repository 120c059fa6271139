//! Recorded searches.

mod details;
mod record;
mod search;
#[cfg_attr(not(feature = "lab"), allow(dead_code))]
pub mod size;

use wasm_bindgen::prelude::*;

pub(super) use details::Details;
pub use record::Trace;

use crate::wasm::input::{self, Options};
use crate::wasm::{Result, give};

takes! {
    /// The options of `trace`.
    TRACE, TraceOptions: game depth scoring order convention
}

/// Records a whole search: every node and everything that happened at it.
///
/// A search of more than two million nodes is refused. A `depth` or a later position makes it
/// smaller. Alpha-beta first runs up to 10⁷ nodes to find its size, which takes a fraction of a
/// second. So the call needs no time budget.
///
/// @param board As for `best_move`.
/// @param use_pruning As for `best_move`.
/// @param options As for `best_move`, and the convention of alpha-beta.
/// @returns The record, which takes 30 bytes a node. All of minimax from the empty board takes 17
/// MB.
/// @throws {Error} As `best_move`; `option-convention`; `trace-large` with the size of the search
/// in `nodes`, which is estimated for minimax, counted for alpha-beta, and `null` above 10⁷.
#[wasm_bindgen]
pub fn trace(
    #[wasm_bindgen(unchecked_param_type = "BoardInput")] board: JsValue,
    #[wasm_bindgen(unchecked_param_type = "boolean")] use_pruning: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "TraceOptions")] options: JsValue,
) -> Result<Trace> {
    let options = Options::read(&options, TRACE)?;
    let position = input::position(&board, &options.game)?;
    let algorithm = input::algorithm(&use_pruning)?;
    give(&search::trace(&options, position, algorithm)?)
}
