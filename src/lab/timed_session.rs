//! Asks for exact results within a time limit.

use crate::game::Game;
use crate::games::grid::{Cell, Position};
use crate::solver::connect_four::Book;
use crate::solver::grid::ProvedResult;
use crate::solver::session::Session;

/// Asks a session one question after another until the time is up. After that it still returns
/// results that are already known.
pub(super) struct TimedSession<'a, M> {
    pub session: &'a mut Session,
    book: Option<&'a Book>,
    more: M,
    /// True at first, so that each call does at least one step.
    time_left: bool,
}

impl<'a, M: FnMut() -> bool> TimedSession<'a, M> {
    pub fn new(session: &'a mut Session, book: Option<&'a Book>, more: M) -> TimedSession<'a, M> {
        TimedSession {
            session,
            book,
            more,
            time_left: true,
        }
    }

    /// Returns the result of a position.
    pub fn result(&mut self, position: Position) -> Option<ProvedResult> {
        let result = self.session.known(position, self.book);
        result.or_else(|| {
            self.within_time(|session, book, more| session.ending(position, book, more))
        })
    }

    /// Returns the result of a move for the side that plays it.
    pub fn result_of(&mut self, position: Position, mv: Cell) -> Option<ProvedResult> {
        let after = self.session.grid().play(position, mv);
        self.result(after).map(ProvedResult::before_move)
    }

    /// Returns a best move of a position.
    pub fn best_move(&mut self, position: Position) -> Option<Cell> {
        let best = self.session.cached_best(position);
        best.or_else(|| {
            self.within_time(|session, book, more| session.best_move(position, book, more))
        })
    }

    /// Returns best play from a position to the end of the game.
    pub fn best_play(&mut self, position: Position) -> Option<Vec<Cell>> {
        let line = self.session.cached_line(position);
        line.or_else(|| {
            self.within_time(|session, book, more| session.best_play(position, book, more))
        })
    }

    /// True if there is time left.
    pub fn has_time(&mut self) -> bool {
        self.time_left = self.time_left && (self.more)();
        self.time_left
    }

    fn within_time<T>(
        &mut self,
        ask: impl FnOnce(&mut Session, Option<&Book>, &mut M) -> Option<T>,
    ) -> Option<T> {
        if !self.time_left {
            return None;
        }
        let answer = ask(self.session, self.book, &mut self.more);
        self.time_left = (self.more)();
        answer
    }
}
