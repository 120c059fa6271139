//! In which order the moves of a node are tried.

use super::Solver;
use super::look::Node;
use crate::games::grid::{Bits, Position};

/// The moves of a node with what speaks for each.
pub(super) type Ranked = ([(i32, u8); 64], usize);

impl Solver {
    /// The moves with what speaks for each. `Err` if the table or a bound of a child answers the
    /// question; what they say of children that need no visit goes into `best`.
    pub(super) fn rank(
        &mut self,
        position: Position,
        beta: i32,
        node: &Node,
        best: &mut (i32, u8),
    ) -> Result<Ranked, (i32, u8)> {
        let mut ranked = [(0, 0); 64];
        let mut count = 0;
        for cell in Bits(node.moves) {
            if self.ideas.look_ahead {
                let (lower, upper) = self.child_bounds(position.after(1 << cell), beta);
                if -upper >= beta {
                    return Err((-upper, cell as u8));
                }
                if -lower < beta {
                    if -lower > best.0 {
                        *best = (-lower, cell as u8);
                    }
                    continue;
                }
            }
            ranked[count] = (self.promise(position, node, cell), cell as u8);
            count += 1;
        }
        Ok((ranked, count))
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
    fn promise(&self, position: Position, node: &Node, cell: u32) -> i32 {
        let Some(survey) = node.survey.as_ref().filter(|_| self.ideas.ordering) else {
            return 0;
        };
        let place = cell as usize & 63;
        let weight = i32::from(survey.mover[place]) + i32::from(survey.other[place]);
        if !self.grid.gravity() {
            return weight;
        }
        let occupied = position.occupied() | 1 << cell;
        let wins = (node.mine | survey.next[place]) & !occupied;
        weight + 64 * wins.count_ones() as i32
    }
}

/// The cell of the most promising move; of equal ones the first. It goes to the front.
pub(super) fn take_best(ranked: &mut [(i32, u8)]) -> u8 {
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
