//! Recorded searches as JavaScript gets them: one typed array for one property of all nodes.

use js_sys::{Int32Array, Uint8Array, Uint32Array};
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::input::{self, Options};
use super::output::Player;
use super::{Result, give};
use crate::game::{Game, Side};
use crate::games::tic_tac_toe::{Cell, TicTacToe};
use crate::search::{self, Algorithm, Score, alpha_beta_by, minimax};

/// The move of the root, which no move led to.
const NO_MOVE: u8 = 255;

/// A whole search, node by node in the order in which they were entered. Each array has one entry
/// for each node; a node is followed by its subtree. Values are X's, and count from the root.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Trace {
    /// The side to move at the root; sides alternate from ply to ply.
    pub player: Player,
    /// How many nodes were entered.
    pub nodes: usize,
    /// The node above; the root's is 0.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    pub parents: Uint32Array,
    /// The nodes of the subtree, the node itself included.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    pub sizes: Uint32Array,
    /// Alpha on entry; −2,147,483,648 for −∞.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Int32Array")]
    pub alphas: Int32Array,
    /// Beta on entry; 2,147,483,647 for +∞.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Int32Array")]
    pub betas: Int32Array,
    /// What the node returned; under pruning it can be a bound only.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Int32Array")]
    pub values: Int32Array,
    /// The cell, 0 to 8, that led to the node; 255 for the root.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint8Array")]
    pub moves: Uint8Array,
    /// Plies below the root.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint8Array")]
    pub plies: Uint8Array,
    /// What the node was and did to its parent, in bits: 1 it is a leaf; 2 its value was the
    /// parent's best so far; 4 and narrowed the parent's window; 8 so far that the window closed.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint8Array")]
    pub marks: Uint8Array,
    /// The moves of the node that were cut off.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint8Array")]
    pub skipped: Uint8Array,
}

impl Trace {
    pub(super) fn new(player: Side, trace: &search::Trace<Cell, i32>) -> Trace {
        let moves = trace.moves.iter().map(|mv| mv.index() as u8);
        let moves: Vec<u8> = std::iter::once(NO_MOVE).chain(moves).collect();
        // A search has −∞ as the negative of +∞; records write the lowest number of 32 bits.
        let written = |&alpha: &i32| match alpha {
            i32::LOWEST => i32::MIN,
            alpha => alpha,
        };
        let alphas: Vec<i32> = trace.alphas.iter().map(written).collect();
        Trace {
            player: player.into(),
            nodes: trace.len(),
            parents: Uint32Array::from(&trace.parents[..]),
            sizes: Uint32Array::from(&trace.sizes[..]),
            alphas: Int32Array::from(&alphas[..]),
            betas: Int32Array::from(&trace.betas[..]),
            values: Int32Array::from(&trace.values[..]),
            moves: Uint8Array::from(&moves[..]),
            plies: Uint8Array::from(&trace.plies[..]),
            marks: Uint8Array::from(&trace.marks[..]),
            skipped: Uint8Array::from(&trace.skipped[..]),
        }
    }
}

/// Records a whole search: every node and all that happened at it.
///
/// @param board As for `best_move`.
/// @param use_pruning As for `best_move`.
/// @param options As for `best_move`, and how alpha-beta decides.
/// @returns The record, 24 bytes a node: 13 MB for all of minimax from the empty board.
/// @throws {Error} As `best_move`, and with the code `option-convention`.
#[wasm_bindgen]
pub fn trace(
    #[wasm_bindgen(unchecked_param_type = "BoardInput")] board: JsValue,
    #[wasm_bindgen(unchecked_param_type = "boolean")] use_pruning: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "TraceOptions")] options: JsValue,
) -> Result<Trace> {
    let board = input::board(&board)?;
    let algorithm = input::algorithm(&use_pruning)?;
    let options = Options::read(&options, Options::OF_A_TRACE)?;
    let search = options.search();
    let mut record = search::Trace::default();
    let mut decisions = options.convention.decisions;
    match algorithm {
        Algorithm::Minimax => minimax(&search, board, &mut record),
        Algorithm::AlphaBeta => alpha_beta_by(&search, board, &mut decisions, &mut record),
    };
    give(&Trace::new(TicTacToe.to_move(board), &record))
}
