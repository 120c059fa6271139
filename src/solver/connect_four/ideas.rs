//! Shows people the ideas that the search finds in a position without searching.

use super::follow_up::follow_up;
use super::node::{ColumnNode, completing, playable};
use super::position::{ConnectFourPosition, bit_of};
use super::shape::Shape;
use crate::Side;

/// A proof for the side that has just moved, if it answers each stone in the same column.
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

/// Cells are counted row by row from the top left. A finished position has none of these ideas.
impl ConnectFourPosition {
    /// Returns the empty cells that would complete four in a row for a side, playable now or not.
    pub fn threats(self, side: Side) -> Vec<usize> {
        let (shape, mover) = (self.shape(), self.mover());
        let stones = if side == self.to_move() {
            mover
        } else {
            mover ^ self.taken()
        };
        self.list(completing(shape, stones) & shape.board() & !self.taken())
    }

    /// Returns the only move that prevents a win of the other side with its next stone; `None` if
    /// there is not exactly one, or if the side to move wins at once.
    ///
    /// ```
    /// use cutoff::solver::connect_four::{AnyShape, ConnectFourPosition};
    ///
    /// let position = ConnectFourPosition::from_columns(AnyShape::SEVEN_BY_SIX, &[3, 0, 3, 0, 3])?;
    /// assert_eq!(position.forced_reply(), Some(3));
    /// # Ok::<(), cutoff::solver::connect_four::ConnectFourPositionError>(())
    /// ```
    pub fn forced_reply(self) -> Option<u32> {
        let node = self.node()?;
        (node.safe.count_ones() == 1).then(|| self.column_of(node.safe))
    }

    /// Returns the first column from the left after which the side to move wins with its next stone
    /// against every reply. It then has two playable winning cells or one above another, or the
    /// other side must play below one. `None` if there is no such move, or if a side can win at
    /// once.
    ///
    /// ```
    /// use cutoff::solver::connect_four::{AnyShape, ConnectFourPosition};
    ///
    /// // Three in the bottom row, open on both sides.
    /// let position = ConnectFourPosition::from_columns(AnyShape::SEVEN_BY_SIX, &[3, 3, 2, 2])?;
    /// assert_eq!(position.double_threat(), Some(1));
    /// # Ok::<(), cutoff::solver::connect_four::ConnectFourPositionError>(())
    /// ```
    pub fn double_threat(self) -> Option<u32> {
        let node = self.node()?;
        let cells = (0..u64::BITS).map(|bit| 1 << bit);
        let wins = |&mv: &u64| {
            let after = node.play(self.shape(), mv);
            after.safe == 0 && after.stones < self.shape().cells()
        };
        let mv = cells.filter(|mv| node.safe & mv != 0).find(wins)?;
        Some(self.column_of(mv))
    }

    /// Returns the proof by follow-up for the side that has just moved; `None` if there is none.
    pub fn follow_up(self) -> Option<FollowUp> {
        // If the side to move can win at once, follow-up proves nothing.
        let proof = follow_up(self.shape(), &self.node()?, i32::MIN)?;
        Some(FollowUp {
            least: proof.least(self.shape()),
            left: self.list(proof.leaders),
            winning: self.list(proof.poison),
        })
    }

    fn node(self) -> Option<ColumnNode> {
        self.outcome().is_none().then_some(())?;
        ColumnNode::new(self.shape(), self.mover(), self.taken())
    }

    fn column_of(self, cell: u64) -> u32 {
        debug_assert!(cell & playable(self.shape(), self.taken()) != 0);
        cell.trailing_zeros() / self.shape().stride()
    }

    fn list(self, cells: u64) -> Vec<usize> {
        (0..self.shape().cells() as usize)
            .filter(|&cell| cells & bit_of(self.shape(), cell) != 0)
            .collect()
    }
}
