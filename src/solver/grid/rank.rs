//! The order in which the moves of a node are tried.

use super::GridSolver;
use super::frame::{Frame, PromisingMove};
use super::look::Wins;
use crate::games::grid::{Bits, Position};

impl GridSolver {
    /// Puts the moves of a node into its frame, each with its promise. Children that are decided by
    /// the table and other bounds are not visited. Their bounds go into the frame's best value,
    /// which may already answer the question.
    pub(super) fn rank(&self, moves: u64, wins: Wins, frame: &mut Frame) {
        for cell in Bits(moves) {
            let child = frame.position.after(1 << cell);
            let (lower, upper) = self.child_bounds(child, frame.beta);
            if -upper >= frame.beta {
                frame.best = (-upper, cell as u8);
                return;
            }
            if -lower < frame.beta {
                if -lower > frame.best.0 {
                    frame.best = (-lower, cell as u8);
                }
                continue;
            }
            let wins = self.wins_after(wins, cell);
            frame.moves[frame.count & 63] = PromisingMove {
                promise: self.promise(wins, cell),
                cell: cell as u8,
                wins,
            };
            frame.count += 1;
        }
    }

    /// Cheap bounds on a child's score.
    fn child_bounds(&self, child: Position, beta: i32) -> (i32, i32) {
        let (lower, upper) = self.proved(child).unwrap_or((-self.cells, self.cells));
        if beta <= 0
            && -upper < beta
            && let Some(follow_up) = self.follow_up(child)
        {
            return (lower, upper.min(follow_up));
        }
        (lower, upper)
    }

    /// The promise of a move after which these cells complete runs.
    fn promise(&self, wins: Wins, cell: u32) -> u16 {
        let place = cell as usize & 63;
        let weight = self.survey.mover[place] + self.survey.other[place];
        if self.grid.gravity() {
            weight + 64 * wins.theirs.count_ones() as u16
        } else {
            weight
        }
    }
}
