//! What one can learn about a position or a game of any board, by exact results.

mod find;
mod reason;
mod review;
mod trap;

use serde::Serialize;
use tsify::Tsify;

use super::book::with_book;
use super::{time_left, with_session};
use crate::games::grid::Cell;
use crate::solver::connect_four::Book;
use crate::solver::grid;
use crate::solver::session::Session;
use crate::wasm::input::BoardOptions;
use crate::wasm::output::Verdict;

pub use find::{Alternative, FoundKind, FoundMove, find_move};
pub use reason::{Parity, Proves, Reason, Threat, reason};
pub use review::{Line, Review, ReviewedChange, ReviewedMove, review};
pub use trap::{Trap, TrapMove, set_trap};

/// How long a call may take unless the caller says otherwise.
const BUDGET_MS: f64 = 1_000.0;

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

/// Works with the solvers and the book until the budget is spent.
fn within_budget<T>(
    options: &BoardOptions,
    budget_ms: f64,
    work: impl FnOnce(&mut Session, Option<&Book>, &mut dyn FnMut() -> bool) -> T,
) -> T {
    let budget = options.budget_ms.unwrap_or(budget_ms);
    with_book(options.book, |book| {
        with_session(options, |session| {
            work(session, book, &mut time_left(Some(budget)))
        })
    })
}

fn indices(cells: impl IntoIterator<Item = Cell>) -> Vec<usize> {
    cells.into_iter().map(Cell::index).collect()
}
