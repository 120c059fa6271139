//! The solvers of a few games, which the module keeps from call to call.

use std::hint::black_box;

use super::continuation::Continuation;
use super::load_book::with_book;
use crate::games::grid::Grid;
use crate::solver::connect_four::Book;
use crate::solver::session::Session;
use crate::wasm::clock;
use crate::wasm::input::Options;

/// So many sessions are kept. Their tables are what takes memory, so they are fewer than other questions.
const SESSIONS: usize = 3;

thread_local! {
    static SESSION: Continuation<(Grid, usize), Session, SESSIONS> =
        const { Continuation::new() };
}

/// Works with the solvers of a game. Those that were asked longest ago are freed when there are too many, and all
/// others where memory is scarce.
///
/// A page can put a function of its own in place of the clock. If that calls this module, it does not find the
/// solvers that are at work, and begins anew.
pub fn with_session<T>(options: &Options, work: impl FnOnce(&mut Session) -> T) -> T {
    let mut session = session(options);
    let answer = work(&mut session);
    let wanted = (options.game, options.memory);
    SESSION.with(|kept| kept.keep(wanted, session));
    answer
}

#[inline(never)] // one copy for all calls
fn session(options: &Options) -> Session {
    let wanted = (options.game, options.memory);
    let kept = SESSION.with(|kept| kept.take(&wanted));
    kept.unwrap_or_else(|| {
        // Where there is no room for another table, the others go. The optimiser must not leave the question out.
        let mut room: Vec<u8> = Vec::new();
        let found = room.try_reserve_exact(options.memory);
        if black_box((found, room)).0.is_err() {
            SESSION.with(Continuation::clear);
        }
        Session::new(options.game, options.memory)
    })
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
