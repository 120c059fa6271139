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
use super::node::playable;
use super::shape::Shape;

/// The least that the follower's score can be, if following up proves one: at least 0, and more if
/// a column is poisoned. `winning` are the empty cells that would complete four for the follower.
///
/// The leader has the move. The follower's answer is found for any number of rows: what counts is
/// whether the number of empty cells of a column is even.
#[inline(always)]
pub(super) fn least_for_follower<S: Shape>(
    shape: S,
    leader: u64,
    taken: u64,
    winning: u64,
) -> Option<i32> {
    let empty = shape.board() & !taken;
    let playable = playable(shape, taken);
    // In a column with an even number of empty cells, the follower's cells are those of the top row's
    // parity, and the lowest empty cell is the leader's.
    let followers = shape.top_parity();
    let odd_lowest = playable & followers;
    let odd_columns = empty & !(empty + odd_lowest);

    // Odd columns are poisoned by a winning cell an odd number of cells above the lowest.
    let poison = winning & odd_columns & !followers;
    let mut above = empty & !(empty + poison);
    let mut poisoned_tops = above & shape.top();
    if (odd_lowest.count_ones() - poisoned_tops.count_ones()) % 2 != 0 {
        // The others cannot be paired. With all odd columns they perhaps can.
        if odd_lowest.count_ones() % 2 != 0 {
            return None;
        }
        above = 0;
        poisoned_tops = 0;
    }
    let poisoned_odd = whole_columns(shape, poisoned_tops);

    let rest = empty & !poisoned_odd;
    let in_rest = rest & !followers | odd_lowest & rest;
    // The rest is poisoned by winning cells among those that the follower gets.
    let rest_poison = winning & rest & !in_rest;
    let above_rest = rest & !(rest + rest_poison);
    let leaders = in_rest & !above_rest | poisoned_odd & empty & followers & !above;
    if has_four(shape, leader | leaders) {
        return None;
    }
    let above = above | above_rest;
    if above == 0 {
        return Some(0);
    }
    let columns = (above & shape.top()).count_ones();
    let empty_at_end = above.count_ones() + columns - 2;
    Some((empty_at_end / 2 + 1) as i32)
}

/// All cells of the columns whose highest cells these are.
#[inline(always)]
fn whole_columns<S: Shape>(shape: S, tops: u64) -> u64 {
    (tops << 1) - (tops >> (shape.rows() - 1))
}
