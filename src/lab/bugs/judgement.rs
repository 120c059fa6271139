//! What is wrong with an answer.

use crate::search::Verdict;

/// Whether an answer does harm.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Judgement {
    /// The recommended move is not among the best ones. [`Bug::BoundsShown`](super::Bug::BoundsShown) recommends a best move; there
    /// it means that a figure shown is not what its move is worth.
    pub worse: bool,
    /// The recommended move makes the result worse; only where both results are proved.
    pub thrown: bool,
    /// The value is not that of the position.
    pub misvalued: bool,
}

/// What something is worth to X.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RightValue {
    /// X's score.
    pub score: i32,
    /// The result for X; `None` for an estimate.
    pub verdict: Option<Verdict>,
}
