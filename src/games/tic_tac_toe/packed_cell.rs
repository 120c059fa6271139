//! The cells of 3×3 as a search uses them, and sets of them.

use std::fmt;

/// The number of cells.
pub const CELLS: usize = 9;

/// The cell where a move puts its stone, as [`grid::Cell`](crate::games::grid::Cell) is on other
/// boards: one of nine, row by row from the top left.
///
/// It is stored as a set of one cell, bit `i` for cell `i`, because a search only adds it to sets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PackedCell(u32);

impl PackedCell {
    /// The cell with this index, if it is from 0 to 8.
    pub const fn new(index: usize) -> Option<PackedCell> {
        if index < CELLS {
            Some(PackedCell(1 << index))
        } else {
            None
        }
    }

    /// All nine cells in row-major order.
    pub fn all() -> impl Iterator<Item = PackedCell> {
        PackedCells(ALL)
    }

    /// The index, 0 to 8.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.trailing_zeros() as usize
    }

    /// The row, 0 to 2 from the top.
    pub const fn row(self) -> usize {
        self.index() / 3
    }

    /// The column, 0 to 2 from the left.
    pub const fn col(self) -> usize {
        self.index() % 3
    }

    /// The set of this cell alone.
    #[inline]
    pub(super) const fn bit(self) -> u32 {
        self.0
    }
}

impl fmt::Debug for PackedCell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PackedCell({})", self.index())
    }
}

/// The set of all nine cells.
pub(super) const ALL: u32 = 0b111_111_111;

/// The cells of a set, lowest index first.
pub(super) struct PackedCells(pub(super) u32);

impl Iterator for PackedCells {
    type Item = PackedCell;

    #[inline]
    fn next(&mut self) -> Option<PackedCell> {
        if self.0 == 0 {
            return None;
        }
        let rest = self.0 & (self.0 - 1);
        let cell = PackedCell(self.0 ^ rest);
        self.0 = rest;
        Some(cell)
    }
}
