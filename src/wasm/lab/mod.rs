//! The lab: what can be learnt from searches beyond a move.

mod book;
#[cfg(feature = "boards")]
mod depths;
mod mistakes;
mod names;
mod positions;
mod race;
mod review;
mod size;

use std::cell::OnceCell;
use std::fmt::Display;

use crate::lab::solved::Solved;

pub use book::{Book, Reply, book};
#[cfg(feature = "boards")]
pub use depths::{DepthLosses, DepthMove, Depths, depths};
pub use mistakes::{BoundKind, Consultation, Shown, Survey, consult, survey};
pub use positions::unfinished;
pub use race::{RaceOfTwo, Visit, race, race_two, visit};
pub use review::{Line, Review, ReviewedMove, puzzles, review};
pub use size::{Census, census};

/// Calls something with the worth of every position, which is computed once.
fn with_solved<T>(does: impl FnOnce(&Solved) -> T) -> T {
    thread_local! {
        static SOLVED: OnceCell<Solved> = const { OnceCell::new() };
    }
    SOLVED.with(|solved| does(solved.get_or_init(Solved::new)))
}

/// Boards as `visit` takes them.
pub(super) fn list(boards: impl IntoIterator<Item = impl Display>) -> String {
    let mut text = String::new();
    for board in boards {
        if !text.is_empty() {
            text.push(',');
        }
        text.push_str(&board.to_string());
    }
    text
}
