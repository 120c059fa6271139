//! The worth of something by itself.

use serde::Serialize;
use tsify::Tsify;

use crate::solver::grid;
use crate::wasm::output::Name;
use crate::wasm::worth::Value;

/// A proved result, for one side.
#[derive(Clone, Copy, Serialize, Tsify)]
pub struct Ending {
    /// The result.
    #[tsify(type = "Verdict")]
    pub outcome: Name,
    /// The moves of both sides to the end of the game with best play, for a draw too.
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
    /// The worth of something by itself.
    pub struct Valuation {
    } worth {
        /// The value by open lines, as in `BestMove`. More is better. `null` if the result is
        /// proved, and while nothing is known.
        pub estimate: Option<i32>,
    }
}

impl From<Value> for Valuation {
    fn from(value: Value) -> Valuation {
        let estimate = value.estimate;
        with_worth!(@of value; Valuation { estimate })
    }
}
