//! Reads boards in every accepted form.

use js_sys::JsString;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::errors::{attach, board_error, error, error_at};
use super::read::{Read, array_length, item, kind};
use crate::games::{BoardError, BoardGame, GameName, Stones, read_stones, stones_text};

/// The length limit of a text: longer than any board with line breaks, and short enough to copy.
const LONGEST_TEXT: u32 = 1_000;

/// A position as JavaScript can pass it. A string has a sign for each cell, row by row (line breaks
/// are ignored), or has rules, commas or spaces between the cells. An array has the cells or the
/// rows. Or a string has the moves that lead to the position, in the game's notation (`""` is the
/// start).
#[derive(Tsify)]
#[tsify(type = "string | readonly CellSign[] | readonly (readonly CellSign[])[]")]
#[allow(dead_code)] // only its TypeScript declaration is used
pub struct BoardInput;

/// A cell. `X`, `x` and `×` are X, and `O`, `o` and `○` are O. With gravity, `R` is X and `Y` is O.
/// All other values are empty cells, such as a number that counts the cells from 0 or from 1.
#[derive(Tsify)]
#[tsify(
    type = r#""X" | "x" | "×" | "O" | "o" | "○" | "R" | "r" | "Y" | "y" | "." | "_" | "-" | " " | "" | number | `${number}` | null | undefined"#
)]
#[allow(dead_code)] // only its TypeScript declaration is used
pub struct CellSign;

/// A board from a string, an array of its cells, or an array of its rows. Fails with an `Error`
/// with a `code`.
pub fn board<B: BoardGame>(value: &JsValue, game: &B) -> Read<B::Position> {
    let (x, o) = stones(value, game.name())?;
    let fault = match game.position(x, o) {
        Ok(position) => return Ok(position),
        Err(fault) => fault,
    };
    let error = board_error(BoardError::Position(fault));
    attach(&error, "board", &stones_text(game.name(), x, o).into());
    // If O moved first, this is the same game with the signs swapped.
    if game.position(o, x).is_ok() {
        attach(&error, "swapped", &stones_text(game.name(), o, x).into());
    }
    Err(error)
}

/// The stones of X and of O.
fn stones(value: &JsValue, name: GameName) -> Read<(u64, u64)> {
    let (columns, rows) = (name.columns as usize, name.rows as usize);
    if let Some(text) = value.dyn_ref::<JsString>() {
        return if text.length() > LONGEST_TEXT {
            Err(wrong_length(text.length() as usize, columns * rows))
        } else {
            let text = String::from(text);
            read_stones(name, &text).map_err(board_error)
        };
    }
    if cfg!(not(feature = "boards")) {
        return Err(error("board-type", "this build reads only texts"));
    }
    let unreadable = |_| error("board-unreadable", "reading the board throws");
    let mut reader = ArrayReader {
        name,
        stones: Stones::new(name),
    };
    match array_length(value).map_err(unreadable)? {
        Some(length) if length == (columns * rows) as f64 => reader.cells(value, columns * rows)?,
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
    reader.stones.whole().map_err(board_error)
}

fn wrong_length(found: usize, cells: usize) -> JsValue {
    let expected = cells as u32;
    board_error(BoardError::Length { expected, found })
}

/// Reads the cells of an array.
struct ArrayReader {
    name: GameName,
    stones: Stones,
}

impl ArrayReader {
    fn rows(&mut self, value: &JsValue, rows: usize) -> Read<()> {
        let expected = self.name.columns;
        for row in 0..rows {
            let inner = self.element(value, row)?;
            let inner = inner.unwrap_or(JsValue::UNDEFINED);
            let start = self.stones.found();
            match array_length(&inner).map_err(|_| unreadable_cell(start))? {
                Some(length) if length == f64::from(expected) => {
                    self.cells(&inner, expected as usize)?;
                }
                Some(length) => {
                    return Err(board_error(BoardError::Row {
                        row: row as u32 + 1,
                        expected,
                        found: length as usize,
                    }));
                }
                None => {
                    let message = format!("row {} is not an array, but {}", row + 1, kind(&inner));
                    return Err(error("board-type", &message));
                }
            }
        }
        Ok(())
    }

    /// Reads `count` items of an array as the next cells.
    fn cells(&mut self, array: &JsValue, count: usize) -> Read<()> {
        for at in 0..count {
            match self.element(array, at)? {
                Some(value) => self.cell(&value)?,
                None => self.stones.signs(&[]).map_err(board_error)?,
            }
        }
        Ok(())
    }

    /// An item of an array; `None` for null and undefined.
    fn element(&self, array: &JsValue, at: usize) -> Read<Option<JsValue>> {
        item(array, at as u32).map_err(|_| unreadable_cell(self.stones.found()))
    }

    /// Reads the next cell.
    fn cell(&mut self, value: &JsValue) -> Read<()> {
        if let Some(number) = value.as_f64() {
            return self.stones.number(number).map_err(board_error);
        }
        let text = match value.dyn_ref::<JsString>() {
            // Up to two UTF-16 units can be a sign or a number. Longer strings are neither, and can
            // be very long.
            Some(text) if text.length() <= 2 => String::from(text),
            Some(_) => return Err(self.wrong("a longer text")),
            None => return Err(self.wrong(&kind(value))),
        };
        let signs: Vec<char> = text.chars().collect();
        if signs.len() > 1 && !signs[0].is_ascii_digit() {
            return Err(self.wrong("two signs"));
        }
        self.stones.signs(&signs).map_err(board_error)
    }

    fn wrong(&self, found: &str) -> JsValue {
        let cell = self.stones.cell();
        let message = format!("{cell} holds {found}, not X, O or a sign for empty");
        error_at("cell-sign", &message, "cell", cell.index)
    }
}

fn unreadable_cell(index: usize) -> JsValue {
    let message = format!("reading cell {index} throws");
    error_at("board-unreadable", &message, "cell", index)
}
