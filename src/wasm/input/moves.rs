//! Moves and move orders.

use js_sys::{JsString, Number};
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::errors::{error, move_error, refused_move};
use super::read::{Read, array_length, item};
use crate::Board;
use crate::games::tic_tac_toe::notation::cells_from_text;
use crate::games::tic_tac_toe::{CELLS, Cell, CellOrder, TicTacToe};

/// So many characters of a text hold more moves than any game has, spaces included.
const LONGEST_TEXT: u32 = 100;

/// One more than any game has, so that the first move that is too many is seen, and no more than
/// that is read of a long list.
const MOST_READ: usize = CELLS + 1;

/// Moves as JavaScript may pass them: an array of cell indices, or a text. A text is the cells' names
/// one after the other (`"b2a1c3"`), or their indices as digits (`"408"`).
#[derive(Tsify)]
#[tsify(type = "readonly number[] | string")]
#[allow(dead_code)] // only its TypeScript declaration is used
pub struct MovesInput;

/// A list of cells to play, from an array or a text. Of more than nine only the first ten are read:
/// one of these cannot be played.
///
/// # Errors
///
/// An `Error` with the code `moves-type`, or `move-cell` and the place in `move`.
pub fn moves(value: &JsValue) -> Read<Vec<Cell>> {
    match value.dyn_ref::<JsString>() {
        Some(text) => {
            let text = String::from(text.slice(0, LONGEST_TEXT));
            cells_from_text(&text, MOST_READ).map_err(no_cell_in_text)
        }
        None => cells(value),
    }
}

fn no_cell_in_text(index: usize) -> JsValue {
    let what = "a cell is a name from a1 to c3, or in a list of digits one from 0 to 8";
    move_error("move-cell", index, what)
}

fn cells(value: &JsValue) -> Read<Vec<Cell>> {
    let indices = indices(value, MOST_READ, CELLS)?;
    Ok(indices.into_iter().filter_map(Cell::new).collect())
}

/// The first `most` items of an array of cell indices below `cells`.
///
/// # Errors
///
/// An `Error` with the code `moves-type`, or `move-cell` and the place in `move`.
pub(super) fn indices(value: &JsValue, most: usize, cells: usize) -> Read<Vec<usize>> {
    let not_a_list = || {
        error(
            "moves-type",
            "moves are an array of cell indices, or a text such as \"b2a1c3\" or \"408\"",
        )
    };
    let length = array_length(value).map_err(|_| not_a_list())?;
    let length = length.filter(|length| !length.is_nan());
    let length = length.ok_or_else(not_a_list)?.min(most as f64) as u32;
    let mut indices = Vec::new();
    for place in 0..length {
        let mv = item(value, place).ok().flatten();
        let index = mv.as_ref().and_then(whole_number);
        let Some(index) = index.filter(|&index| index < cells) else {
            let what = format!("a cell is a whole number from 0 to {}", cells - 1);
            return Err(move_error("move-cell", place as usize, &what));
        };
        indices.push(index);
    }
    Ok(indices)
}

fn whole_number(value: &JsValue) -> Option<usize> {
    let number = value.as_f64()?;
    (Number::is_integer(value) && number >= 0.0).then_some(number as usize)
}

/// The start of a game and the position after each move.
///
/// # Errors
///
/// An `Error` with the code `cell-taken` or `game-over`, and the place in `move`.
pub fn play(start: Board, moves: &[Cell]) -> Read<Vec<Board>> {
    let mut boards = vec![start];
    for (index, &cell) in moves.iter().enumerate() {
        let next = TicTacToe.try_play(boards[index], cell);
        boards.push(next.map_err(|fault| refused_move(index, fault))?);
    }
    Ok(boards)
}

/// A move order from an array of all nine cells.
///
/// # Errors
///
/// An `Error` with the code `option-order`.
pub fn order(value: &JsValue) -> Read<CellOrder> {
    let order = cells(value).ok().and_then(|cells| {
        let indices: Vec<usize> = cells.into_iter().map(Cell::index).collect();
        CellOrder::new(indices.try_into().ok()?)
    });
    order.ok_or_else(|| {
        error(
            "option-order",
            "an order is an array of the nine cells 0 to 8, each once",
        )
    })
}
