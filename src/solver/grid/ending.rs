//! What a score means.

use crate::Verdict;

/// How a position ends under best play: the winner ends it as soon as possible, the loser as late.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ending {
    /// Win, draw or loss for the side to move.
    pub verdict: Verdict,
    /// Moves of both sides to the end of the game; for a draw to the full board.
    pub plies: u32,
}
