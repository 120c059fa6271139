//! The search, which is fail-soft with null windows.

use std::ops::ControlFlow;

use super::follow_up::follow_up;
use super::node::{ColumnNode, win_with_next};
use super::order::ColumnOrder;
use super::shape::{Shape, mirror};
use super::table::{Bounds, Tables, beyond_entry};

/// A search of positions of one board, with its proved bounds.
#[derive(Debug)]
pub(super) struct NullWindowSearch<S> {
    pub shape: S,
    pub tables: Tables,
    /// Positions entered. Forced replies are played without entering.
    pub nodes: u64,
    /// The number of nodes at which to stop.
    pub limit: u64,
    /// True if a position and its mirror image share one entry in the table.
    mirror_images: bool,
}

/// A move to search, with those parts of the position after it that are expensive to compute.
#[derive(Clone, Copy, Debug, Default)]
struct Candidate {
    mv: u64,
    theirs: u64,
    safe: u64,
    order: i32,
}

impl Candidate {
    /// Returns the position after the move, which was listed for `node`.
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
            mirror_images: false,
        }
    }

    /// Compares the root's score with `beta`, as [`compare`](Self::compare) does.
    pub fn compare_first(&mut self, node: ColumnNode, beta: i32) -> Option<i32> {
        self.mirror_images = self.is_early(&node) && node.leads_to_mirror_images(self.shape);
        self.compare(node, beta)
    }

    /// Compares a position's score with `beta`. A result of at least `beta` is a lower bound on the
    /// score, and a smaller one is an upper bound. `None` if the nodes are spent.
    ///
    /// Positions with a single safe move are not entered, because the reply is played at once.
    fn compare(&mut self, mut node: ColumnNode, mut beta: i32) -> Option<i32> {
        let shape = self.shape;
        let mut sign = 1;
        loop {
            if node.safe == 0 {
                return Some(-sign * win_with_next(shape, node.stones + 1));
            }
            if !node.is_played_at_once() {
                return self.enter(&node, beta).map(|score| sign * score);
            }
            if node.stones + 2 >= shape.cells() {
                return Some(0);
            }
            node = node.play(shape, node.safe);
            sign = -sign;
            beta = 1 - beta;
            // For a move that was entered, `list_candidates` has already tried this.
            if let Some(least) = self.least_by_follow_up(&node, 1 - beta) {
                return Some(-sign * least);
            }
        }
    }

    /// Compares as `compare` does, for a position with safe moves. It counts as a node.
    fn enter(&mut self, node: &ColumnNode, beta: i32) -> Option<i32> {
        let shape = self.shape;
        if self.nodes >= self.limit {
            return None;
        }
        self.nodes += 1;
        // With two empty cells left, no safe move wins or loses.
        if node.stones + 2 >= shape.cells() {
            return Some(0);
        }
        let key = self.key(node);
        let mut bounds = self.bounds(node, key);
        if let Some(score) = outside(bounds, beta) {
            return Some(score);
        }

        let mut room = shape.per_column();
        let count = match self.list_candidates(node, room.as_mut(), beta) {
            ControlFlow::Continue(count) => count,
            ControlFlow::Break(score) => return Some(score),
        };
        let candidates = &mut room.as_mut()[..count];
        // No move wins with the stone after next.
        bounds.most = bounds.most.min(win_with_next(shape, node.stones + 4));
        if bounds.most < beta {
            return Some(bounds.most);
        }
        let best = match self.rank(node, candidates, bounds.least, beta) {
            ControlFlow::Continue(best) => best,
            ControlFlow::Break(score) => return Some(score),
        };
        let entered = self.nodes;
        let score = self.best_of(node, candidates, best, beta)?;
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
        Some(score)
    }

    /// Returns a position's key in the table. In the first half of the game, it is the smaller of
    /// its own key and that of its mirror image, which has the same score. Later, positions rarely
    /// occur together with their mirror image.
    #[inline(always)]
    fn key(&self, node: &ColumnNode) -> u64 {
        let key = node.key(self.shape);
        if !self.mirror_images || !self.is_early(node) {
            return key;
        }
        key.min(mirror(self.shape, key))
    }

    /// True if a position is in the first half of the game.
    #[inline(always)]
    fn is_early(&self, node: &ColumnNode) -> bool {
        2 * node.stones <= self.shape.cells()
    }

    /// Returns bounds on the score without a search, from the table or from the fact that nobody
    /// wins with the next stone. At best, each side wins with the stone after next.
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

    /// Lists the safe moves, and returns their number. Stores its results about the position after
    /// a move, from which [`Candidate::after`] makes the position. Stops with a score of at least
    /// `beta` if a move is a double threat without a safe reply, or if follow-up proves that score
    /// after a move.
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

    /// Returns the lowest score that follow-up proves for the side that is not to move, if it is at
    /// least `beta`.
    #[inline(always)]
    fn least_by_follow_up(&self, node: &ColumnNode, beta: i32) -> Option<i32> {
        follow_up(self.shape, node, beta).map(|proof| proof.least(self.shape))
    }

    /// Ranks the moves. If the table proves that a move is worth `beta`, stops with that score. If
    /// the table proves that a move is worth less, the move gets no rank and is not entered, and
    /// `best` is raised to the highest score that the move can have. Returns `best`.
    ///
    /// Enhanced transposition cutoffs: J. Schaeffer, A. Plaat, *New Advances in Alpha-Beta
    /// Searching* (1996).
    #[inline(always)]
    fn rank(
        &mut self,
        node: &ColumnNode,
        candidates: &mut [Candidate],
        mut best: i32,
        beta: i32,
    ) -> ControlFlow<i32, i32> {
        let order = ColumnOrder::new(self.shape, node);
        let table = self.tables.with_empty(self.shape.cells() - node.stones - 1);
        for (index, candidate) in candidates.iter_mut().enumerate() {
            let after = candidate.after(node);
            // A forced reply is played without entering, so the table does not have it.
            if !after.is_played_at_once()
                && let Some(bounds) = table.get(self.shape, self.key(&after))
            {
                if -bounds.most >= beta {
                    return ControlFlow::Break(-bounds.most);
                }
                if -bounds.least < beta {
                    best = best.max(-bounds.least);
                    continue;
                }
            }
            candidate.order = ranked(order.of(&after), index);
        }
        ControlFlow::Continue(best)
    }

    /// Searches the moves, the most promising first, until one is worth `beta`.
    #[inline(always)]
    fn best_of(
        &mut self,
        node: &ColumnNode,
        candidates: &mut [Candidate],
        mut best: i32,
        beta: i32,
    ) -> Option<i32> {
        for _ in 0..candidates.len() {
            let orders = candidates.iter().map(|candidate| candidate.order);
            let highest = orders.fold(SEARCHED, i32::max);
            if highest == SEARCHED {
                break;
            }
            let first = &mut candidates[index_of(highest)];
            first.order = SEARCHED;
            let after = first.after(node);
            best = best.max(-self.compare(after, 1 - beta)?);
            if best >= beta {
                break;
            }
        }
        Some(best)
    }
}

/// The rank of a move that has been searched or is not entered. It is below all others.
const SEARCHED: i32 = 0;

/// Combines a rank and an index in one number, so that the first of the highest ranks is found
/// without branches, which would be mispredicted.
#[inline(always)]
fn ranked(order: i32, index: usize) -> i32 {
    (order + 256) * 16 + (15 - index as i32)
}

/// Returns the index of a move with this number.
#[inline(always)]
fn index_of(ranked: i32) -> usize {
    (15 - ranked % 16) as usize
}

/// Returns the bound that decides the comparison with `beta`, if one does.
#[inline(always)]
fn outside(bounds: Bounds, beta: i32) -> Option<i32> {
    if bounds.least >= beta {
        Some(bounds.least)
    } else {
        (bounds.most < beta).then_some(bounds.most)
    }
}
