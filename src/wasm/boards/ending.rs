//! A result that is proved.

use serde::Serialize;
use tsify::Tsify;

use crate::solver::grid;
use crate::wasm::output::Verdict;

/// A result that is proved, for one side.
#[derive(Clone, Copy, Serialize, Tsify)]
pub struct Ending {
    /// The result.
    pub outcome: Verdict,
    /// The moves of both sides to the end of the game by best play, also for a draw.
    pub plies: u32,
}

impl From<grid::Ending> for Ending {
    fn from(ending: grid::Ending) -> Ending {
        Ending {
            outcome: ending.verdict.into(),
            plies: ending.plies,
        }
    }
}
