//! The solvers of one game, kept from one question to the next.
//!
//! A [`Session`] answers questions about any position of its game. [`Session::solve`] finds its end
//! and a move, with proved bounds and an estimate until then. [`Session::ending`] finds only the
//! end, and stores it. [`Session::scores`] finds the end after each move, and [`Session::line`] best
//! play. Each call ends with the answer or when its time is up. The next call with the same question
//! continues.
//!
//! Four in a row with gravity is solved by [`connect_four`](super::connect_four) if the board fits
//! that solver. Every other game is solved by the search of [`grid`](crate::solver::grid), which
//! [`SolveOptions`] can choose for all games.
//!
//! ```
//! use cutoff::Verdict;
//! use cutoff::solver::session::{SolveOptions, Session, Source};
//!
//! let mut session = Session::new("6x4k4g".parse()?, Session::USUAL_MEMORY);
//! let start = session.grid().start();
//! let (mut calls, mut proved) = (0, None);
//! while proved.is_none() {
//!     // A little work at a time, as a caller with a clock would do it.
//!     let proof = session.solve(start, SolveOptions::default(), &mut || false);
//!     assert_eq!(proof.source, Source::ConnectFour);
//!     (calls, proved) = (calls + 1, proof.exact());
//! }
//! assert!(calls > 1);
//! assert_eq!(proved.map(|ending| ending.verdict), Some(Verdict::Loss)); // for who moves first
//! # Ok::<(), cutoff::games::grid::NameError>(())
//! ```

mod connect_four;
mod known;
mod line;
mod proof;
mod scores;

use super::connect_four::AnyShape;
use super::grid::{GridSolver, Report};
use crate::game::Game;
use crate::games::grid::{Cell, Grid, Position};
use crate::search::{Algorithm, Worth};
use crate::textbook::look_ahead;
use connect_four::ConnectFour;
use known::KnownResults;
use proof::Want;

pub(crate) use connect_four::as_connect_four;
pub use proof::{Proof, SolveOptions, Source};
pub use scores::{MoveScore, Scores};

/// The number of nodes that the grid search enters between two checks of the time. They take a few
/// milliseconds.
const STEP_NODES: u64 = 4_000;

/// True if the solver of four in a row with gravity can solve this game. Its board takes at most 64
/// bits, where each column takes one more than its rows.
pub fn is_connect_four(grid: &Grid) -> bool {
    shape_of(grid).is_some()
}

/// Returns the search that answers if the book does not.
fn source_of(grid: &Grid, options: SolveOptions<'_>) -> Source {
    if is_connect_four(grid) && !options.any_board {
        Source::ConnectFour
    } else {
        Source::Search
    }
}

fn shape_of(grid: &Grid) -> Option<AnyShape> {
    if !grid.gravity() || grid.run() != 4 {
        return None;
    }
    AnyShape::new(grid.columns() as u32, grid.rows() as u32)
}

/// The solvers of one game and their last questions.
#[derive(Debug)]
pub struct Session {
    grid: Grid,
    memory: usize,
    /// The search for any board. Like the other solver, it is created when it is first needed.
    grid_solver: Option<GridSolver>,
    /// The question of the grid search: the position, and the depth if there is a limit.
    question: Option<(Position, Option<u32>)>,
    /// The solver of four in a row with gravity, for the games that it can solve.
    connect_four: Option<ConnectFour>,
    estimate: Option<LookAhead>,
    scores: Option<scores::ScoresTask>,
    known: KnownResults,
}

impl Session {
    /// The default memory of a table, 32 MB.
    pub const USUAL_MEMORY: usize = GridSolver::USUAL_MEMORY;

    /// Makes a session without proved results. Its tables are created when they are first needed,
    /// and each takes at most this number of bytes. A session of four in a row with gravity can
    /// have two tables: that of its solver, and that of the search for any board.
    pub fn new(grid: Grid, memory: usize) -> Session {
        Session {
            grid,
            memory,
            grid_solver: None,
            question: None,
            connect_four: shape_of(&grid).map(|shape| ConnectFour::new(shape, memory)),
            estimate: None,
            scores: None,
            known: KnownResults::default(),
        }
    }

    /// The game.
    pub fn grid(&self) -> &Grid {
        &self.grid
    }

    /// Finds the end of a position with best play, and a move that reaches it.
    ///
    /// The search continues until the end is proved and a move that reaches it is found, or until
    /// `more`, which is called every few milliseconds, returns false. Each call does at least one
    /// step.
    ///
    /// ```
    /// use cutoff::solver::session::{SolveOptions, Session};
    ///
    /// let mut session = Session::new("4x4k4".parse()?, Session::USUAL_MEMORY);
    /// let start = session.grid().start();
    /// let within_eight = SolveOptions { depth: Some(8), ..SolveOptions::default() };
    /// let proof = session.solve(start, within_eight, &mut || true);
    /// assert!(proof.done && proof.depth >= 8);
    /// assert!(proof.exact().is_none() && proof.estimate.is_some());
    /// # Ok::<(), cutoff::games::grid::NameError>(())
    /// ```
    pub fn solve(
        &mut self,
        position: Position,
        options: SolveOptions<'_>,
        more: &mut impl FnMut() -> bool,
    ) -> Proof {
        let mut proof = self.prove(position, options, Want::Move, more);
        if proof.exact().is_none() {
            let estimate = self.estimate(position);
            proof.estimate = estimate.value;
            if proof.best.is_none() {
                proof.best = estimate.line.first().copied();
                proof.line_so_far = estimate.line.clone();
            }
        }
        proof
    }

    /// Proves facts about a position. Only Connect Four's solver asks whether a move is wanted.
    fn prove(
        &mut self,
        position: Position,
        options: SolveOptions<'_>,
        want: Want,
        more: &mut impl FnMut() -> bool,
    ) -> Proof {
        match &mut self.connect_four {
            Some(solver) if !options.any_board => {
                solver.prove(&self.grid, position, options, want, more)
            }
            _ => Proof::searched(self.search(position, options.depth, more), options),
        }
    }

    /// Returns the answer of a shallow search, for a position that is not finished.
    fn estimate(&mut self, position: Position) -> &LookAhead {
        let kept = self.estimate.take();
        let kept = kept.filter(|kept| kept.position == position);
        let estimate = kept.unwrap_or_else(|| LookAhead::new(&self.grid, position));
        self.estimate.insert(estimate)
    }

    /// Returns the move of a shallow search; `None` if the game has ended.
    pub(crate) fn likely_move(&mut self, position: Position) -> Option<Cell> {
        self.estimate(position).line.first().copied()
    }

    /// Continues the grid search until the result is exact or the depth is reached.
    fn search(
        &mut self,
        position: Position,
        depth: Option<u32>,
        more: &mut impl FnMut() -> bool,
    ) -> Report {
        let solver = self
            .grid_solver
            .get_or_insert_with(|| GridSolver::new(self.grid, self.memory));
        if self.question != Some((position, depth)) {
            solver.set_position(position);
            self.question = Some((position, depth));
        }
        let limit = depth.unwrap_or(u32::MAX);
        loop {
            let report = solver.advance_to(limit, STEP_NODES);
            if report.exact().is_some() || report.depth >= limit || !more() {
                return report;
            }
        }
    }
}

/// The most leaves of minimax, which determine the depth of the estimate.
const MOST_LEAVES: usize = 5_000;

/// The result of a search with a small depth limit.
#[derive(Clone, Debug)]
pub(super) struct LookAhead {
    pub position: Position,
    /// The estimate for the side to move; `None` if the search reached an end of the game and needs
    /// no estimate.
    pub value: Option<i32>,
    /// The best line of this search.
    pub line: Vec<Cell>,
}

impl LookAhead {
    pub fn new(grid: &Grid, position: Position) -> LookAhead {
        let solution = look_ahead(grid, position, Algorithm::AlphaBeta, depth(grid, position));
        LookAhead {
            position,
            value: match solution.worth {
                Worth::Estimate(value) => Some(value),
                _ => None,
            },
            line: solution.principal_variation,
        }
    }
}

/// Returns two or four plies: an even number, so that both sides have moved equally often.
fn depth(grid: &Grid, position: Position) -> u32 {
    let moves = grid.moves(position).count();
    if moves.pow(4) <= MOST_LEAVES { 4 } else { 2 }
}
