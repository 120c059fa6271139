//! Proofs for a player who answers each stone in the same column.
//!
//! Let the *leader* be the side to move and the *follower* the other. If every column has an even
//! number of empty cells, the follower can always play on top of the leader's last stone. It then
//! gets every second cell of each column, including the top one. If the leader's stones and the
//! other cells contain no four, the leader cannot win, whatever it plays. This is the rule
//! *claimeven* by V. Allis, *A Knowledge-based Approach of Connect-Four* (1988). Here it covers the
//! whole board at once, and is extended in three ways:
//!
//! * **Poisoned columns.** If the follower gets a cell that completes four in this way, it wins
//!   there. The leader gets nothing above that cell. Such a column is never filled, so it can have
//!   an odd number of empty cells too. Once the rest is full, the leader has to enter a poisoned
//!   column, so the follower wins.
//! * **Paired columns.** Of the other columns with an odd number of empty cells, any two make a
//!   pair. When the leader plays the lowest empty cell of one, the follower plays that of the
//!   other. From then on both are even. The proof gives the leader both cells, which is more than
//!   it can have.
//! * **The length of the win.** The leader can delay the win until nothing else can be played. Then
//!   the only empty cells in each poisoned column are those from the one below a winning cell
//!   upward, less the two stones played last.

use super::node::{ColumnNode, has_four, playable};
use super::shape::Shape;

/// A proof that the leader cannot win.
#[derive(Clone, Copy, Debug)]
pub(super) struct FollowUpProof {
    /// The empty cells that the leader can get.
    pub leaders: u64,
    /// The empty cells on which the follower would win by answers in the same column.
    pub poison: u64,
    /// The empty cells from the lowest of them upward.
    above: u64,
}

impl FollowUpProof {
    /// The lowest score that the follower can have, which is 0, or more if a column is poisoned.
    #[inline(always)]
    pub fn least<S: Shape>(self, shape: S) -> i32 {
        score_of(shape, self.above)
    }
}

/// The score of a follower who wins when these cells are empty, and in each column the cell below
/// them, less the two stones played last. Without any such cells it is 0.
#[inline(always)]
fn score_of<S: Shape>(shape: S, above: u64) -> i32 {
    let columns = (above & shape.top()).count_ones();
    ((above.count_ones() + columns) / 2) as i32
}

/// The proof for the side that is not to move, which is the follower, if it proves a score of at
/// least `beta`.
///
/// Only the parity of the number of empty cells in a column matters, so this is right for any
/// number of rows.
#[inline(always)]
pub(super) fn follow_up<S: Shape>(shape: S, node: &ColumnNode, beta: i32) -> Option<FollowUpProof> {
    let (taken, winning) = (node.taken, node.theirs);
    let empty = shape.board() & !taken;
    // At most the cells from the lowest winning one upward are left.
    if beta > 0 && score_of(shape, empty & !(empty + winning) | winning) < beta {
        return None;
    }
    let playable = playable(shape, taken);
    // In a column with an even number of empty cells, the follower's cells have the parity of the
    // top row, and the lowest empty cell is the leader's.
    let followers = shape.top_parity();
    // With an odd number of empty cells, some column cannot be paired and must be poisoned by such
    // a cell.
    if (shape.cells() - node.stones) & 1 != 0 && winning & !followers == 0 {
        return None;
    }
    let odd_lowest = playable & followers;
    // Adding a cell to the empty cells of a column carries from there to the guard.
    let odd_columns = empty & !(empty + odd_lowest);

    // Odd columns are poisoned by a winning cell that is an odd number of cells above the lowest.
    let mut poison = winning & odd_columns & !followers;
    let mut above = empty & !(empty + poison);
    let mut poisoned_tops = above & shape.top();
    if !even(odd_lowest ^ poisoned_tops) {
        // The others cannot be paired. Together with all odd columns they might be.
        if !even(odd_lowest) {
            return None;
        }
        (poison, above, poisoned_tops) = (0, 0, 0);
    }
    let poisoned_odd = whole_columns(shape, poisoned_tops);

    let rest = empty & !poisoned_odd;
    let in_rest = rest & !followers | odd_lowest & rest;
    // The other columns are poisoned by winning cells among those that the follower gets.
    let rest_poison = winning & rest & !in_rest;
    let above_rest = rest & !(rest + rest_poison);
    let leaders = in_rest & !above_rest | poisoned_odd & empty & followers & !above;
    let proof = FollowUpProof {
        leaders,
        poison: poison | rest_poison,
        above: above | above_rest,
    };
    // A cell that completes four is seen at once. New stones together can have a four too.
    let proves = proof.least(shape) >= beta
        && leaders & node.mine == 0
        && !has_four(shape, node.mover | leaders);
    proves.then_some(proof)
}

/// True if these cells can be put into pairs. The exclusive or of two sets has the parity of their
/// sum.
#[inline(always)]
fn even(cells: u64) -> bool {
    cells.count_ones().is_multiple_of(2)
}

/// All cells of the columns whose highest cells these are.
#[inline(always)]
fn whole_columns<S: Shape>(shape: S, tops: u64) -> u64 {
    (tops << 1) - (tops >> (shape.rows() - 1))
}
