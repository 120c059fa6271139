//! The principal variation of 3×3 in one word for each ply.

use super::{CELLS, Place};
use crate::search::Observer;

/// Four bits have the number of a cell, 1 to 9; 0 is the end of a line.
const BITS: u32 = 4;

/// Collects the principal variation of a 3×3 search: best play for both sides from the root to the end. It
/// does what [`PrincipalVariation`](crate::search::PrincipalVariation) does for any game, in a shift and a
/// store.
#[derive(Clone, Debug, Default)]
pub struct PackedVariation {
    /// For each ply the line from there on, its first move in the lowest bits. It lies on the heap, so that
    /// the registers are left to the search.
    lines: Box<[u64; CELLS + 1]>,
}

/// The line from the root to the end; empty if the root is an end.
impl From<PackedVariation> for Vec<Place> {
    fn from(variation: PackedVariation) -> Vec<Place> {
        let mut left = variation.lines[0];
        let mut line = Vec::new();
        while let Some(index) = (left as usize % (1 << BITS)).checked_sub(1) {
            line.extend(Place::new(index));
            left >>= BITS;
        }
        line
    }
}

impl<S> Observer<Place, S> for PackedVariation {
    #[inline]
    fn leaf(&mut self, ply: u32, _: S) {
        self.lines[ply as usize] = 0;
    }

    #[inline]
    fn improve(&mut self, ply: u32, place: Place, _: S) {
        let number = place.index() as u64 + 1;
        self.lines[ply as usize] = self.lines[ply as usize + 1] << BITS | number;
    }
}
