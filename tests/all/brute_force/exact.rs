//! Computes the value of every position, from the last ply up.

use std::collections::BTreeMap;

use super::{Cells, after, count, end_score, finished, from_mover, moves, reachable};

/// All reachable positions, with the result of minimax.
pub type Known = BTreeMap<Cells, Exact>;

/// The result of minimax at a position.
#[derive(Clone, Debug)]
pub struct Exact {
    /// The depth-aware score to X, counted from this position.
    pub score: i32,
    /// Plies to the end with best play.
    pub plies: i32,
    /// All moves of equal best depth-aware score, row by row.
    best: Vec<usize>,
    /// All moves of equal best plain score.
    best_plain: Vec<usize>,
    /// Nodes, leaves and the deepest ply of the whole tree.
    pub nodes: u64,
    pub leaves: u64,
    pub deepest: u32,
}

impl Exact {
    /// The score to X, counted from this position.
    pub fn score(&self, depth_aware: bool) -> i32 {
        if depth_aware {
            self.score
        } else {
            self.score.signum()
        }
    }

    /// Returns X's score, counted from the previous position. The end is one ply further away, so
    /// every win or loss counts one less.
    pub fn seen_from_above(&self, depth_aware: bool) -> i32 {
        let score = self.score(depth_aware);
        if depth_aware {
            score - score.signum()
        } else {
            score
        }
    }

    /// All best moves, row by row.
    pub fn best(&self, depth_aware: bool) -> &[usize] {
        if depth_aware {
            &self.best
        } else {
            &self.best_plain
        }
    }

    /// The first of the best moves in an order.
    pub fn first_best(&self, depth_aware: bool, order: [usize; 9]) -> Option<usize> {
        let best = self.best(depth_aware);
        order.into_iter().find(|cell| best.contains(cell))
    }
}

pub fn solve_all() -> Known {
    let mut known = Known::new();
    let mut all: Vec<Cells> = reachable().into_iter().collect();
    all.sort_by_key(|&cells| count(cells, '.'));
    for cells in all {
        let exact = if finished(cells) {
            end(cells)
        } else {
            inner(cells, &known)
        };
        known.insert(cells, exact);
    }
    known
}

fn end(cells: Cells) -> Exact {
    Exact {
        score: end_score(cells, 0, true),
        plies: 0,
        best: vec![],
        best_plain: vec![],
        nodes: 1,
        leaves: 1,
        deepest: 0,
    }
}

fn inner(cells: Cells, known: &Known) -> Exact {
    let children: Vec<(usize, &Exact)> = moves(cells)
        .into_iter()
        .map(|cell| (cell, &known[&after(cells, cell)]))
        .collect();
    let seen = |child: &Exact, depth_aware| from_mover(cells, child.seen_from_above(depth_aware));
    let best = |depth_aware| -> Vec<usize> {
        let scores = children.iter().map(|(_, child)| seen(child, depth_aware));
        let top = scores.max().expect("the game goes on");
        let at_top = children
            .iter()
            .filter(|(_, child)| seen(child, depth_aware) == top);
        at_top.map(|(cell, _)| *cell).collect()
    };
    let best_cells = best(true);
    let chosen = &known[&after(cells, best_cells[0])];
    Exact {
        score: chosen.seen_from_above(true),
        plies: chosen.plies + 1,
        best: best_cells,
        best_plain: best(false),
        nodes: 1 + children.iter().map(|(_, child)| child.nodes).sum::<u64>(),
        leaves: children.iter().map(|(_, child)| child.leaves).sum(),
        deepest: 1 + deepest_child(&children),
    }
}

fn deepest_child(children: &[(usize, &Exact)]) -> u32 {
    let deepest = children.iter().map(|(_, child)| child.deepest);
    deepest.max().expect("the game goes on")
}
