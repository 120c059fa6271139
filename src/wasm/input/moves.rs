//! Moves and move orders.

use js_sys::{JsString, Number};
use tsify::Tsify;
use wasm_bindgen::prelude::*;

use super::board::board;
use super::errors::{MoveFault, error};
use super::read::{Read, array_length, item, short_text};
use crate::games::{BoardGame, GameName, line_signs};

/// The length limit of a list of moves. It is enough for every cell of the largest board, with
/// spaces.
const LONGEST_TEXT: u32 = 1_000;

/// Moves as JavaScript can pass them: an array of cell indices, or a string. A string has the names
/// of the moves one after the other (`"b2a1c3"`, or with gravity `"4453"`), or on 3×3 cells as
/// digits (`"408"`). Separators between moves are ignored.
#[derive(Tsify)]
#[tsify(type = "readonly number[] | string")]
#[allow(dead_code)] // only its TypeScript declaration is used
pub struct MovesInput;

/// A game played from a position as far as possible, with its positions and moves.
pub struct PlayedLine<B: BoardGame> {
    /// The start and the position after each move.
    pub positions: Vec<B::Position>,
    /// The moves.
    pub moves: Vec<B::Move>,
    /// The fault of the next move.
    pub fault: Option<MoveFault>,
}

impl<B: BoardGame> PlayedLine<B> {
    /// The whole line, if every move can be played. Fails with the `Error` of the first move that
    /// cannot be played.
    pub fn whole(self) -> Read<PlayedLine<B>> {
        match self.fault {
            None => Ok(self),
            Some(fault) => Err(fault.into()),
        }
    }
}

/// A position from a board, in any form that `best_move` reads, or from moves in the game's
/// notation. Fails with an `Error` with a `code`, as for a board or a line of moves.
pub fn position<B: BoardGame>(value: &JsValue, game: &B) -> Read<B::Position> {
    if let Some(text) = value.dyn_ref::<JsString>()
        && is_line(text)
    {
        let played = line(value, game, game.start())?.whole()?;
        return Ok(*played.positions.last().unwrap_or(&game.start()));
    }
    board(value, game)
}

/// True if a string has moves, not a board. It has moves if it begins with a letter from a to h or
/// a digit, unless it is a list with a stone. An empty string is the start. A string that begins
/// with a line break, or has only spaces, is a board.
fn is_line(text: &JsString) -> bool {
    let text = String::from(text.slice(0, LONGEST_TEXT));
    let has = |signs: &[u8]| text.bytes().any(|byte| signs.contains(&byte));
    match line_signs(&text).next() {
        _ if text.bytes().next() == Some(b'\n') => false,
        None => text.is_empty(),
        Some((_, sign)) => {
            matches!(sign, 'a'..='h' | 'A'..='H' | '0'..='9') && !(has(b",|\"'") && has(b"XxOo|"))
        }
    }
}

/// Plays moves as far as possible, from a string in the game's notation or an array of cell
/// indices. The fault of the next move has the code `move-cell`, `cell-taken`, `cell-floating`,
/// `column-full` or `game-over`. Fails with the code `moves-type`.
pub fn line<B: BoardGame>(value: &JsValue, game: &B, start: B::Position) -> Read<PlayedLine<B>> {
    let Some(text) = short_text(value, LONGEST_TEXT) else {
        return cells(value, game, start);
    };
    // On 3×3, digits in links are cells.
    let begins_with_digit = line_signs(&text)
        .next()
        .is_some_and(|(_, sign)| sign.is_ascii_digit());
    let mut line = PlayedLine::new(start);
    if game.name() == GameName::TIC_TAC_TOE && begins_with_digit {
        for (at, sign) in line_signs(&text) {
            let Some(cell) = sign.to_digit(9) else {
                let what = "in a list of digits a cell is one from 0 to 8";
                let fault = MoveFault::new("move-cell", line.moves.len(), what);
                line.fault = Some(MoveFault {
                    at: Some(at as u32),
                    ..fault
                });
                break;
            };
            if !line.play(game, cell as usize) {
                break;
            }
        }
        return Ok(line);
    }
    let (_, moves, fault) = game.play_as_far(start, &text);
    for mv in moves {
        line.play(game, game.cell_of(mv));
    }
    line.fault = fault.map(MoveFault::from);
    Ok(line)
}

/// Plays an array of cell indices.
fn cells<B: BoardGame>(value: &JsValue, game: &B, start: B::Position) -> Read<PlayedLine<B>> {
    let mut line = PlayedLine::new(start);
    let cells = game.cells() as usize;
    // One more than the number of cells is enough, because at least one of these moves is illegal.
    for at in 0..length(value)?.min(cells as u32 + 1) {
        let Some(cell) = index(value, at, cells) else {
            let what = format!("a cell is a whole number from 0 to {}", cells - 1);
            line.fault = Some(MoveFault::new("move-cell", at as usize, &what));
            break;
        };
        if !line.play(game, cell) {
            break;
        }
    }
    Ok(line)
}

impl<B: BoardGame> PlayedLine<B> {
    fn new(start: B::Position) -> PlayedLine<B> {
        PlayedLine {
            positions: vec![start],
            moves: vec![],
            fault: None,
        }
    }

    /// Plays one more move; `false` if it cannot be played.
    fn play(&mut self, game: &B, cell: usize) -> bool {
        let ply = self.moves.len();
        let mv = game.move_to(cell).expect("indices are below the cells");
        match game.try_play(self.positions[ply], mv) {
            Ok(next) => {
                self.positions.push(next);
                self.moves.push(mv);
            }
            Err(fault) => {
                let message = format!("move {}: {fault}", ply + 1);
                self.fault = Some(MoveFault::illegal(fault, ply, message));
            }
        }
        self.fault.is_none()
    }
}

/// The length of an array.
pub(super) fn length(value: &JsValue) -> Read<u32> {
    let not_a_list = || {
        error(
            "moves-type",
            "moves are an array of cell indices, or a short text such as \"b2a1c3\" or \"408\"",
        )
    };
    let length = array_length(value).map_err(|_| not_a_list())?;
    let length = length.filter(|length| !length.is_nan());
    Ok(length.ok_or_else(not_a_list)? as u32)
}

/// An index below `cells` in an array.
pub(super) fn index(value: &JsValue, at: u32, cells: usize) -> Option<usize> {
    let item = item(value, at).ok().flatten();
    let index = item.as_ref().and_then(whole_number);
    index.filter(|&index| index < cells)
}

/// A whole number from 0.
pub fn whole_number(value: &JsValue) -> Option<usize> {
    let number = value.as_f64()?;
    (Number::is_integer(value) && number >= 0.0).then_some(number as usize)
}
