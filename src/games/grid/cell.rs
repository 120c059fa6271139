//! The cells of a grid.

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
