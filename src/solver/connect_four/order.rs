//! Which move is searched first.

use super::node::{Node, playable};
use super::shape::Shape;

/// How the moves of one position are compared.
pub(super) struct Order<S> {
    shape: S,
    mine: u64,
    rich: bool,
}

impl<S: Shape> Order<S> {
    pub fn new(shape: S, node: &Node, rich: bool) -> Order<S> {
        Order {
            shape,
            mine: node.mine,
            rich,
        }
    }

    /// The higher, the earlier. Among equals the first in the list is first.
    #[inline(always)]
    pub fn of(&self, mv: u64, after: &Node) -> i32 {
        let threats = after.theirs.count_ones() as i32;
        let (columns, stride) = (self.shape.columns() as i32, self.shape.stride() as i32);
        let column = mv.trailing_zeros() as i32 / stride;
        let middle = columns - 1 - (2 * column + 1 - columns).abs();
        if !self.rich {
            return 16 * threats + middle;
        }
        let playable = playable(self.shape, after.taken);
        let odd = (playable & self.shape.top_parity()).count_ones() as i32;
        let below_own = i32::from((mv << 1) & self.mine != 0);
        16 * threats - odd - 24 * below_own + middle
    }
}
