//! The faults of an answer.

use crate::search::Verdict;

/// The harm that an answer does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Judgement {
    /// The recommended move is not one of the best. [`Bug::BoundsShown`](super::Bug::BoundsShown)
    /// recommends a best move, so for this bug a value shown is not the value of its move.
    pub worse: bool,
    /// The recommended move makes the result worse, which needs both results to be proved.
    pub thrown: bool,
    /// The value is not that of the position.
    pub misvalued: bool,
}

/// The worth of something to X.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RightValue {
    /// X's score.
    pub score: i32,
    /// The result for X; `None` for an estimate.
    pub verdict: Option<Verdict>,
}
