//! What a player proves who answers each stone in its own column.
//!
//! Let *leader* be the side to move and *follower* the other. If every column has an even number of
//! empty cells, the follower can always play on top of the leader's last stone. It then gets every
//! second cell of each column, the top one among them. If the cells that are left to the leader hold
//! no four with its stones, the leader cannot win, whatever it plays. This is the rule *claimeven* of
//! V. Allis, *A Knowledge-based Approach of Connect-Four* (1988); here it covers the whole board at
//! once and is widened in three ways:
//!
//! * **Poisoned columns.** Where the follower, answering so, comes to a cell that completes four, it
//!   wins there. The leader gets nothing above that cell. Such a column is never filled up, so it may
//!   have an odd number of empty cells too. Once the rest is full, the leader has to enter a poisoned
//!   column, so the follower wins.
//! * **Paired columns.** Of the other columns with an odd number of empty cells, any two make a pair:
//!   when the leader plays the lowest empty cell of one, the follower plays that of the other. From
//!   then on both are even. The leader is taken to get both cells, which is more than it can have.
//! * **The length of the win.** The leader may put the win off until nothing else can be played. Then
//!   only the cells from the one below a winning cell upward are empty, in each poisoned column, less
//!   the two stones played last.

use super::lines::has_four;
use super::node::{ColumnNode, playable};
use super::shape::Shape;

/// A proof that the leader cannot win.
#[derive(Clone, Copy, Debug)]
pub(super) struct FollowUpProof {
    /// The empty cells that are left to the leader.
    pub leaders: u64,
    /// The empty cells on which the follower would win by answering so.
    pub poison: u64,
    /// The empty cells from the lowest of them upward.
    above: u64,
}

impl FollowUpProof {
    /// The least that the follower's score can be: 0, or more if a column is poisoned.
    #[inline(always)]
    pub fn least<S: Shape>(self, shape: S) -> i32 {
        score_of(shape, self.above)
    }
}

/// The score of a follower who wins when these are the cells that are empty, with the one below them in each
/// column, less the two stones played last. Without any, it is 0.
#[inline(always)]
fn score_of<S: Shape>(shape: S, above: u64) -> i32 {
    let columns = (above & shape.top()).count_ones();
    ((above.count_ones() + columns) / 2) as i32
}

/// What following up proves for the side that has not the move, if that is a score of `beta` at least: it is the
/// follower.
///
/// What counts is whether the number of empty cells of a column is even, so this holds for any number
/// of rows.
#[inline(always)]
pub(super) fn follow_up<S: Shape>(shape: S, node: &ColumnNode, beta: i32) -> Option<FollowUpProof> {
    let (taken, winning) = (node.taken, node.theirs);
    let empty = shape.board() & !taken;
    // No more cells are left than those from the lowest winning one upward.
    if beta > 0 && score_of(shape, empty & !(empty + winning) | winning) < beta {
        return None;
    }
    let playable = playable(shape, taken);
    // In a column with an even number of empty cells, the follower's cells are those of the top row's
    // parity, and the lowest empty cell is the leader's.
    let followers = shape.top_parity();
    // With an odd number of empty cells, a column that is not paired must be poisoned by such a cell.
    if (shape.cells() - node.stones) & 1 != 0 && winning & !followers == 0 {
        return None;
    }
    let odd_lowest = playable & followers;
    // Adding a cell to a column's empty cells carries from there to the guard.
    let odd_columns = empty & !(empty + odd_lowest);

    // Odd columns are poisoned by a winning cell an odd number of cells above the lowest.
    let mut poison = winning & odd_columns & !followers;
    let mut above = empty & !(empty + poison);
    let mut poisoned_tops = above & shape.top();
    if !even(odd_lowest ^ poisoned_tops) {
        // The others cannot be paired. With all odd columns they perhaps can.
        if !even(odd_lowest) {
            return None;
        }
        (poison, above, poisoned_tops) = (0, 0, 0);
    }
    let poisoned_odd = whole_columns(shape, poisoned_tops);

    let rest = empty & !poisoned_odd;
    let in_rest = rest & !followers | odd_lowest & rest;
    // The rest is poisoned by winning cells among those that the follower gets.
    let rest_poison = winning & rest & !in_rest;
    let above_rest = rest & !(rest + rest_poison);
    let leaders = in_rest & !above_rest | poisoned_odd & empty & followers & !above;
    let proof = FollowUpProof {
        leaders,
        poison: poison | rest_poison,
        above: above | above_rest,
    };
    // A cell that completes four is seen at once; new stones together may hold one too.
    let proves = proof.least(shape) >= beta
        && leaders & node.mine == 0
        && !has_four(shape, node.mover | leaders);
    proves.then_some(proof)
}

/// Whether so many cells can be put into pairs. Of two sets, the exclusive or has the parity of the sum.
#[inline(always)]
fn even(cells: u64) -> bool {
    cells.count_ones().is_multiple_of(2)
}

/// All cells of the columns whose highest cells these are.
#[inline(always)]
fn whole_columns<S: Shape>(shape: S, tops: u64) -> u64 {
    (tops << 1) - (tops >> (shape.rows() - 1))
}
