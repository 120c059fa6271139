//! The solvers of one game, kept from one question to the next.
//!
//! A [`Session`] answers three questions about any position of its game: how it ends, with what is proved so
//! far and an estimate meanwhile ([`Session::solve`]), how each move ends ([`Session::scores`]), and what best
//! play is ([`Session::line`]). Each call goes on until it has the answer or its caller has no more time. The
//! same question asked again goes on where the last call stopped.
//!
//! Four in a row with gravity is solved by [`connect_four`](super::connect_four) where the board fits
//! that solver, every other game by the search of [`grid`](crate::solver::grid), which [`SolveOptions`] can ask for in all games.
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

mod columns;
mod estimate;
mod known;
mod lines;
mod proof;
mod scores;
mod whole;

use super::connect_four::AnyShape;
use super::grid::{GridSolver, Report};
use crate::games::grid::{Grid, Position};
use columns::Columns;
use estimate::LookAhead;
use known::KnownResults;

pub(crate) use columns::as_connect_four;
pub use proof::{Proof, SolveOptions, Source};
pub use scores::{MoveScore, Scores};

/// The nodes that the grid search enters before it asks whether there is more time: some
/// milliseconds.
const STEP: u64 = 4_000;

/// Whether the solver of four in a row with gravity answers for this game: its board takes at most 64
/// bits, each column one more than its rows.
pub fn is_connect_four(grid: &Grid) -> bool {
    shape_of(grid).is_some()
}

/// The search that answers where the book does not.
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

/// The solvers of one game and what they were last asked.
#[derive(Debug)]
pub struct Session {
    grid: Grid,
    memory: usize,
    /// Made when it is first needed, as the other solver is.
    search: Option<GridSolver>,
    /// What the grid search is about: the position, and the depth if there is a limit.
    asked: Option<(Position, Option<u32>)>,
    columns: Option<Columns>,
    estimate: Option<LookAhead>,
    scores: Option<scores::ScoresTask>,
    known: KnownResults,
}

impl Session {
    /// The memory of a table unless a caller says otherwise: 32 MB.
    pub const USUAL_MEMORY: usize = GridSolver::USUAL_MEMORY;

    /// A session without anything proved. Its tables are made when they are first needed, and each takes at
    /// most so many bytes. A session of four in a row with gravity can have two: that of its solver and that of
    /// the search for any board.
    pub fn new(grid: Grid, memory: usize) -> Session {
        Session {
            grid,
            memory,
            search: None,
            asked: None,
            columns: shape_of(&grid).map(|shape| Columns::new(shape, memory)),
            estimate: None,
            scores: None,
            known: KnownResults::default(),
        }
    }

    /// The game.
    pub fn grid(&self) -> &Grid {
        &self.grid
    }

    /// How a position ends under best play.
    ///
    /// It goes on until that is proved, with a move that reaches it, or `more`, asked every few milliseconds,
    /// says that there is no more time; at least one step is done.
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
        let mut proof = self.prove(position, options, true, more);
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

    /// What is proved of a position. Connect Four's solver looks for a move only `with_move`.
    fn prove(
        &mut self,
        position: Position,
        options: SolveOptions<'_>,
        with_move: bool,
        more: &mut impl FnMut() -> bool,
    ) -> Proof {
        match &mut self.columns {
            Some(columns) if !options.any_board => {
                columns.prove(&self.grid, position, options, with_move, more)
            }
            _ => Proof::searched(self.search(position, options.depth, more), options),
        }
    }

    /// What a look a few plies ahead says of a position that is not finished.
    fn estimate(&mut self, position: Position) -> &LookAhead {
        let kept = self
            .estimate
            .take()
            .filter(|kept| kept.position == position);
        let estimate = kept.unwrap_or_else(|| LookAhead::new(&self.grid, position));
        self.estimate.insert(estimate)
    }

    /// Goes on with the grid search, until the result is exact or the depth is reached.
    fn search(
        &mut self,
        position: Position,
        depth: Option<u32>,
        more: &mut impl FnMut() -> bool,
    ) -> Report {
        let solver = self
            .search
            .get_or_insert_with(|| GridSolver::new(self.grid, self.memory));
        if self.asked != Some((position, depth)) {
            solver.set_position(position);
            self.asked = Some((position, depth));
        }
        let limit = depth.unwrap_or(u32::MAX);
        loop {
            let report = solver.advance_to(limit, STEP);
            if report.exact().is_some() || report.depth >= limit || !more() {
                return report;
            }
        }
    }
}
