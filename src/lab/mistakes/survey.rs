//! What a bug does in every position.

use super::{Mistake, nodes_without_bug};
use crate::game::Game;
use crate::games::tic_tac_toe::{Board, TicTacToe, reachable};
use crate::lab::solved::Solved;

/// What a bug does in all positions that are not finished.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Survey {
    /// How many positions there are: 4,520.
    pub positions: u64,
    /// Those with an answer that is [`wrong`](super::Judgement::wrong), with fewer stones first.
    pub wrong: Vec<Board>,
    /// How many of them have their result [`thrown`](super::Judgement::thrown) away.
    pub thrown: u64,
    /// How many positions are [`misvalued`](super::Judgement::misvalued).
    pub misvalued: u64,
    /// Those in which more nodes are visited than alpha-beta needs.
    pub slower: Vec<Board>,
    /// The nodes of all searches.
    pub nodes: u64,
    /// The nodes of alpha-beta without the bug.
    pub nodes_without: u64,
}

/// Lets a bug answer in every position.
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
    let mut boards = reachable(Board::EMPTY);
    boards.retain(|&board| TicTacToe.outcome(board).is_none());
    let mut survey = Survey {
        positions: boards.len() as u64,
        wrong: Vec::new(),
        thrown: 0,
        misvalued: 0,
        slower: Vec::new(),
        nodes: 0,
        nodes_without: 0,
    };
    for board in boards {
        let answer = mistake.search(board);
        let without = nodes_without_bug(board);
        let judgement = mistake.judge(solved, board, &answer);
        if judgement.wrong {
            survey.wrong.push(board);
        }
        if answer.nodes > without {
            survey.slower.push(board);
        }
        survey.thrown += u64::from(judgement.thrown);
        survey.misvalued += u64::from(judgement.misvalued);
        survey.nodes += answer.nodes;
        survey.nodes_without += without;
    }
    survey
}
