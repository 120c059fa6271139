//! How a position ends, or what is proved about it so far.

use crate::games::grid::Cell;
use crate::search::Verdict;
use crate::solver::connect_four::Book;
use crate::solver::grid::{ProvedResult, Report};

/// What a question may rest on, and how far it goes; by default to the end, without a book, by Connect Four's solver where the board
/// fits it.
#[derive(Clone, Copy, Debug, Default)]
pub struct SolveOptions<'b> {
    /// The opening book, which Connect Four's solver asks first.
    pub book: Option<&'b Book>,
    /// Whether the search for any board answers in all games.
    pub any_board: bool,
    /// It is enough to know whether a side wins within so many plies.
    pub depth: Option<u32>,
}

impl<'b> SolveOptions<'b> {
    /// To the end, with this book.
    pub(super) fn by(book: Option<&'b Book>) -> SolveOptions<'b> {
        SolveOptions {
            book,
            ..SolveOptions::default()
        }
    }

    /// Whether a search that is so deep has gone far enough.
    pub(super) fn is_deep(&self, depth: u32) -> bool {
        self.depth.is_some_and(|enough| depth >= enough)
    }
}

named! {
    /// Which search, or which file, an answer comes from.
    Source as "Source" {
        /// The [`grid`](crate::solver::grid) search, for any board.
        Search = "search",
        /// The solver of four in a row with gravity, [`connect_four`](crate::solver::connect_four).
        ConnectFour = "connect-four",
        /// The opening book of 7×6.
        Book = "book",
    }
}

/// What is proved about a position, for the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// No side can win within so many plies, unless the result is exact.
    pub depth: u32,
    /// The side to move can get at least this; `None` if nothing is proved.
    pub at_least: Option<ProvedResult>,
    /// The side to move can get at most this; `None` if nothing is proved.
    pub at_most: Option<ProvedResult>,
    /// An estimate while the result is not exact: more is better for the side to move. It comes from open
    /// lines a few plies ahead ([`OpenLines`](crate::games::grid::OpenLines)).
    pub estimate: Option<i32>,
    /// The best move so far: one that brings what is proved, or else the one that a look a few plies ahead
    /// recommends. If the result is exact, a move that reaches it, or `None` while none is found. `None`
    /// if the game has ended.
    pub best: Option<Cell>,
    /// While the result is not exact, the best moves so far, as the search or the estimate has them: none is
    /// proved. Then none, for [`Session::line`](super::Session::line) has best play.
    pub line_so_far: Vec<Cell>,
    /// Whether nothing is left to find: the result with its move, or the depth.
    pub done: bool,
    /// The positions that were entered since this question was first asked.
    pub nodes: u64,
    /// The bytes that the table takes.
    pub memory: usize,
    /// Whether the system refused memory below the ceiling. The search goes on without.
    pub memory_refused: bool,
    /// Where the answer comes from.
    pub source: Source,
}

impl Proof {
    pub(super) fn searched(report: Report, options: SolveOptions<'_>) -> Proof {
        let exact = report.exact().is_some();
        Proof {
            depth: report.depth,
            at_least: report.at_least,
            at_most: report.at_most,
            estimate: None,
            best: report.best,
            line_so_far: if exact { vec![] } else { report.line },
            done: exact || options.is_deep(report.depth),
            nodes: report.nodes,
            memory: report.memory,
            memory_refused: report.memory_refused,
            source: Source::Search,
        }
    }

    /// The result, once it is proved.
    pub fn exact(&self) -> Option<ProvedResult> {
        self.at_least.filter(|_| self.at_least == self.at_most)
    }
}

/// So many plies no side can win within, if the side to move gets at least and at most this.
pub(super) fn depth_between(least: ProvedResult, most: ProvedResult) -> u32 {
    let before = |ending: ProvedResult| ending.plies.saturating_sub(1);
    match (least.verdict, most.verdict) {
        (Verdict::Loss, Verdict::Win) => before(least).min(before(most)),
        (Verdict::Loss, _) => before(least),
        (_, Verdict::Win) => before(most),
        _ => least.plies,
    }
}
