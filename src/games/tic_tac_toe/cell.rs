//! The nine cells, and sets of them.

use std::fmt;

/// The number of cells.
pub const CELLS: usize = 9;

/// One of the nine cells, in row-major order: 0 is top left, 4 the centre, 8 bottom right.
///
/// It is kept as a set of one cell, bit `i` for cell `i`, because a search only adds it to sets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell(u32);

impl Cell {
    /// The cell with this index, if it is from 0 to 8.
    pub const fn new(index: usize) -> Option<Cell> {
        if index < CELLS {
            Some(Cell(1 << index))
        } else {
            None
        }
    }

    /// All nine cells in row-major order.
    pub fn all() -> impl Iterator<Item = Cell> {
        Cells(ALL)
    }

    /// 0 to 8.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.trailing_zeros() as usize
    }

    /// 0 to 2, from the top.
    pub const fn row(self) -> usize {
        self.index() / 3
    }

    /// 0 to 2, from the left.
    pub const fn col(self) -> usize {
        self.index() % 3
    }

    /// The set of this cell alone.
    #[inline]
    pub(super) const fn bit(self) -> u32 {
        self.0
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cell({})", self.index())
    }
}

impl fmt::Display for Cell {
    /// As people count: `row 2, column 3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "row {}, column {}", self.row() + 1, self.col() + 1)
    }
}

/// The set of all nine cells.
pub(super) const ALL: u32 = 0b111_111_111;

/// The cells of a set, lowest index first.
pub(super) struct Cells(pub(super) u32);

impl Iterator for Cells {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        if self.0 == 0 {
            return None;
        }
        let rest = self.0 & (self.0 - 1);
        let cell = Cell(self.0 ^ rest);
        self.0 = rest;
        Some(cell)
    }
}
