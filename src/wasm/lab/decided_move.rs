//! A move with a proved result, as several results have it.

use serde::Serialize;
use tsify::Tsify;

use crate::games::grid::Cell;
use crate::solver::grid::ProvedResult;
use crate::wasm::output::Name;

/// A move, and the end of the game after it with best play.
#[derive(Serialize, Tsify)]
pub struct DecidedMove {
    /// The cell.
    #[serde(rename = "move")]
    pub mv: usize,
    /// The result for the side that plays it.
    #[tsify(type = "Verdict")]
    pub outcome: Name,
    /// The moves to the end of the game, including this one.
    pub plies: u32,
}

impl DecidedMove {
    /// A move, and the end that it brings to its side.
    pub fn new(mv: Cell, ending: ProvedResult) -> DecidedMove {
        DecidedMove {
            mv: mv.index(),
            outcome: ending.verdict.into(),
            plies: ending.plies,
        }
    }
}
