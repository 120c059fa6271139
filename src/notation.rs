//! Boards as text.
//!
//! A board is nine signs in row-major order: `X` or `x`, `O` or `o`, and for an empty cell `.`,
//! `_`, `-` or a space. Line breaks are ignored wherever they stand. [`Board`] prints as nine of
//! `X`, `O` and `.`, which reads back as the same board.
//!
//! ```
//! use cutoff::{Board, BoardError, Cell};
//!
//! let board: Board = "xo.\n.X.\n..O".parse()?;
//! assert_eq!(board.to_string(), "XO..X...O");
//!
//! let cell = Cell::new(4).expect("0 to 8");
//! let error = "XO..?....".parse::<Board>().unwrap_err();
//! assert_eq!(error, BoardError::Sign { sign: '?', cell });
//! # Ok::<(), BoardError>(())
//! ```

use std::fmt;
use std::str::FromStr;

use crate::game::Side;
use crate::games::tic_tac_toe::{Board, BoardError, CELLS, Cell, letter};

/// What one sign says of its cell: whose stone, or `None` for an empty one.
///
/// # Errors
///
/// [`BoardError::Sign`] for any other sign.
pub fn parse_sign(sign: char, cell: Cell) -> Result<Option<Side>, BoardError> {
    match sign {
        'X' | 'x' => Ok(Some(Side::Max)),
        'O' | 'o' => Ok(Some(Side::Min)),
        '.' | '_' | '-' | ' ' => Ok(None),
        _ => Err(BoardError::Sign { sign, cell }),
    }
}

/// The board with these cells, if play can reach it.
///
/// # Errors
///
/// As [`Board::from_stones`].
pub fn board_from_cells(cells: [Option<Side>; CELLS]) -> Result<Board, BoardError> {
    let stones = |side| {
        Cell::all()
            .filter(|cell| cells[cell.index()] == Some(side))
            .fold(0, |stones, cell| stones | 1 << cell.index())
    };
    Board::from_stones(stones(Side::Max), stones(Side::Min))
}

impl FromStr for Board {
    type Err = BoardError;

    /// Reads a board. Unknown signs are reported before a wrong length, and both before stones
    /// that play cannot place so.
    fn from_str(text: &str) -> Result<Board, BoardError> {
        let mut cells = [None; CELLS];
        let mut found = 0;
        for sign in text.chars().filter(|sign| !matches!(sign, '\n' | '\r')) {
            if let Some(cell) = Cell::new(found) {
                cells[found] = parse_sign(sign, cell)?;
            }
            found += 1;
        }
        if found != CELLS {
            return Err(BoardError::Length { found });
        }
        board_from_cells(cells)
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text: String = Cell::all()
            .map(|cell| self.stone(cell).map_or('.', letter))
            .collect();
        f.pad(&text)
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({self})")
    }
}
