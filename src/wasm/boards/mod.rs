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
mod valuation;

pub use estimate::{Estimate, estimate};
pub use load_book::{BookDescription, load_book};
pub use reason::{Parity, Reason, Threat, reason};
pub use review::{Line, Review, ReviewedMove, review};
pub use solve::{Solved, SolvedMove, solve};
pub use trace::{Trace, trace};
pub use trace_tree::{TreeNode, TreeTrace, trace_tree};
pub use valuation::{Ending, Valuation};

use crate::games::grid::Cell;

/// The indices of cells of any board.
pub(super) fn indices(cells: impl IntoIterator<Item = Cell>) -> Vec<usize> {
    cells.into_iter().map(Cell::index).collect()
}
