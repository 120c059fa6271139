//! Cells, and how they are named.

use std::fmt;

/// One cell of a grid by its index: 0 is top left, then row by row.
///
/// As a move it is the cell where the stone comes to lie, also with gravity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell(pub(super) u8);

impl Cell {
    /// The index, 0 to 63.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1 << self.0
    }

    /// The lowest cell of a set that is not empty.
    #[inline]
    pub(crate) const fn lowest(cells: u64) -> Cell {
        Cell(cells.trailing_zeros() as u8)
    }
}

/// The place of a cell, printed as its name: its column as a letter from `a`, and the number of its row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Square {
    /// 0 is the left column.
    pub column: u8,
    /// 0 is the top row.
    pub row: u8,
    /// What people call the row: from 1 at the top, or with gravity from 1 at the bottom.
    pub row_number: u8,
}

impl Square {
    /// The place of a cell on a board of this shape.
    pub(super) const fn of(cell: Cell, columns: u8, rows: u8, gravity: bool) -> Square {
        let row = cell.0 / columns;
        Square {
            column: cell.0 % columns,
            row,
            row_number: if gravity { rows - row } else { row + 1 },
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column), self.row_number)
    }
}

/// A set of cells of one board, printed as their names: `a1, b1, c1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cells {
    /// Bit `i` for cell `i`.
    pub bits: u64,
    /// The number of columns of the board.
    pub columns: u8,
    /// The number of its rows.
    pub rows: u8,
    /// Whether stones fall, so that rows have numbers from the bottom.
    pub gravity: bool,
}

impl Cells {
    /// The cells, lowest index first.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        (0..64)
            .map(Cell)
            .filter(move |cell| self.bits & cell.bit() != 0)
    }
}

impl fmt::Display for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, cell) in self.iter().enumerate() {
            let between = if place == 0 { "" } else { ", " };
            let square = Square::of(cell, self.columns, self.rows, self.gravity);
            write!(f, "{between}{square}")?;
        }
        Ok(())
    }
}
