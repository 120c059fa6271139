//! The questions that the search asks about its position, one after another.

use super::GridSolver;
use super::examine::{LineSurvey, Wins};
use crate::game::{Game, Outcome};
use crate::games::grid::{Cell, Position};
use crate::order::sort_few;

/// The question whether the score is at least `beta`, with the progress of its search.
#[derive(Clone, Debug)]
pub(super) struct Question {
    pub beta: i32,
    moves: Vec<Cell>,
    /// The index of the next move.
    index: usize,
    /// The best value of the moves before it.
    best: i32,
}

impl GridSolver {
    /// Answers the next question, or the question that was not answered before. Returns true with
    /// the answer, and false if the nodes are spent before that.
    pub(super) fn answer_next(&mut self) -> bool {
        let question = self.question.take().or_else(|| self.next_question());
        // If no score is between the bounds, there is no question about the next depth.
        if let Some(mut question) = question {
            let Some(value) = self.answer(&mut question) else {
                self.question = Some(question);
                return false;
            };
            if value >= question.beta {
                self.lower = self.lower.max(self.raised(value));
            } else {
                self.upper = self.upper.min(self.lowered(value));
            }
        }
        self.depth += 1;
        true
    }

    /// Returns the question about wins one ply later than before, if it is still open.
    fn next_question(&mut self) -> Option<Question> {
        let stones = self.position.plies() as i32;
        let depth = self.depth as i32 + 1;
        // The mover can win after an odd number of plies, the opponent after an even number.
        let beta = if depth % 2 == 1 {
            self.win(stones + depth)
        } else {
            1 - self.win(stones + depth)
        };
        if beta <= self.lower || beta > self.upper {
            return None;
        }
        self.nodes += 1;
        Some(Question {
            beta,
            moves: self.moves_by_promise(self.position, self.best),
            index: 0,
            best: i32::MIN,
        })
    }

    /// Answers a question as [`visit`](Self::visit) does, for the root, and stores the move that
    /// answers it. If a bound would answer without a move, it enters a child.
    fn answer(&mut self, question: &mut Question) -> Option<i32> {
        while let Some(&cell) = question.moves.get(question.index) {
            let value = self.value_after(self.position, cell, question.beta)?;
            question.best = question.best.max(value);
            question.index += 1;
            if value >= question.beta {
                self.best = Some(cell);
                break;
            }
        }
        Some(question.best)
    }

    /// Returns the lowest possible score from this bound on. The mover wins after an odd number of
    /// plies and loses after an even number, so every second number is not a score.
    fn raised(&self, lower: i32) -> i32 {
        -self.lowered_for(1, -lower)
    }

    /// Returns the highest possible score up to this bound.
    fn lowered(&self, upper: i32) -> i32 {
        self.lowered_for(0, upper)
    }

    /// Returns the highest possible score up to a bound. The side wins after an odd number of
    /// plies, or after an even number if `ply` is 1. At and below 0, any bound is possible.
    fn lowered_for(&self, ply: i32, upper: i32) -> i32 {
        let stones = self.position.plies() as i32 + ply;
        let fits = (self.win(stones + 1) - upper) % 2 == 0;
        if upper <= 0 || fits { upper } else { upper - 1 }
    }

    /// Returns the mover's score after a move, or a bound on it, as for [`visit`](Self::visit).
    pub(super) fn value_after(&mut self, position: Position, cell: Cell, beta: i32) -> Option<i32> {
        let child = self.grid.play(position, cell);
        if let Some(score) = self.ended_score(child) {
            return Some(score);
        }
        let free = self.grid.board() & !child.occupied();
        let wins = Wins {
            mine: self.grid.completing_cells(child.mover) & free,
            theirs: self.grid.completing_cells(child.other) & free,
        };
        self.visit(child, 1 - beta, wins).map(|value| -value)
    }

    /// Returns the score of the move that has just ended the game, if the game has ended.
    pub(super) fn ended_score(&self, position: Position) -> Option<i32> {
        Some(match self.grid.outcome(position)? {
            Outcome::Win(_) => self.win(position.plies() as i32),
            Outcome::Draw => 0,
        })
    }

    /// Returns the legal moves. `first` comes first, if it is one of them, and then the moves on
    /// the best lines.
    pub(super) fn moves_by_promise(&self, position: Position, first: Option<Cell>) -> Vec<Cell> {
        let playable = self.grid.playable(position);
        let mut survey = LineSurvey::default();
        let counted = (u32::MAX, u32::MAX);
        self.lines.survey(&mut survey, position, playable, counted);
        let mut moves: Vec<Cell> = self.grid.moves(position).collect();
        sort_few(&mut moves, |cell| {
            let weight = survey.mover[cell.index()] + survey.other[cell.index()];
            (Some(cell) != first, std::cmp::Reverse(weight))
        });
        moves
    }
}
