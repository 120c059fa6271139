//! The cells of a grid.

/// A cell of a grid by its index, from 0 at the top left, row by row.
///
/// As a move it is the cell where the stone comes to rest, with gravity too.
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
