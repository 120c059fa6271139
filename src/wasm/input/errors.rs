//! The errors that JavaScript catches: an `Error` with a `code`, and the position of the fault if
//! there is one.

use js_sys::{Error, Reflect};
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use crate::games::{BoardError, CellName, LineError, LineFault, MoveError, PositionError};

/// Builds an `Error` with a `code`.
pub fn error(code: &str, message: &str) -> JsValue {
    let error = Error::new(message);
    attach(&error, "code", &code.into());
    error.into()
}

/// Builds an `Error` with a `code`, and the place in a property of its own: `cell`, `ply` or `at`.
pub fn error_at(code: &str, message: &str, property: &str, place: usize) -> JsValue {
    let error = error(code, message);
    attach(&error, property, &place.into());
    error
}

pub fn attach(error: &JsValue, name: &str, value: &JsValue) {
    // This fails only if a page has frozen the prototype of Error. The message is complete without
    // it.
    let _ = Reflect::set(error, &name.into(), value);
}

pub fn board_error(fault: BoardError) -> JsValue {
    let message = fault.to_string();
    let in_cell = |code, cell: CellName| error_at(code, &message, "cell", cell.index);
    match fault {
        BoardError::Length { found, .. } => error_at("board-length", &message, "found", found),
        BoardError::Row { row, found, .. } => {
            let error = error_at("board-length", &message, "found", found);
            attach(&error, "row", &row.into());
            error
        }
        BoardError::Sign { cell, .. } | BoardError::Number { cell } => in_cell("cell-sign", cell),
        BoardError::Position(fault) => match fault {
            PositionError::StoneCounts { .. } => error("stone-counts", &message),
            PositionError::BothWon { .. } => error("both-won", &message),
            PositionError::PlayedOn { .. } => error("played-on", &message),
            PositionError::Floating(cell) => in_cell("cell-floating", cell),
            PositionError::Order => error("board-order", &message),
        },
    }
}

/// The fault of a move in a list of moves.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct MoveFault {
    /// The code of the `Error` that other calls throw for this fault.
    #[tsify(type = "string")]
    pub code: &'static str,
    /// The fault in English.
    pub message: String,
    /// The index of the move in the list, from 0.
    pub ply: u32,
    /// The cell, if it is a cell that cannot be played; otherwise `null`.
    pub cell: Option<u32>,
    /// The index of the fault in the text, in characters; `null` without a text.
    pub at: Option<u32>,
}

impl MoveFault {
    /// A move that is not a cell or column of the board.
    pub fn new(code: &'static str, ply: usize, what: &str) -> MoveFault {
        MoveFault::with(code, ply, format!("move {}: {what}", ply + 1))
    }

    /// A move that the rules forbid.
    pub fn illegal(fault: MoveError, ply: usize, message: String) -> MoveFault {
        let (code, cell) = match fault {
            MoveError::Taken { cell, .. } => ("cell-taken", Some(cell)),
            MoveError::Floating(cell) => ("cell-floating", Some(cell)),
            MoveError::Finished(_) => ("game-over", None),
        };
        MoveFault {
            cell: cell.map(|cell| cell.index as u32),
            ..MoveFault::with(code, ply, message)
        }
    }

    fn with(code: &'static str, ply: usize, message: String) -> MoveFault {
        MoveFault {
            code,
            message,
            ply: ply as u32,
            cell: None,
            at: None,
        }
    }
}

impl From<LineError> for MoveFault {
    fn from(fault: LineError) -> MoveFault {
        let (message, ply) = (fault.to_string(), fault.ply);
        let error = match fault.fault {
            LineFault::Column(_) | LineFault::Row(_) => MoveFault::with("move-cell", ply, message),
            LineFault::Full(_) => MoveFault::with("column-full", ply, message),
            LineFault::Illegal(wrong) => MoveFault::illegal(wrong, ply, message),
        };
        let at = Some(fault.at as u32);
        MoveFault { at, ..error }
    }
}

impl From<MoveFault> for JsValue {
    fn from(fault: MoveFault) -> JsValue {
        let error = error_at(fault.code, &fault.message, "ply", fault.ply as usize);
        for (name, place) in [("cell", fault.cell), ("at", fault.at)] {
            if let Some(place) = place {
                attach(&error, name, &place.into());
            }
        }
        error
    }
}
