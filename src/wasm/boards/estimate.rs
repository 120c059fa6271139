//! The cost of plain minimax.

use crate::estimate::estimate as estimated;
use crate::wasm::call::*;

takes! {
    /// The options of `estimate`.
    ESTIMATE, EstimateOptions: game depth probes seed
}

/// The number of nodes that plain minimax would visit.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Estimate {
    /// The number of nodes, including the root and the finished positions.
    pub nodes: f64,
    /// The standard error of `nodes`; 0 if the number is exact.
    pub standard_error: f64,
    /// True if the nodes were counted, which is done for trees of up to a million nodes.
    pub exact: bool,
    /// The number of random walks behind the estimate; 0 if the number is exact.
    pub probes: u32,
}

/// Estimates how many nodes plain minimax would visit, without visiting them.
///
/// Random walks to the end of the game give the size of the tree, from the number of moves at each
/// step: D. Knuth, *Estimating the efficiency of backtrack programs* (1975).
///
/// The call needs no time budget. A thousand walks take a few milliseconds, and the largest number
/// of walks takes a fraction of a second.
///
/// ```js
/// estimate("", { game: "4x4k4" }); // nodes: about 3.6e13, exact: false
/// ```
///
/// @param board As for `best_move`.
/// @param options The game, the depth, and the number and the seed of the walks.
/// @returns The estimate with its standard error.
/// @throws {Error} As `best_move` for a board, as `replay` for moves; `option-depth`,
/// `option-probes`, `option-seed`.
#[wasm_bindgen]
pub fn estimate(
    #[wasm_bindgen(unchecked_param_type = "BoardInput")] board: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "EstimateOptions")] options: JsValue,
) -> Result<Estimate> {
    let options = Options::read(&options, ESTIMATE)?;
    let grid = &options.game;
    let position = input::position(&board, grid)?;
    let (probes, seed) = (options.probes, options.seed.into());
    let estimate = estimated(grid, position, options.depth, probes, seed);
    give(&Estimate {
        nodes: estimate.nodes,
        standard_error: estimate.standard_error,
        exact: estimate.exact,
        probes: estimate.probes,
    })
}
