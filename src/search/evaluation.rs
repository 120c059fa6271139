//! Estimates of positions, for searches that stop before the end.

use crate::game::Game;

/// Estimates the value of positions that are not finished.
///
/// An estimate is from MAX's view: positive if MAX seems ahead, negative if MIN does, 0 if neither
/// does. It must treat the sides alike. If X and O exchange their stones, only its sign changes.
pub trait Evaluation<G: Game, S = i32> {
    /// The estimate for a position. Called only for positions that are not finished.
    fn estimate(&self, game: &G, position: G::Position) -> S;

    /// No estimate is further from 0 than this.
    fn furthest(&self) -> S;
}

impl<G: Game, S, E: Evaluation<G, S>> Evaluation<G, S> for &E {
    fn estimate(&self, game: &G, position: G::Position) -> S {
        (**self).estimate(game, position)
    }

    fn furthest(&self) -> S {
        (**self).furthest()
    }
}

/// No evaluation, so every position counts as a draw.
#[derive(Clone, Copy, Debug, Default)]
pub struct Draws;

impl<G: Game> Evaluation<G> for Draws {
    fn estimate(&self, _: &G, _: G::Position) -> i32 {
        0
    }

    fn furthest(&self) -> i32 {
        0
    }
}
