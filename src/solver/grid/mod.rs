//! The strong search for grid games: exact results on boards that the textbook searches cannot
//! finish.
//!
//! It asks one question after the other: does the player to move win within one ply? Does the
//! opponent win within two? And so on to the full board. Each question is an alpha-beta search with
//! a null window. Its answers narrow the bounds of the score, so at any time something is proved;
//! and since no shorter win was there before, the first win found is the shortest one.
//!
//! Sources of its ideas: the null window, J. Pearl (*Scout*, 1980); the table, R. Greenblatt and
//! others (1967); bounds of children first, A. Plaat and others (*Enhanced Transposition Cutoffs*,
//! 1996); weights of lines, P. Erdős and J. Selfridge (1973); answers in the same column, V. Allis
//! (1988).
//!
//! ```
//! use cutoff::Verdict;
//! use cutoff::games::grid::Grid;
//! use cutoff::solver::grid::{Ending, Settings, Solver};
//!
//! let grid: Grid = "4x3k3".parse()?;
//! let mut solver = Solver::new(grid, Settings::default());
//! solver.set_position(grid.start());
//! let report = solver.think(u64::MAX); // no limit: to the end
//! assert_eq!(report.exact(), Some(Ending { verdict: Verdict::Win, plies: 7 }));
//! # Ok::<(), cutoff::games::grid::NameError>(())
//! ```

mod ideas;
mod line;
mod look;
mod rank;
mod report;
mod survey;
mod table;
mod visit;

use crate::game::{Game, Outcome};
use crate::games::grid::{Cell, Grid, Position, Symmetries};

pub use ideas::{Counts, Ideas};
pub use report::{Ending, Report};

use survey::Lines;
use table::Table;

/// What a caller chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The most bytes that the table may take.
    pub memory: usize,
    /// The ideas that the search uses.
    pub ideas: Ideas,
}

impl Default for Settings {
    /// 32 MB, and all ideas.
    fn default() -> Settings {
        Settings {
            memory: 32 << 20,
            ideas: Ideas::ALL,
        }
    }
}

/// A search that can be stopped after any number of nodes and goes on from its table.
#[derive(Clone, Debug)]
pub struct Solver {
    grid: Grid,
    ideas: Ideas,
    symmetries: Symmetries,
    /// Positions with more stones than this are kept as they are: few of them come up reflected.
    symmetric_plies: u32,
    lines: Lines,
    /// The cells in every second row from the top, the second one first.
    lower_cells: u64,
    cells: i32,
    table: Table,
    position: Position,
    /// The score of the position is at least this …
    lower: i32,
    /// … and at most this.
    upper: i32,
    /// A win within so many plies has been asked about, for one side or the other.
    depth: u32,
    /// The move that proved the lower bound.
    best: Option<Cell>,
    counts: Counts,
    /// The search stops when it has counted so many nodes.
    limit: u64,
}

/// The fewest nodes of a call of [`Solver::think`]. It begins anew at the root and gets to where it
/// was from the table, which itself takes some nodes.
pub const LEAST_NODES: u64 = 1_000;

impl Solver {
    /// A search of one game, with an empty table.
    pub fn new(grid: Grid, settings: Settings) -> Solver {
        let row = u64::MAX >> (64 - grid.columns());
        let lower_cells = (1..grid.rows())
            .step_by(2)
            .fold(0, |cells, number| cells | row << (number * grid.columns()));
        let mut solver = Solver {
            grid,
            ideas: settings.ideas,
            symmetries: Symmetries::new(&grid),
            symmetric_plies: 10,
            lines: Lines::new(&grid),
            lower_cells,
            cells: grid.cells() as i32,
            table: Table::new(if settings.ideas.table {
                settings.memory
            } else {
                0
            }),
            position: Position::EMPTY,
            lower: 0,
            upper: 0,
            depth: 0,
            best: None,
            counts: Counts::default(),
            limit: 0,
        };
        solver.set_position(Position::EMPTY);
        solver
    }

    /// The game.
    pub fn grid(&self) -> &Grid {
        &self.grid
    }

    /// The position that the search is about.
    pub fn position(&self) -> Position {
        self.position
    }

    /// Begins with a position of the solver's game. What the table holds from others is used.
    pub fn set_position(&mut self, position: Position) {
        let stones = position.plies() as i32;
        self.position = position;
        (self.lower, self.upper) = match self.grid.outcome(position) {
            Some(Outcome::Win(_)) => (-self.win(stones), -self.win(stones)),
            Some(Outcome::Draw) => (0, 0),
            None => (-self.win(stones + 2), self.win(stones + 1)),
        };
        self.depth = 0;
        self.best = None;
        self.counts = Counts::default();
    }

    /// Goes on for about so many nodes, at least [`LEAST_NODES`], and says what is proved then.
    /// When the result is exact it returns at once.
    pub fn think(&mut self, nodes: u64) -> Report {
        self.limit = self.counts.nodes.saturating_add(nodes.max(LEAST_NODES));
        while self.lower < self.upper {
            if self.ask_next().is_none() {
                break;
            }
        }
        self.report()
    }

    /// Asks the next question. `None` if the budget is spent before it is answered.
    fn ask_next(&mut self) -> Option<()> {
        let stones = self.position.plies() as i32;
        let depth = self.depth as i32 + 1;
        // In an odd number of plies the mover can win, in an even number the opponent.
        let beta = if depth % 2 == 1 {
            self.win(stones + depth)
        } else {
            1 - self.win(stones + depth)
        };
        if self.lower < beta && beta <= self.upper {
            let value = self.visit_root(beta)?;
            if value >= beta {
                self.lower = self.lower.max(self.raised(value));
            } else {
                self.upper = self.upper.min(self.lowered(value));
            }
        }
        self.depth += 1;
        Some(())
    }

    /// The lowest score from this bound on that the position can have. The mover wins after an odd
    /// number of plies and loses after an even one, so every second number is no score.
    fn raised(&self, lower: i32) -> i32 {
        -self.lowered_for(1, -lower)
    }

    /// The highest score up to this bound that the position can have.
    fn lowered(&self, upper: i32) -> i32 {
        self.lowered_for(0, upper)
    }

    /// The highest score up to a bound for the side that can win after so many plies more or less
    /// than an odd number. At and below 0 any bound will do.
    fn lowered_for(&self, ply: i32, upper: i32) -> i32 {
        let stones = self.position.plies() as i32 + ply;
        let fits = (self.win(stones + 1) - upper) % 2 == 0;
        if upper <= 0 || fits { upper } else { upper - 1 }
    }

    /// As [`visit`](Self::visit), and notes the move that answers the question. It enters a child
    /// where a bound would answer without naming a move.
    fn visit_root(&mut self, beta: i32) -> Option<i32> {
        let position = self.position;
        let mut best = i32::MIN;
        self.counts.nodes += 1;
        for cell in self.moves_by_promise(position, self.best) {
            let value = self.value_after(position, cell, beta)?;
            best = best.max(value);
            if value >= beta {
                self.best = Some(cell);
                return Some(value);
            }
        }
        Some(best)
    }

    /// The mover's score after a move, or a bound of it, as from [`visit`](Self::visit).
    fn value_after(&mut self, position: Position, cell: Cell, beta: i32) -> Option<i32> {
        let child = self.grid.play(position, cell);
        match self.grid.outcome(child) {
            Some(Outcome::Win(_)) => Some(self.win(child.plies() as i32)),
            Some(Outcome::Draw) => Some(0),
            None => self.visit(child, 1 - beta).map(|value| -value),
        }
    }

    /// The legal moves: one that was best before, then the others with the best lines first.
    fn moves_by_promise(&self, position: Position, first: Option<Cell>) -> Vec<Cell> {
        let playable = self.grid.playable(position);
        let survey = self.lines.survey(position, playable, u32::MAX, u32::MAX);
        let mut moves: Vec<Cell> = self.grid.moves(position).collect();
        moves.sort_by_key(|&cell| {
            let weight = survey.mover[cell.index()] + survey.other[cell.index()];
            (Some(cell) != first, std::cmp::Reverse(weight))
        });
        moves
    }
}
