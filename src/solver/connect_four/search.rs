//! The search: null windows, fail-soft.

use std::ops::ControlFlow;

use super::follow_up::follow_up;
use super::node::{ColumnNode, win_with_next};
use super::order::ColumnOrder;
use super::shape::{Shape, mirror};
use super::table::{Bounds, beyond_entry};
use super::tables::Tables;

/// A search of one board's positions, with what it has proved so far.
#[derive(Debug)]
pub(super) struct NullWindowSearch<S> {
    pub shape: S,
    pub tables: Tables,
    /// Positions entered. Replies that were forced are not entered.
    pub nodes: u64,
    /// The number of nodes at which to stop.
    pub limit: u64,
    /// Whether it was stopped; what it returned then says nothing.
    pub stopped: bool,
    /// Whether a position and its mirror image have one entry in the table.
    mirror_images: bool,
}

/// A move that is yet to be searched, with what is dear to find of the position after it.
#[derive(Clone, Copy, Debug, Default)]
struct Candidate {
    mv: u64,
    theirs: u64,
    safe: u64,
    order: i32,
}

impl Candidate {
    /// The position after the move, which was listed for `node`.
    #[inline(always)]
    fn after(&self, node: &ColumnNode) -> ColumnNode {
        node.after(self.mv, self.theirs, self.safe)
    }
}

impl<S: Shape> NullWindowSearch<S> {
    pub fn new(shape: S, most_bytes: usize) -> NullWindowSearch<S> {
        NullWindowSearch {
            shape,
            tables: Tables::new(beyond_entry(shape), most_bytes),
            nodes: 0,
            limit: u64::MAX,
            stopped: false,
            mirror_images: false,
        }
    }

    /// Compares the score of a position that somebody asked about with `beta`, as [`compare`](Self::compare).
    pub fn compare_first(&mut self, node: ColumnNode, beta: i32) -> i32 {
        self.mirror_images = self.is_early(&node) && node.leads_to_mirror_images(self.shape);
        self.compare(node, beta)
    }

    /// Compares a position's score with `beta`. A result of `beta` or more is a lower bound of the
    /// score, a smaller one an upper bound.
    ///
    /// Positions with a single safe move are not entered: the reply is played at once.
    fn compare(&mut self, mut node: ColumnNode, mut beta: i32) -> i32 {
        let shape = self.shape;
        let mut sign = 1;
        loop {
            if node.safe == 0 {
                return -sign * win_with_next(shape, node.stones + 1);
            }
            if !node.is_played_at_once() {
                return sign * self.enter(&node, beta);
            }
            if node.stones + 2 >= shape.cells() {
                return 0;
            }
            node = node.play(shape, node.safe);
            sign = -sign;
            beta = 1 - beta;
            // After a move that is entered, this was tried before it: `list_candidates`.
            if let Some(least) = self.least_by_follow_up(&node, 1 - beta) {
                return -sign * least;
            }
        }
    }

    /// The same as `compare` for a position with safe moves, which counts as a node.
    fn enter(&mut self, node: &ColumnNode, beta: i32) -> i32 {
        let shape = self.shape;
        if self.nodes >= self.limit {
            self.stopped = true;
            return 0;
        }
        self.nodes += 1;
        // With two empty cells left, no safe move wins or loses.
        if node.stones + 2 >= shape.cells() {
            return 0;
        }
        let key = self.key(node);
        let mut bounds = self.bounds(node, key);
        if let Some(score) = outside(bounds, beta) {
            return score;
        }

        let mut room = shape.per_column();
        let count = match self.list_candidates(node, room.as_mut(), beta) {
            ControlFlow::Continue(count) => count,
            ControlFlow::Break(score) => return score,
        };
        let candidates = &mut room.as_mut()[..count];
        // No move wins with the stone after the next.
        bounds.most = bounds.most.min(win_with_next(shape, node.stones + 4));
        if bounds.most < beta {
            return bounds.most;
        }
        let mut best = bounds.least;
        if let Some(score) = self.rank(node, candidates, beta, &mut best) {
            return score;
        }
        let entered = self.nodes;
        let score = self.best_of(node, candidates, best, beta);
        if self.stopped {
            return 0;
        }
        if score >= beta {
            bounds.least = score;
        } else {
            bounds.most = score;
        }
        let nodes = self.nodes - entered;
        let empty = shape.cells() - node.stones;
        self.tables
            .with_empty_mut(empty)
            .put(shape, key, bounds, nodes);
        score
    }

    /// A position's key in the table. In the first half of the game that is its own or its mirror image's,
    /// which has the same score: the lesser one. Later the two are rarely met.
    #[inline(always)]
    fn key(&self, node: &ColumnNode) -> u64 {
        let key = node.key(self.shape);
        if !self.mirror_images || !self.is_early(node) {
            return key;
        }
        key.min(mirror(self.shape, key))
    }

    /// Whether a position is in the first half of the game.
    #[inline(always)]
    fn is_early(&self, node: &ColumnNode) -> bool {
        2 * node.stones <= self.shape.cells()
    }

    /// What is known of the score without a search: from the table, or because nobody wins with the
    /// next stone. At best, the side to move wins with the one after, and so does the other.
    #[inline(always)]
    fn bounds(&self, node: &ColumnNode, key: u64) -> Bounds {
        self.tables
            .with_empty(self.shape.cells() - node.stones)
            .get(self.shape, key)
            .unwrap_or(Bounds {
                least: -win_with_next(self.shape, node.stones + 3),
                most: win_with_next(self.shape, node.stones + 2),
            })
    }

    /// Lists the safe moves, and gives their number. Of the position after a move it keeps the cells that
    /// the search has worked out: [`Candidate::after`] makes the whole of it. It breaks off with a score of
    /// `beta` or more if a move is a double threat, to which the other side has no safe reply, or if
    /// following up proves so much after it.
    #[inline(always)]
    fn list_candidates(
        &mut self,
        node: &ColumnNode,
        candidates: &mut [Candidate],
        beta: i32,
    ) -> ControlFlow<i32, usize> {
        let mut count = 0;
        let mut moves = node.safe;
        while moves != 0 {
            let mv = moves & moves.wrapping_neg();
            moves ^= mv;
            let after = node.play(self.shape, mv);
            if after.safe == 0 {
                return ControlFlow::Break(win_with_next(self.shape, node.stones + 2));
            }
            if let Some(proved) = self.least_by_follow_up(&after, beta) {
                return ControlFlow::Break(proved);
            }
            candidates[count] = Candidate {
                mv,
                theirs: after.theirs,
                safe: after.safe,
                order: 0,
            };
            count += 1;
        }
        ControlFlow::Continue(count)
    }

    /// What following up proves for the side that has not the move, if that is `beta` at least.
    #[inline(always)]
    fn least_by_follow_up(&self, node: &ColumnNode, beta: i32) -> Option<i32> {
        follow_up(self.shape, node, beta).map(|proof| proof.least(self.shape))
    }

    /// Gives each move its rank, unless the table holds that one of them is worth `beta`; then it returns
    /// that score. A move that the table holds to be worth less gets no rank, and `most` becomes at least
    /// what it can be worth: it need not be entered.
    ///
    /// Enhanced transposition cut-offs: J. Schaeffer, A. Plaat, *New Advances in Alpha-Beta Searching*
    /// (1996).
    #[inline(always)]
    fn rank(
        &mut self,
        node: &ColumnNode,
        candidates: &mut [Candidate],
        beta: i32,
        most: &mut i32,
    ) -> Option<i32> {
        let order = ColumnOrder::new(self.shape, node);
        let table = self.tables.with_empty(self.shape.cells() - node.stones - 1);
        for (place, candidate) in candidates.iter_mut().enumerate() {
            let after = candidate.after(node);
            // A forced reply is played at once, so it is in no table.
            if !after.is_played_at_once()
                && let Some(bounds) = table.get(self.shape, self.key(&after))
            {
                if -bounds.most >= beta {
                    return Some(-bounds.most);
                }
                if -bounds.least < beta {
                    *most = (*most).max(-bounds.least);
                    continue;
                }
            }
            candidate.order = ranked(order.of(&after), place);
        }
        None
    }

    /// Searches the moves, the most promising first, until one is worth `beta`.
    #[inline(always)]
    fn best_of(
        &mut self,
        node: &ColumnNode,
        candidates: &mut [Candidate],
        least: i32,
        beta: i32,
    ) -> i32 {
        let mut best = least;
        for _ in 0..candidates.len() {
            let orders = candidates.iter().map(|candidate| candidate.order);
            let highest = orders.fold(SEARCHED, i32::max);
            if highest == SEARCHED {
                break;
            }
            let first = &mut candidates[place(highest)];
            first.order = SEARCHED;
            let after = first.after(node);
            best = best.max(-self.compare(after, 1 - beta));
            if self.stopped {
                break;
            }
            if best >= beta {
                break;
            }
        }
        best
    }
}

/// The order of a move that has been searched, or need not be: below all others.
const SEARCHED: i32 = 0;

/// An order and a place as one number, so that the first of the highest is found without branches, which could
/// not be predicted.
#[inline(always)]
fn ranked(order: i32, place: usize) -> i32 {
    (order + 256) * 16 + (15 - place as i32)
}

/// The place of a move that is ranked so.
#[inline(always)]
fn place(ranked: i32) -> usize {
    (15 - ranked % 16) as usize
}

/// The bound that decides the comparison with `beta`, if one does.
#[inline(always)]
fn outside(bounds: Bounds, beta: i32) -> Option<i32> {
    if bounds.least >= beta {
        Some(bounds.least)
    } else {
        (bounds.most < beta).then_some(bounds.most)
    }
}
