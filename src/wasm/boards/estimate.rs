//! What plain minimax would cost.

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::textbook::minimax_nodes_by;
use crate::wasm::input::{self, Options};
use crate::wasm::{Result, give};

takes! {
    /// The options of `estimate`.
    ESTIMATE, EstimateOptions: game depth probes seed
}

/// How many nodes plain minimax would visit.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Estimate {
    /// The number, the root and the finished positions included.
    pub nodes: f64,
    /// The standard error of that number; 0 if it is exact.
    pub standard_error: f64,
    /// Whether the positions were counted rather than estimated: that is done up to a million.
    pub exact: bool,
    /// How many random walks the estimate rests on; 0 if it is exact.
    pub probes: u32,
}

/// Says how many nodes plain minimax would visit, without visiting them.
///
/// Random walks to the end of the game, by the number of moves that they find on the way, estimate the
/// size of the tree: D. Knuth, *Estimating the efficiency of backtrack programs* (1975).
///
/// There is no time budget: a thousand walks take some milliseconds, and as many as there can be a fraction of a
/// second.
///
/// ```js
/// estimate("", { game: "4x4k4" }); // nodes: about 3.6e13, exact: false
/// ```
///
/// @param board As for `best_move`.
/// @param options Which game, and how many walks.
/// @returns The estimate with its standard error.
/// @throws {Error} As `best_move` for a board, as `replay` for moves; `option-depth`, `option-probes`,
/// `option-seed`.
#[wasm_bindgen]
pub fn estimate(
    #[wasm_bindgen(unchecked_param_type = "BoardInput")] board: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "EstimateOptions")] options: JsValue,
) -> Result<Estimate> {
    let options = Options::read(&options, ESTIMATE)?;
    let grid = &options.game;
    let position = input::position(&board, grid)?;
    let (probes, seed) = (options.probes, options.seed.into());
    let found = minimax_nodes_by(grid, position, options.depth, probes, seed);
    give(&Estimate {
        nodes: found.nodes,
        standard_error: found.standard_error,
        exact: found.exact,
        probes: found.probes,
    })
}
