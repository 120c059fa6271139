//! The bounds on the score of one position. The search narrows them.

use super::node::{ColumnNode, has_four, win_with_next};
use super::position::ConnectFourPosition;
use super::search::NullWindowSearch;
use super::shape::Shape;

/// Returns the score of a position that is finished or soon decided; `None` if it needs a search.
pub(super) fn known_score(position: ConnectFourPosition) -> Option<i32> {
    let task = Task::new(position.shape(), position);
    (task.least == task.most).then_some(task.least)
}

/// A position with the bounds on its score.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Task {
    node: ColumnNode,
    /// The score is at least this.
    pub least: i32,
    /// The score is at most this.
    pub most: i32,
    /// True while short wins and losses are tried, one length after another.
    short: bool,
    /// True if a short loss is tried next.
    loss_next: bool,
}

impl Task {
    pub fn new<S: Shape>(shape: S, position: ConnectFourPosition) -> Task {
        let (mover, taken) = (position.mover(), position.taken());
        let stones = position.stones() as i32;
        if has_four(shape, mover ^ taken) {
            return Task::solved(-win_with_next(shape, stones - 1));
        }
        if stones == shape.cells() {
            return Task::solved(0);
        }
        let Some(node) = ColumnNode::new(shape, mover, taken) else {
            return Task::solved(win_with_next(shape, stones));
        };
        if node.safe == 0 {
            return Task::solved(-win_with_next(shape, stones + 1));
        }
        if stones + 2 >= shape.cells() {
            return Task::solved(0);
        }
        Task {
            node,
            least: -win_with_next(shape, stones + 3),
            most: win_with_next(shape, stones + 2),
            short: true,
            loss_next: false,
        }
    }

    fn solved(score: i32) -> Task {
        Task {
            least: score,
            most: score,
            ..Task::default()
        }
    }

    /// Narrows the bounds until the score is proved or about `nodes` nodes have been entered.
    pub fn advance<S: Shape>(&mut self, search: &mut NullWindowSearch<S>, nodes: u64) {
        let stop = search.nodes.saturating_add(nodes);
        while self.least < self.most {
            let short_stop = short_budget(search.shape, self.node.stones);
            search.limit = if self.short {
                stop.min(short_stop)
            } else {
                stop
            };
            let beta = self.next_beta();
            let Some(score) = search.compare_first(self.node, beta) else {
                if search.nodes >= stop {
                    return;
                }
                self.short = false;
                continue;
            };
            if score >= beta {
                self.least = score;
            } else {
                self.most = score;
            }
        }
    }

    /// True if the score is at most `score`; `None` if `nodes` were not enough.
    pub fn is_at_most<S: Shape>(
        &self,
        search: &mut NullWindowSearch<S>,
        score: i32,
        nodes: u64,
    ) -> Option<bool> {
        if self.most <= score || self.least > score {
            return Some(self.most <= score);
        }
        search.limit = search.nodes.saturating_add(nodes);
        let compared = search.compare_first(self.node, score + 1)?;
        Some(compared <= score)
    }

    /// Returns the next score to compare with. While `short`, this is the quickest win that is
    /// still possible, then the quickest loss, and so on, until both are decided. Later it goes
    /// from 0 outward. A score near 0 is proved with two tests, and a test costs less if it is
    /// further from the score. X, who moves first, wins in most positions.
    fn next_beta(&mut self) -> i32 {
        let (least, most) = (self.least, self.most);
        if self.short {
            self.loss_next = !self.loss_next;
            let win = least >= 0 || most > 0 && self.loss_next;
            if win { most } else { least + 1 }
        } else if least < 0 && most > 0 {
            i32::from(self.node.stones % 2 == 0)
        } else if least >= 0 {
            least + 1
        } else {
            most
        }
    }
}

/// Returns the largest number of nodes for tests of short wins and losses.
fn short_budget<S: Shape>(shape: S, stones: i32) -> u64 {
    300 * (shape.cells() - stones) as u64
}
