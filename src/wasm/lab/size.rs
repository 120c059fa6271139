//! How big the game is.

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::with_solved;
use crate::lab::census::census as count_all;
use crate::lab::proof::smallest_proof as prove;
use crate::wasm::{Result, give, input};

/// How many positions, games and nodes there are below a position, itself included.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Census {
    /// Different positions.
    pub positions: u64,
    /// The finished ones among them.
    pub finished: u64,
    /// Positions that differ by more than a turn or a reflection.
    pub distinct: u64,
    /// Games: ways from this position to a finished one.
    pub games: u64,
    /// The nodes of the game tree, ply by ply.
    pub nodes_by_ply: Vec<u64>,
    /// The fewest nodes from which the position's result follows.
    pub smallest_proof: u64,
}

/// Counts positions, games and nodes.
///
/// @param board As for `best_move`.
/// @throws {Error} As `best_move` for the board.
#[wasm_bindgen]
pub fn census(
    #[wasm_bindgen(unchecked_param_type = "BoardInput")] board: JsValue,
) -> Result<Census> {
    let board = input::board(&board)?;
    let counts = count_all(board);
    give(&Census {
        positions: counts.positions,
        finished: counts.finished,
        distinct: counts.distinct,
        games: counts.games,
        nodes_by_ply: counts.nodes_by_ply,
        smallest_proof: with_solved(|solved| prove(solved, board)),
    })
}
