//! Boards as text.
//!
//! A board is a sign for each cell, row by row: `X`, `x` or `×`, `O`, `o` or `○`, and for an empty
//! cell `.`, `_`, `-` or a space. With gravity `R` is X and `Y` is O. Line breaks and `/` are
//! ignored everywhere. Other texts are read by `layouts.rs`.
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
use super::{CellName, CellNames, GameName, layouts, letter};
use crate::game::Side;

/// The reason why a text is not a board of this game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardError {
    /// The sign of a cell is neither a stone nor empty.
    Sign {
        /// The sign.
        sign: char,
        /// The cell.
        cell: CellName,
    },
    /// A number does not match its cell.
    Number {
        /// The cell.
        cell: CellName,
    },
    /// A row has the wrong number of cells.
    Row {
        /// The row, from 1 at the top.
        row: u32,
        /// The number of cells in a row of the board.
        expected: u32,
        /// The number of signs in this row.
        found: usize,
    },
    /// The board has the wrong number of cells.
    Length {
        /// The number of cells of the board.
        expected: u32,
        /// The number of signs.
        found: usize,
    },
    /// Play cannot reach these stones.
    Position(PositionError),
}

/// Reads the stones of X and of O, bit `i` for cell `i`, whether play can reach them or not.
///
/// # Errors
///
/// A [`BoardError`] of the text.
pub fn read_stones(game: GameName, text: &str) -> Result<(u64, u64), BoardError> {
    let text: Vec<char> = text.chars().collect();
    if cfg!(all(target_arch = "wasm32", not(feature = "boards"))) {
        // The page sends texts that this build cannot read to its larger engine.
        return plain(game, &text);
    }
    plain(game, &text).or_else(|fault| {
        let read = layouts::read(game, &text);
        // In other texts, the fault is in the signs.
        read.map_err(|other| {
            if layouts::is_certain(&text) {
                other
            } else {
                fault
            }
        })
    })
}

/// Reads a text where each sign is a cell.
fn plain(game: GameName, text: &[char]) -> Result<(u64, u64), BoardError> {
    let mut stones = Stones::new(game);
    for &sign in text {
        if !matches!(sign, '\n' | '\r' | '/') {
            stones.sign(sign)?;
        }
    }
    stones.whole()
}

/// Writes stones as text: `X`, `O` or `.` for each cell. A cell with stones of both sides is
/// written as X.
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

/// A character in a message. A control character, which is invisible, is written as its number.
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
            Self::Sign { sign, cell } => {
                let quote = if sign.is_control() { "" } else { "'" };
                let sign = Sign(sign);
                write!(
                    f,
                    "unknown sign {quote}{sign}{quote} on {cell}: X and O are stones; '.', '_', '-' and a space are empty"
                )
            }
            Self::Number { cell } => {
                write!(f, "the number on {cell} is not the cell's own, from 0 or 1")
            }
            Self::Row {
                row,
                expected,
                found,
            } => write!(f, "row {row} has {} cells, not {expected}", found as u32),
            Self::Length { expected, found } => {
                write!(
                    f,
                    "this board has {expected} cells, and the text has {found}"
                )
            }
            Self::Position(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for BoardError {}

/// The reason why stones are not a position. [`Display`](fmt::Display) writes it as a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// X has neither the same number of stones as O nor one more, although X moves first.
    StoneCounts {
        /// The number of X's stones.
        x: u32,
        /// The number of O's stones.
        o: u32,
    },
    /// With gravity, this cell has a stone, but the cell below it has none.
    Floating(CellName),
    /// Both sides have a run.
    BothWon {
        /// The cells of X's runs.
        x: CellNames,
        /// The cells of O's runs.
        o: CellNames,
    },
    /// The game continued after a side had won. Either the opponent has moved since, or no single
    /// last stone can have completed all the runs.
    PlayedOn {
        /// The side that had won.
        winner: Side,
        /// The cells of the winner's runs.
        cells: CellNames,
    },
    /// With gravity, no order of alternate moves builds these columns.
    Order,
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::StoneCounts { x, o } => write!(
                f,
                "X has {x} and O has {o}: X moves first, so X has as many stones as O or one more"
            ),
            Self::Floating(cell) => write!(f, "the stone on {cell} has no stone below it"),
            Self::BothWon { x, o } => write!(f, "X and O both have a run: X on {x}, O on {o}"),
            Self::PlayedOn { winner, cells } => {
                let winner = letter(winner);
                write!(f, "play went on after {winner} had won on {cells}")
            }
            Self::Order => f.write_str("no order of alternate moves builds these columns"),
        }
    }
}

impl std::error::Error for PositionError {}
