//! The solver of four in a row with gravity, asked in the grid's positions and cells.

use super::Settings;
use super::proof::{IdeaCounts, Proof, Source};
use crate::game::{Game, Side};
use crate::games::grid::{Cell, Grid, Position};
use crate::search::Verdict;
use crate::solver::connect_four::{self, AnyShape, Book, Counts, Options, Progress, Solver};
use crate::solver::grid::Ending;

/// The positions that the solver enters before it asks whether there is more time: some milliseconds.
const STEP: u64 = 20_000;

/// So many positions are entered for each move to find one that brings what is proved. The table has most
/// of them.
const FEW: u64 = 100;

/// The solver and the position that it was last asked about.
#[derive(Debug)]
pub(super) struct Columns {
    shape: AnyShape,
    options: Options,
    /// Made when the book alone is not enough.
    solver: Option<Solver>,
    asked: Option<Asked>,
}

#[derive(Clone, Copy, Debug)]
struct Asked {
    position: connect_four::Position,
    /// The bounds before any search.
    first: (i32, i32),
    /// The column to play, once it is found.
    best: Option<u32>,
}

impl Columns {
    pub fn new(shape: AnyShape, settings: Settings) -> Columns {
        Columns {
            shape,
            options: Options {
                most_bytes: settings.memory,
                refinements: settings.refinements,
            },
            solver: None,
            asked: None,
        }
    }

    /// See [`Session::solve`](super::Session::solve).
    pub fn prove(
        &mut self,
        grid: &Grid,
        position: Position,
        book: Option<&Book>,
        more: &mut impl FnMut() -> bool,
    ) -> Proof {
        let here = self.translated(grid, position);
        if let Some(answer) = book.and_then(|book| book.answer(here)) {
            let ended = here.outcome().is_some();
            let mut found = answer.best;
            let mut counts = Counts::default();
            if found.is_none() && !ended {
                // The book has the score and not the positions after the moves.
                (found, counts) = self.best(here, answer.score, more);
            }
            return Proof {
                at_least: Some(ending(here, answer.score)),
                at_most: Some(ending(here, answer.score)),
                best: found.and_then(|column| grid.landing(position, column as usize)),
                nodes: counts.nodes,
                memory: self.bytes(),
                source: Source::Book,
                ideas: IdeaCounts::ConnectFour(counts),
            };
        }
        self.searched(grid, position, here, more)
    }

    /// The result alone, or `None` if there was no time to prove it. No move is looked for.
    pub fn ending(
        &mut self,
        grid: &Grid,
        position: Position,
        more: &mut impl FnMut() -> bool,
    ) -> Option<Ending> {
        let here = self.translated(grid, position);
        let score = self.close_in(here, more).0.score();
        score.map(|score| ending(here, score))
    }

    /// The result, if the book has the position.
    pub fn in_book(&self, grid: &Grid, position: Position, book: &Book) -> Option<Ending> {
        let here = self.translated(grid, position);
        book.answer(here).map(|answer| ending(here, answer.score))
    }

    /// A line of best play from the position that was proved last, as far as `nodes` positions lead;
    /// empty if its score is not known.
    pub fn line(
        &mut self,
        grid: &Grid,
        position: Position,
        book: Option<&Book>,
        nodes: u64,
    ) -> Vec<Cell> {
        let mut here = self.translated(grid, position);
        self.ask(here);
        let mut score = self.solver().progress().score();
        // The book plays as far as it goes, so that the line begins with its best move.
        let mut columns = vec![];
        while let Some(answer) = book.and_then(|book| book.answer(here)) {
            score = Some(answer.score);
            let Some(after) = answer.best.and_then(|best| here.play(best).ok()) else {
                break;
            };
            columns.extend(answer.best);
            here = after;
        }
        let Some(score) = score else {
            return vec![];
        };
        columns.extend(self.solver().best_line(here, score, nodes));
        let mut after = position;
        let cell = |column: u32| {
            let cell = grid
                .landing(after, column as usize)
                .expect("the solver plays in columns with room");
            after = grid.play(after, cell);
            cell
        };
        columns.into_iter().map(cell).collect()
    }

    fn searched(
        &mut self,
        grid: &Grid,
        position: Position,
        here: connect_four::Position,
        more: &mut impl FnMut() -> bool,
    ) -> Proof {
        let (progress, time_left) = self.close_in(here, more);
        let ended = here.outcome().is_some();
        if let Some(score) = progress.score().filter(|_| time_left && !ended) {
            self.best(here, score, more);
        }
        let asked = self.asked.expect("it was asked above");
        let exact = progress.score().is_some();
        let (least, most) = asked.first;
        let mut best = asked.best;
        if !exact && progress.least > least {
            best = self.solver().column_with(here, progress.least, FEW);
        }
        let counts = self.solver().progress().counts;
        let least = (exact || progress.least > least).then_some(progress.least);
        let most = (exact || progress.most < most).then_some(progress.most);
        Proof {
            at_least: least.map(|score| ending(here, score)),
            at_most: most.map(|score| ending(here, score)),
            best: best.and_then(|column| grid.landing(position, column as usize)),
            nodes: counts.nodes,
            memory: self.bytes(),
            source: Source::ConnectFour,
            ideas: IdeaCounts::ConnectFour(counts),
        }
    }

    /// Searches until the score is proved or there is no more time; says whether there is.
    fn close_in(
        &mut self,
        here: connect_four::Position,
        more: &mut impl FnMut() -> bool,
    ) -> (Progress, bool) {
        self.ask(here);
        let mut progress = self.solver().progress();
        let mut time_left = true;
        while time_left && progress.score().is_none() {
            progress = self.solver().advance(STEP);
            time_left = more();
        }
        (progress, time_left)
    }

    /// The column to play in a position with this score, and the work so far. A call that has no more
    /// time goes on from the table when it comes again.
    fn best(
        &mut self,
        here: connect_four::Position,
        score: i32,
        more: &mut impl FnMut() -> bool,
    ) -> (Option<u32>, Counts) {
        self.ask(here);
        let mut best = self.asked.and_then(|asked| asked.best);
        let mut nodes = STEP;
        while best.is_none() {
            best = self.solver().best_column(here, score, nodes);
            if best.is_none() && !more() {
                break;
            }
            // What the table has lost is searched again, so the steps grow.
            nodes *= 2;
        }
        if let Some(asked) = &mut self.asked {
            asked.best = best;
        }
        (best, self.solver().progress().counts)
    }

    fn ask(&mut self, position: connect_four::Position) {
        if self.asked.is_some_and(|asked| asked.position == position) {
            return;
        }
        let solver = self.solver();
        solver.start(position);
        let first = solver.progress();
        self.asked = Some(Asked {
            position,
            first: (first.least, first.most),
            best: None,
        });
    }

    fn solver(&mut self) -> &mut Solver {
        self.solver
            .get_or_insert_with(|| Solver::new(self.shape, self.options))
    }

    fn bytes(&self) -> usize {
        let solver = self.solver.as_ref();
        solver.map_or(0, |solver| solver.progress().bytes)
    }

    fn translated(&self, grid: &Grid, position: Position) -> connect_four::Position {
        translated(self.shape, grid, position)
    }
}

/// A position of the grid as the solver has it.
fn translated(shape: AnyShape, grid: &Grid, position: Position) -> connect_four::Position {
    let stone = |cell: u32| {
        [Side::Max, Side::Min]
            .into_iter()
            .find(|&side| position.stones(side) >> cell & 1 != 0)
    };
    let cells: Vec<Option<Side>> = (0..grid.cells()).map(stone).collect();
    let Ok(translated) = connect_four::Position::from_cells(shape, &cells) else {
        unreachable!("both take the positions that play reaches");
    };
    translated
}

/// A position of four in a row with gravity as its solver has it; `None` in other games.
pub(crate) fn as_connect_four(grid: &Grid, position: Position) -> Option<connect_four::Position> {
    super::shape_of(grid).map(|shape| translated(shape, grid, position))
}

/// What a score means, as the grid search says it.
fn ending(position: connect_four::Position, score: i32) -> Ending {
    use connect_four::Ending::{Draw, Loss, Win};
    let (verdict, plies) = match position.ending(score) {
        Win { plies, .. } => (Verdict::Win, plies),
        Draw { plies } => (Verdict::Draw, plies),
        Loss { plies, .. } => (Verdict::Loss, plies),
    };
    Ending { verdict, plies }
}
