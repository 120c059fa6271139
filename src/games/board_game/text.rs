//! Boards as text.
//!
//! A board is a sign for each cell, row by row: `X` or `x`, `O` or `o`, and for an empty cell `.`,
//! `_`, `-` or a space. Line breaks and `/` are ignored wherever they stand.
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

use super::{BoardGame, CellName, PositionError, letter};

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

/// Reads a board.
pub(super) fn read_board<B: BoardGame>(game: &B, text: &str) -> Result<B::Position, BoardError> {
    let cells = game.cells() as usize;
    let (mut x, mut o) = (0, 0);
    let mut found = 0;
    let signs = text
        .chars()
        .filter(|sign| !matches!(sign, '\n' | '\r' | '/'));
    for sign in signs {
        if found < cells {
            match sign {
                'X' | 'x' => x |= 1 << found,
                'O' | 'o' => o |= 1 << found,
                '.' | '_' | '-' | ' ' => {}
                _ => {
                    let cell = game.cell_name(found);
                    return Err(BoardError::Sign { sign, cell });
                }
            }
        }
        found += 1;
    }
    if found != cells {
        let expected = game.cells();
        return Err(BoardError::Length { expected, found });
    }
    game.position(x, o).map_err(BoardError::Position)
}

/// A board as text.
pub(super) fn board_text<B: BoardGame>(game: &B, position: B::Position) -> String {
    let sign = |cell| game.stone(position, cell).map_or('.', letter);
    (0..game.cells() as usize).map(sign).collect()
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
