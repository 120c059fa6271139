//! Observers that collect the principal variation, which is best play for both sides from the root
//! to the end.
//!
//! They keep the best line of each node on the current path. At the root that is the line with the
//! value that the search returns. Under pruning, the line of a node whose value is only a bound
//! means nothing, but the root's line never contains one.

use super::{Counter, Observer, Window};

/// Counts a search, and collects its best line.
pub type CountedLine<M> = (Counter, PrincipalVariation<M>);

/// Collects a principal variation of any length.
#[derive(Clone, Debug)]
pub struct PrincipalVariation<M> {
    /// For each ply, the rest of the line, with its last move first. A longer line is then the same
    /// list with one more move at its end, so nothing is copied.
    lines: Vec<Vec<M>>,
}

impl<M> Default for PrincipalVariation<M> {
    fn default() -> Self {
        PrincipalVariation { lines: Vec::new() }
    }
}

/// The line from the root to the end; empty if the root is an end.
impl<M> From<PrincipalVariation<M>> for Vec<M> {
    fn from(variation: PrincipalVariation<M>) -> Vec<M> {
        let mut line = variation.lines.into_iter().next().unwrap_or_default();
        line.reverse();
        line
    }
}

impl<M: Copy, S> Observer<M, S> for PrincipalVariation<M> {
    #[inline]
    fn enter(&mut self, ply: u32, _: Window<S>) {
        match self.lines.get_mut(ply as usize) {
            Some(line) => line.clear(),
            None => self.lines.push(Vec::new()),
        }
    }

    #[inline]
    fn improve(&mut self, ply: u32, mv: M, _: S) {
        if let Some([line, below]) = self.lines.get_mut(ply as usize..ply as usize + 2) {
            std::mem::swap(line, below);
            line.push(mv);
        }
    }
}
