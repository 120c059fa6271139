//! Finds out which stones play can put on the board.

use super::runs::Bits;
use super::{Grid, Position};
use crate::game::Side;
use crate::games::{BoardGame, PositionError};

impl Grid {
    /// Returns the position with these stones (bit `i` for cell `i`), if play can reach it.
    ///
    /// The check is exact: games can reach every accepted position, and no refused one. Without
    /// gravity, any order of the stones is possible if a stone that completes a run comes last.
    /// With gravity, the check searches for an order from the last stone back to the first.
    ///
    /// # Errors
    ///
    /// [`PositionError`]; if there are several reasons, the first in the order of its variants.
    ///
    /// # Panics
    ///
    /// In debug builds, if the two sets overlap or leave the board.
    pub fn position(&self, x: u64, o: u64) -> Result<Position, PositionError> {
        debug_assert!(x & o == 0 && (x | o) & !self.board == 0);
        let (count_x, count_o) = (x.count_ones(), o.count_ones());
        if count_x != count_o && count_x != count_o + 1 {
            let (x, o) = (count_x, count_o);
            return Err(PositionError::StoneCounts { x, o });
        }
        let position = Position::of(x, o);
        let occupied = position.occupied();
        let floating = occupied & !(self.floor | occupied >> self.columns);
        if floating != 0 {
            let lowest = floating.trailing_zeros() as usize;
            return Err(PositionError::Floating(self.cell_name(lowest)));
        }
        let last = self.last_stones(position)?;
        if self.gravity && occupied != 0 && !Retreat::new(self, position).reaches_start(last) {
            return Err(PositionError::Order);
        }
        Ok(position)
    }

    /// Returns the cells where the last move can have been played.
    fn last_stones(&self, position: Position) -> Result<u64, PositionError> {
        let cells = |bits| self.cell_names(bits);
        let [movers, others] = [position.mover, position.other].map(|of| self.line_cells(of));
        let side = position.to_move();
        if movers != 0 && others != 0 {
            let [x, o] = [Side::Max, Side::Min].map(|of| if of == side { movers } else { others });
            let (x, o) = (cells(x), cells(o));
            return Err(PositionError::BothWon { x, o });
        }
        if movers != 0 {
            return Err(PositionError::PlayedOn {
                winner: side,
                cells: cells(movers),
            });
        }
        let in_all_runs = self
            .runs_of(position.other)
            .fold(position.other, |common, line| common & line);
        let last = in_all_runs & self.tops(position.occupied());
        if others != 0 && last == 0 {
            return Err(PositionError::PlayedOn {
                winner: side.opponent(),
                cells: cells(others),
            });
        }
        Ok(last)
    }

    /// Returns the stones with no stone above them: with gravity the top stone of each column,
    /// otherwise all stones.
    fn tops(&self, occupied: u64) -> u64 {
        if self.gravity {
            occupied & !(occupied << self.columns)
        } else {
            occupied
        }
    }
}

/// A search for an order of moves. It removes one stone after another.
struct Retreat<'g> {
    grid: &'g Grid,
    position: Position,
    /// The amount by which one stone in a column changes the number of a state.
    weights: [usize; super::MOST as usize],
    /// Bit `n` of these words is set if state number `n` does not lead to the empty board.
    dead_ends: Vec<u64>,
}

impl<'g> Retreat<'g> {
    /// Prepares the search. A state is the height of each column, as a number in a mixed base.
    /// There are up to 9⁸ states, but a search visits only a few.
    fn new(grid: &'g Grid, position: Position) -> Retreat<'g> {
        let mut weights = [0; super::MOST as usize];
        let mut states = 1;
        for (column, weight) in weights.iter_mut().enumerate().take(grid.columns()) {
            *weight = states;
            let height = (position.occupied() & grid.column(column)).count_ones();
            states *= height as usize + 1;
        }
        Retreat {
            grid,
            position,
            weights,
            dead_ends: vec![0; states.div_ceil(64)],
        }
    }

    /// True if the empty board can be reached by removing one of these stones first.
    fn reaches_start(&mut self, last: u64) -> bool {
        let position = self.position;
        let state = Bits(position.occupied()).fold(0, |state, cell| state + self.weight(cell));
        Bits(last).any(|cell| {
            let occupied = position.occupied() & !(1 << cell);
            let left = state - self.weight(cell);
            self.retreat(occupied, position.mover, position.other, left)
        })
    }

    fn weight(&self, cell: u32) -> usize {
        self.weights[cell as usize % self.grid.columns()]
    }

    /// True if the stones on these cells can be removed in turn, starting with one of `takes`.
    fn retreat(&mut self, occupied: u64, takes: u64, then: u64, state: usize) -> bool {
        if occupied == 0 {
            return true;
        }
        if self.dead_ends[state / 64] >> (state % 64) & 1 != 0 {
            return false;
        }
        let stones = self.grid.tops(occupied) & takes;
        let is_way = Bits(stones).any(|cell| {
            let left = state - self.weight(cell);
            self.retreat(occupied & !(1 << cell), then, takes, left)
        });
        if !is_way {
            self.dead_ends[state / 64] |= 1 << (state % 64);
        }
        is_way
    }
}
