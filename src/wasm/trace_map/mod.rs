//! The whole tree in columns, and what a search visits of it.

#[cfg(feature = "lab")]
mod any_board;

use js_sys::{Uint16Array, Uint32Array};
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::input::errors::error;
use super::input::{self, Options, Read};
use super::{Result, give};
use crate::games::tic_tac_toe::TicTacToe;
use crate::search::TreeMap;

/// With fewer columns a count might not fit in 16 bits.
const FEWEST: usize = 32;
/// More than a screen has pixels across, for a map beside a board.
const MOST: usize = 2_000;

takes! {
    /// The options of `trace_map`.
    TRACE_MAP, TraceMapOptions: game depth scoring order
}

/// The whole tree in columns, and what a search visits of it. Counts come in pairs: how many nodes
/// minimax's tree has, and how many of them the search visits. Of the column `c` of the ply `p` these are
/// `byColumn[2 * (p * columns + c)]` and the count after it.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct TraceMap {
    /// A pair for each ply, the root's first.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    by_ply: Uint32Array,
    /// A pair for each column: all columns of the root's ply, then those of the next. A node counts in
    /// every column that it lies in, if only with a part of its width. 0, 0 is a column where all games
    /// have ended before that ply.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint16Array")]
    by_column: Uint16Array,
}

impl From<TreeMap> for TraceMap {
    fn from(map: TreeMap) -> TraceMap {
        let counts = |pairs: &[[u32; 2]]| Uint32Array::from(pairs.as_flattened());
        TraceMap {
            by_ply: counts(&map.by_ply),
            by_column: Uint16Array::new(&counts(&map.by_column)),
        }
    }
}

/// Sums up what a search visits of minimax's tree, by ply and column, and records nothing.
///
/// The tree lies from left to right in the move order. All leaves are equally wide, a node is as wide as
/// the leaves below it, and the columns divide the whole width evenly.
///
/// On other boards than 3×3, and with a `depth`, minimax's tree may have two million nodes at most. So it needs no
/// time budget.
///
/// @param board As for `best_move`.
/// @param use_pruning As for `best_move`.
/// @param columns How many, 32 to 2,000.
/// @param options Game, depth, scoring and move order, as for `best_move`.
/// @returns The counts.
/// @throws {Error} As `best_move`, with the code `columns-range`, and with the code `trace-large` and in
/// `nodes` about how many nodes minimax would have.
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
        .filter(|number| (FEWEST..=MOST).contains(number))
        .ok_or_else(|| {
            let message = "columns is from 32 to 2000";
            error("columns-range", message)
        })
}
