//! Well-known bugs of programs that search, each running in the search itself.
//!
//! Each bug is a parameter or a type that only this module gives to a search. So no bug can get
//! into a game by accident: the search that recommends moves names [`Textbook`] in its code.

mod survey;
mod wrong_rules;

use super::solved::Solved;
use super::{DEPTH_AWARE, STANDARD};
use crate::game::{Game, Outcome};
use crate::games::tic_tac_toe::{Board, Cell, KEYS, TicTacToe};
use crate::search::{
    Algorithm, Bound, Convention, Counter, Observer, OutcomeScore, RootMove, Score, Scoring,
    Search, Table, Textbook, Variant, Window, alpha_beta_by,
};

use wrong_rules::{SeenByMover, Swapped};

pub use survey::{Survey, survey};

/// A bug.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// At the root `≥` in place of `>`, fail-soft: a later move with an equal bound replaces the best.
    RootTies,
    /// The same, fail-hard: every worse move comes back as equal.
    RootTiesHard,
    /// The bounds that pruning leaves at the root are shown as if they were values.
    BoundsShown,
    /// A transposition table that does not tell bounds from values.
    TableBounds,
    /// A win is a win: no difference between a quick one and a slow one.
    NoDepth,
    /// Cut only when alpha > beta. Right, but slower.
    StrictCut,
    /// MAX minimises and MIN maximises.
    Swapped,
    /// A child gets only its parent's bound. Right, but slower.
    ParentBound,
    /// An end is valued for the side that would move there, and the value is read as MAX's.
    WrongSide,
}

impl Mistake {
    /// All of them.
    pub const ALL: [Mistake; 9] = [
        Mistake::RootTies,
        Mistake::RootTiesHard,
        Mistake::BoundsShown,
        Mistake::TableBounds,
        Mistake::NoDepth,
        Mistake::StrictCut,
        Mistake::Swapped,
        Mistake::ParentBound,
        Mistake::WrongSide,
    ];

    /// The name that a caller writes.
    pub const fn name(self) -> &'static str {
        match self {
            Mistake::RootTies => "root-ties",
            Mistake::RootTiesHard => "root-ties-hard",
            Mistake::BoundsShown => "bounds-shown",
            Mistake::TableBounds => "table-bounds",
            Mistake::NoDepth => "no-depth",
            Mistake::StrictCut => "strict-cut",
            Mistake::Swapped => "swapped",
            Mistake::ParentBound => "parent-bound",
            Mistake::WrongSide => "wrong-side",
        }
    }

    /// Searches a position with this bug.
    pub fn search(self, board: Board) -> Answer {
        let mut convention = Convention {
            strict_cut: self == Mistake::StrictCut,
            fail_hard: self == Mistake::RootTiesHard,
            parent_bound_only: self == Mistake::ParentBound,
            last_of_ties: matches!(self, Mistake::RootTies | Mistake::RootTiesHard),
        };
        match self {
            Mistake::RootTies
            | Mistake::RootTiesHard
            | Mistake::StrictCut
            | Mistake::ParentBound => answer(&STANDARD, board, &mut convention),
            Mistake::BoundsShown => answer(&STANDARD, board, &mut Textbook),
            Mistake::NoDepth => {
                let search = Search::new(&TicTacToe, OutcomeScore::PLAIN);
                answer(&search, board, &mut Textbook)
            }
            Mistake::Swapped => {
                let search = Search::new(&Swapped(TicTacToe), DEPTH_AWARE);
                answer(&search, board, &mut Textbook)
            }
            Mistake::WrongSide => {
                let search = Search::new(&TicTacToe, SeenByMover(DEPTH_AWARE));
                answer(&search, board, &mut Textbook)
            }
            Mistake::TableBounds => {
                let mut table = Table::new(KEYS, DEPTH_AWARE).with_bounds_as_values();
                answer(&STANDARD, board, &mut table.by(Board::key))
            }
        }
    }

    /// A depth-aware score as a search with this bug writes it.
    fn scored(self, score: i32) -> i32 {
        if self == Mistake::NoDepth {
            score.signum()
        } else {
            score
        }
    }

    /// Whether what came back for a move is true, for a move that is worth `exact` to X. A bound is
    /// true if the value lies on its side.
    pub fn holds(self, returned: Returned, exact: i32) -> bool {
        returned.bound.holds(returned.value, self.scored(exact))
    }

    /// What is wrong with an answer that [`search`](Self::search) gave.
    pub fn judge(self, solved: &Solved, board: Board, answer: &Answer) -> Judgement {
        let Some(mv) = answer.best else {
            return Judgement::default();
        };
        let exact = solved.score(board);
        let misvalued = answer.value != self.scored(exact);
        let bad_move = !solved.best(board).any(|best| best == mv);
        let shown_wrong = answer.root.iter().any(|returned| {
            let shown = returned.value.seen_by(TicTacToe.to_move(board));
            shown != solved.score_of_move(board, returned.mv)
        });
        Judgement {
            wrong: bad_move || self == Mistake::BoundsShown && shown_wrong,
            thrown: solved.verdict_of_move(board, mv) != solved.verdict(board),
            misvalued,
        }
    }
}

/// What a search with a bug says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The move that it recommends; `None` if the game has ended.
    pub best: Option<Cell>,
    /// The value that it finds for the position, for X.
    pub value: i32,
    /// What came back for each move at the root.
    pub root: Vec<Returned>,
    /// The nodes that it visited.
    pub nodes: u64,
}

/// What came back for a move at the root.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Returned {
    /// The move.
    pub mv: Cell,
    /// The value that came back, for X.
    pub value: i32,
    /// What the value says, by the window that the move was searched with. The end of a game has its
    /// value whatever the window is.
    pub bound: Bound,
}

/// Whether an answer does harm.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Judgement {
    /// The recommended move is not among the best ones. [`Mistake::BoundsShown`] recommends a best
    /// move; there it means that a figure shown is not what its move is worth.
    pub wrong: bool,
    /// The recommended move makes the result worse.
    pub thrown: bool,
    /// The value is not that of the position.
    pub misvalued: bool,
}

/// The nodes that alpha-beta visits if it has no bug.
pub fn nodes_without_bug(board: Board) -> u64 {
    let mut counts = Counter::default();
    STANDARD.value(Algorithm::AlphaBeta, board, &mut counts);
    counts.nodes
}

fn answer<G, S, C>(search: &Search<'_, G, S>, board: Board, variant: &mut C) -> Answer
where
    G: Game<Position = Board, Move = Cell, Outcome = Outcome>,
    S: Scoring<G, Score = i32>,
    C: Variant<Board, i32>,
{
    let mut observers = (
        (Counter::default(), RootMove::default()),
        RootValues::default(),
    );
    let value = alpha_beta_by(search, board, variant, &mut observers);
    let ((counts, best), root) = observers;
    Answer {
        best: best.0,
        value,
        root: root.values,
        nodes: counts.nodes,
    }
}

/// Collects what comes back for each move at the root.
#[derive(Default)]
struct RootValues {
    mv: Option<Cell>,
    /// The window of the child; `None` for a finished game.
    window: Option<Window<i32>>,
    values: Vec<Returned>,
}

impl Observer<Cell, i32> for RootValues {
    fn descend(&mut self, ply: u32, mv: Cell) {
        if ply == 0 {
            self.mv = Some(mv);
        }
    }

    fn enter(&mut self, ply: u32, window: Window<i32>) {
        if ply == 1 {
            self.window = Some(window);
        }
    }

    fn leaf(&mut self, ply: u32, _: i32) {
        if ply == 1 {
            self.window = None;
        }
    }

    fn leave(&mut self, ply: u32, value: i32) {
        if ply != 1 {
            return;
        }
        let bound = self
            .window
            .map_or(Bound::Exact, |window| Bound::of(value, window));
        let returned = |mv| Returned { mv, value, bound };
        self.values.extend(self.mv.map(returned));
    }
}
