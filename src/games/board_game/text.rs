//! Boards as text.
//!
//! A board is a sign for each cell, row by row: `X`, `x` or `×`, `O`, `o` or `○`, and for an empty cell `.`,
//! `_`, `-` or a space; with gravity `R` is X and `Y` is O. Line breaks and `/` are ignored wherever they stand.
//! What cannot be read so is read as `set_out.rs` says.
//!
//! ```
//! use cutoff::games::{BoardGame, grid::Grid};
//!
//! let grid: Grid = "4x3k3".parse()?;
//! let position = grid.read_board("xo../.x../....").expect("play can reach it");
//! assert_eq!(grid.board_text(position), "XO...X......");
//!
//! let error = grid.read_board("xo../xx../....").unwrap_err();
//! assert_eq!(
//!     error.to_string(),
//!     "X has 3 and O has 1: X moves first, so X has as many stones as O or one more",
//! );
//! # Ok::<(), cutoff::games::grid::NameError>(())
//! ```

use std::fmt::{self, Write};

use super::stones::Stones;
use super::{CellName, GameName, PositionError, set_out};

/// Why a text is not a board of this game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardError {
    /// A cell holds something that is neither a stone nor empty.
    Sign {
        /// What it holds.
        sign: char,
        /// Where.
        cell: CellName,
    },
    /// A number is not the cell's own.
    Number {
        /// Where it stands.
        cell: CellName,
    },
    /// A row has another number of cells.
    Row {
        /// Which row, from 1 at the top.
        row: u32,
        /// How many cells a row of the board has.
        expected: u32,
        /// How many signs there are.
        found: usize,
    },
    /// The board has another number of cells.
    Length {
        /// How many cells the board has.
        expected: u32,
        /// How many signs there are.
        found: usize,
    },
    /// Play cannot put the stones so.
    Position(PositionError),
}

/// Reads the stones of X and of O, bit `i` for cell `i`, whether play can put them so or not.
///
/// # Errors
///
/// A [`BoardError`] of the text.
pub fn read_stones(game: GameName, text: &str) -> Result<(u64, u64), BoardError> {
    let text: Vec<char> = text.chars().collect();
    if cfg!(all(target_arch = "wasm32", not(feature = "boards"))) {
        // The page asks its larger engine for what this one cannot read.
        return plain(game, &text);
    }
    plain(game, &text).or_else(|fault| {
        let read = set_out::read(game, &text);
        // Of other texts the signs are what is wrong.
        read.map_err(|other| match set_out::is_certain(&text) {
            true => other,
            false => fault,
        })
    })
}

/// Reads a text in which each sign is a cell.
fn plain(game: GameName, text: &[char]) -> Result<(u64, u64), BoardError> {
    let mut stones = Stones::new(game);
    for &sign in text {
        if !matches!(sign, '\n' | '\r' | '/') {
            stones.sign(sign)?;
        }
    }
    stones.whole()
}

/// Stones as text, one of `X`, `O` and `.` for each cell. What is stones of both is X's.
pub fn stones_text(game: GameName, x: u64, o: u64) -> String {
    let cells = game.columns * game.rows;
    let mut text = String::with_capacity(cells as usize);
    for cell in 0..cells {
        text.push(match (x >> cell & 1, o >> cell & 1) {
            (1, _) => 'X',
            (_, 1) => 'O',
            _ => '.',
        });
    }
    text
}

/// A sign in a message. A control character, which nobody would see, is its number.
pub(super) struct Sign(pub char);

impl fmt::Display for Sign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            sign if sign.is_control() => write!(f, "U+{:04X}", sign as u32),
            sign => f.write_char(sign),
        }
    }
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            BoardError::Sign { sign, cell } => {
                let quote = if sign.is_control() { "" } else { "'" };
                write!(
                    f,
                    "unknown sign {quote}{}{quote} on {cell}: X and O are stones; '.', '_', '-' and a space are empty",
                    Sign(sign)
                )
            }
            BoardError::Number { cell } => {
                write!(f, "the number on {cell} is not the cell's own, from 0 or 1")
            }
            BoardError::Row {
                row,
                expected,
                found,
            } => write!(f, "row {row} has {} cells, not {expected}", found as u32),
            BoardError::Length { expected, found } => {
                write!(
                    f,
                    "this board has {expected} cells, and the text has {found}"
                )
            }
            BoardError::Position(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for BoardError {}
