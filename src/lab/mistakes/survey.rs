//! What a bug does in many positions.

use super::{Judgement, Mistake, nodes_without_bug};
use crate::games::tic_tac_toe::{Board, unfinished};
use crate::lab::solved::Solved;

/// What a bug does in positions that are not finished.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Survey<P = Board> {
    /// How many positions there are; on 3×3 4,520.
    pub positions: u64,
    /// Those with an answer that is [`wrong`](super::Judgement::wrong), in the order in which they were
    /// searched: on 3×3 with fewer stones first.
    pub wrong: Vec<P>,
    /// How many of them have their result [`thrown`](super::Judgement::thrown) away.
    pub thrown: u64,
    /// How many positions are [`misvalued`](super::Judgement::misvalued).
    pub misvalued: u64,
    /// The misvalued ones whose answer is not wrong beside.
    pub only_misvalued: Vec<P>,
    /// Those in which more nodes are visited than alpha-beta needs.
    pub slower: Vec<P>,
    /// The nodes of all searches.
    pub nodes: u64,
    /// The nodes of alpha-beta without the bug.
    pub nodes_without: u64,
}

impl<P: Copy> Survey<P> {
    pub(super) fn new() -> Survey<P> {
        Survey {
            positions: 0,
            wrong: Vec::new(),
            thrown: 0,
            misvalued: 0,
            only_misvalued: Vec::new(),
            slower: Vec::new(),
            nodes: 0,
            nodes_without: 0,
        }
    }

    /// Counts one more position, in which the search visited so many nodes, and alpha-beta without the
    /// bug so many.
    pub(super) fn add(&mut self, position: P, judgement: Judgement, nodes: u64, without: u64) {
        self.positions += 1;
        if judgement.wrong {
            self.wrong.push(position);
        } else if judgement.misvalued {
            self.only_misvalued.push(position);
        }
        if nodes > without {
            self.slower.push(position);
        }
        self.thrown += u64::from(judgement.thrown);
        self.misvalued += u64::from(judgement.misvalued);
        self.nodes += nodes;
        self.nodes_without += without;
    }
}

/// Lets a bug answer in every position of 3×3.
///
/// ```
/// use cutoff::lab::{mistakes::{Mistake, survey}, solved::Solved};
///
/// let solved = Solved::new();
/// let strict = survey(Mistake::StrictCut, &solved);
/// assert_eq!((strict.positions, strict.wrong.len()), (4_520, 0)); // right, but slower
/// assert!(strict.nodes > 2 * strict.nodes_without);
/// assert!(survey(Mistake::RootTiesHard, &solved).thrown > 0);
/// ```
pub fn survey(mistake: Mistake, solved: &Solved) -> Survey {
    let mut survey = Survey::new();
    for board in unfinished() {
        let answer = mistake.search(board);
        let judgement = mistake.judge(solved, board, &answer);
        survey.add(board, judgement, answer.nodes, nodes_without_bug(board));
    }
    survey
}
