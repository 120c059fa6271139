//! The solvers of one game, which the module keeps from call to call.

use std::cell::RefCell;

use super::load_book::with_book;
use crate::solver::connect_four::Book;
use crate::solver::session::Session;
use crate::wasm::clock;
use crate::wasm::input::Options;

thread_local! {
    static SESSION: RefCell<Option<Session>> = const { RefCell::new(None) };
}

/// Works with the solvers of a game. Those of another game, or with other settings, are freed before.
///
/// A page can put a function of its own in place of the clock. If that calls this module, it finds no solvers and
/// begins anew.
pub fn with_session<T>(options: &Options, work: impl FnOnce(&mut Session) -> T) -> T {
    let kept = SESSION.take();
    let fits = |session: &Session| {
        *session.grid() == options.game && *session.settings() == options.settings
    };
    let mut session = match kept {
        Some(session) if fits(&session) => session,
        other => {
            drop(other);
            Session::new(options.game, options.settings)
        }
    };
    let answer = work(&mut session);
    SESSION.set(Some(session));
    answer
}

/// Works with the solvers and the book until the budget is spent: that of the options, or else this one.
pub fn within_budget<T>(
    options: &Options,
    budget_ms: Option<f64>,
    work: impl FnOnce(&mut Session, Option<&Book>, &mut dyn FnMut() -> bool) -> T,
) -> T {
    let budget_ms = options.budget_ms.or(budget_ms);
    with_book(options.book, |book| {
        with_session(options, |session| {
            work(session, book, &mut clock::time_left(budget_ms))
        })
    })
}
