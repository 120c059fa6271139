//! The game itself: its shape and its names.

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::input::{self, Rules};
use super::{Result, give};
use crate::game::Game;
use crate::games::BoardGame;

/// The shape of a game and what its cells are called.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct GameDescription {
    /// The game's name in its one form: `3x3k3`.
    pub game: String,
    /// How many columns the board has.
    pub columns: u32,
    /// How many rows the board has.
    pub rows: u32,
    /// How many stones in a row win.
    pub run: u32,
    /// Whether a stone falls to the lowest free cell of its column.
    pub gravity: bool,
    /// Whether the engine has a packed board for it, which searches any position to the end of the game in a moment.
    pub exhaustive: bool,
    /// The board at the start.
    pub start: String,
    /// The plies of the longest game.
    pub longest: u32,
    /// The names of the cells by their indices, row by row from the top left: `a1`, `b1` … Where stones
    /// fall, the bottom row is row 1, so on 7×6 the first are `a6`, `b6` …
    pub names: Vec<String>,
    /// What a move that puts a stone on a cell is called in the game's notation, by the cell's index: the
    /// cell's name, or with gravity the number of its column.
    pub move_names: Vec<String>,
    /// The names of the columns from the left.
    pub column_names: Vec<String>,
    /// The names of the rows in the order of the cells, so from the top: `1`, `2` … or, where stones
    /// fall, down to `1`.
    pub row_names: Vec<String>,
}

/// Describes a game.
///
/// A name is `<columns>x<rows>k<run>`, with a `g` at the end for gravity: `"4x4k4"`, `"7x6k4g"`. Boards
/// have 3 to 8 columns and rows; a run is at least 3 and fits on the board. `"tic-tac-toe"` and
/// `"connect-four"` are names too.
///
/// @param game The name; 3×3 tic-tac-toe if it is left out.
/// @returns Its shape and its names.
/// @throws {Error} With the code `game-syntax`, and in `at` the first sign that does not fit; or with
/// the code `game-unknown`.
#[wasm_bindgen]
pub fn describe(
    #[wasm_bindgen(unchecked_optional_param_type = "string")] game: JsValue,
) -> Result<GameDescription> {
    give(&description(&input::game(&game)?))
}

fn description(game: &Rules) -> GameDescription {
    let name = game.name();
    let moves: Vec<_> = (0..game.cells() as usize)
        .filter_map(|cell| game.move_to(cell))
        .collect();
    let first_of_row = |row| game.cell_name((row * name.columns) as usize);
    GameDescription {
        game: name.to_string(),
        columns: name.columns,
        rows: name.rows,
        run: name.run,
        gravity: name.gravity,
        exhaustive: input::is_packed(game),
        start: game.board_text(game.start()),
        longest: game.longest(),
        names: (0..game.cells() as usize)
            .map(|cell| game.cell_name(cell).to_string())
            .collect(),
        move_names: moves.into_iter().map(|mv| game.move_text(mv)).collect(),
        column_names: (b'a'..)
            .map(|sign| char::from(sign).to_string())
            .take(name.columns as usize)
            .collect(),
        row_names: (0..name.rows)
            .map(|row| first_of_row(row).row_number.to_string())
            .collect(),
    }
}
