//! In which order the moves of a node are tried.

use super::Solver;
use super::look::Node;
use super::visit::Frame;
use crate::games::grid::{Bits, Position};

impl Solver {
    /// Puts the moves of a node into its frame, with what speaks for each. What the table and the
    /// bounds say of children that need no visit goes into the frame's best value; it may already
    /// answer the question.
    pub(super) fn rank(&self, node: &Node, frame: &mut Frame) {
        for cell in Bits(node.moves) {
            if self.ideas.look_ahead {
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
            }
            let promise = self.promise(frame.position, node, cell);
            frame.moves[frame.count & 63] = (promise, cell as u8);
            frame.count += 1;
        }
    }

    /// Bounds of a child's score that cost little.
    fn child_bounds(&self, child: Position, beta: i32) -> (i32, i32) {
        let (lower, upper) = match self.ideas.table {
            true => self.proved(child).unwrap_or((-self.cells, self.cells)),
            false => (-self.cells, self.cells),
        };
        if beta <= 0
            && -upper < beta
            && let Some(follow_up) = self.follow_up(child)
        {
            return (lower, upper.min(follow_up));
        }
        (lower, upper)
    }

    /// How promising a move is.
    fn promise(&self, position: Position, node: &Node, cell: u32) -> u16 {
        let Some(survey) = node.survey.as_ref().filter(|_| self.ideas.ordering) else {
            return 0;
        };
        let place = cell as usize & 63;
        let weight = survey.mover[place] + survey.other[place];
        if !self.grid.gravity() {
            return weight;
        }
        let occupied = position.occupied() | 1 << cell;
        let wins = (node.mine | survey.next[place]) & !occupied;
        weight + 64 * wins.count_ones() as u16
    }
}

/// The cell of the most promising move; of equal ones the first. It goes to the front.
pub(super) fn take_best(ranked: &mut [(u16, u8)]) -> u8 {
    let mut best = 0;
    for place in 1..ranked.len() {
        if ranked[place].0 > ranked[best].0 {
            best = place;
        }
    }
    // What comes before it moves up, so that equal moves stay in order.
    ranked[..=best].rotate_right(1);
    ranked[0].1
}
