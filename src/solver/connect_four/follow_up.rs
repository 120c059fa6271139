//! Proofs for a side that answers each stone in the same column.
//!
//! Let the *leader* be the side to move and the *follower* the other side. If every column has an
//! even number of empty cells, the follower can always play on top of the leader's last stone. It
//! then fills every second cell of each column, including the top cell. If the leader's stones and
//! the remaining cells contain no four, the leader cannot win. This is the rule *claimeven* by V.
//! Allis, *A Knowledge-based Approach of Connect-Four* (1988). Here it covers the whole board at
//! once, and is extended in three ways:
//!
//! * **Poisoned columns.** If the follower can complete four in this way, it wins there, and the
//!   leader plays on no cell above. Such a column is never filled, so it can have
//!   an odd number of empty cells too. When all other columns are full, the leader has to enter a
//!   poisoned column, so the follower wins.
//! * **Paired columns.** Any two of the other columns with an odd number of empty cells make a
//!   pair. When the leader plays the lowest empty cell of one column, the follower plays the lowest
//!   empty cell of the other. After that, both columns are even. The proof counts both cells
//!   as the leader's, which is more than it can get.
//! * **The length of the win.** The leader can delay the win until nothing else can be played. Then
//!   each poisoned column has only the empty cells from the cell below its winning cell upward,
//!   without the two stones played last.

use super::node::{ColumnNode, has_four, playable};
use super::position::{ConnectFourPosition, bit_of};
use super::shape::Shape;

/// A proof for the side that has just moved, if it answers each stone in the same column. Cells are
/// counted row by row from the top left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FollowUp {
    /// The lowest score that the side that has just moved can have.
    pub least: i32,
    /// The cells that the side to move can still fill. Together with its stones they contain no
    /// four in a row.
    pub left: Vec<usize>,
    /// The cells on which the side that has just moved would win. Once all other cells are full,
    /// the other side has to play below one of them. Empty if `least` is 0.
    pub winning: Vec<usize>,
}

impl ConnectFourPosition {
    /// Returns the proof by follow-up for the side that has just moved; `None` if there is none, or
    /// if the game has ended.
    pub fn follow_up(self) -> Option<FollowUp> {
        self.outcome().is_none().then_some(())?;
        // If the side to move can win at once, follow-up proves nothing.
        let node = ColumnNode::new(self.shape(), self.mover(), self.taken())?;
        let proof = follow_up(self.shape(), &node, i32::MIN)?;
        Some(FollowUp {
            least: proof.least(self.shape()),
            left: self.list(proof.leaders),
            winning: self.list(proof.poison),
        })
    }

    fn list(self, cells: u64) -> Vec<usize> {
        (0..self.shape().cells() as usize)
            .filter(|&cell| cells & bit_of(self.shape(), cell) != 0)
            .collect()
    }
}

/// A proof that the leader cannot win.
#[derive(Clone, Copy, Debug)]
pub(super) struct FollowUpProof {
    /// The empty cells that the leader can get.
    pub leaders: u64,
    /// The empty cells on which the follower would win by answers in the same column.
    pub poison: u64,
    /// The empty cells from the lowest poisoned one upward, in each column.
    above: u64,
}

impl FollowUpProof {
    /// Returns the lowest score that the follower can have: 0, or more if a column is poisoned.
    #[inline(always)]
    pub fn least<S: Shape>(self, shape: S) -> i32 {
        score_of(shape, self.above)
    }
}

/// Returns the score of a follower who wins when only these cells are empty, and the cell below
/// them in each column, without the two stones played last. It is 0 if there are no such cells.
#[inline(always)]
fn score_of<S: Shape>(shape: S, above: u64) -> i32 {
    let columns = (above & shape.top()).count_ones();
    ((above.count_ones() + columns) / 2) as i32
}

/// Returns the proof for the follower, which is the side that is not to move, if it proves a score
/// of at least `beta`.
///
/// Only the parity of the number of empty cells in a column matters, so the proof applies to any
/// number of rows.
#[inline(always)]
pub(super) fn follow_up<S: Shape>(shape: S, node: &ColumnNode, beta: i32) -> Option<FollowUpProof> {
    let (taken, winning) = (node.taken, node.theirs);
    let empty = shape.board() & !taken;
    // At the end, at most the cells from the lowest winning cell upward are empty.
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
    // Adding a cell to the empty cells of a column carries a bit from there to the guard.
    let odd_columns = empty & !(empty + odd_lowest);

    // An odd column is poisoned by a winning cell an odd number of cells above the lowest.
    let mut poison = winning & odd_columns & !followers;
    let mut above = empty & !(empty + poison);
    let mut poisoned_tops = above & shape.top();
    if !even(odd_lowest ^ poisoned_tops) {
        // The other odd columns cannot be paired. Together with all odd columns, they might be.
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
    // A single cell that completes four was found before. Several new stones together can also
    // contain four.
    let proves = proof.least(shape) >= beta
        && leaders & node.mine == 0
        && !has_four(shape, node.mover | leaders);
    proves.then_some(proof)
}

/// True if the number of these cells is even, so that they can be paired. The exclusive or of two
/// sets has the parity of their sum.
#[inline(always)]
fn even(cells: u64) -> bool {
    cells.count_ones().is_multiple_of(2)
}

/// Returns all cells of the columns whose highest cells these are.
#[inline(always)]
fn whole_columns<S: Shape>(shape: S, tops: u64) -> u64 {
    (tops << 1) - (tops >> (shape.rows() - 1))
}
