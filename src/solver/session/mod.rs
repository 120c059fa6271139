//! The solvers of one game, kept from one question to the next.
//!
//! A [`Session`] answers questions about any position of its game. [`Session::solve`] finds its end
//! and a move, with proved bounds and an estimate until then. [`Session::ending`] finds only the
//! end, and stores it. [`Session::move_results`] finds the end after each move, and
//! [`Session::line`] best play. Each call ends with the answer or when its time is up. The next call
//! with the same question continues.
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
//!     let facts = session.solve(start, SolveOptions::default(), &mut || false);
//!     assert_eq!(facts.source, Source::ConnectFour);
//!     (calls, proved) = (calls + 1, facts.exact());
//! }
//! assert!(calls > 1);
//! assert_eq!(proved.map(|ending| ending.verdict), Some(Verdict::Loss)); // for who moves first
//! # Ok::<(), cutoff::games::grid::NameError>(())
//! ```

mod cache;
mod connect_four;
mod facts;
mod line;
mod results;

use super::connect_four::AnyShape;
use super::grid::{GridSolver, Report};
use crate::game::Game;
use crate::games::grid::{Cell, Grid, Position};
use crate::search::{Algorithm, Solution, Worth};
use crate::textbook::look_ahead;
use cache::ResultCache;
use connect_four::ConnectFour;
use facts::Want;

pub(crate) use connect_four::as_connect_four;
pub use facts::{ProvedFacts, SolveOptions, Source};
pub use results::{MoveResult, MoveResults};

#[doc(hidden)]
#[deprecated(since = "0.5.0", note = "renamed to `MoveResult`")]
pub type MoveScore = MoveResult;
#[doc(hidden)]
#[deprecated(since = "0.5.0", note = "renamed to `MoveResults`")]
pub type Scores = MoveResults;
#[doc(hidden)]
#[deprecated(since = "0.5.0", note = "renamed to `ProvedFacts`")]
pub type Proof = ProvedFacts;

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
    /// The last shallow search and its position.
    shallow: Option<(Position, Solution<Cell, i32>)>,
    results: Option<results::ResultsTask>,
    cache: ResultCache,
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
            shallow: None,
            results: None,
            cache: ResultCache::default(),
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
    /// let facts = session.solve(start, within_eight, &mut || true);
    /// assert!(facts.done && facts.depth >= 8);
    /// assert!(facts.exact().is_none() && facts.estimate.is_some());
    /// # Ok::<(), cutoff::games::grid::NameError>(())
    /// ```
    pub fn solve(
        &mut self,
        position: Position,
        options: SolveOptions<'_>,
        more: &mut impl FnMut() -> bool,
    ) -> ProvedFacts {
        let mut facts = self.prove(position, options, Want::Move, more);
        if facts.exact().is_none() {
            let shallow = self.shallow_search(position);
            facts.estimate = estimate_of(shallow.worth);
            if facts.best.is_none() {
                facts.best = shallow.best;
                facts.line_so_far = shallow.principal_variation.clone();
            }
        }
        facts
    }

    /// Proves facts about a position. Only Connect Four's solver asks whether a move is wanted.
    fn prove(
        &mut self,
        position: Position,
        options: SolveOptions<'_>,
        want: Want,
        more: &mut impl FnMut() -> bool,
    ) -> ProvedFacts {
        match &mut self.connect_four {
            Some(solver) if !options.any_board => {
                solver.prove(&self.grid, position, options, want, more)
            }
            _ => ProvedFacts::searched(self.search(position, options.depth, more), options),
        }
    }

    /// Returns the answer of a shallow search, for a position that is not finished.
    fn shallow_search(&mut self, position: Position) -> &Solution<Cell, i32> {
        let last = self.shallow.take().filter(|(of, _)| *of == position);
        let shallow = last.unwrap_or_else(|| {
            let depth = shallow_depth(&self.grid, position);
            let solution = look_ahead(&self.grid, position, Algorithm::AlphaBeta, depth);
            (position, solution)
        });
        &self.shallow.insert(shallow).1
    }

    /// Returns the move of a shallow search; `None` if the game has ended.
    pub(crate) fn likely_move(&mut self, position: Position) -> Option<Cell> {
        self.shallow_search(position).best
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

/// The most leaves of minimax, which determine the depth of the shallow search.
const MOST_LEAVES: usize = 5_000;

/// Returns the estimate of a search; `None` if it reached an end of the game and needs none.
fn estimate_of(worth: Worth) -> Option<i32> {
    match worth {
        Worth::Estimate(value) => Some(value),
        _ => None,
    }
}

/// Returns two or four plies: an even number, so that both sides have moved equally often.
fn shallow_depth(grid: &Grid, position: Position) -> u32 {
    let moves = grid.moves(position).count();
    if moves.pow(4) <= MOST_LEAVES { 4 } else { 2 }
}
