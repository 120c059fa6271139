//! The shape of a game and its names.

use super::call::*;
use super::input::Rules;
use crate::game::Game;
use crate::games::BoardGame;

/// The shape of a game and the names of its cells.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct GameDescription {
    /// The name of the game in its standard form, such as `3x3k3`.
    pub game: String,
    /// The number of columns.
    pub columns: u32,
    /// The number of rows.
    pub rows: u32,
    /// The number of stones in a row that win.
    pub run: u32,
    /// True with gravity, which drops a stone to the lowest free cell of its column.
    pub gravity: bool,
    /// True if the engine has a packed board for the game, which searches any position to the end
    /// in a moment.
    pub exhaustive: bool,
    /// True if `solve` has a solver for the game alone: four in a row with gravity, unless the
    /// board is too large.
    pub own_solver: bool,
    /// The board at the start.
    pub start: String,
    /// The number of plies of the longest game.
    pub longest: u32,
    /// The names of the cells by their indices, row by row from the top left: `a1`, `b1` … With
    /// gravity, row 1 is at the bottom. So on 7×6 the first names are `a6`, `b6` …
    pub names: Vec<String>,
    /// The names of moves in the game's notation, by the index of the cell: the name of the cell,
    /// or with gravity the number of its column.
    pub move_names: Vec<String>,
    /// The names of the columns from the left.
    pub column_names: Vec<String>,
    /// The names of the rows from the top: `1`, `2` …, or with gravity down to `1`.
    pub row_names: Vec<String>,
}

/// Describes a game.
///
/// A name is `<columns>x<rows>k<run>`, and ends in `g` for gravity: `"4x4k4"`, `"7x6k4g"`. Boards
/// have 3 to 8 columns and rows. A run has at least 3 stones and fits on the board. `"tic-tac-toe"`
/// and `"connect-four"` are names too.
///
/// @param game The name; 3×3 tic-tac-toe without one.
/// @returns The shape of the game and its names.
/// @throws {Error} With the code `game-syntax`, and in `at` the first wrong character; or with the
/// code `game-unknown`.
#[wasm_bindgen]
pub fn describe(
    #[wasm_bindgen(unchecked_optional_param_type = "string")] game: JsValue,
) -> Result<GameDescription> {
    give(&description(&input::game(&game)?))
}

fn description(game: &Rules) -> GameDescription {
    let name = game.name();
    let cells = || 0..game.cells() as usize;
    let moves = cells().filter_map(|cell| game.move_to(cell));
    let first_of_row = |row| game.cell_name((row * name.columns) as usize);
    GameDescription {
        game: name.to_string(),
        columns: name.columns,
        rows: name.rows,
        run: name.run,
        gravity: name.gravity,
        exhaustive: input::is_packed(game),
        own_solver: input::is_connect_four(game),
        start: game.board_text(game.start()),
        longest: game.longest(),
        names: cells()
            .map(|cell| game.cell_name(cell).to_string())
            .collect(),
        move_names: moves.map(|mv| game.move_text(mv)).collect(),
        column_names: (b'a'..)
            .map(|sign| char::from(sign).to_string())
            .take(name.columns as usize)
            .collect(),
        row_names: (0..name.rows)
            .map(|row| first_of_row(row).row_number.to_string())
            .collect(),
    }
}
