//! Boards, in every form in which they may come.

use js_sys::JsString;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::errors::{board_error, error, error_at};
use super::read::{Read, array_length, item, kind};
use crate::Board;
use crate::game::Side;
use crate::games::tic_tac_toe::notation::{board_from_cells, parse_sign};
use crate::games::tic_tac_toe::{BoardError, CELLS, Cell};

/// More characters than any board has, line breaks included, and few enough to copy.
const LONGEST_TEXT: u32 = 1_000;

/// A board as JavaScript may pass it: a string of nine cells (line breaks are ignored), an array of
/// nine, or three arrays of three.
#[derive(Tsify)]
#[tsify(type = "string | readonly CellSign[] | readonly (readonly CellSign[])[]")]
#[allow(dead_code)] // only its TypeScript declaration is used
pub struct BoardInput;

/// One cell: `X` or `x`, `O` or `o`; all others are empty.
#[derive(Tsify)]
#[tsify(type = r#""X" | "x" | "O" | "o" | "." | "_" | "-" | " " | "" | null | undefined"#)]
#[allow(dead_code)] // only its TypeScript declaration is used
pub struct CellSign;

/// A board from a string, nine cells, or three rows of three.
///
/// # Errors
///
/// An `Error` with a `code`.
pub fn board(value: &JsValue) -> Read<Board> {
    if let Some(text) = value.dyn_ref::<JsString>() {
        return board_from_text(text);
    }
    let unreadable = |_| {
        error(
            "board-unreadable",
            "the board cannot be read: reading it throws",
        )
    };
    match array_length(value).map_err(unreadable)? {
        Some(length) => board_from_array(value, length),
        None => Err(error(
            "board-type",
            &format!(
                "not a board, but {}: pass a string of nine cells, an array of nine, or three arrays of three",
                kind(value)
            ),
        )),
    }
}

fn board_from_text(text: &JsString) -> Read<Board> {
    if text.length() > LONGEST_TEXT {
        let found = text.length() as usize;
        return Err(board_error(BoardError::Length { found }));
    }
    String::from(text).parse().map_err(board_error)
}

fn board_from_array(value: &JsValue, length: f64) -> Read<Board> {
    let mut cells = [None; CELLS];
    if length == 3.0 {
        for row in 0..3 {
            let start = row as usize * 3;
            let inner = element(value, row, start)?.unwrap_or(JsValue::UNDEFINED);
            match array_length(&inner).map_err(|_| unreadable_cell(start))? {
                Some(3.0) => read_cells(&inner, &mut cells[start..start + 3], start)?,
                Some(found) => {
                    let message = format!("row {} has {} cells, not three", row + 1, found as u32);
                    return Err(error("board-length", &message));
                }
                None => {
                    let message = format!("row {} is not an array, but {}", row + 1, kind(&inner));
                    return Err(error("board-type", &message));
                }
            }
        }
    } else if length == CELLS as f64 {
        read_cells(value, &mut cells, 0)?;
    } else {
        let found = length as usize;
        return Err(board_error(BoardError::Length { found }));
    }
    board_from_cells(cells).map_err(board_error)
}

/// Fills `cells` from an array; the first of them is cell `start` of the board.
fn read_cells(array: &JsValue, cells: &mut [Option<Side>], start: usize) -> Read<()> {
    for (offset, stone) in cells.iter_mut().enumerate() {
        let index = start + offset;
        if let Some(value) = element(array, offset as u32, index)? {
            *stone = read_cell(&value, index)?;
        }
    }
    Ok(())
}

/// An item of an array; `None` for null and undefined.
fn element(array: &JsValue, offset: u32, index: usize) -> Read<Option<JsValue>> {
    item(array, offset).map_err(|_| unreadable_cell(index))
}

fn unreadable_cell(index: usize) -> JsValue {
    let message = format!("cell {index} cannot be read: reading it throws");
    error_at("board-unreadable", &message, "cell", index)
}

fn read_cell(value: &JsValue, index: usize) -> Read<Option<Side>> {
    let cell = Cell::new(index).expect("callers read at most nine cells");
    let text = match value.dyn_ref::<JsString>() {
        Some(text) if text.length() == 0 => return Ok(None),
        // Two UTF-16 units can be one sign; more cannot, and may be long.
        Some(text) if text.length() <= 2 => String::from(text),
        Some(text) => return Err(wrong_cell(&format!("{} characters", text.length()), cell)),
        None => return Err(wrong_cell(&kind(value), cell)),
    };
    let mut signs = text.chars();
    match (signs.next(), signs.next()) {
        (Some(sign), None) => parse_sign(sign, cell).map_err(board_error),
        _ => Err(wrong_cell("2 characters", cell)),
    }
}

fn wrong_cell(found: &str, cell: Cell) -> JsValue {
    let message = format!(
        "cell {} ({cell}) holds {found}, not one of X, O and the signs for empty",
        cell.index()
    );
    error_at("cell-sign", &message, "cell", cell.index())
}
