//! The solver of four in a row with gravity, for positions and cells of the grid.

use super::facts::{ProvedFacts, SolveOptions, Source, Want, depth_between};
use crate::game::{Game, Side};
use crate::games::grid::{Cell, Grid, Position};
use crate::solver::connect_four::{AnyShape, Book, ConnectFourPosition, Solver, SolverProgress};
use crate::solver::grid::ProvedResult;

/// The number of nodes before the solver checks the time. They take a few milliseconds.
const STEP_NODES: u64 = 20_000;

/// The number of positions entered for each move to find a move that reaches the proved bound. Most
/// of them are in the table.
const MOVE_NODES: u64 = 100;

/// The solver and its last position.
#[derive(Debug)]
pub(super) struct ConnectFour {
    shape: AnyShape,
    memory: usize,
    /// The solver. It is created when the book alone is not enough.
    solver: Option<Solver>,
    last: Option<LastPosition>,
}

#[derive(Clone, Copy, Debug)]
struct LastPosition {
    position: ConnectFourPosition,
    /// The bounds before any search.
    first: (i32, i32),
    /// The column to play, once it is found.
    best: Option<u32>,
}

impl ConnectFour {
    pub fn new(shape: AnyShape, memory: usize) -> ConnectFour {
        ConnectFour {
            shape,
            memory,
            solver: None,
            last: None,
        }
    }

    /// Finds the proved facts as [`Session::solve`](super::Session::solve) does.
    pub fn prove(
        &mut self,
        grid: &Grid,
        position: Position,
        options: SolveOptions<'_>,
        want: Want,
        more: &mut impl FnMut() -> bool,
    ) -> ProvedFacts {
        let here = translate(self.shape, grid, position);
        let with_move = want == Want::Move && here.outcome().is_none();
        let booked = options.book.and_then(|book| book.answer(here));
        let (least, most, time_left) = match &booked {
            Some(answer) => (answer.score, answer.score, true),
            None => self.narrow_bounds(here, options, more),
        };
        let exact = least == most;
        // Bounds from before a search prove nothing. The book's are exact, whatever the first ones were.
        let (first_least, first_most) = self.last.map_or((least, most), |last| last.first);
        let has_least = exact || least > first_least;
        let best = match booked.as_ref().and_then(|answer| answer.best) {
            None if with_move && exact && time_left => self.best(here, least, more),
            None if with_move && !exact && has_least => {
                self.solver().column_with(here, least, MOVE_NODES)
            }
            in_book => in_book,
        };
        let depth = depth_between(here.ending(least), here.ending(most));
        let last = self.last.filter(|last| last.position == here);
        let progress = last.map(|_| self.solver().progress());
        let best = best.and_then(|column| grid.landing(position, column as usize));
        let solver = self.solver.as_ref();
        ProvedFacts {
            depth,
            at_least: has_least.then(|| here.ending(least)),
            at_most: (exact || most < first_most).then(|| here.ending(most)),
            estimate: None,
            best,
            line_so_far: best.filter(|_| !exact).into_iter().collect(),
            done: match exact {
                true => best.is_some() || !with_move,
                false => options.is_deep(depth),
            },
            nodes: progress.map_or(0, |progress| progress.nodes),
            memory: solver.map_or(0, |solver| solver.progress().bytes),
            memory_refused: progress.is_some_and(|progress| progress.refused),
            source: match booked {
                Some(_) => Source::Book,
                None => Source::ConnectFour,
            },
        }
    }

    /// Returns the result without a move; `None` if there was no time to prove it.
    pub fn result(
        &mut self,
        grid: &Grid,
        position: Position,
        more: &mut impl FnMut() -> bool,
    ) -> Option<ProvedResult> {
        let here = translate(self.shape, grid, position);
        let (least, most, _) = self.narrow_bounds(here, SolveOptions::default(), more);
        (least == most).then(|| here.ending(least))
    }

    /// Returns the result, if the book has the position.
    pub fn in_book(&self, grid: &Grid, position: Position, book: &Book) -> Option<ProvedResult> {
        let here = translate(self.shape, grid, position);
        book.answer(here).map(|answer| here.ending(answer.score))
    }

    /// Returns a line of best play from the last proved position, as far as `nodes` positions
    /// allow; `None` if its score is not known.
    pub fn line(
        &mut self,
        grid: &Grid,
        position: Position,
        book: Option<&Book>,
        nodes: u64,
    ) -> Option<Vec<Cell>> {
        let mut here = translate(self.shape, grid, position);
        self.set_position(here);
        let mut score = self.solver().progress().score();
        // The book is used as long as it has the position, so that the line starts with the book's
        // best move.
        let mut columns = vec![];
        while let Some(answer) = book.and_then(|book| book.answer(here)) {
            score = Some(answer.score);
            let Some(after) = answer.best.and_then(|best| here.play(best).ok()) else {
                break;
            };
            columns.extend(answer.best);
            here = after;
        }
        columns.extend(self.solver().best_line(here, score?, nodes));
        let mut after = position;
        let cell = |column: u32| {
            let cell = grid.landing(after, column as usize);
            let cell = cell.expect("the solver plays in columns with room");
            after = grid.play(after, cell);
            cell
        };
        Some(columns.into_iter().map(cell).collect())
    }

    /// Searches until the score is proved, the depth is reached, or the time is up. Returns the
    /// bounds on the score, and true if there is time left.
    fn narrow_bounds(
        &mut self,
        here: ConnectFourPosition,
        options: SolveOptions<'_>,
        more: &mut impl FnMut() -> bool,
    ) -> (i32, i32, bool) {
        self.set_position(here);
        let mut time_left = true;
        loop {
            let SolverProgress { least, most, .. } = self.solver().progress();
            let is_deep = || options.is_deep(depth_between(here.ending(least), here.ending(most)));
            if !time_left || least == most || is_deep() {
                return (least, most, time_left);
            }
            self.solver().advance(STEP_NODES);
            time_left = more();
        }
    }

    /// Returns the column to play in a position with this score. If the time is up, the next call
    /// continues from the table.
    fn best(
        &mut self,
        here: ConnectFourPosition,
        score: i32,
        more: &mut impl FnMut() -> bool,
    ) -> Option<u32> {
        self.set_position(here);
        let mut best = self.last.and_then(|last| last.best);
        let mut nodes = STEP_NODES;
        while best.is_none() {
            best = self.solver().best_column(here, score, nodes);
            if best.is_none() && !more() {
                break;
            }
            // The table may have lost entries, which are searched again, so the steps grow.
            nodes *= 2;
        }
        if let Some(last) = &mut self.last {
            last.best = best;
        }
        best
    }

    fn set_position(&mut self, position: ConnectFourPosition) {
        if self.last.is_some_and(|last| last.position == position) {
            return;
        }
        let solver = self.solver();
        solver.start(position);
        let first = solver.progress();
        self.last = Some(LastPosition {
            position,
            first: (first.least, first.most),
            best: None,
        });
    }

    fn solver(&mut self) -> &mut Solver {
        self.solver
            .get_or_insert_with(|| Solver::new(self.shape, self.memory))
    }
}

/// Translates a position of the grid for the solver.
fn translate(shape: AnyShape, grid: &Grid, position: Position) -> ConnectFourPosition {
    let stones = [Side::Max, Side::Min].map(|side| (side, position.stones(side)));
    let stone = |cell: u32| {
        let of = stones.iter().find(|(_, stones)| stones >> cell & 1 != 0);
        of.map(|&(side, _)| side)
    };
    let cells: Vec<Option<Side>> = (0..grid.cells()).map(stone).collect();
    let Ok(translated) = ConnectFourPosition::from_cells(shape, &cells) else {
        unreachable!("both take the positions that play reaches");
    };
    translated
}

/// Returns a position of four in a row with gravity, as its solver has it; `None` in other games.
pub(crate) fn as_connect_four(grid: &Grid, position: Position) -> Option<ConnectFourPosition> {
    super::shape_of(grid).map(|shape| translate(shape, grid, position))
}
