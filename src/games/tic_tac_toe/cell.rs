//! The nine cells, and sets of them.

use std::fmt;

/// The number of cells, and so the length of the longest game in plies.
pub const CELLS: usize = 9;

/// One of the nine cells, in row-major order: 0 is top left, 4 the centre, 8 bottom right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell(u8);

impl Cell {
    /// The cell with this index, if it is from 0 to 8.
    pub const fn new(index: usize) -> Option<Cell> {
        if index < CELLS {
            Some(Cell(index as u8))
        } else {
            None
        }
    }

    /// All nine cells in row-major order.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..CELLS as u8).map(Cell)
    }

    /// 0 to 8.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// 0 to 2, from the top.
    pub const fn row(self) -> usize {
        self.index() / 3
    }

    /// 0 to 2, from the left.
    pub const fn col(self) -> usize {
        self.index() % 3
    }

    pub(super) const fn bit(self) -> u32 {
        1 << self.0
    }
}

impl fmt::Display for Cell {
    /// As people count: `row 2, column 3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "row {}, column {}", self.row() + 1, self.col() + 1)
    }
}

/// The mask of all nine cells.
pub(super) const ALL: u32 = 0b111_111_111;

/// The cells of a mask, lowest index first.
pub(super) struct Cells(pub(super) u32);

impl Iterator for Cells {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        if self.0 == 0 {
            return None;
        }
        let cell = Cell(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(cell)
    }
}
