//! The solver for grid games: exact results on boards that the textbook searches cannot finish.
//!
//! It answers one question after another. Does the player to move win within one ply? Does the
//! opponent win within two? This continues to the full board. Each question is an alpha-beta search
//! with a null window. The answers narrow the bounds on the score, so some bounds are proved at any
//! time. The first win found is the shortest, because earlier questions have excluded shorter ones.
//!
//! Without gravity, it takes turns with another search (`blocking`): can a side prevent the other
//! side from winning, if it only blocks? If both can, the result is a draw at any depth.
//!
//! These are the sources of its ideas: the null window, J. Pearl (*Scout*, 1980); the table, R.
//! Greenblatt and others (1967); bounds of children first, J. Schaeffer and A. Plaat (*New Advances
//! in Alpha-Beta Searching*, 1996); weights of lines, P. Erdős and J. Selfridge (1973); answers in
//! the same column, V. Allis (1988).
//!
//! ```
//! use cutoff::Verdict;
//! use cutoff::games::grid::Grid;
//! use cutoff::solver::grid::{ProvedResult, GridSolver};
//!
//! let grid: Grid = "4x3k3".parse()?;
//! let mut solver = GridSolver::new(grid, GridSolver::USUAL_MEMORY);
//! solver.set_position(grid.start());
//! let report = solver.advance(u64::MAX); // no limit: to the end
//! assert_eq!(report.exact(), Some(ProvedResult { verdict: Verdict::Win, plies: 7 }));
//! # Ok::<(), cutoff::games::grid::NameError>(())
//! ```

mod blocking;
mod examine;
mod pairs;
mod question;
mod report;
mod table;
mod visit;

use crate::games::grid::{Cell, Grid, Position, Symmetries};

pub use pairs::draw_by_pairs;
pub use report::{ProvedResult, Report};

use blocking::{Blocked, Blocking};
use examine::{LineSurvey, Lines};
use question::Question;
use table::BoundTable;
use visit::Frame;

/// A search that can be stopped after any number of nodes, and continues where it stopped.
#[derive(Clone, Debug)]
pub struct GridSolver {
    grid: Grid,
    symmetries: Symmetries,
    lines: Lines,
    /// The survey of the lines at the last node.
    survey: LineSurvey,
    /// The cells in every second row from the top, beginning with the second.
    lower_cells: u64,
    cells: i32,
    table: BoundTable,
    position: Position,
    /// The score of the position is at least this.
    lower: i32,
    /// The score of the position is at most this.
    upper: i32,
    /// All questions about wins within this number of plies have been answered.
    depth: u32,
    /// The move that proved the lower bound.
    best: Option<Cell>,
    /// The number of positions entered since the position was set, including those that were
    /// answered without a search.
    nodes: u64,
    /// The number of nodes at which the search stops.
    limit: u64,
    /// The question that the search was answering when it stopped.
    question: Option<Question>,
    /// The nodes on the path of that question, the deepest one first.
    suspended: Vec<Frame>,
    /// The search for a draw by blocking, without gravity.
    blocking: Option<Blocking>,
    /// The side that the other side tries to block: first the mover, then its opponent.
    attacker: Option<Attacker>,
}

/// The side whose attack is tested against a side that only blocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Attacker {
    Mover,
    Other,
}

/// The number of nodes in a turn. Of four turns, three belong to the search for a draw by blocking,
/// until that is done.
const TURN_NODES: u64 = 4096;

/// The largest number of stones of a position that is stored under its smallest reflection.
/// Reflections of positions with more stones rarely occur.
const SYMMETRIC_PLIES: u32 = 10;

/// Returns the index of a cell in an array of 64. The mask spares the check of the bounds.
#[inline]
fn index(cell: u32) -> usize {
    cell as usize & 63
}

impl GridSolver {
    /// The default memory of a search, 32 MB.
    pub const USUAL_MEMORY: usize = 32 << 20;

    /// Makes a search of one game, with empty tables of at most this number of bytes. While a table
    /// grows, half as much again can be in use for a moment.
    pub fn new(grid: Grid, memory: usize) -> GridSolver {
        let for_blocking = if grid.gravity() { 0 } else { memory / 4 };
        let row = u64::MAX >> (64 - grid.columns());
        let lower_cells = (1..grid.rows())
            .step_by(2)
            .fold(0, |cells, number| cells | row << (number * grid.columns()));
        let mut solver = GridSolver {
            grid,
            symmetries: Symmetries::new(&grid),
            lines: Lines::new(&grid),
            survey: LineSurvey::default(),
            lower_cells,
            cells: grid.cells() as i32,
            table: BoundTable::new(memory - for_blocking),
            position: Position::EMPTY,
            lower: 0,
            upper: 0,
            depth: 0,
            best: None,
            nodes: 0,
            limit: 0,
            question: None,
            suspended: vec![],
            blocking: (!grid.gravity())
                .then(|| Blocking::new(&grid, SYMMETRIC_PLIES, BoundTable::new(for_blocking))),
            attacker: None,
        };
        solver.set_position(Position::EMPTY);
        solver
    }

    /// The game.
    pub fn grid(&self) -> &Grid {
        &self.grid
    }

    /// Returns the position that is searched.
    pub fn position(&self) -> Position {
        self.position
    }

    /// Starts with a position of the solver's game, even if it is the same as before. Uses the
    /// table's entries from other positions.
    pub fn set_position(&mut self, position: Position) {
        let stones = position.plies() as i32;
        self.position = position;
        let ended = self.ended_score(position).map(|score| (-score, -score));
        (self.lower, self.upper) = ended.unwrap_or((-self.win(stones + 2), self.win(stones + 1)));
        self.depth = 0;
        self.best = None;
        self.nodes = 0;
        self.question = None;
        self.suspended.clear();
        self.attack(Attacker::Mover);
    }

    /// Continues for this number of nodes, or until the result is exact, and returns the proved
    /// facts.
    ///
    /// A stopped search continues exactly where it stopped. Several calls visit the same nodes as
    /// one.
    pub fn advance(&mut self, nodes: u64) -> Report {
        self.advance_to(u32::MAX, nodes)
    }

    /// Continues as `advance` does, until it is known whether a side wins within this depth.
    pub fn advance_to(&mut self, depth: u32, nodes: u64) -> Report {
        let stop = self.nodes.saturating_add(nodes);
        while self.lower < self.upper && self.depth < depth {
            self.limit = stop;
            // Questions about a depth do not need a proof that neither side can win.
            let blocks = self.attacker.is_some() && depth == u32::MAX;
            let turn = self.nodes / TURN_NODES;
            if blocks {
                self.limit = stop.min((turn + 1) * TURN_NODES);
            }
            let answered = if blocks && turn % 4 != 3 {
                self.block()
            } else {
                self.answer_next()
            };
            if !answered && self.nodes >= stop {
                break;
            }
        }
        self.report()
    }

    /// Starts to ask whether this side's attack can be blocked, unless the bounds have the answer.
    fn attack(&mut self, attacker: Attacker) {
        let Position { mover, other } = self.position;
        self.attacker = None;
        if let Some(blocking) = &mut self.blocking {
            match attacker {
                Attacker::Mover if self.upper > 0 => blocking.start(mover, other, true),
                Attacker::Other if self.lower < 0 => blocking.start(other, mover, false),
                Attacker::Mover => return self.attack(Attacker::Other),
                Attacker::Other => return,
            }
            self.attacker = Some(attacker);
        }
    }

    /// Continues the search for a side that only blocks. Returns true with the answer, and false if
    /// the nodes are spent before that.
    fn block(&mut self) -> bool {
        let blocking = self.blocking.as_mut();
        let blocked = blocking.and_then(|search| search.advance(&mut self.nodes, self.limit));
        match (self.attacker, blocked) {
            (_, None) => return false,
            (Some(Attacker::Mover), Some(Blocked::Yes(_))) => self.upper = self.upper.min(0),
            (Some(Attacker::Other), Some(Blocked::Yes(cell))) if self.lower < 0 => {
                self.lower = 0;
                self.best = cell.map(|cell| Cell::lowest(1 << cell));
            }
            _ => {}
        }
        match self.attacker {
            Some(Attacker::Mover) => self.attack(Attacker::Other),
            _ => self.attacker = None,
        }
        // The bounds may now answer the current question.
        let settled =
            |question: &Question| !(self.lower < question.beta && question.beta <= self.upper);
        if self.question.as_ref().is_some_and(settled) {
            self.question = None;
            self.suspended.clear();
            self.depth += 1;
        }
        true
    }
}
