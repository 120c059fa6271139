//! The places of a move, and sets of them.

use std::fmt;

/// The number of cells.
pub const CELLS: usize = 9;

/// Where a move puts its stone: one of the nine cells, row by row from the top left.
///
/// It is kept as a set of one cell, bit `i` for cell `i`, because a search only adds it to sets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place(u32);

impl Place {
    /// The cell with this index, if it is from 0 to 8.
    pub const fn new(index: usize) -> Option<Place> {
        if index < CELLS {
            Some(Place(1 << index))
        } else {
            None
        }
    }

    /// All nine cells in row-major order.
    pub fn all() -> impl Iterator<Item = Place> {
        Places(ALL)
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

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Place({})", self.index())
    }
}

/// The set of all nine cells.
pub(super) const ALL: u32 = 0b111_111_111;

/// The cells of a set, lowest index first.
pub(super) struct Places(pub(super) u32);

impl Iterator for Places {
    type Item = Place;

    #[inline]
    fn next(&mut self) -> Option<Place> {
        if self.0 == 0 {
            return None;
        }
        let rest = self.0 & (self.0 - 1);
        let place = Place(self.0 ^ rest);
        self.0 = rest;
        Some(place)
    }
}
