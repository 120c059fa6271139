//! Which move is searched first.

use super::node::{Node, playable};
use super::shape::Shape;
use std::sync::OnceLock;
static W: OnceLock<Vec<i32>> = OnceLock::new();
fn w() -> &'static Vec<i32> {
    W.get_or_init(|| std::env::var("W").unwrap_or("16,3,12,0,0,0,1,0,0,0".into()).split(',').map(|x| x.parse().unwrap()).collect())
}

/// How the moves of one position are compared.
pub(super) struct Order<S> {
    shape: S,
    mine: u64,
    theirs: u64,
    own_open: u64,
    opp_open: u64,
    opp_two: u64,
    rich: bool,
}

fn open<S: Shape>(shape: S, avail: u64) -> u64 {
    let st = shape.stride();
    let mut r = 0;
    for d in [st - 1, st, st + 1] {
        let a = avail & (avail >> d);
        let q = a & (a >> (2 * d));
        let b = q | (q << d);
        r |= b | (b << (2 * d));
    }
    r
}
// cells in open lines with at least two stones of `stones`
fn two<S: Shape>(shape: S, stones: u64, avail: u64) -> u64 {
    let st = shape.stride();
    let mut r = 0;
    for d in [st - 1, st, st + 1] {
        let a = avail & (avail >> d);
        let q = a & (a >> (2 * d));
        // at least two of four stones, at the line's lowest cell
        let (s0, s1, s2, s3) = (stones, stones >> d, stones >> (2 * d), stones >> (3 * d));
        let t = (s0 & (s1 | s2 | s3)) | (s1 & (s2 | s3)) | (s2 & s3);
        let q = q & t;
        let b = q | (q << d);
        r |= b | (b << (2 * d));
    }
    r
}

impl<S: Shape> Order<S> {
    pub fn new(shape: S, node: &Node, rich: bool) -> Order<S> {
        let opp = node.mover ^ node.taken;
        let board = shape.board();
        Order {
            shape,
            mine: node.mine,
            theirs: node.theirs,
            own_open: two(shape, node.mover, board & !opp),
            opp_open: open(shape, board & !node.mover),
            opp_two: two(shape, opp, board & !node.mover),
            rich,
        }
    }

    /// The higher, the earlier. Among equals the first in the list is first.
    #[inline(always)]
    pub fn of(&self, mv: u64, after: &Node) -> i32 {
        let w = w();
        let threats = after.theirs.count_ones() as i32;
        let odd = (playable(self.shape, after.taken) & self.shape.top_parity()).count_ones() as i32;
        let below_own = i32::from((mv << 1) & self.mine != 0);
        let stride = self.shape.stride() as i32;
        let column = mv.trailing_zeros() as i32 / stride;
        let middle = self.shape.columns() as i32 - 1 - (2 * column - self.shape.columns() as i32 + 1).abs();
        let f = |x: u64| i32::from(x != 0);
        let row = mv.trailing_zeros() as i32 % stride;
        let vert = 2 * (row.min(5 - row)).min(2);
        let _ = self.theirs;
        if self.rich {
            w[0] * threats - w[1] * odd - w[2] * below_own - w[3] * f((mv << 1) & self.opp_open) + w[4] * f(mv & self.own_open)
                + w[5] * f(mv & self.opp_two) + w[6] * middle - w[7] * f((mv << 1) & self.opp_two) + w[8] * vert + w[9] * f((mv << 1) & self.own_open)
        } else {
            16 * threats + middle
        }
    }
}
