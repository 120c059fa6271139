//! Finds the ends of positions from the rules alone. It follows every path, but visits each
//! position only once.

use std::collections::HashMap;

use cutoff::Verdict;
use cutoff::games::BoardGame;
use cutoff::games::grid::{Grid, Position};
use cutoff::solver::grid::ProvedResult;

use crate::grid::naive::{Shape, Signs, after, winner};

/// Greater than the number of plies of any game.
const FAR: i32 = 1_000;

/// The values of positions for the side to move: `FAR` minus the plies for a win, 0 for a draw, the
/// plies minus `FAR` for a loss.
pub struct Exact {
    pub shape: Shape,
    pub lines: Vec<Vec<usize>>,
    values: HashMap<Signs, i32>,
}

impl Exact {
    pub fn new(grid: &Grid) -> Exact {
        let shape = Shape {
            columns: grid.columns(),
            rows: grid.rows(),
            run: grid.run(),
            gravity: grid.gravity(),
        };
        Exact {
            shape,
            lines: shape.lines(),
            values: HashMap::new(),
        }
    }

    pub fn value(&mut self, signs: &Signs) -> i32 {
        if let Some(&value) = self.values.get(signs) {
            return value;
        }
        let value = if winner(&self.lines, signs).is_some() {
            -FAR
        } else {
            let moves = self.shape.moves(signs);
            let values = moves
                .into_iter()
                .map(|cell| self.value_of_move(signs, cell));
            values.max().unwrap_or(0)
        };
        self.values.insert(signs.clone(), value);
        value
    }

    /// The result of a move for the side that plays it.
    pub fn value_of_move(&mut self, signs: &Signs, cell: usize) -> i32 {
        let value = -self.value(&after(signs, cell));
        value - value.signum()
    }

    /// The value of a position.
    pub fn of(&mut self, grid: &Grid, position: Position) -> i32 {
        self.value(&signs(grid, position))
    }

    /// Clears all values.
    pub fn clear(&mut self) {
        self.values.clear();
    }
}

pub fn signs(grid: &Grid, position: Position) -> Signs {
    grid.board_text(position).into_bytes()
}

/// The value of an ending.
pub fn value_of(ending: ProvedResult) -> i32 {
    match ending.verdict {
        Verdict::Win => FAR - ending.plies as i32,
        Verdict::Draw => 0,
        Verdict::Loss => ending.plies as i32 - FAR,
    }
}
