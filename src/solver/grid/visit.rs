//! One node of the search.

use std::ops::ControlFlow;

use super::Solver;
use super::rank::take_best;
use super::table::NO_MOVE;
use crate::games::grid::{Cell, Position};

impl Solver {
    /// Whether the mover's score is at least `beta`: if so, what comes back is at least `beta` and
    /// at most the score, else it is below `beta` and at least the score. `None` if the budget of
    /// nodes is spent.
    ///
    /// The position must not be finished, unless threats are switched off.
    ///
    /// A score is the number of cells plus one, less the stones on the board at the end, for a win;
    /// the same below zero for a loss; 0 for a draw. So "at least `beta`" is "a win with so many
    /// stones at the most", and a bound holds at any depth.
    pub(super) fn visit(&mut self, position: Position, beta: i32) -> Option<i32> {
        if self.counts.nodes >= self.limit {
            return None;
        }
        self.counts.nodes += 1;
        let before = self.counts.nodes;
        let node = match self.look(position, beta) {
            ControlFlow::Break(value) => return Some(value),
            ControlFlow::Continue(node) => node,
        };
        let mut best = (i32::MIN, NO_MOVE);
        let (mut ranked, count) = match self.rank(position, beta, &node, &mut best) {
            Ok(ranked) => ranked,
            Err((value, cell)) => {
                self.counts.look_ahead += 1;
                self.keep(position, beta, value, cell, before);
                return Some(value);
            }
        };
        for place in 0..count {
            let cell = take_best(&mut ranked[place..count]);
            let value = -self.visit(position.after(1 << cell), 1 - beta)?;
            if value > best.0 {
                best = (value, cell);
                if value >= beta {
                    self.counts.cutoffs += 1;
                    break;
                }
            }
        }
        self.keep(position, beta, best.0, best.1, before);
        Some(best.0)
    }

    fn keep(&mut self, position: Position, beta: i32, value: i32, cell: u8, before: u64) {
        if !self.ideas.table {
            return;
        }
        let most = self.cells;
        let (key, way) = self.key(position);
        let nodes = self.counts.nodes + 1 - before;
        let bounds = if value >= beta {
            (value, most)
        } else {
            (-most, value)
        };
        let cell = self.symmetries.moved(way, 1 << cell).trailing_zeros() as u8;
        self.table.keep(key, bounds, cell, nodes);
    }

    /// The position under which the table keeps a position, and the way that leads to it.
    fn key(&self, position: Position) -> (Position, usize) {
        if self.ideas.symmetry && position.plies() <= self.symmetric_plies {
            self.symmetries.canonical_way(position)
        } else {
            (position, 0)
        }
    }

    /// What the table says of a position: bounds of its score.
    pub(super) fn proved(&self, position: Position) -> Option<(i32, i32)> {
        let entry = self.table.get(self.key(position).0)?;
        Some((entry.lower.into(), entry.upper.into()))
    }

    /// The move that did best in a position, if the table has it.
    pub(super) fn kept_move(&self, position: Position) -> Option<Cell> {
        let (key, way) = self.key(position);
        let entry = self.table.get(key).filter(|entry| entry.best != NO_MOVE)?;
        let back = self.symmetries.inverse(way);
        Some(Cell::lowest(self.symmetries.moved(back, 1 << entry.best)))
    }

    /// The score of a win for the player who completes a run with stone number `stones`.
    pub(super) fn win(&self, stones: i32) -> i32 {
        (self.cells + 1 - stones).max(0)
    }
}
