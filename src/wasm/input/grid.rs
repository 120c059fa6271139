//! Boards and moves of any grid game.

use js_sys::JsString;
use wasm_bindgen::prelude::*;

use super::board::board_text;
use super::errors::{attach, error, error_at, move_error};
use super::moves::indices;
use super::read::Read;
use crate::game::{Game, Outcome};
use crate::games::GameName;
use crate::games::grid::{
    BoardError, Cell, Grid, LineError, LineFault, Position, PositionError, Square,
};
use crate::games::tic_tac_toe::letter;
use crate::games::tic_tac_toe::notation::cells_from_text;

/// So many characters hold more moves than the largest board has cells.
const LONGEST_LINE: u32 = 200;

/// A game that is played from a position: each position on the way, and the moves.
pub struct Line {
    /// The start and the position after each move.
    pub positions: Vec<Position>,
    /// The moves.
    pub moves: Vec<Cell>,
}

/// A position from a board, in every form in which `best_move` takes one, or from a text of moves in the
/// game's notation.
///
/// # Errors
///
/// An `Error` with a `code`, as of a board or of a line of moves.
pub fn position(value: &JsValue, grid: &Grid) -> Read<Position> {
    if let Some(text) = value.dyn_ref::<JsString>()
        && is_line(text)
    {
        let played = line(value, grid, grid.start())?;
        return Ok(*played.positions.last().unwrap_or(&grid.start()));
    }
    let text = board_text(value, grid.columns(), grid.rows())?;
    grid.read_board(&text)
        .map_err(|fault| board_error(grid, fault))
}

/// Moves are made of letters from a to h and of digits, which no board has. An empty text is the start.
fn is_line(text: &JsString) -> bool {
    let first = String::from(text.slice(0, 1));
    let first = first.chars().next();
    first.is_none_or(|sign| matches!(sign, 'a'..='h' | 'A'..='H' | '0'..='9'))
}

/// Plays moves: a text in the game's notation, or an array of cell indices.
///
/// # Errors
///
/// An `Error` with the code `moves-type`, `move-cell`, `cell-taken`, `cell-floating`, `column-full` or
/// `game-over`, and the place in `move`; in a text also in `at`, in characters.
pub fn line(value: &JsValue, grid: &Grid, start: Position) -> Read<Line> {
    match value.dyn_ref::<JsString>() {
        Some(text) => {
            let text = String::from(text.slice(0, LONGEST_LINE));
            text_line(&text, grid, start)
        }
        None => {
            // One more than there are cells: one of these cannot be played.
            let cells = grid.cells() as usize;
            play(&indices(value, cells + 1, cells)?, grid, start)
        }
    }
}

fn text_line(text: &str, grid: &Grid, start: Position) -> Read<Line> {
    // On 3×3 links have digits, which are cells.
    if grid.name() == GameName::TIC_TAC_TOE
        && text.starts_with(|sign: char| sign.is_ascii_digit())
        && let Ok(cells) = cells_from_text(text, LONGEST_LINE as usize)
    {
        let indices: Vec<usize> = cells.into_iter().map(|cell| cell.index()).collect();
        return play(&indices, grid, start);
    }
    let (_, moves) = grid
        .play_text_from(start, text)
        .map_err(|fault| line_error(grid, fault))?;
    let indices: Vec<usize> = moves.into_iter().map(Cell::index).collect();
    play(&indices, grid, start)
}

fn play(indices: &[usize], grid: &Grid, start: Position) -> Read<Line> {
    let mut line = Line {
        positions: vec![start],
        moves: vec![],
    };
    for (place, &index) in indices.iter().enumerate() {
        let position = line.positions[place];
        let cell = grid.cell(index).expect("indices are below the cells");
        if let Some(outcome) = grid.outcome(position) {
            return Err(move_error("game-over", place, &over(outcome)));
        }
        if !grid.is_legal(position, cell) {
            return Err(refused_cell(grid, position, cell, place));
        }
        line.positions.push(grid.play(position, cell));
        line.moves.push(cell);
    }
    Ok(line)
}

fn over(outcome: Outcome) -> String {
    match outcome {
        Outcome::Win(side) => format!("the game is over: {} has won", letter(side)),
        Outcome::Draw => "the game is over: it is a draw".into(),
    }
}

fn refused_cell(grid: &Grid, position: Position, cell: Cell, place: usize) -> JsValue {
    let square = grid.square(cell);
    let (code, what) = if position.occupied() >> cell.index() & 1 != 0 {
        ("cell-taken", format!("{square} is taken"))
    } else {
        let what = format!("{square} has an empty cell below it");
        ("cell-floating", what)
    };
    let error = move_error(code, place, &what);
    attach(&error, "cell", &cell.index().into());
    error
}

fn line_error(grid: &Grid, fault: LineError) -> JsValue {
    let code = match fault.fault {
        LineFault::Column(_) | LineFault::Row(_) => "move-cell",
        LineFault::Taken { .. } => "cell-taken",
        LineFault::Full(_) => "column-full",
        LineFault::Finished(_) => "game-over",
    };
    let error = error_at(code, &fault.to_string(), "move", fault.ply);
    attach(&error, "at", &fault.at.into());
    if let LineFault::Taken { square, .. } = fault.fault {
        attach(&error, "cell", &index_of(grid, square).into());
    }
    error
}

fn board_error(grid: &Grid, fault: BoardError) -> JsValue {
    let message = fault.to_string();
    let in_cell = |code, square| error_at(code, &message, "cell", index_of(grid, square));
    match fault {
        BoardError::Length { .. } => error("board-length", &message),
        BoardError::Sign { square, .. } => in_cell("cell-sign", square),
        BoardError::Position(fault) => match fault {
            PositionError::StoneCounts { .. } => error("stone-counts", &message),
            PositionError::BothWon { .. } => error("both-won", &message),
            PositionError::PlayedOn { .. } => error("played-on", &message),
            PositionError::Floating(square) => in_cell("cell-floating", square),
            PositionError::Order => error("board-order", &message),
        },
    }
}

fn index_of(grid: &Grid, square: Square) -> usize {
    usize::from(square.row) * grid.columns() + usize::from(square.column)
}
