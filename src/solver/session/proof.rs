//! The result of a position, or the facts that are proved so far.

use crate::games::grid::Cell;
use crate::search::Verdict;
use crate::solver::connect_four::Book;
use crate::solver::grid::{ProvedResult, Report};

/// The options of a question. By default it goes to the end, without a book, and Connect Four's
/// solver answers if the board fits it.
#[derive(Clone, Copy, Debug, Default)]
pub struct SolveOptions<'b> {
    /// The opening book, which Connect Four's solver asks first.
    pub book: Option<&'b Book>,
    /// True if the search for any board answers in all games.
    pub any_board: bool,
    /// The depth of a question that asks only if a side wins within this many plies.
    pub depth: Option<u32>,
}

impl<'b> SolveOptions<'b> {
    /// The options of a question to the end, with this book.
    pub(super) fn by(book: Option<&'b Book>) -> SolveOptions<'b> {
        SolveOptions {
            book,
            ..SolveOptions::default()
        }
    }

    /// True if a search of this depth has gone deep enough.
    pub(super) fn is_deep(&self, depth: u32) -> bool {
        self.depth.is_some_and(|enough| depth >= enough)
    }
}

named! {
    /// The search or the file that an answer comes from.
    Source as "Source" {
        /// The [`grid`](crate::solver::grid) search, for any board.
        Search = "search",
        /// The solver of four in a row with gravity, [`connect_four`](crate::solver::connect_four).
        ConnectFour = "connect-four",
        /// The opening book of 7×6.
        Book = "book",
    }
}

/// The proved facts about a position, for the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// Neither side can win within this many plies, unless the result is exact.
    pub depth: u32,
    /// The side to move can get at least this; `None` if nothing is proved.
    pub at_least: Option<ProvedResult>,
    /// The side to move can get at most this; `None` if nothing is proved.
    pub at_most: Option<ProvedResult>,
    /// An estimate while the result is not exact. More is better for the side to move. It comes
    /// from open lines a few plies ahead ([`OpenLines`](crate::games::grid::OpenLines)).
    pub estimate: Option<i32>,
    /// The best move so far, which reaches the proved bound, or else is the one that a shallow
    /// search recommends. If the result is exact, a move that reaches it, or `None` while none is
    /// found. `None` if the game has ended.
    pub best: Option<Cell>,
    /// The best line so far by the search or the estimate while the result is not exact. None of
    /// its moves is proved. Empty once the result is exact, because
    /// [`Session::line`](super::Session::line) has best play then.
    pub line_so_far: Vec<Cell>,
    /// True once nothing is left to find: the result with its move, or the depth.
    pub done: bool,
    /// The positions entered since this question was first asked.
    pub nodes: u64,
    /// The bytes that the table takes.
    pub memory: usize,
    /// True if the system refused memory below the limit. The search continues with the memory it
    /// has.
    pub memory_refused: bool,
    /// The source of the answer.
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

/// The number of plies within which neither side can win, if the side to move gets at least and at
/// most these results.
pub(super) fn depth_between(least: ProvedResult, most: ProvedResult) -> u32 {
    let before = |ending: ProvedResult| ending.plies.saturating_sub(1);
    match (least.verdict, most.verdict) {
        (Verdict::Loss, Verdict::Win) => before(least).min(before(most)),
        (Verdict::Loss, _) => before(least),
        (_, Verdict::Win) => before(most),
        _ => least.plies,
    }
}
