//! The line of best play.

use super::blocking::Blocked;
use super::{GridSolver, TURN};
use crate::game::{Game, Outcome};
use crate::games::grid::{Cell, Position};

impl GridSolver {
    /// Best play to the end once the result is proved, or as far as the budget of nodes allows.
    /// Each move is a proved best move. Empty while the result is not proved.
    pub fn principal_variation(&mut self, nodes: u64) -> Vec<Cell> {
        self.limit = self.nodes.saturating_add(nodes);
        let (mut position, mut score) = (self.position, self.lower);
        let mut line = vec![];
        while self.lower == self.upper && self.grid.outcome(position).is_none() {
            let first = self.best.filter(|_| line.is_empty());
            let first = first.or(self.kept_move(position));
            let Some(cell) = self.move_worth(position, first, score) else {
                break;
            };
            line.push(cell);
            position = self.grid.play(position, cell);
            score = -score;
        }
        self.suspended.clear();
        line
    }

    /// A move after which the mover has this score, which is the best possible.
    fn move_worth(&mut self, position: Position, first: Option<Cell>, score: i32) -> Option<Cell> {
        for cell in self.moves_by_promise(position, first) {
            if score == 0 && self.is_blocked(self.grid.play(position, cell)) {
                return Some(cell);
            }
            if self.value_after(position, cell, score)? >= score {
                return Some(cell);
            }
        }
        None
    }

    /// True if a short search finds that the mover's opponent only needs to block.
    fn is_blocked(&mut self, position: Position) -> bool {
        let Some(blocking) = &mut self.blocking else {
            return false;
        };
        if self.grid.outcome(position).is_some() {
            return false;
        }
        blocking.start(position.mover, position.other, true);
        let limit = self.limit.min(self.nodes + TURN);
        let blocked = blocking.advance(&mut self.nodes, limit);
        matches!(blocked, Some(Blocked::Yes(_)))
    }

    /// Adds best moves to a line that leads to a position with this score, as far as the table
    /// proves them. The move that the table keeps for a position may have only a bound, and may
    /// lose.
    pub(super) fn extend_proved(
        &self,
        line: &mut Vec<Cell>,
        mut position: Position,
        mut score: i32,
    ) {
        while self.grid.outcome(position).is_none() {
            let moves = self.moves_by_promise(position, self.kept_move(position));
            let brings = |&cell: &Cell| self.proved_after(position, cell) >= Some(score);
            let Some(cell) = moves.into_iter().find(brings) else {
                break;
            };
            line.push(cell);
            position = self.grid.play(position, cell);
            score = -score;
        }
    }

    /// The least score that a move brings, if the game ends with it or the table has a bound.
    fn proved_after(&self, position: Position, cell: Cell) -> Option<i32> {
        let child = self.grid.play(position, cell);
        match self.grid.outcome(child) {
            Some(Outcome::Win(_)) => Some(self.win(child.plies() as i32)),
            Some(Outcome::Draw) => Some(0),
            None => self.proved(child).map(|(_, upper)| -upper),
        }
    }

    /// Adds the moves that the table has for a position and those after it, proved or not.
    pub(super) fn extend_so_far(&self, line: &mut Vec<Cell>, mut position: Position) {
        while self.grid.outcome(position).is_none()
            && let Some(cell) = self.kept_move(position)
        {
            line.push(cell);
            position = self.grid.play(position, cell);
        }
    }
}
