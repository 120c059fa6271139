//! The game itself: its shape, its names, and games that are played again.

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

#[cfg(feature = "boards")]
use super::boards;
use super::input::{self, Named, Options};
use super::output::{Player, indices, winner};
use super::{Result, give};
use crate::Game;
#[cfg(feature = "boards")]
use crate::games::GameName;
use crate::games::tic_tac_toe::notation::{COLUMNS, ROWS, link, names};
use crate::games::tic_tac_toe::{Board, CELLS, Cell, TicTacToe};

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
    /// Whether a search of any position to the end of the game takes no more than a moment.
    pub exhaustive: bool,
    /// The board at the start.
    pub start: String,
    /// The plies of the longest game.
    pub longest: usize,
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
    let game = input::game(&game)?;
    #[cfg(feature = "boards")]
    if input::ONLY_BOARDS || game != GameName::TIC_TAC_TOE {
        return give(&boards::describe(game));
    }
    let letters = |names: &str| names.chars().map(String::from).collect();
    let names: Vec<String> = Cell::all().map(Cell::name).collect();
    give(&GameDescription {
        game: game.to_string(),
        columns: game.columns,
        rows: game.rows,
        run: game.run,
        gravity: game.gravity,
        exhaustive: true,
        start: Board::EMPTY.to_string(),
        longest: CELLS,
        move_names: names.clone(),
        names,
        column_names: letters(COLUMNS),
        row_names: letters(ROWS),
    })
}

/// One position of a game.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct Position {
    /// A sign for each cell, one of `X`, `O` and `.`, row by row.
    pub board: String,
    /// The side to move, or that would be if the game went on.
    pub player: Player,
    /// How many stones are on the board.
    pub plies: u32,
    /// Whether the game has ended.
    pub finished: bool,
    /// Who has won; `null` if nobody has.
    pub winner: Option<Player>,
    /// The cells of the finished lines; none if nobody has won.
    pub winning_cells: Vec<usize>,
    /// The cells that may be played; none if the game has ended.
    pub legal_moves: Vec<usize>,
    /// For each cell the move that a click on it plays, as the cell where the stone comes to lie; `null`
    /// where it plays none. With gravity that is the same cell for a whole column.
    pub targets: Vec<Option<usize>>,
}

impl Position {
    fn new(board: Board) -> Position {
        let finished = TicTacToe.outcome(board).is_some();
        let mut legal_moves = Vec::new();
        let mut targets = vec![None; CELLS];
        if !finished {
            legal_moves = indices(TicTacToe.moves(board));
            for &index in &legal_moves {
                targets[index] = Some(index);
            }
        }
        Position {
            board: board.to_string(),
            player: TicTacToe.to_move(board).into(),
            plies: board.plies(),
            finished,
            winner: winner(board),
            winning_cells: indices(board.winning_cells()),
            legal_moves,
            targets,
        }
    }
}

/// What `replay` gives.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)] // the outermost type decides how the nested ones are written
pub struct Replay {
    /// The start, and the position after each move.
    pub positions: Vec<Position>,
    /// The moves as cell indices.
    pub moves: Vec<usize>,
    /// The moves by their names, as people write them: `b2a1c3`, or with gravity `4453`.
    pub notation: String,
    /// The moves as links carry them: `408` on 3×3, the notation elsewhere.
    pub link: String,
}

/// Plays a list of moves and gives every position on the way.
///
/// @param start The board to start from, as for `best_move`.
/// @param moves The moves in the order of play: an array of cell indices, or a text in the game's
/// notation: names (`"b2a1c3"`), with gravity columns from 1 (`"4453"`); on 3×3 also indices as digits
/// (`"408"`). Sides alternate.
/// @param options Which game.
/// @returns The start and the position after each move, and the moves in each of the three forms.
/// @throws {Error} As `best_move` for the board, and as `describe` for the game; for a move with the
/// codes `moves-type`, `move-cell`, `cell-taken` (with the cell in `cell`), `cell-floating`,
/// `column-full` or `game-over`, and in `move` the index of the first move that cannot be played. That is
/// also the first move that is too many. On boards other than 3×3 a fault in a text has its place in
/// characters in `at`.
#[wasm_bindgen]
pub fn replay(
    #[wasm_bindgen(unchecked_param_type = "BoardInput")] start: JsValue,
    #[wasm_bindgen(unchecked_param_type = "MovesInput")] moves: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "ReplayOptions")] options: JsValue,
) -> Result<Replay> {
    let set = Named::read(&options, Options::OF_A_REPLAY)?;
    #[cfg(feature = "boards")]
    if input::ONLY_BOARDS || set.game != GameName::TIC_TAC_TOE {
        return give(&boards::replay(&start, &moves, &set)?);
    }
    // Without that feature there is no other game.
    drop(set);
    let start = input::board(&start)?;
    let moves = input::moves(&moves)?;
    let boards = input::play(start, &moves)?;
    give(&Replay {
        positions: boards.into_iter().map(Position::new).collect(),
        notation: names(&moves),
        link: link(&moves),
        moves: indices(moves),
    })
}
