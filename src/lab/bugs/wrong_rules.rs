//! A game and a scoring that some programs search by mistake.

use crate::game::{Game, Side};
use crate::order::Order;
use crate::search::{Limit, Score, Scoring};

/// The same game with MAX and MIN exchanged, and its scores.
#[derive(Clone, Copy)]
pub struct Swapped<T>(pub T);

impl<G: Game> Game for Swapped<&G> {
    type Position = G::Position;
    type Move = G::Move;
    type Outcome = G::Outcome;

    fn to_move(&self, position: G::Position) -> Side {
        self.0.to_move(position).opponent()
    }

    fn outcome(&self, position: G::Position) -> Option<G::Outcome> {
        self.0.outcome(position)
    }

    fn moves(&self, position: G::Position) -> impl Iterator<Item = G::Move> {
        self.0.moves(position)
    }

    fn play(&self, position: G::Position, mv: G::Move) -> G::Position {
        self.0.play(position, mv)
    }

    fn longest(&self) -> u32 {
        self.0.longest()
    }
}

impl<G: Game, S: Scoring<G>> Scoring<Swapped<&G>> for Swapped<S> {
    type Score = S::Score;
    type Worth = S::Worth;

    fn score(&self, outcome: G::Outcome, ply: u32, side: Side) -> S::Score {
        self.0.score(outcome, ply, side)
    }

    fn worth(&self, score: S::Score, plies: u32, estimated: bool) -> S::Worth {
        self.0.worth(score, plies, estimated)
    }
}

impl<G: Game, O: Order<G>> Order<Swapped<&G>> for Swapped<O> {
    fn moves(
        &self,
        game: &Swapped<&G>,
        position: G::Position,
        ply: u32,
    ) -> impl Iterator<Item = G::Move> {
        self.0.moves(game.0, position, ply)
    }
}

impl<G: Game, S, L: Limit<G, S>> Limit<Swapped<&G>, S> for Swapped<L> {
    fn stop(&self, game: &Swapped<&G>, position: G::Position, ply: u32) -> Option<S> {
        self.0.stop(game.0, position, ply)
    }
}

/// Scores a leaf for the side that would move there, and takes that for MAX's score.
#[derive(Clone, Copy)]
pub struct SeenByMover<S>(pub S);

impl<G: Game, S: Scoring<G>> Scoring<G> for SeenByMover<S> {
    type Score = S::Score;
    type Worth = S::Worth;

    /// Searches ask for the side that would move at the leaf.
    fn score(&self, outcome: G::Outcome, ply: u32, side: Side) -> S::Score {
        let taken_for_max = self.0.score(outcome, ply, side);
        taken_for_max.seen_by(side)
    }

    fn worth(&self, score: S::Score, plies: u32, estimated: bool) -> S::Worth {
        self.0.worth(score, plies, estimated)
    }
}

impl<G: Game, S: Score, L: Limit<G, S>> Limit<G, S> for SeenByMover<L> {
    fn stop(&self, game: &G, position: G::Position, ply: u32) -> Option<S> {
        let estimate = self.0.stop(game, position, ply)?;
        Some(estimate.seen_by(game.to_move(position)))
    }
}
