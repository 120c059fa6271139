//! The calls for any board and the searches behind them, which the build for 3×3 leaves out.

pub(super) mod continuation;
mod estimate;
mod load_book;
mod reason;
mod review;
pub(super) mod session;
mod solve;
pub(super) mod textbook;
pub(super) mod trace;
mod trace_tree;

use super::call::*;
use super::worth::ScoredWorth;
use crate::games::grid::Cell;
use crate::solver::grid::ProvedResult;

pub use estimate::{Estimate, estimate};
pub use load_book::{BookDescription, load_book};
pub use reason::{Parity, Reason, Threat, reason};
pub use review::{Line, Review, ReviewedMove, review};
pub use solve::{Solved, SolvedMove, solve};
pub use trace::{Trace, trace};
pub use trace_tree::{TreeNode, TreeTrace, trace_tree};

/// The indices of cells of any board.
pub(super) fn indices(cells: impl IntoIterator<Item = Cell>) -> Vec<usize> {
    cells.into_iter().map(Cell::index).collect()
}

/// A proved result, for one side.
#[derive(Clone, Copy, Serialize, Tsify)]
pub struct Ending {
    /// The result.
    #[tsify(type = "Verdict")]
    pub outcome: Name,
    /// The moves of both sides to the end of the game with best play, for a draw too.
    pub plies: u32,
}

impl From<ProvedResult> for Ending {
    fn from(ending: ProvedResult) -> Ending {
        Ending {
            outcome: ending.verdict.into(),
            plies: ending.plies,
        }
    }
}

with_worth! {
    /// The worth of a position or a move, without other fields.
    pub struct Valuation {
    } worth {
        /// The value by open lines, as in `BestMove`. More is better. `null` if the result is
        /// proved, and while nothing is known.
        pub estimate: Option<i32>,
    }
}

impl From<ScoredWorth> for Valuation {
    fn from(worth: ScoredWorth) -> Valuation {
        let estimate = worth.estimate;
        with_worth!(@of worth; Valuation { estimate })
    }
}
