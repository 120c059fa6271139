//! The game itself: its shape, its names, and games that are played again.

use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::input::{self, Named, Options, Read, Rules};
use super::output::Player;
use super::{Result, give};
use crate::game::Game;
use crate::games::{BoardGame, GameName};

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
    give(&description(&input::rules(input::game(&game)?)))
}

fn description(game: &Rules) -> GameDescription {
    let name = game.name();
    let moves: Vec<_> = (0..game.cells() as usize)
        .filter_map(|cell| game.move_to(cell))
        .collect();
    let first_of_row = |row| game.square((row * name.columns) as usize);
    GameDescription {
        game: name.to_string(),
        columns: name.columns,
        rows: name.rows,
        run: name.run,
        gravity: name.gravity,
        exhaustive: name == GameName::TIC_TAC_TOE,
        start: game.board_text(game.start()),
        longest: game.longest() as usize,
        names: (0..game.cells() as usize)
            .map(|cell| game.square(cell).to_string())
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
    fn new(game: &Rules, position: <Rules as Game>::Position) -> Position {
        let finished = game.outcome(position).is_some();
        let click = |cell| Some(game.cell_of(game.click(position, cell)?));
        let legal_moves = match finished {
            true => vec![],
            false => game.moves(position).map(|mv| game.cell_of(mv)).collect(),
        };
        Position {
            board: game.board_text(position),
            player: game.to_move(position).into(),
            plies: game.plies(position),
            finished,
            winner: game.winner(position).map(Player::from),
            winning_cells: game.cells_of(game.winning(position)).iter().collect(),
            legal_moves,
            targets: (0..game.cells() as usize).map(click).collect(),
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
/// also the first move that is too many. A fault in a text has its place in characters in `at`.
#[wasm_bindgen]
pub fn replay(
    #[wasm_bindgen(unchecked_param_type = "BoardInput")] start: JsValue,
    #[wasm_bindgen(unchecked_param_type = "MovesInput")] moves: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "ReplayOptions")] options: JsValue,
) -> Result<Replay> {
    let set = Named::read(&options, Options::OF_A_REPLAY)?;
    give(&played(&input::rules(set.game), &start, &moves)?)
}

fn played(game: &Rules, start: &JsValue, moves: &JsValue) -> Read<Replay> {
    let start = input::position(start, game)?;
    let line = input::line(moves, game, start)?;
    let notation = game.line_text(&line.moves);
    let cells: Vec<usize> = line.moves.iter().map(|&mv| game.cell_of(mv)).collect();
    let describe = |&position| Position::new(game, position);
    Ok(Replay {
        positions: line.positions.iter().map(describe).collect(),
        link: match game.name() {
            GameName::TIC_TAC_TOE => cells.iter().map(usize::to_string).collect(),
            _ => notation.clone(),
        },
        notation,
        moves: cells,
    })
}
