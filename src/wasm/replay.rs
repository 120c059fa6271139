//! Replays of games.

use super::call::*;
use super::input::Rules;
use super::input::errors::MoveFault;
use super::output::cells;
use crate::game::Game;
use crate::games::{BoardGame, GameName};

/// One position of a game.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct ReplayedPosition {
    /// The board, row by row, with one of `X`, `O` and `.` for each cell.
    pub board: String,
    /// The side to move, or the side that would move if the game went on.
    pub player: Player,
    /// The number of stones on the board.
    pub plies: u32,
    /// True if the game has ended.
    pub finished: bool,
    /// The winner; `null` if nobody has won.
    pub winner: Option<Player>,
    /// The cells of the completed lines; empty if nobody has won.
    pub winning_cells: Vec<u32>,
    /// The cells that can be played; empty if the game has ended.
    pub legal_moves: Vec<u32>,
    /// For each cell, the move that is played if it is chosen, as the cell where the stone comes to
    /// rest; `null` if there is none. With gravity, all cells of a column have the same move.
    pub targets: Vec<Option<u32>>,
}

impl ReplayedPosition {
    fn new(game: &Rules, position: <Rules as Game>::Position) -> ReplayedPosition {
        let finished = game.outcome(position).is_some();
        let winning = game.cell_names(game.winning(position));
        let cell_of = |mv| game.cell_of(mv) as u32;
        let click = |cell| Some(cell_of(game.click(position, cell)?));
        let legal_moves = match finished {
            true => vec![],
            false => game.moves(position).map(cell_of).collect(),
        };
        ReplayedPosition {
            board: game.board_text(position),
            player: game.to_move(position).into(),
            plies: game.plies(position),
            finished,
            winner: game.winner(position).map(Player::from),
            winning_cells: winning.iter().map(|cell| cell as u32).collect(),
            legal_moves,
            targets: (0..game.cells() as usize).map(click).collect(),
        }
    }
}

takes! {
    /// The options of `replay`.
    REPLAY, ReplayOptions: game
}

/// The result of `replay`.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Replay {
    /// The start, and the position after each move.
    pub positions: Vec<ReplayedPosition>,
    /// The moves as cell indices.
    pub moves: Vec<u32>,
    /// The moves by their names, in the notation of the game: `b2a1c3`, or with gravity `4453`.
    pub notation: String,
    /// The moves as they are written in links: `408` on 3×3, the notation on other boards.
    pub link: String,
    /// The reason why the next move cannot be played; `null` if all moves were played.
    pub fault: Option<MoveFault>,
}

/// Plays a list of moves as far as possible, and gives every position on the way.
///
/// @param start The board to start from, as for `best_move`.
/// @param moves The moves in the order of play, which alternate between the sides: an array of cell
/// indices, or a string in the game's notation. The string has names (`"b2a1c3"`), with gravity
/// columns from 1 (`"4453"`), and on 3×3 also indices as digits (`"408"`).
/// @param options The game.
/// @returns The start and the position after each move, the moves in each of the three forms, and
/// in `fault` the reason why the next move cannot be played: `move-cell`, `cell-taken`,
/// `cell-floating`, `column-full` or `game-over`. Moves after that one are not played either.
/// @throws {Error} As `best_move` for the board, and as `describe` for the game; `moves-type`.
#[wasm_bindgen]
pub fn replay(
    #[wasm_bindgen(unchecked_param_type = "BoardInput")] start: JsValue,
    #[wasm_bindgen(unchecked_param_type = "MovesInput")] moves: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "ReplayOptions")] options: JsValue,
) -> Result<Replay> {
    let options = Options::read(&options, REPLAY)?;
    give(&played(&options.game, &start, &moves)?)
}

fn played(game: &Rules, start: &JsValue, moves: &JsValue) -> Read<Replay> {
    let start = input::position(start, game)?;
    let line = input::line(moves, game, start)?;
    let notation = game.line_text(&line.moves);
    let cells = cells(game, &line.moves);
    let describe = |&position| ReplayedPosition::new(game, position);
    Ok(Replay {
        positions: line.positions.iter().map(describe).collect(),
        link: match game.name() {
            GameName::TIC_TAC_TOE => cells.iter().map(u32::to_string).collect(),
            _ => notation.clone(),
        },
        notation,
        moves: cells,
        fault: line.fault,
    })
}
