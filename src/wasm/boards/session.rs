//! The solvers of the last few games, which the module keeps between calls.

use std::hint::black_box;

use super::continuation::Continuation;
use super::load_book::with_book;
use crate::games::grid::Grid;
use crate::solver::connect_four::Book;
use crate::solver::session::Session;
use crate::wasm::clock;
use crate::wasm::input::Options;

/// The number of sessions that are kept. It is small, because their tables take memory.
const MOST_SESSIONS: usize = 3;

thread_local! {
    static SESSION: Continuation<(Grid, usize), Session, MOST_SESSIONS> =
        const { Continuation::new() };
}

/// Runs `work` with the solvers of a game. The solvers used longest ago are freed if there are too
/// many, and all others are freed if memory is scarce.
///
/// A page can replace the clock with a function of its own. If that function calls this module, the
/// solvers at work are not available, so the call begins new ones.
pub fn with_session<T>(options: &Options, work: impl FnOnce(&mut Session) -> T) -> T {
    let mut session = session(options);
    let answer = work(&mut session);
    let wanted = (options.game, options.memory);
    SESSION.with(|kept| kept.keep(wanted, session));
    answer
}

#[inline(never)] // all calls share one copy
fn session(options: &Options) -> Session {
    let wanted = (options.game, options.memory);
    let kept = SESSION.with(|kept| kept.take(&wanted));
    kept.unwrap_or_else(|| {
        // If a table does not fit into memory, the others are freed. `black_box` keeps this test in
        // the code.
        let mut room: Vec<u8> = Vec::new();
        let result = room.try_reserve_exact(options.memory);
        if black_box((result, room)).0.is_err() {
            SESSION.with(Continuation::clear);
        }
        Session::new(options.game, options.memory)
    })
}

/// Runs `work` with the solvers and the book until the budget is spent. It is the budget of the
/// options, or else this one.
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
