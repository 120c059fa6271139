//! Finds exact scores and best lines by comparisons, in steps that can be stopped.

use super::position::ConnectFourPosition;
use super::search::NullWindowSearch;
use super::shape::{AnyShape, SevenBySix};
use super::task::Task;
use crate::order::sort_few;

/// The proved bounds on the score of a [`Solver`]'s position.
///
/// The score is exact as soon as `least` equals `most`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SolverProgress {
    /// The score is at least this.
    pub least: i32,
    /// The score is at most this.
    pub most: i32,
    /// The positions entered for the current position. Forced replies are not entered.
    pub nodes: u64,
    /// The number of bytes in the tables.
    pub bytes: usize,
    /// True if the system refused memory below the limit. The search then continues with less.
    pub refused: bool,
}

impl SolverProgress {
    /// Returns the score, once it is proved.
    pub fn score(self) -> Option<i32> {
        (self.least == self.most).then_some(self.least)
    }
}

/// Solves positions of one shape of board exactly.
///
/// A **score** is for the side to move. It is 0 for a draw. A positive score *s* means that this
/// side wins. If play continued to a full board, it would have *s* − 1 stones left after the
/// winning stone. On 7×6 it wins with its (22 − *s*)th stone. A negative score means the same for
/// the other side. Published sets of positions use this convention. [`ConnectFourPosition::ending`]
/// converts a score to plies.
///
/// Proved bounds are kept for the next position, until [`Solver::clear`].
///
/// ```
/// use cutoff::solver::connect_four::{AnyShape, ConnectFourPosition, Solver};
///
/// let shape = AnyShape::new(5, 4).expect("25 bits are few enough");
/// let mut solver = Solver::new(shape, Solver::USUAL_MEMORY);
/// assert_eq!(solver.solve(ConnectFourPosition::empty(shape)), 0); // a draw
///
/// // In steps, with the bounds that are proved so far:
/// let mut solver = Solver::new(shape, Solver::USUAL_MEMORY);
/// solver.start(ConnectFourPosition::empty(shape));
/// let mut progress = solver.advance(100);
/// while progress.score().is_none() {
///     assert!(progress.least <= 0 && progress.most >= 0);
///     progress = solver.advance(100);
/// }
/// ```
#[derive(Debug)]
pub struct Solver {
    engine: Engine,
    shape: AnyShape,
    task: Task,
}

/// The search, compiled for the usual board and for any other.
#[derive(Debug)]
enum Engine {
    SevenBySix(NullWindowSearch<SevenBySix>),
    Any(NullWindowSearch<AnyShape>),
}

macro_rules! with {
    ($engine:expr, $search:ident => $body:expr) => {
        match $engine {
            Engine::SevenBySix($search) => $body,
            Engine::Any($search) => $body,
        }
    };
}

impl Solver {
    /// The default memory of a solver, 16 MB. While a table grows, the old and the new one exist
    /// together, so the total stays below 32 MB.
    pub const USUAL_MEMORY: usize = 16 << 20;

    /// Makes a solver for boards of this shape, with empty tables of at most this number of bytes.
    pub fn new(shape: AnyShape, memory: usize) -> Solver {
        if shape != AnyShape::SEVEN_BY_SIX {
            return Solver::for_any_shape(shape, memory);
        }
        let search = NullWindowSearch::new(SevenBySix, memory);
        Solver {
            engine: Engine::SevenBySix(search),
            shape,
            task: Task::default(),
        }
    }

    /// Makes a solver that always uses the search for boards of any size. It enters the same nodes,
    /// but takes longer. Tests compare the two searches.
    pub fn for_any_shape(shape: AnyShape, memory: usize) -> Solver {
        let search = NullWindowSearch::new(shape, memory);
        Solver {
            engine: Engine::Any(search),
            shape,
            task: Task::default(),
        }
    }

    /// Clears all proved bounds. Each table restarts with 8 KB, and keeps its memory for later
    /// growth.
    pub fn clear(&mut self) {
        with!(&mut self.engine, search => search.tables.clear());
    }

    /// Sets the position that [`Solver::advance`] solves.
    ///
    /// # Panics
    ///
    /// If the position is not on a board of this solver's shape.
    pub fn start(&mut self, position: ConnectFourPosition) {
        assert!(
            position.shape() == self.shape,
            "the solver is for one shape of board"
        );
        with!(&mut self.engine, search => {
            search.nodes = 0;
            self.task = Task::new(search.shape, position);
        });
    }

    /// Searches until the score is proved or about `nodes` positions have been entered, and returns
    /// the bounds proved by then. The next call continues, and enters only those positions again
    /// that the table has lost. They are few if each call has a few thousand nodes.
    pub fn advance(&mut self, nodes: u64) -> SolverProgress {
        with!(&mut self.engine, search => self.task.advance(search, nodes));
        self.progress()
    }

    /// Returns the bounds proved so far.
    pub fn progress(&self) -> SolverProgress {
        with!(&self.engine, search => SolverProgress {
            least: self.task.least,
            most: self.task.most,
            nodes: search.nodes,
            bytes: search.tables.bytes(),
            refused: search.tables.refused(),
        })
    }

    /// Returns the score of a position, searching to the end.
    ///
    /// # Panics
    ///
    /// If the position is not on a board of this solver's shape.
    pub fn solve(&mut self, position: ConnectFourPosition) -> i32 {
        self.start(position);
        let progress = self.advance(u64::MAX);
        progress.score().expect("nothing has stopped the search")
    }

    /// Returns the score of a stone in each column, for the side to move; `None` for a full column.
    /// The best column is the first one with the highest score.
    ///
    /// To stop in between, pass the positions after each move to [`Solver::start`] one by one, and
    /// negate the scores.
    ///
    /// # Panics
    ///
    /// If the position is not on a board of this solver's shape.
    pub fn column_scores(&mut self, position: ConnectFourPosition) -> Vec<Option<i32>> {
        let mut scores = vec![None; self.shape.columns() as usize];
        for column in position.moves() {
            let after = position.after(column);
            scores[column as usize] = Some(-self.solve(after));
        }
        scores
    }

    /// True if a position's score is at most `score`; `None` if `nodes` were not enough. The node
    /// count continues from the last call of [`Solver::start`].
    fn is_at_most(
        &mut self,
        position: ConnectFourPosition,
        score: i32,
        nodes: u64,
    ) -> Option<bool> {
        with!(&mut self.engine, search => {
            Task::new(search.shape, position).is_at_most(search, score, nodes)
        })
    }

    /// Returns a line of best play for both sides from this position, whose exact score is `score`.
    /// It ends with the game, or earlier if `nodes` positions are not enough. Of several best moves
    /// it has the one nearest to the middle, and of two equally near ones the left one.
    ///
    /// ```
    /// use cutoff::solver::connect_four::{AnyShape, ConnectFourPosition, Solver};
    ///
    /// let shape = AnyShape::SEVEN_BY_SIX;
    /// let position = ConnectFourPosition::from_columns(shape, &[3, 3, 2, 2])?;
    /// let mut solver = Solver::new(shape, Solver::USUAL_MEMORY);
    /// let score = solver.solve(position);
    /// assert_eq!(solver.best_line(position, score, 1000), [4, 3, 1]);
    /// # Ok::<(), cutoff::solver::connect_four::ConnectFourPositionError>(())
    /// ```
    pub fn best_line(&mut self, position: ConnectFourPosition, score: i32, nodes: u64) -> Vec<u32> {
        let (mut position, mut score, mut line) = (position, score, Vec::new());
        let stop = self.progress().nodes.saturating_add(nodes);
        while let Some(column) = self.best_before(stop, position, score) {
            line.push(column);
            (position, score) = (position.after(column), -score);
        }
        line
    }

    /// Returns the first column of [`best_line`](Self::best_line), a move that keeps the exact
    /// score; `None` if `nodes` positions are not enough to find it, or if the game has ended.
    pub fn best_column(
        &mut self,
        position: ConnectFourPosition,
        score: i32,
        nodes: u64,
    ) -> Option<u32> {
        let stop = self.progress().nodes.saturating_add(nodes);
        self.best_before(stop, position, score)
    }

    /// Returns a column with at least this score, if the known bounds or a search of at most
    /// `nodes` positions for each move prove it. Columns nearest to the middle are tried first.
    pub fn column_with(
        &mut self,
        position: ConnectFourPosition,
        score: i32,
        nodes: u64,
    ) -> Option<u32> {
        middle_first(position)
            .into_iter()
            .find(|&column| self.is_at_most(position.after(column), -score, nodes) == Some(true))
    }

    /// Returns a column that keeps the score, unless the node count reaches `stop` before that.
    fn best_before(&mut self, stop: u64, position: ConnectFourPosition, score: i32) -> Option<u32> {
        for column in middle_first(position) {
            let nodes = stop.saturating_sub(self.progress().nodes);
            if self.is_at_most(position.after(column), -score, nodes)? {
                return Some(column);
            }
        }
        None
    }
}

/// Returns the columns with room, nearest to the middle first.
fn middle_first(position: ConnectFourPosition) -> Vec<u32> {
    let columns = position.shape().columns();
    let mut moves: Vec<u32> = position.moves().collect();
    sort_few(&mut moves, |column| (2 * column + 1).abs_diff(columns));
    moves
}
