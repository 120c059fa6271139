//! What the build for playing 3×3 does not have: calls for any board, and the searches behind them.

pub(super) mod continuation;
mod estimate;
mod ideas;
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

use wasm_bindgen::prelude::*;

use crate::games::grid::Cell;

/// Lets a panic reach the console as a readable message with its place in the source. The build for play does
/// without, which saves 0.6 kB: a page sees there that its worker has ended, as it does after any panic.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// The indices of cells of any board.
pub(super) fn indices(cells: impl IntoIterator<Item = Cell>) -> Vec<usize> {
    cells.into_iter().map(Cell::index).collect()
}
