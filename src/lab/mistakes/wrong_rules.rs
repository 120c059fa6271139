//! A game and a scoring that some programs search by mistake.

use crate::game::{Game, Outcome, Side};
use crate::search::{OutcomeScore, Score, Scoring, Worth};

/// The same game with MAX and MIN exchanged.
pub struct Swapped<G>(pub G);

impl<G: Game> Game for Swapped<G> {
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
}

/// Values an end for the side that would move there, which is always the loser.
pub struct SeenByMover(pub OutcomeScore);

impl<G: Game<Outcome = Outcome>> Scoring<G> for SeenByMover {
    type Score = i32;
    type Worth = Worth;

    fn score(&self, outcome: Outcome, ply: u32, side: Side) -> i32 {
        let would_move = match outcome {
            Outcome::Win(winner) => winner.opponent(),
            Outcome::Draw => side,
        };
        let taken_for_max = Scoring::<G>::score(&self.0, outcome, ply, would_move);
        taken_for_max.seen_by(side)
    }

    fn worth(&self, score: i32, plies: u32) -> Worth {
        Scoring::<G>::worth(&self.0, score, plies)
    }
}
