//! What a position or a move is worth, in the one form that all results have.

use super::output::{Outcome, Verdict};
use crate::game::{self, Side};
use crate::games::BoardGame;
use crate::games::tic_tac_toe::TicTacToe;
use crate::search::{self, OutcomeScore, Scoring, Solution, Worth};

/// What is proved, or an estimate, for one side.
pub struct Parts {
    pub outcome: Outcome,
    pub plies: Option<u32>,
    pub score: Option<i32>,
    pub estimate: Option<i32>,
}

impl Parts {
    /// Nothing is known.
    pub const UNKNOWN: Parts = Parts {
        outcome: Outcome::Unknown,
        plies: None,
        score: None,
        estimate: None,
    };

    /// A result so many plies away.
    pub fn proved(verdict: search::Verdict, plies: u32, scoring: OutcomeScore) -> Parts {
        let outcome = match verdict {
            search::Verdict::Win => game::Outcome::Win(Side::Max),
            search::Verdict::Draw => game::Outcome::Draw,
            search::Verdict::Loss => game::Outcome::Win(Side::Min),
        };
        // The score of an end does not depend on the game.
        let score = Scoring::<TicTacToe>::score(&scoring, outcome, plies, Side::Max);
        Parts {
            outcome: Verdict::from(verdict).into(),
            plies: Some(plies),
            score: Some(score),
            estimate: None,
        }
    }

    /// Whether the result is known.
    pub fn is_proved(&self) -> bool {
        self.score.is_some()
    }

    /// A solution with its worth in this form.
    pub fn say<B: BoardGame>(
        game: &B,
        position: B::Position,
        found: Solution<B::Move, i32>,
        scoring: OutcomeScore,
    ) -> Solution<B::Move, i32, Parts> {
        let free = game.cells() - game.plies(position);
        Solution {
            player: found.player,
            best: found.best,
            score: found.score,
            worth: Parts::of_search(found.worth, free, scoring),
            principal_variation: found.principal_variation,
            counts: found.counts,
        }
    }

    /// What a search has found with so many cells free: a drawn game fills the board.
    pub fn of_search(worth: Worth, free: u32, scoring: OutcomeScore) -> Parts {
        let proved = |verdict, plies| Parts::proved(verdict, plies, scoring);
        match worth {
            Worth::Win(plies) => proved(search::Verdict::Win, plies),
            Worth::Draw => proved(search::Verdict::Draw, free),
            Worth::Loss(plies) => proved(search::Verdict::Loss, plies),
            Worth::Estimate(estimate) => Parts {
                estimate: Some(estimate),
                ..Parts::UNKNOWN
            },
        }
    }
}
