//! Lists of boards, and the names of searches and of bugs.

use wasm_bindgen::prelude::*;

use super::errors::{error, error_at};
use super::read::Read;
use super::tree::long_text;
use crate::games::BoardGame;
use crate::lab::bugs::Bug;
use crate::lab::contest::Contestant;

/// More text than all positions of 3×3 need. A list of another game is given in parts if it is longer.
const LONGEST_LIST: u32 = 60_000;

/// Boards of a game, separated by commas.
///
/// # Errors
///
/// An `Error` with the code `text-type`, `text-long` or `boards-board`, and the place in `at`.
pub fn boards<B: BoardGame>(value: &JsValue, game: &B) -> Read<Vec<B::Position>> {
    let text = long_text(value, "a list of boards", LONGEST_LIST)?;
    let board = |(at, text): (usize, &str)| {
        game.read_board(text).map_err(|fault| {
            let message = format!("board {}: {fault}", at + 1);
            error_at("boards-board", &message, "at", at)
        })
    };
    text.split(',').enumerate().map(board).collect()
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
/// An `Error` with the code `bug-unknown`.
pub fn bug(value: &JsValue) -> Read<Bug> {
    let found = Bug::ALL.into_iter().find(|bug| *value == bug.name());
    found.ok_or_else(|| error("bug-unknown", "no bug has this name"))
}
