//! Scores that some programs use by mistake.

use super::Bug;
use crate::game::{Game, Side};
use crate::search::{Limit, Score, Scoring};

/// The scores, or the limit, of a program that may have a bug.
#[derive(Clone, Copy)]
pub struct Misread<T> {
    /// The right scores, or the right limit.
    pub right: T,
    /// The bug.
    pub bug: Option<Bug>,
}

impl<T> Misread<T> {
    /// Returns the score as the program reads it. `side` would move at the leaf.
    fn read<S: Score>(&self, score: S, side: Side) -> S {
        match self.bug {
            // Minimising instead of maximising is equivalent to maximising the negated scores.
            Some(Bug::Swapped) => -score,
            Some(Bug::WrongSide) => score.seen_by(side),
            _ => score,
        }
    }
}

impl<G: Game, C: Scoring<G>> Scoring<G> for Misread<C> {
    type Score = C::Score;
    type Worth = C::Worth;

    /// Searches need the score for the side that would move at the leaf.
    fn score(&self, outcome: G::Outcome, ply: u32, side: Side) -> C::Score {
        self.read(self.right.score(outcome, ply, side), side)
    }

    fn worth(&self, score: C::Score, plies: u32, estimated: bool) -> C::Worth {
        self.right.worth(score, plies, estimated)
    }
}

impl<G: Game, S: Score, L: Limit<G, S>> Limit<G, S> for Misread<L> {
    fn stop(&self, game: &G, position: G::Position, ply: u32) -> Option<S> {
        let estimate = self.right.stop(game, position, ply)?;
        Some(self.read(estimate, game.to_move(position)))
    }
}
