//! The search: null windows, fail-soft.

use super::follow_up::follow_up;
use super::node::{Node, win_with_next};
use super::order::Order;
use super::refinements::{Choice, Counts};
use super::shape::Shape;
use super::table::{Bounds, Table};

/// A search of one board's positions, with what it has proved so far.
#[derive(Debug)]
pub(super) struct Search<S, C> {
    pub shape: S,
    pub choice: C,
    pub table: Table,
    pub counts: Counts,
    /// The number of nodes at which to stop.
    pub limit: u64,
    /// Whether it was stopped; what it returned then says nothing.
    pub stopped: bool,
}

/// A move that is yet to be searched, with the position after it.
#[derive(Clone, Copy, Debug, Default)]
struct Candidate {
    node: Node,
    mv: u64,
    order: i32,
}

impl<S: Shape, C: Choice> Search<S, C> {
    pub fn new(shape: S, choice: C, most_bytes: usize) -> Search<S, C> {
        let chosen = choice.chosen();
        Search {
            shape,
            choice,
            table: Table::new(most_bytes, chosen.buckets_of_two, chosen.growing_table),
            counts: Counts::default(),
            limit: u64::MAX,
            stopped: false,
        }
    }

    /// Compares a position's score with `beta`. A result of `beta` or more is a lower bound of the
    /// score, a smaller one an upper bound.
    ///
    /// Positions with a single safe move are not entered: the reply is played at once.
    pub fn compare(&mut self, mut node: Node, mut beta: i32) -> i32 {
        let shape = self.shape;
        let mut sign = 1;
        loop {
            if node.safe == 0 {
                return -sign * win_with_next(shape, node.stones + 1);
            }
            if !self.choice.chosen().forced_replies || node.safe & (node.safe - 1) != 0 {
                return sign * self.enter(&node, beta);
            }
            if node.stones + 2 >= shape.cells() {
                return 0;
            }
            self.counts.forced_replies += 1;
            node = node.play(shape, node.safe);
            sign = -sign;
            beta = 1 - beta;
        }
    }

    fn enter(&mut self, node: &Node, beta: i32) -> i32 {
        let (shape, chosen) = (self.shape, self.choice.chosen());
        if self.counts.nodes >= self.limit {
            self.stopped = true;
            return 0;
        }
        self.counts.nodes += 1;
        // With two empty cells left, no safe move wins or loses.
        if node.stones + 2 >= shape.cells() {
            return 0;
        }
        // Nobody wins with the next stone. At best, the side to move wins with the one after.
        let soonest_win = win_with_next(shape, node.stones + 2);
        let soonest_loss = -win_with_next(shape, node.stones + 3);
        if soonest_win < beta {
            return soonest_win;
        }
        if soonest_loss >= beta {
            return soonest_loss;
        }
        let key = node.key(shape);
        let mut bounds = Bounds {
            least: soonest_loss,
            most: soonest_win,
        };
        if let Some(stored) = self.table.get(key) {
            if stored.least >= beta {
                self.counts.table_hits += 1;
                return stored.least;
            }
            if stored.most < beta {
                self.counts.table_hits += 1;
                return stored.most;
            }
            bounds = stored;
        }

        let mut candidates = shape.per_column::<Candidate>();
        let candidates = candidates.as_mut();
        let mut count = 0;
        let mut moves = node.safe;
        while moves != 0 {
            let mv = moves & moves.wrapping_neg();
            moves ^= mv;
            let after = node.play(shape, mv);
            if chosen.double_threats && after.safe == 0 {
                self.counts.double_threats += 1;
                return soonest_win;
            }
            candidates[count] = Candidate {
                node: after,
                mv,
                order: 0,
            };
            count += 1;
        }
        let candidates = &mut candidates[..count];
        if chosen.double_threats {
            // No move wins with the stone after the next.
            bounds.most = bounds.most.min(win_with_next(shape, node.stones + 4));
            if bounds.most < beta {
                return bounds.most;
            }
        }

        let mut best = bounds.least;
        if chosen.follow_up {
            for candidate in candidates.iter() {
                let after = &candidate.node;
                if beta > 0 && after.theirs == 0 {
                    continue;
                }
                if let Some(proof) = follow_up(shape, after.mover, after.taken, after.theirs) {
                    let least = proof.least(shape);
                    if least >= beta {
                        self.counts.follow_ups += 1;
                        return least;
                    }
                    best = best.max(least);
                }
            }
        }
        if chosen.lookups_first {
            for candidate in candidates.iter_mut() {
                if let Some(stored) = self.table.get(candidate.node.key(shape)) {
                    if -stored.most >= beta {
                        self.counts.lookups += 1;
                        return -stored.most;
                    }
                }
            }
        }

        let order = Order::new(shape, node, chosen.rich_order);
        for candidate in candidates.iter_mut() {
            candidate.order = order.of(candidate.mv, &candidate.node);
        }

        let entered = self.counts.nodes;
        for next in 0..candidates.len() {
            let mut first = next;
            for i in next + 1..candidates.len() {
                if candidates[i].order > candidates[first].order {
                    first = i;
                }
            }
            let candidate = candidates[first];
            candidates[first] = candidates[next];
            let score = -self.compare(candidate.node, 1 - beta);
            if self.stopped {
                return 0;
            }
            if score >= beta {
                bounds.least = score;
                self.table.put(key, bounds, self.counts.nodes - entered);
                return score;
            }
            best = best.max(score);
        }
        bounds.most = best;
        self.table.put(key, bounds, self.counts.nodes - entered);
        best
    }
}
