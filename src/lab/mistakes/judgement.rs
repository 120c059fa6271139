//! What is wrong with an answer.

use crate::game::{Game, Side};
use crate::games::tic_tac_toe::{Board, Cell, TicTacToe};
use crate::lab::DEPTH_AWARE;
use crate::lab::solved::Solved;
use crate::search::{OutcomeScore, Score, Verdict};

/// Whether an answer does harm.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Judgement {
    /// The recommended move is not among the best ones.
    /// [`Mistake::BoundsShown`](super::Mistake::BoundsShown) recommends a best move; there it means that a
    /// figure shown is not what its move is worth.
    pub wrong: bool,
    /// The recommended move makes the result worse.
    pub thrown: bool,
    /// The value is not that of the position.
    pub misvalued: bool,
}

/// What is right in one position, by the search that a bug is in, without the bug.
pub trait Truth {
    /// A move of the game.
    type Move: Copy;

    /// The side to move.
    fn to_move(&self) -> Side;

    /// How it scores: with plies.
    fn scoring(&self) -> OutcomeScore;

    /// What the position is worth to X.
    fn value(&self) -> Value;

    /// What a move is worth to X, counted from before the move.
    fn value_of_move(&self, mv: Self::Move) -> Value;
}

/// What something is worth to X.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Value {
    /// X's score.
    pub score: i32,
    /// The result for X; `None` for a guess.
    pub verdict: Option<Verdict>,
}

impl Truth for (&Solved, Board) {
    type Move = Cell;

    fn to_move(&self) -> Side {
        TicTacToe.to_move(self.1)
    }

    fn scoring(&self) -> OutcomeScore {
        DEPTH_AWARE
    }

    fn value(&self) -> Value {
        proved(self.0.score(self.1))
    }

    fn value_of_move(&self, mv: Cell) -> Value {
        let score = self.0.score_of_move(self.1, mv);
        proved(score.seen_by(self.to_move()))
    }
}

/// A value of 3×3.
fn proved(score: i32) -> Value {
    Value {
        score,
        verdict: Some(DEPTH_AWARE.verdict(score)),
    }
}
