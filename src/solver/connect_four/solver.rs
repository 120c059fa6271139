//! From comparisons to exact scores, in steps that can be stopped.

use super::position::ConnectFourPosition;
use super::search::NullWindowSearch;
use super::shape::{AnyShape, SevenBySix};
use super::task::Task;

/// What has been proved so far about the position of a [`Solver`].
///
/// The score is exact as soon as `least` equals `most`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SolverProgress {
    /// The score is this at least.
    pub least: i32,
    /// The score is this at most.
    pub most: i32,
    /// The positions entered since the position was given. Replies that were forced are not entered.
    pub nodes: u64,
    /// How many bytes the tables take now.
    pub bytes: usize,
    /// Whether the system refused memory below the ceiling. The search goes on without.
    pub refused: bool,
}

impl SolverProgress {
    /// The score, if it has been proved.
    pub fn score(self) -> Option<i32> {
        (self.least == self.most).then_some(self.least)
    }
}

/// Solves positions of one shape of board exactly.
///
/// A **score** is for the side to move. It is 0 for a draw. A positive score *s* means that this side
/// wins so that, on a full board, *s* − 1 of its own stones would come after the winning one: on 7×6 it
/// wins with its (22 − *s*)th stone. A negative score says the same of the other side. This is the
/// convention of the published sets of positions; [`ConnectFourPosition::ending`] gives plies and stones.
///
/// What has been proved about one position is kept for the next, until [`Solver::clear`].
///
/// ```
/// use cutoff::solver::connect_four::{AnyShape, ConnectFourPosition, Solver};
///
/// let shape = AnyShape::new(5, 4).expect("25 bits are few enough");
/// let mut solver = Solver::new(shape, Solver::USUAL_MEMORY);
/// assert_eq!(solver.solve(ConnectFourPosition::empty(shape)), 0); // a draw
///
/// // In steps, with what is proved so far:
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

/// The search as compiled for the usual board, and for any.
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
    /// The memory of a solver unless a caller says otherwise: 16 MB. While a table grows, the old and the
    /// new one are there together, so this keeps the whole below 32 MB.
    pub const USUAL_MEMORY: usize = 16 << 20;

    /// A solver for boards of this shape, with empty tables that take at most so many bytes.
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

    /// The same, but always with the search for boards of any size. It enters the same nodes and takes
    /// longer; tests compare the two.
    pub fn for_any_shape(shape: AnyShape, memory: usize) -> Solver {
        let search = NullWindowSearch::new(shape, memory);
        Solver {
            engine: Engine::Any(search),
            shape,
            task: Task::default(),
        }
    }

    /// Forgets all that has been proved. Each table starts again with 8 KB; the memory that it had is
    /// kept for its growth.
    pub fn clear(&mut self) {
        with!(&mut self.engine, search => search.tables.clear());
    }

    /// Takes a position to be solved by [`Solver::advance`].
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

    /// Searches until the score is proved or about `nodes` positions have been entered, and says what
    /// is proved by then. The next call goes on from there: it enters again only what the table has
    /// lost. A few thousand nodes a call are enough for this to be little.
    pub fn advance(&mut self, nodes: u64) -> SolverProgress {
        with!(&mut self.engine, search => self.task.advance(search, nodes));
        self.progress()
    }

    /// What is proved so far.
    pub fn progress(&self) -> SolverProgress {
        with!(&self.engine, search => SolverProgress {
            least: self.task.least,
            most: self.task.most,
            nodes: search.nodes,
            bytes: search.tables.bytes(),
            refused: search.tables.refused(),
        })
    }

    /// The score of a position, without a stop.
    ///
    /// # Panics
    ///
    /// If the position is not on a board of this solver's shape.
    pub fn solve(&mut self, position: ConnectFourPosition) -> i32 {
        self.start(position);
        let progress = self.advance(u64::MAX);
        progress.score().expect("nothing has stopped the search")
    }

    /// For each column the score of the stone there, for the side to move; `None` where no stone can
    /// be played. The best column is the first one with the highest score.
    ///
    /// To stop in between, give the positions after each move to [`Solver::start`] one by one and
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

    /// Whether a position's score is `score` at most; `None` if `nodes` were not enough. This counts
    /// on from the last position given to [`Solver::start`].
    pub(super) fn is_at_most(
        &mut self,
        position: ConnectFourPosition,
        score: i32,
        nodes: u64,
    ) -> Option<bool> {
        with!(&mut self.engine, search => {
            Task::new(search.shape, position).is_at_most(search, score, nodes)
        })
    }
}
