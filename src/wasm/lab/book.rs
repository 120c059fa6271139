//! The opening book.

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::with_3x3;
use crate::games::grid::{Cell, Position};
use crate::games::tic_tac_toe::TicTacToe;
use crate::lab::replies::{Replies, replies, set_trap};
use crate::wasm::output::Verdict;
use crate::wasm::{Result, give, input};

/// A move, and how many replies keep the other side's result.
#[derive(Serialize, Tsify)]
pub struct Reply {
    /// The cell, 0 to 8.
    pub index: usize,
    /// Whether no other move is worth more.
    pub best: bool,
    /// The result of the position after the move, for the other side.
    pub result: Verdict,
    /// How many replies there are; 0 if the move ends the game.
    pub replies: usize,
    /// How many of them keep that result.
    pub holding: usize,
}

/// What an opening book says of a position.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Book {
    /// Every legal move, row by row.
    pub moves: Vec<Reply>,
    /// The cell that the book plays: of the best moves the one that leaves the most ways to go
    /// wrong; `null` if the game has ended.
    pub choice: Option<usize>,
}

/// Tells for each move how many replies hold, and which of the best moves a book plays.
///
/// @param board As for `best_move`.
/// @throws {Error} As `best_move` for the board.
#[wasm_bindgen]
pub fn book(#[wasm_bindgen(unchecked_param_type = "BoardInput")] board: JsValue) -> Result<Book> {
    let position = Position::from(input::board(&board, &TicTacToe)?);
    let (all, trap) = with_3x3(|session| {
        let all = replies(session, None, position, || true).unwrap_or_default();
        (all, set_trap(session, None, position, || true))
    });
    let highest = all.iter().map(|found| found.ending.rank()).max();
    let reply = |found: &Replies| Reply {
        index: found.mv.index(),
        best: Some(found.ending.rank()) == highest,
        result: Verdict::from(found.ending.verdict.of_opponent()),
        replies: found.replies,
        holding: found.holding,
    };
    give(&Book {
        moves: all.iter().map(reply).collect(),
        choice: trap.mv.map(Cell::index),
    })
}
