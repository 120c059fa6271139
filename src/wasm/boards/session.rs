//! The solvers of a few games, which the module keeps from call to call.

use super::continuation::Continuation;
use super::load_book::with_book;
use crate::games::grid::Grid;
use crate::solver::connect_four::Book;
use crate::solver::session::{Session, Settings};
use crate::wasm::clock;
use crate::wasm::input::Options;

/// So many sessions are kept. Their tables are what takes memory, so they are fewer than other questions.
const SESSIONS: usize = 3;

thread_local! {
    static SESSION: Continuation<(Grid, Settings), Session, SESSIONS> =
        const { Continuation::new() };
}

/// Works with the solvers of a game. Those that were asked longest ago are freed when there are too many.
///
/// A page can put a function of its own in place of the clock. If that calls this module, it does not find the
/// solvers that are at work, and begins anew.
pub fn with_session<T>(options: &Options, work: impl FnOnce(&mut Session) -> T) -> T {
    let wanted = (options.game, options.settings);
    let kept = SESSION.with(|kept| kept.take(&wanted));
    let mut session = kept.unwrap_or_else(|| Session::new(options.game, options.settings));
    let answer = work(&mut session);
    SESSION.with(|kept| kept.keep(wanted, session));
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
