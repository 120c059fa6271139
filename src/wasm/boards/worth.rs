//! What results say of an ending or a guess.

use serde::Serialize;
use tsify::Tsify;

use crate::game::{Outcome, Side};
use crate::games::grid::Grid;
use crate::search::{self, OutcomeScore, Scoring};
use crate::solver::grid::Ending;
use crate::wasm::output::{self, Verdict};

/// The outcome of what is only a guess.
#[derive(Clone, Copy, Serialize, Tsify)]
#[serde(rename_all = "lowercase")]
pub enum Unknown {
    /// Nobody knows yet.
    Unknown,
}

/// How a position ends, or a guess, for the side to move.
#[derive(Clone, Copy, Serialize, Tsify)]
#[serde(untagged)]
pub enum Worth {
    /// What is proved: `plies` counts the moves of both sides to the end, also for a draw.
    Proved {
        /// The result.
        outcome: Verdict,
        /// The moves to the end of the game.
        plies: u32,
    },
    /// What is not: more is better for the side to move.
    Guess {
        /// No result.
        outcome: Unknown,
        /// By open lines; see `think`.
        guess: i32,
    },
}

impl From<Ending> for Worth {
    fn from(ending: Ending) -> Worth {
        Worth::Proved {
            outcome: ending.verdict.into(),
            plies: ending.plies,
        }
    }
}

impl Worth {
    /// A guess.
    pub(super) fn guess(guess: i32) -> Worth {
        Worth::Guess {
            outcome: Unknown::Unknown,
            guess,
        }
    }
}

/// The fields of a result that say what a position or a move is worth.
pub struct Parts {
    pub outcome: output::Outcome,
    pub plies: Option<u32>,
    pub score: Option<i32>,
    pub guess: Option<i32>,
}

impl Parts {
    /// What is proved, or that nothing is.
    pub fn new(ending: Option<Ending>, scoring: OutcomeScore) -> Parts {
        match ending {
            Some(ending) => Parts {
                outcome: Verdict::from(ending.verdict).into(),
                plies: Some(ending.plies),
                score: Some(score(ending, scoring)),
                guess: None,
            },
            None => Parts {
                outcome: output::Outcome::Unknown,
                plies: None,
                score: None,
                guess: None,
            },
        }
    }

    /// What a search has found. A drawn game fills the board.
    pub fn of_search(worth: search::Worth, left: u32, scoring: OutcomeScore) -> Parts {
        let ending = |verdict, plies| Parts::new(Some(Ending { verdict, plies }), scoring);
        match worth {
            search::Worth::Win(plies) => ending(search::Verdict::Win, plies),
            search::Worth::Draw => ending(search::Verdict::Draw, left),
            search::Worth::Loss(plies) => ending(search::Verdict::Loss, plies),
            search::Worth::Estimate(guess) => Parts {
                guess: Some(guess),
                ..Parts::new(None, scoring)
            },
        }
    }
}

/// The score of an ending, as a search to the end would give it.
fn score(ending: Ending, scoring: OutcomeScore) -> i32 {
    let outcome = match ending.verdict {
        search::Verdict::Win => Outcome::Win(Side::Max),
        search::Verdict::Draw => Outcome::Draw,
        search::Verdict::Loss => Outcome::Win(Side::Min),
    };
    Scoring::<Grid>::score(&scoring, outcome, ending.plies, Side::Max)
}
