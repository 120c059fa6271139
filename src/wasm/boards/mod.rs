//! The calls for any board. The module keeps one game's solvers from call to call.

mod book;
mod estimate;
#[cfg(feature = "study")]
mod horizon;
mod ideas;
#[cfg(feature = "study")]
mod mistakes;
#[cfg(feature = "study")]
mod positions;
mod scores;
mod search;
mod solve;
#[cfg(feature = "study")]
mod study;
mod think;
#[cfg(feature = "study")]
mod timing;
#[cfg(feature = "study")]
mod trace;
#[cfg(feature = "study")]
mod visit;
mod worth;

use std::cell::RefCell;

use super::clock;
use super::input::BoardOptions;
use crate::solver::session::Session;

pub use book::{BookDescription, load_book};
pub use estimate::{Estimate, estimate};
#[cfg(feature = "study")]
pub use horizon::{DeeperMove, Horizon, HorizonKind, horizon};
#[cfg(feature = "study")]
pub use mistakes::{BoardConsultation, BoardShown, BoardSurvey, LimitedValue};
pub use solve::{Solved, Source, solve};
#[cfg(feature = "study")]
pub use study::*;
pub use think::{Thought, think};
pub use worth::{Unknown, Worth};

#[cfg(feature = "study")]
pub(super) use mistakes::{consult, survey};
#[cfg(feature = "study")]
pub(super) use positions::unfinished;
pub(super) use scores::analyze;
pub(super) use search::best_move;
#[cfg(feature = "study")]
pub(super) use timing::{compare, measure};
#[cfg(feature = "study")]
pub(super) use trace::trace;
#[cfg(feature = "study")]
pub(super) use visit::visit;

thread_local! {
    static SESSION: RefCell<Option<Session>> = const { RefCell::new(None) };
}

/// Works with the solvers of a game. Those of another game, or with other settings, are freed before.
///
/// A clock that calls this module meanwhile finds no solvers and begins anew.
fn with_session<T>(options: &BoardOptions, work: impl FnOnce(&mut Session) -> T) -> T {
    let kept = SESSION.take();
    let fits = |session: &Session| {
        *session.grid() == options.grid && *session.settings() == options.settings
    };
    let mut session = match kept {
        Some(session) if fits(&session) => session,
        other => {
            drop(other);
            Session::new(options.grid, options.settings)
        }
    };
    let answer = work(&mut session);
    SESSION.set(Some(session));
    answer
}

/// Whether so many milliseconds are not over yet; without a number there is always time. Without a clock
/// they are over at once.
fn time_left(milliseconds: Option<f64>) -> impl FnMut() -> bool {
    let start = clock::now();
    move || milliseconds.is_none_or(|most| clock::now() - start < most)
}
