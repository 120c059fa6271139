//! Boards, in every form in which they may come.

use js_sys::JsString;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::errors::{board_error, error, error_at};
use super::read::{Read, array_length, item, kind};
use crate::games::BoardGame;

/// More characters than any board has, line breaks included, and few enough to copy.
const LONGEST_TEXT: u32 = 1_000;

/// The sign of an empty cell.
const EMPTY: char = '.';

/// A position as JavaScript may pass it: a string with a sign for each cell, row by row (line breaks are
/// ignored), an array of the cells, or an array of rows; or the moves that lead to it, as a text in the game's
/// notation (`""` is the start).
#[derive(Tsify)]
#[tsify(type = "string | readonly CellSign[] | readonly (readonly CellSign[])[]")]
#[allow(dead_code)] // only its TypeScript declaration is used
pub struct BoardInput;

/// One cell: `X` or `x`, `O` or `o`; all others are empty.
#[derive(Tsify)]
#[tsify(type = r#""X" | "x" | "O" | "o" | "." | "_" | "-" | " " | "" | null | undefined"#)]
#[allow(dead_code)] // only its TypeScript declaration is used
pub struct CellSign;

/// A board from a string, an array of its cells, or an array of its rows.
///
/// # Errors
///
/// An `Error` with a `code`.
pub fn board<B: BoardGame>(value: &JsValue, game: &B) -> Read<B::Position> {
    let text = board_text(value, game)?;
    game.read_board(&text).map_err(board_error)
}

/// The signs of a board of this size, row by row. A text is given back as it is; of an array, each item
/// is one sign.
///
/// # Errors
///
/// An `Error` with the code `board-type`, `board-length`, `board-unreadable` or `cell-sign`.
fn board_text(value: &JsValue, game: &impl BoardGame) -> Read<String> {
    let name = game.name();
    let (columns, rows) = (name.columns as usize, name.rows as usize);
    if let Some(text) = value.dyn_ref::<JsString>() {
        return if text.length() > LONGEST_TEXT {
            Err(wrong_length(text.length() as usize, columns * rows))
        } else {
            Ok(text.into())
        };
    }
    let unreadable = |_| error("board-unreadable", "reading the board throws");
    let mut reader = BoardReader {
        game,
        columns,
        text: String::new(),
    };
    match array_length(value).map_err(unreadable)? {
        Some(length) if length == (columns * rows) as f64 => {
            reader.cells(value, columns * rows, 0)?
        }
        Some(length) if length == rows as f64 => reader.rows(value, rows)?,
        Some(length) => return Err(wrong_length(length as usize, columns * rows)),
        None => {
            let message = format!(
                "not a board, but {}: pass a string with a sign for each cell, an array of cells or of rows",
                kind(value)
            );
            return Err(error("board-type", &message));
        }
    }
    Ok(reader.text)
}

fn wrong_length(found: usize, cells: usize) -> JsValue {
    let message = format!("the board has {cells} cells, and this one has {found}");
    error("board-length", &message)
}

/// Collects the signs of an array.
struct BoardReader<'g, B> {
    game: &'g B,
    columns: usize,
    text: String,
}

impl<B: BoardGame> BoardReader<'_, B> {
    fn rows(&mut self, value: &JsValue, rows: usize) -> Read<()> {
        let columns = self.columns;
        for row in 0..rows {
            let start = row * columns;
            let inner = self.element(value, row, start)?;
            let inner = inner.unwrap_or(JsValue::UNDEFINED);
            match array_length(&inner).map_err(|_| unreadable_cell(start))? {
                Some(length) if length == columns as f64 => self.cells(&inner, columns, start)?,
                Some(found) => {
                    let message =
                        format!("row {} has {} cells, not {columns}", row + 1, found as u32);
                    return Err(error("board-length", &message));
                }
                None => {
                    let message = format!("row {} is not an array, but {}", row + 1, kind(&inner));
                    return Err(error("board-type", &message));
                }
            }
        }
        Ok(())
    }

    /// Reads `count` items of an array; the first of them is cell `start` of the board.
    fn cells(&mut self, array: &JsValue, count: usize, start: usize) -> Read<()> {
        for offset in 0..count {
            let index = start + offset;
            let sign = match self.element(array, offset, index)? {
                Some(value) => self.sign(&value, index)?,
                None => EMPTY,
            };
            self.text.push(sign);
        }
        Ok(())
    }

    /// An item of an array; `None` for null and undefined.
    fn element(&self, array: &JsValue, offset: usize, index: usize) -> Read<Option<JsValue>> {
        item(array, offset as u32).map_err(|_| unreadable_cell(index))
    }

    fn sign(&self, value: &JsValue, index: usize) -> Read<char> {
        let text = match value.dyn_ref::<JsString>() {
            Some(text) if text.length() == 0 => return Ok(EMPTY),
            // Two UTF-16 units can be one sign; more cannot, and may be long.
            Some(text) if text.length() <= 2 => String::from(text),
            Some(text) => return Err(self.wrong(&format!("{} characters", text.length()), index)),
            None => return Err(self.wrong(&kind(value), index)),
        };
        let mut signs = text.chars();
        match (signs.next(), signs.next()) {
            // What a text ignores is no cell of an array.
            (Some('\n' | '\r' | '/'), None) => Err(self.wrong("a line break", index)),
            (Some(sign), None) => Ok(sign),
            _ => Err(self.wrong("2 characters", index)),
        }
    }

    fn wrong(&self, found: &str, index: usize) -> JsValue {
        let name = self.game.cell_name(index);
        let message =
            format!("cell {index} ({name}) holds {found}, not one of X, O and the signs for empty");
        error_at("cell-sign", &message, "cell", index)
    }
}

fn unreadable_cell(index: usize) -> JsValue {
    let message = format!("reading cell {index} throws");
    error_at("board-unreadable", &message, "cell", index)
}
