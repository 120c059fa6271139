//! What JavaScript catches: an `Error` with a `code` and, where there is one, the place of the fault.

use js_sys::{Error, Reflect};
use wasm_bindgen::prelude::*;

use crate::Outcome;
use crate::games::tic_tac_toe::{BoardError, MoveError};

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
    let code = match fault {
        BoardError::Length { .. } => "board-length",
        BoardError::Sign { cell, .. } => {
            return error_at("cell-sign", &message, "cell", cell.index());
        }
        BoardError::StoneCounts { .. } => "stone-counts",
        BoardError::BothWon { .. } => "both-won",
        BoardError::PlayedOn { .. } => "played-on",
    };
    error(code, &message)
}

/// The error for the move at `index` of a list; in `cell` the cell that is taken.
pub fn refused_move(index: usize, fault: MoveError) -> JsValue {
    let message = fault.to_string();
    match fault {
        MoveError::Taken { cell, .. } => {
            let error = move_error("cell-taken", index, &message);
            attach(&error, "cell", &cell.index().into());
            error
        }
        MoveError::Finished(Outcome::Win(_) | Outcome::Draw) => {
            move_error("game-over", index, &message)
        }
    }
}

pub fn move_error(code: &str, index: usize, what: &str) -> JsValue {
    let message = format!("move {}: {what}", index + 1);
    error_at(code, &message, "move", index)
}
