//! Boards and moves as text.
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
//!
//! A cell has a name of a letter for its column and a digit for its row: `a1` is top left, `c1` top
//! right, `b2` the centre. A list of moves is their names one after the other, `b2a1c3`, or the cells'
//! indices as links carry them, `408`.
//!
//! ```
//! use cutoff::games::tic_tac_toe::notation::{cells_from_text, link, names};
//!
//! let cells = cells_from_text("B2 a1 c3", 9).expect("three cells");
//! assert_eq!((names(&cells), link(&cells)), ("b2a1c3".into(), "408".into()));
//! assert_eq!(cells_from_text("408", 9), Ok(cells));
//! assert_eq!(cells_from_text("b2d1", 9), Err(1)); // the second is no cell
//! ```

use std::fmt;
use std::str::FromStr;

use super::{Board, BoardError, CELLS, Cell, letter};
use crate::game::Side;

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

/// The names of the columns from the left.
pub const COLUMNS: &str = "abc";
/// The names of the rows from the top.
pub const ROWS: &str = "123";

impl Cell {
    /// The cell's short name: `a1` is top left, `c1` top right, `b2` the centre.
    pub fn name(self) -> String {
        let sign = |names: &str, place| names.chars().nth(place);
        let name = [sign(COLUMNS, self.col()), sign(ROWS, self.row())];
        name.into_iter().flatten().collect()
    }
}

/// The names of cells, one after the other.
pub fn names(cells: &[Cell]) -> String {
    cells.iter().map(|cell| cell.name()).collect()
}

/// The indices of cells as digits, one after the other.
pub fn link(cells: &[Cell]) -> String {
    let digit = |cell: &Cell| char::from(b'0' + cell.index() as u8);
    cells.iter().map(digit).collect()
}

/// Reads the first cells of a list, `most` at the most: names or indices, with spaces between them
/// or not.
///
/// # Errors
///
/// The place of the first that is no cell, counted from 0.
pub fn cells_from_text(text: &str, most: usize) -> Result<Vec<Cell>, usize> {
    let mut signs = text.bytes().filter(|sign| *sign != b' ').peekable();
    let by_name = signs.peek().is_some_and(u8::is_ascii_alphabetic);
    let mut cells = Vec::new();
    while cells.len() < most
        && let Some(sign) = signs.next()
    {
        let cell = if by_name {
            cell_by_name(sign, signs.next())
        } else {
            Cell::new(usize::from(sign.wrapping_sub(b'0')))
        };
        cells.push(cell.ok_or(cells.len())?);
    }
    Ok(cells)
}

fn cell_by_name(column: u8, row: Option<u8>) -> Option<Cell> {
    let place = |names: &str, sign| names.bytes().position(|name| name == sign);
    let column = place(COLUMNS, column.to_ascii_lowercase())?;
    Cell::new(place(ROWS, row?)? * COLUMNS.len() + column)
}
