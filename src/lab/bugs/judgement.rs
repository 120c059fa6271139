//! What is wrong with an answer.

use super::Bug;
use super::answer::{Answer, Returned};
use super::trial::Right;
use crate::games::grid::Cell;
use crate::search::{OutcomeScore, Score, Verdict};

/// Whether an answer does harm.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Judgement {
    /// The recommended move is not among the best ones. [`Bug::BoundsShown`] recommends a best move; there
    /// it means that a figure shown is not what its move is worth.
    pub wrong: bool,
    /// The recommended move makes the result worse; only where both results are proved.
    pub thrown: bool,
    /// The value is not that of the position.
    pub misvalued: bool,
}

/// What something is worth to X.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Value {
    /// X's score.
    pub score: i32,
    /// The result for X; `None` for an estimate.
    pub verdict: Option<Verdict>,
}

impl Bug {
    /// What is wrong with an answer of a search with this bug.
    pub(super) fn judge(self, right: &Right, answer: &Answer<Cell>) -> Judgement {
        let Some(mv) = answer.best else {
            return Judgement::default();
        };
        let side = right.to_move();
        let (best, played) = (right.value(), right.value_of_move(mv));
        let bad_move = played.score.seen_by(side) < best.score.seen_by(side);
        let is_false =
            |returned: &Returned<Cell>| returned.value != right.value_of_move(returned.mv).score;
        let proved = best.verdict.zip(played.verdict);
        Judgement {
            wrong: bad_move || self == Bug::BoundsShown && answer.root.iter().any(is_false),
            thrown: proved.is_some_and(|(best, played)| best != played),
            misvalued: answer.value != self.scored(right.scoring(), best.score),
        }
    }

    /// A score that counts plies as a search with this bug writes it.
    pub(super) fn scored(self, scoring: OutcomeScore, score: i32) -> i32 {
        if self == Bug::NoDepth {
            scoring.without_plies(score)
        } else {
            score
        }
    }
}
