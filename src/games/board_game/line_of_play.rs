//! Moves as text.
//!
//! Without gravity a move is the name of its cell, `b2`, which is the column as a letter and the
//! row as a number from the top. With gravity it is the number of its column from 1, as in
//! published sets of Connect Four positions. Moves follow each other without separators: `b2a1c3`,
//! `4453`. Capital letters are also read, and the separators of a list, as in `[4, 4, 5, 3]`, are
//! ignored.

use std::fmt;

use super::text::Sign;
use super::{BoardGame, MoveError};

/// The fault of a line of play, and its position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineError {
    /// The number of legal moves before the fault.
    pub ply: usize,
    /// The position of the fault in characters, from 0.
    pub at: usize,
    /// The fault.
    pub fault: LineFault,
}

/// The faults of a line of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineFault {
    /// The character is not a column of the board.
    Column(char),
    /// The character is not a row of the board, or `None` if the text ends after a column.
    Row(Option<char>),
    /// With gravity the column, counted from 1, is full.
    Full(u32),
    /// The move is written correctly but illegal.
    Illegal(MoveError),
}

/// Lists the characters of a line without its separators, each with its position.
pub fn line_signs(text: &str) -> impl Iterator<Item = (usize, char)> {
    let signs = text.chars().enumerate();
    signs.filter(|(_, sign)| {
        !matches!(
            sign,
            ' ' | '\t' | '\n' | '\r' | ',' | ';' | '[' | ']' | '(' | ')' | '{' | '}' | '"' | '\''
        )
    })
}

/// Plays the move that starts with a character.
pub(super) fn play_next<B: BoardGame>(
    game: &B,
    position: B::Position,
    (at, sign): (usize, char),
    signs: &mut impl Iterator<Item = (usize, char)>,
) -> Result<(B::Position, B::Move), (usize, LineFault)> {
    let name = game.name();
    let first = if name.gravity { '1' } else { 'a' };
    let column = index(sign.to_ascii_lowercase(), first, name.columns);
    let column = column.ok_or((at, LineFault::Column(sign)))?;
    let illegal = |fault| (at, LineFault::Illegal(fault));
    if name.gravity {
        if let Some(mv) = game.click(position, column as usize) {
            return Ok((game.play(position, mv), mv));
        }
        return Err(match game.outcome(position) {
            Some(outcome) => illegal(MoveError::Finished(outcome)),
            None => (at, LineFault::Full(column + 1)),
        });
    }
    let next = signs.next();
    let sign = next.map(|(_, sign)| sign);
    let row = sign.and_then(|sign| index(sign, '1', name.rows));
    let at_row = next.map_or(at + 1, |(at, _)| at);
    let row = row.ok_or((at_row, LineFault::Row(sign)))?;
    let mv = game.move_to((row * name.columns + column) as usize);
    let mv = mv.expect("the board has this column and this row");
    let next = game.try_play(position, mv).map_err(illegal)?;
    Ok((next, mv))
}

/// Returns the index of a character in a range of `count` consecutive characters.
fn index(sign: char, first: char, count: u32) -> Option<u32> {
    let index = u32::from(sign).checked_sub(first.into())?;
    (index < count).then_some(index)
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "move {}, character {}: ", self.ply + 1, self.at + 1)?;
        match self.fault {
            LineFault::Column('0') => write!(f, "0 is not a column: columns count from 1"),
            LineFault::Column(sign) => write!(f, "{} is not a column of this board", Sign(sign)),
            LineFault::Row(Some(sign)) => write!(f, "{} is not a row of this board", Sign(sign)),
            LineFault::Row(None) => write!(f, "the row is missing"),
            LineFault::Full(column) => write!(f, "column {column} is full"),
            LineFault::Illegal(fault) => fault.fmt(f),
        }
    }
}

impl std::error::Error for LineError {}
