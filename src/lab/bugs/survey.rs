//! What a bug does in many positions.

use super::Judgement;
use crate::games::grid::Position;

/// What a bug does in positions that are not finished.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BugSurvey {
    /// How many positions there are; in all of 3×3 4,520.
    pub positions: u64,
    /// Those with an answer that is [`worse`](Judgement::worse), in the order in which they were searched.
    pub worse: Vec<Position>,
    /// How many of them have their result [`thrown`](Judgement::thrown) away.
    pub thrown: u64,
    /// How many positions are [`misvalued`](Judgement::misvalued).
    pub misvalued: u64,
    /// Those of them whose answer is not worse.
    pub only_misvalued: Vec<Position>,
    /// Those in which more nodes are visited than alpha-beta needs.
    pub more_nodes: Vec<Position>,
    /// The nodes of all searches.
    pub nodes: u64,
    /// The nodes of alpha-beta without the bug.
    pub nodes_without: u64,
}

impl BugSurvey {
    /// Counts one more position, in which the search visited so many nodes, and alpha-beta without the
    /// bug so many.
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
