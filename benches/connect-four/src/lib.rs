//! Sets of positions with scores, and one call that solves a whole set: natively and in wasm.

mod generated;

use cutoff::solver::connect_four::{AnyShape, ConnectFourPosition, Solver};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen;

pub use generated::{KINDS, generated};

/// Positions with their scores.
#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
pub struct Set {
    positions: Vec<(ConnectFourPosition, i32)>,
    solver: Solver,
    wrong: u32,
    nodes: f64,
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
impl Set {
    /// Reads lines of columns, counted from 1, a space, and the score.
    ///
    /// # Panics
    ///
    /// If a line is something else.
    #[cfg_attr(target_arch = "wasm32", wasm_bindgen(constructor))]
    pub fn new(text: &str) -> Set {
        Set {
            positions: text.lines().map(line).collect(),
            solver: Solver::new(AnyShape::SEVEN_BY_SIX, Solver::USUAL_MEMORY),
            wrong: 0,
            nodes: 0.0,
        }
    }

    /// Solves every position with an empty table. Returns the number of scores that differ from the
    /// set's.
    pub fn solve(&mut self) -> u32 {
        (self.wrong, self.nodes) = (0, 0.0);
        for place in 0..self.positions.len() {
            self.wrong += u32::from(!self.solve_one(place));
        }
        self.wrong
    }

    /// Solves one position with an empty table; `true` if its score is the set's.
    pub fn solve_one(&mut self, place: usize) -> bool {
        let (position, score) = self.positions[place];
        self.solver.clear();
        let right = self.solver.solve(position) == score;
        self.nodes += self.solver.progress().nodes as f64;
        right
    }

    /// The number of positions.
    pub fn count(&self) -> usize {
        self.positions.len()
    }

    /// The number of nodes entered since the last call of `solve`.
    pub fn nodes(&self) -> f64 {
        self.nodes
    }
}

fn line(text: &str) -> (ConnectFourPosition, i32) {
    let (moves, score) = text
        .split_once(' ')
        .expect("a line is moves, a space, a score");
    let columns: Vec<u32> = moves.bytes().map(|digit| u32::from(digit - b'1')).collect();
    let position = ConnectFourPosition::from_columns(AnyShape::SEVEN_BY_SIX, &columns);
    (
        position.expect("the moves can be played"),
        score.trim().parse().expect("a score"),
    )
}

/// Proves an empty board without a book, in steps.
#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
pub struct Empty(Solver);

#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
impl Empty {
    /// The empty board with these columns and rows.
    ///
    /// # Panics
    ///
    /// If the solver does not take boards of this size.
    #[cfg_attr(target_arch = "wasm32", wasm_bindgen(constructor))]
    pub fn new(columns: u32, rows: u32) -> Empty {
        let shape = AnyShape::new(columns, rows).expect("a board that is small enough");
        let mut solver = Solver::new(shape, Solver::USUAL_MEMORY);
        solver.start(ConnectFourPosition::empty(shape));
        Empty(solver)
    }

    /// Continues for about this number of nodes. Returns the score once it is proved.
    pub fn advance(&mut self, nodes: u32) -> Option<i32> {
        self.0.advance(nodes.into()).score()
    }

    /// The number of nodes entered.
    pub fn nodes(&self) -> f64 {
        self.0.progress().nodes as f64
    }

    /// The bytes that the table takes.
    pub fn bytes(&self) -> usize {
        self.0.progress().bytes
    }
}
