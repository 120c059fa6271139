//! Visits a node of the search, with its moves in the order in which they are tried.

use std::ops::ControlFlow;

use super::examine::Wins;
use super::table::NO_MOVE;
use super::{GridSolver, SYMMETRIC_PLIES, index};
use crate::games::grid::{Bits, Cell, Position};

/// A node whose moves are being searched.
#[derive(Clone, Debug)]
pub(super) struct Frame {
    position: Position,
    beta: i32,
    /// The best value so far, and its move.
    best: (i32, u8),
    /// The moves to search, `count` of them.
    moves: [PromisingMove; 64],
    count: usize,
    /// The index of the current move. Earlier moves are finished.
    index: usize,
    /// The number of nodes when this one was entered, including itself.
    entered: u64,
}

impl Frame {
    fn new(position: Position, beta: i32, entered: u64) -> Frame {
        Frame {
            position,
            beta,
            best: (i32::MIN, NO_MOVE),
            moves: [PromisingMove::default(); 64],
            count: 0,
            index: 0,
            entered,
        }
    }
}

/// A move to search.
#[derive(Clone, Copy, Debug, Default)]
struct PromisingMove {
    /// A rating of the move, by which moves are sorted.
    promise: u16,
    cell: u8,
    /// The cells that complete runs after this move, from the next player's view.
    wins: Wins,
}

impl GridSolver {
    /// Compares the mover's score with `beta`. If the score is at least `beta`, the returned value
    /// is at least `beta` and at most the score. Otherwise it is below `beta` and at least the
    /// score. `None` if the budget of nodes is spent.
    ///
    /// The position must not be finished. `wins` has the cells that complete runs in it.
    ///
    /// The score of a win is the number of cells plus one, less the stones on the board at the end.
    /// The score of a loss is the negative, and a draw scores 0. So "at least `beta`" means "a win
    /// with at most this number of stones", and a bound is true at any depth.
    pub(super) fn visit(&mut self, position: Position, beta: i32, wins: Wins) -> Option<i32> {
        let mut frame;
        if let Some(suspended) = self.suspended.pop() {
            frame = suspended;
        } else {
            let moves = match self.enter(position, beta, wins)? {
                ControlFlow::Break(value) => return Some(value),
                ControlFlow::Continue(moves) => moves,
            };
            frame = Frame::new(position, beta, self.nodes);
            self.rank(moves, wins, &mut frame);
            if frame.best.0 >= beta {
                self.keep(&frame);
                return Some(frame.best.0);
            }
        }
        debug_assert!(frame.position == position && frame.beta == beta);
        while frame.best.0 < beta && frame.index < frame.count {
            bring_best(&mut frame.moves[frame.index..frame.count]);
            let PromisingMove { cell, wins, .. } = frame.moves[frame.index];
            let Some(value) = self.visit(position.after(1 << cell), 1 - beta, wins) else {
                self.suspended.push(frame);
                return None;
            };
            frame.index += 1;
            if -value > frame.best.0 {
                frame.best = (-value, cell);
            }
        }
        self.keep(&frame);
        Some(frame.best.0)
    }

    /// Counts a node and examines it. Returns its value, or the moves to search; `None` if the
    /// budget of nodes is spent.
    fn enter(
        &mut self,
        position: Position,
        beta: i32,
        wins: Wins,
    ) -> Option<ControlFlow<i32, u64>> {
        if self.nodes >= self.limit {
            return None;
        }
        self.nodes += 1;
        Some(self.examine(position, beta, wins))
    }

    /// Stores the bounds that a node has proved.
    fn keep(&mut self, frame: &Frame) {
        let (value, cell) = frame.best;
        let most = self.cells;
        let (key, way) = self.key(frame.position);
        let nodes = self.nodes + 1 - frame.entered;
        let bounds = if value >= frame.beta {
            (value, most)
        } else {
            (-most, value)
        };
        let cell = self.symmetries.image(way, 1 << cell).trailing_zeros() as u8;
        self.table.keep(key, bounds, cell, nodes);
    }

    /// Returns a position's key in the table, one of its reflections, and the way that leads to it.
    fn key(&self, position: Position) -> (Position, usize) {
        if position.plies() <= SYMMETRIC_PLIES {
            self.symmetries.canonical_way(position)
        } else {
            (position, 0)
        }
    }

    /// Returns the bounds on a position's score in the table.
    pub(super) fn proved(&self, position: Position) -> Option<(i32, i32)> {
        let entry = self.table.get(self.key(position).0)?;
        Some((entry.lower.into(), entry.upper.into()))
    }

    /// Returns the best move of a position so far, if the table has one.
    pub(super) fn kept_move(&self, position: Position) -> Option<Cell> {
        let (key, way) = self.key(position);
        let entry = self.table.get(key).filter(|entry| entry.best != NO_MOVE)?;
        let back = self.symmetries.inverse(way);
        Some(Cell::lowest(self.symmetries.image(back, 1 << entry.best)))
    }

    /// Returns the score of a win for the side that completes a run with stone number `stones`.
    pub(super) fn win(&self, stones: i32) -> i32 {
        (self.cells + 1 - stones).max(0)
    }

    /// Adds the moves of a node to its frame, each with its promise. Children that the table or
    /// other bounds decide are not visited. Their bounds are in the frame's best value, which may
    /// already answer the question.
    fn rank(&self, moves: u64, wins: Wins, frame: &mut Frame) {
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
            frame.moves[index(frame.count as u32)] = PromisingMove {
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

    /// Returns the promise of a move after which these cells complete runs.
    fn promise(&self, wins: Wins, cell: u32) -> u16 {
        let index = index(cell);
        let weight = self.survey.mover[index] + self.survey.other[index];
        if self.grid.gravity() {
            weight + 64 * wins.theirs.count_ones() as u16
        } else {
            weight
        }
    }
}

/// Moves the most promising move, or the first of several, to the front.
fn bring_best(moves: &mut [PromisingMove]) {
    let mut best = 0;
    for index in 1..moves.len() {
        if moves[index].promise > moves[best].promise {
            best = index;
        }
    }
    // Earlier moves shift by one, so that equal moves stay in order.
    moves[..=best].rotate_right(1);
}
