//! Guesses at what a position is worth, for searches that stop before the end.

use crate::game::Game;

/// Guesses the value of positions that are not finished.
///
/// A guess is MAX's: positive where MAX seems ahead, negative where MIN does, 0 where neither does.
/// It must treat the sides alike: if X and O exchange their stones, only its sign changes.
pub trait Evaluation<G: Game> {
    /// The guess for a position. Only asked of positions that are not finished.
    fn guess(&self, position: G::Position) -> i32;

    /// No guess is further from 0 than this.
    fn furthest(&self) -> u16;
}
