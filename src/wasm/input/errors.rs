//! What JavaScript catches: an `Error` with a `code` and, where there is one, the place of the fault.

use js_sys::{Error, Reflect};
use wasm_bindgen::prelude::*;

use crate::games::{BoardError, MoveError, PositionError, Square};

/// An `Error` with a `code`.
pub fn error(code: &str, message: &str) -> JsValue {
    let error = Error::new(message);
    attach(&error, "code", &code.into());
    error.into()
}

/// An `Error` with a `code`, and a place in a property of its own: `cell`, `move`, `board` or `at`.
pub fn error_at(code: &str, message: &str, property: &str, place: usize) -> JsValue {
    let error = error(code, message);
    attach(&error, property, &place.into());
    error
}

pub fn attach(error: &JsValue, name: &str, value: &JsValue) {
    // This fails only if a page has frozen the prototype of Error. The message still says it all.
    let _ = Reflect::set(error, &name.into(), value);
}

pub fn board_error(fault: BoardError) -> JsValue {
    let message = fault.to_string();
    let in_cell = |code, square: Square| error_at(code, &message, "cell", square.cell);
    match fault {
        BoardError::Length { .. } => error("board-length", &message),
        BoardError::Sign { square, .. } => in_cell("cell-sign", square),
        BoardError::Position(fault) => match fault {
            PositionError::StoneCounts { .. } => error("stone-counts", &message),
            PositionError::BothWon { .. } => error("both-won", &message),
            PositionError::PlayedOn { .. } => error("played-on", &message),
            PositionError::Floating(square) => in_cell("cell-floating", square),
            PositionError::Order => error("board-order", &message),
        },
    }
}

/// The error for a move that cannot be played: a code, and the cell where there is one.
pub fn illegal(fault: MoveError, ply: usize, message: &str) -> JsValue {
    let (code, square) = match fault {
        MoveError::Taken { square, .. } => ("cell-taken", Some(square)),
        MoveError::Floating(square) => ("cell-floating", Some(square)),
        MoveError::Finished(_) => ("game-over", None),
    };
    let error = error_at(code, message, "move", ply);
    if let Some(square) = square {
        attach(&error, "cell", &square.cell.into());
    }
    error
}

pub fn move_error(code: &str, index: usize, what: &str) -> JsValue {
    let message = format!("move {}: {what}", index + 1);
    error_at(code, &message, "move", index)
}
