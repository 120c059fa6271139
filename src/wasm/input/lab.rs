//! Lists of boards, and the names of searches and of bugs.

use wasm_bindgen::prelude::*;

use super::errors::{error, error_at};
use super::read::Read;
use super::tree::long_text;
#[cfg(feature = "boards")]
use crate::games::grid::{Grid, Position};
use crate::lab::contest::Contestant;
use crate::lab::mistakes::Mistake;
use crate::{Board, BoardError};

/// More text than all positions need.
const LONGEST_LIST: u32 = 60_000;

/// The same for 100,000 boards of 64 cells.
#[cfg(feature = "boards")]
const LONGEST_LIST_OF_ANY: u32 = 6_500_000;

/// Boards of nine signs, separated by commas.
///
/// # Errors
///
/// An `Error` with the code `text-type`, `text-long` or `boards-board`, and the place in `at`.
pub fn boards(value: &JsValue) -> Read<Vec<Board>> {
    let text = long_text(value, "a list of boards", LONGEST_LIST)?;
    let board = |(at, text): (usize, &str)| {
        text.parse().map_err(|fault: BoardError| {
            let message = format!("board {}: {fault}", at + 1);
            error_at("boards-board", &message, "at", at)
        })
    };
    text.split(',').enumerate().map(board).collect()
}

/// Boards of a grid game, separated by commas.
///
/// # Errors
///
/// As [`boards`].
#[cfg(feature = "boards")]
pub fn positions(value: &JsValue, grid: &Grid) -> Read<Vec<Position>> {
    let text = long_text(value, "a list of boards", LONGEST_LIST_OF_ANY)?;
    let position = |(at, text): (usize, &str)| {
        grid.read_board(text).map_err(|fault| {
            let message = format!("board {}: {fault}", at + 1);
            error_at("boards-board", &message, "at", at)
        })
    };
    text.split(',').enumerate().map(position).collect()
}

/// A search by its name.
///
/// # Errors
///
/// An `Error` with the code `contestant-unknown`.
pub fn contestant(value: &JsValue) -> Read<Contestant> {
    let found = Contestant::ALL
        .into_iter()
        .find(|contestant| *value == contestant.name());
    found.ok_or_else(|| error("contestant-unknown", "no contestant has this name"))
}

/// A bug by its name.
///
/// # Errors
///
/// An `Error` with the code `mistake-unknown`.
pub fn mistake(value: &JsValue) -> Read<Mistake> {
    let found = Mistake::ALL
        .into_iter()
        .find(|mistake| *value == mistake.name());
    found.ok_or_else(|| error("mistake-unknown", "no mistake has this name"))
}
