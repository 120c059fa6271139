//! The opening book.

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::with_solved;
use crate::games::tic_tac_toe::Cell;
use crate::lab::book::{BookMove, book as book_moves, book_move};
use crate::wasm::output::{Verdict, indices};
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
    let board = input::board(&board)?;
    let found = with_solved(|solved| {
        let best = indices(solved.best(board));
        let reply = |mv: Cell| {
            let BookMove {
                result,
                replies,
                holding,
                ..
            } = book_move(solved, board, mv);
            let best = best.contains(&mv.index());
            let result = result.into();
            Reply {
                index: mv.index(),
                best,
                result,
                replies,
                holding,
            }
        };
        Book {
            moves: solved.moves(board).map(reply).collect(),
            choice: book_moves(solved, board)
                .first()
                .map(|first| first.mv.index()),
        }
    });
    give(&found)
}
