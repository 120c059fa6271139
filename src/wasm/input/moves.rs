//! Moves and move orders.

use js_sys::{JsString, Number};
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::board::board;
use super::errors::{attach, error, error_at, illegal, move_error};
use super::read::{Read, array_length, item};
use crate::games::{BoardGame, GameName, LineError, LineFault};

/// So many characters hold more moves than the largest board has cells, spaces included.
const LONGEST_TEXT: u32 = 200;

/// Moves as JavaScript may pass them: an array of cell indices, or a text. A text is the moves' names
/// one after the other (`"b2a1c3"`, or with gravity `"4453"`), or on 3×3 cells as digits (`"408"`).
#[derive(Tsify)]
#[tsify(type = "readonly number[] | string")]
#[allow(dead_code)] // only its TypeScript declaration is used
pub struct MovesInput;

/// A game that is played from a position: each position on the way, and the moves.
pub struct Line<B: BoardGame> {
    /// The start and the position after each move.
    pub positions: Vec<B::Position>,
    /// The moves.
    pub moves: Vec<B::Move>,
}

/// A position from a board, in every form in which `best_move` takes one, or from a text of moves in the
/// game's notation.
///
/// # Errors
///
/// An `Error` with a `code`, as of a board or of a line of moves.
pub fn position<B: BoardGame>(value: &JsValue, game: &B) -> Read<B::Position> {
    if let Some(text) = value.dyn_ref::<JsString>()
        && is_line(text)
    {
        let played = line(value, game, game.start())?;
        return Ok(*played.positions.last().unwrap_or(&game.start()));
    }
    board(value, game)
}

/// More positions than that are given in parts.
#[cfg(feature = "lab")]
const MOST_POSITIONS: f64 = 100_000.0;

/// A list of positions, each in every form that [`position`] takes.
///
/// # Errors
///
/// An `Error` with the code `positions-type` or `positions-many`, or as [`position`], and the position's place
/// in `at`.
#[cfg(feature = "lab")]
pub fn positions<B: BoardGame>(value: &JsValue, game: &B) -> Read<Vec<B::Position>> {
    let not_a_list = || error("positions-type", "positions are an array of boards");
    let length = array_length(value).ok().flatten().ok_or_else(not_a_list)?;
    if length > MOST_POSITIONS {
        let message = format!("there are more than {MOST_POSITIONS} positions");
        return Err(error("positions-many", &message));
    }
    let one = |at| {
        let value = item(value, at).ok().flatten().unwrap_or_default();
        position(&value, game).inspect_err(|error| attach(error, "at", &at.into()))
    };
    (0..length as u32).map(one).collect()
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
pub fn line<B: BoardGame>(value: &JsValue, game: &B, start: B::Position) -> Read<Line<B>> {
    let cells = game.cells() as usize;
    let Some(text) = value.dyn_ref::<JsString>() else {
        // One more than there are cells: one of these cannot be played.
        return play(&indices(value, cells + 1, cells)?, game, start);
    };
    let text = String::from(text.slice(0, LONGEST_TEXT));
    // On 3×3 links have digits, which are cells.
    let signs = || text.chars().enumerate().filter(|(_, sign)| *sign != ' ');
    let begins_with_digit = signs()
        .next()
        .is_some_and(|(_, sign)| sign.is_ascii_digit());
    if game.name() == GameName::TIC_TAC_TOE && begins_with_digit {
        let digit = |sign: char| sign.to_digit(9).map(|digit| digit as usize);
        let cells: Vec<usize> = signs().map_while(|(_, sign)| digit(sign)).collect();
        let played = play(&cells, game, start)?;
        let Some((at, _)) = signs().nth(cells.len()) else {
            return Ok(played);
        };
        let what = "in a list of digits a cell is one from 0 to 8";
        let error = move_error("move-cell", cells.len(), what);
        attach(&error, "at", &at.into());
        return Err(error);
    }
    let (_, moves) = game.play_text_from(start, &text).map_err(line_error)?;
    let cells: Vec<usize> = moves.into_iter().map(|mv| game.cell_of(mv)).collect();
    play(&cells, game, start)
}

fn play<B: BoardGame>(cells: &[usize], game: &B, start: B::Position) -> Read<Line<B>> {
    let mut line = Line {
        positions: vec![start],
        moves: vec![],
    };
    for (ply, &cell) in cells.iter().enumerate() {
        let mv = game.move_to(cell).expect("indices are below the cells");
        let next = game.try_play(line.positions[ply], mv).map_err(|fault| {
            let message = format!("move {}: {fault}", ply + 1);
            illegal(fault, ply, &message)
        })?;
        line.positions.push(next);
        line.moves.push(mv);
    }
    Ok(line)
}

fn line_error(fault: LineError) -> JsValue {
    let message = fault.to_string();
    let error = match fault.fault {
        LineFault::Column(_) | LineFault::Row(_) => {
            error_at("move-cell", &message, "move", fault.ply)
        }
        LineFault::Full(_) => error_at("column-full", &message, "move", fault.ply),
        LineFault::Illegal(wrong) => illegal(wrong, fault.ply, &message),
    };
    attach(&error, "at", &fault.at.into());
    error
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
