//! The line of best play.

use super::Solver;
use crate::game::Game;
use crate::games::grid::{Cell, Position};

impl Solver {
    /// Best play to the end, once the result is proved; if it is not, or the budget of nodes is
    /// spent on the way, the best moves so far as far as the table has them.
    pub fn principal_variation(&mut self, nodes: u64) -> Vec<Cell> {
        self.limit = self.counts.nodes.saturating_add(nodes);
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
        self.extend_line(&mut line, position);
        line
    }

    /// A move after which the mover has this score, the best that there is.
    fn move_worth(&mut self, position: Position, first: Option<Cell>, score: i32) -> Option<Cell> {
        for cell in self.moves_by_promise(position, first) {
            if self.value_after(position, cell, score)? >= score {
                return Some(cell);
            }
        }
        None
    }

    /// Adds the moves that the table has for a position and those after it.
    pub(super) fn extend_line(&self, line: &mut Vec<Cell>, mut position: Position) {
        while self.grid.outcome(position).is_none()
            && let Some(cell) = self.kept_move(position)
        {
            line.push(cell);
            position = self.grid.play(position, cell);
        }
    }
}
