//! The whole tree in columns, with the part that a search visits.

#[cfg(feature = "lab")]
mod any_board;

use js_sys::{Uint16Array, Uint32Array};

use super::call::*;
use crate::games::tic_tac_toe::TicTacToe;
use crate::search::TreeMap;

/// The smallest number of columns. With fewer, a count might not fit in 16 bits.
const FEWEST_COLUMNS: usize = 32;
/// The largest number of columns. It is more than the pixels that a map beside a board has.
const MOST_COLUMNS: usize = 2_000;

takes! {
    /// The options of `trace_map`.
    TRACE_MAP, TraceMapOptions: game depth scoring order
}

/// The whole tree in columns, and the part that a search visits. Counts come in pairs: the nodes of
/// minimax's tree, and the nodes among them that the search visits. For the column `c` of the ply
/// `p` these are `byColumn[2 * (p * columns + c)]` and the count after it.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct TraceMap {
    /// A pair for each ply, beginning with the root's.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    by_ply: Uint32Array,
    /// A pair for each column: all columns of the root's ply, then those of the next ply. A node
    /// counts in every column that it reaches, even with a part of its width. In a column with 0
    /// and 0, all games have ended before that ply.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint16Array")]
    by_column: Uint16Array,
    /// A pair for each column: the nodes of all plies that begin in the column. A search enters
    /// these nodes before those that begin in the next column. So the sum up to a column is the
    /// number of nodes that it has visited at the column's end.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    begun: Uint32Array,
}

impl From<TreeMap> for TraceMap {
    fn from(map: TreeMap) -> TraceMap {
        let counts = |pairs: &[[u32; 2]]| Uint32Array::from(pairs.as_flattened());
        TraceMap {
            by_ply: counts(&map.by_ply),
            by_column: Uint16Array::new(&counts(&map.by_column)),
            begun: counts(&map.begun),
        }
    }
}

/// Counts the nodes that a search visits in minimax's tree, by ply and column, without a record.
///
/// The moves go from left to right in move order. All leaves have the same width, a node is as wide
/// as the leaves below it, and the columns divide the whole width evenly.
///
/// On boards larger than 3×3, and with a `depth`, minimax's tree can have at most two million
/// nodes. So the call needs no time budget.
///
/// @param board As for `best_move`.
/// @param use_pruning As for `best_move`.
/// @param columns The number of columns, 32 to 2,000.
/// @param options Game, depth, scoring and move order, as for `best_move`.
/// @returns The counts.
/// @throws {Error} As `best_move`; `columns-range`; `trace-large` with the approximate number of
/// minimax's nodes in `nodes`.
#[wasm_bindgen]
pub fn trace_map(
    #[wasm_bindgen(unchecked_param_type = "BoardInput")] board: JsValue,
    #[wasm_bindgen(unchecked_param_type = "boolean")] use_pruning: JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] columns: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "TraceMapOptions")] options: JsValue,
) -> Result<TraceMap> {
    let options = Options::read(&options, TRACE_MAP)?;
    #[cfg(feature = "lab")]
    if !options.is_packed() {
        let position = input::position(&board, &options.game)?;
        let algorithm = input::algorithm(&use_pruning)?;
        let columns = number_of_columns(&columns)?;
        let map = any_board::trace_map(&options, position, algorithm, columns)?;
        return give(&TraceMap::from(map));
    }
    let position = input::position(&board, &TicTacToe)?;
    let algorithm = input::algorithm(&use_pruning)?;
    let columns = number_of_columns(&columns)?;
    let order = options.cell_order();
    let map = TreeMap::new(&options.packed_search(&order), algorithm, position, columns);
    give(&TraceMap::from(map))
}

fn number_of_columns(value: &JsValue) -> Read<usize> {
    input::whole_number(value)
        .filter(|number| (FEWEST_COLUMNS..=MOST_COLUMNS).contains(number))
        .ok_or_else(|| {
            let message = "columns is from 32 to 2000";
            error("columns-range", message)
        })
}
