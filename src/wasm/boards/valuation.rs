//! What something is worth, by itself.

use serde::Serialize;
use tsify::Tsify;

use crate::solver::grid;
use crate::wasm::output::Name;
use crate::wasm::worth::Value;

/// A result that is proved, for one side.
#[derive(Clone, Copy, Serialize, Tsify)]
pub struct Ending {
    /// The result.
    #[tsify(type = "Verdict")]
    pub outcome: Name,
    /// The moves of both sides to the end of the game by best play, also for a draw.
    pub plies: u32,
}

impl From<grid::ProvedResult> for Ending {
    fn from(ending: grid::ProvedResult) -> Ending {
        Ending {
            outcome: ending.verdict.into(),
            plies: ending.plies,
        }
    }
}

with_worth! {
    /// What something is worth, by itself.
    pub struct Valuation {
    } worth {
        /// More is better, by open lines as in `BestMove`; `null` if the result is proved, and while nothing is known.
        pub estimate: Option<i32>,
    }
}

impl From<Value> for Valuation {
    fn from(value: Value) -> Valuation {
        let estimate = value.estimate;
        with_worth!(@of value; Valuation { estimate })
    }
}
