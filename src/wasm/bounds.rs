//! What the value that a search returned says of a node: all of it, or a bound only.

use crate::search::{Bound, Trace, Window, mark};

/// The value is the node's own.
const EXACT: u8 = 0;
/// The node is worth at least the value.
const LEAST: u8 = 1;
/// The node is worth at most the value.
const MOST: u8 = 2;

/// For each node of a record what its value says.
///
/// A node that returned a value within its window has that value; one that failed high or low has
/// a bound. Where only alpha > beta cuts (`strict`), a tie does not close the window, so there the
/// values of the children decide.
pub fn bounds<M, S: Copy + Ord>(record: &Trace<M, S>, players: &[u8], strict: bool) -> Vec<u8> {
    if strict {
        return proven(record, players);
    }
    (0..record.len())
        .map(|node| {
            if is_leaf(record, node) {
                return EXACT;
            }
            let window = Window {
                alpha: record.alphas[node],
                beta: record.betas[node],
            };
            match Bound::of(record.values[node], window) {
                Bound::Exact => EXACT,
                Bound::Least => LEAST,
                Bound::Most => MOST,
            }
        })
        .collect()
}

fn is_leaf<M, S>(record: &Trace<M, S>, node: usize) -> bool {
    record.marks[node] & mark::LEAF != 0
}

/// What the values of a node's children prove. One child that is worth so much is enough for the
/// side that moves; the other bound takes all children.
fn proven<M, S: Copy + Ord>(record: &Trace<M, S>, players: &[u8]) -> Vec<u8> {
    let nodes = record.len();
    // Whether the node is proven to be worth at least, and at most, its value.
    let mut least = vec![false; nodes];
    let mut most = vec![false; nodes];
    // A node's number is below those of its subtree, so that children are ready before it is.
    for node in (0..nodes).rev() {
        let value = record.values[node];
        let maximises = players[node] == 0;
        let (mut one, mut all) = (false, record.skipped[node] == 0);
        let mut child = node + 1;
        let end = node + record.sizes[node] as usize;
        while child < end {
            let returned = record.values[child];
            let (reaches, stays) = if maximises {
                (returned >= value, returned <= value)
            } else {
                (returned <= value, returned >= value)
            };
            let (helps, limits) = if maximises {
                (least[child], most[child])
            } else {
                (most[child], least[child])
            };
            one |= reaches && helps;
            all &= stays && limits;
            child += record.sizes[child] as usize;
        }
        let leaf = is_leaf(record, node);
        (least[node], most[node]) = match (leaf, maximises) {
            (true, _) => (true, true),
            (false, true) => (one, all),
            (false, false) => (all, one),
        };
    }
    (0..nodes)
        .map(|node| match (least[node], most[node]) {
            (true, false) => LEAST,
            (false, true) => MOST,
            _ => EXACT,
        })
        .collect()
}
