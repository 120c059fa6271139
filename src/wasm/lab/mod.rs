//! The lab: what can be learnt from searches beyond a move.

#[cfg(feature = "boards")]
mod book;
#[cfg(feature = "boards")]
mod depths;
mod mistakes;
mod names;
mod positions;
mod race;
mod size;

use std::cell::OnceCell;
#[cfg(feature = "boards")]
use std::cell::RefCell;
use std::fmt::Display;

#[cfg(feature = "boards")]
use crate::games::grid::Grid;
use crate::lab::solved::Solved;
#[cfg(feature = "boards")]
use crate::solver::session::{Session, Settings};

#[cfg(feature = "boards")]
pub use book::{Book, Reply, book};
#[cfg(feature = "boards")]
pub use depths::{DepthLosses, DepthMove, Depths, depths};
pub use mistakes::{BoundKind, Consultation, Shown, Survey, consult, survey};
#[cfg(feature = "boards")]
pub use positions::puzzles;
pub use positions::unfinished;
pub use race::{RaceOfTwo, Visit, race, race_two, visit};
pub use size::{Census, census};

/// Calls something with the worth of every position, which is computed once.
fn with_solved<T>(does: impl FnOnce(&Solved) -> T) -> T {
    thread_local! {
        static SOLVED: OnceCell<Solved> = const { OnceCell::new() };
    }
    SOLVED.with(|solved| does(solved.get_or_init(Solved::new)))
}

/// Works with the strong search of 3×3, which keeps what it has proved.
#[cfg(feature = "boards")]
fn with_3x3<T>(does: impl FnOnce(&mut Session) -> T) -> T {
    thread_local! {
        static SESSION: RefCell<Option<Session>> = const { RefCell::new(None) };
    }
    SESSION.with_borrow_mut(|session| {
        let new = || Session::new(Grid::tic_tac_toe(), Settings::default());
        does(session.get_or_insert_with(new))
    })
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
