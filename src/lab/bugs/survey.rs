//! The faults of an answer, and the effects of a bug in many positions.

use crate::games::grid::Position;
use crate::search::Verdict;

/// The effects of a bug in unfinished positions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BugSurvey {
    /// The number of positions, which is 4,520 for all of 3×3.
    pub positions: u64,
    /// The positions with a [`worse`](Judgement::worse) answer, in order of their searches.
    pub worse: Vec<Position>,
    /// The number of these positions in which the result is [`thrown`](Judgement::thrown) away.
    pub thrown: u64,
    /// The number of [`misvalued`](Judgement::misvalued) positions.
    pub misvalued: u64,
    /// The misvalued positions whose answer is not worse.
    pub only_misvalued: Vec<Position>,
    /// The positions in which the search with the bug visits more nodes than alpha-beta.
    pub more_nodes: Vec<Position>,
    /// The nodes of all searches.
    pub nodes: u64,
    /// The nodes of alpha-beta without the bug.
    pub nodes_without: u64,
}

impl BugSurvey {
    /// Adds a position, with the nodes of the search with the bug and of alpha-beta without it.
    pub(super) fn add(
        &mut self,
        position: Position,
        judgement: Judgement,
        nodes: u64,
        without: u64,
    ) {
        self.positions += 1;
        if judgement.worse {
            self.worse.push(position);
        } else if judgement.misvalued {
            self.only_misvalued.push(position);
        }
        if nodes > without {
            self.more_nodes.push(position);
        }
        self.thrown += u64::from(judgement.thrown);
        self.misvalued += u64::from(judgement.misvalued);
        self.nodes += nodes;
        self.nodes_without += without;
    }
}

/// The harm of an answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Judgement {
    /// True if the recommended move is not one of the best.
    /// [`Bug::BoundsShown`](super::Bug::BoundsShown) always recommends a best move. For this bug,
    /// true if a value that it shows is not the value of its move.
    pub worse: bool,
    /// True if the recommended move makes the result worse. Both results must be proved.
    pub thrown: bool,
    /// True if the value is not the value of the position.
    pub misvalued: bool,
}

/// The value of a position or a move for X.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RightValue {
    /// X's score.
    pub score: i32,
    /// The result for X; `None` for an estimate.
    pub verdict: Option<Verdict>,
}
