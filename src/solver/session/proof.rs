//! How a position ends, or what is proved about it so far.

use crate::games::grid::Cell;
use crate::solver::grid::{Ending, Report};
use crate::solver::{connect_four, grid};

/// Which search, or which file, an answer comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The [`grid`](crate::solver::grid) search.
    Search,
    /// The solver of four in a row with gravity, [`connect_four`](crate::solver::connect_four).
    ConnectFour,
    /// The opening book of 7×6.
    Book,
}

/// How often each idea of the search that answers has decided something, since the question was first
/// asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IdeaCounts {
    /// Of the [`grid`] search.
    Search(grid::Counts),
    /// Of the solver of four in a row with gravity, which also answers where the book has a score and no
    /// move.
    ConnectFour(connect_four::Counts),
}

/// What is proved about a position, for the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The side to move can get at least this; `None` if nothing is proved.
    pub at_least: Option<Ending>,
    /// The side to move can get at most this; `None` if nothing is proved.
    pub at_most: Option<Ending>,
    /// The best move so far: one that brings what is proved, or else the one that a look a few plies ahead
    /// recommends. If the result is exact, a move that reaches it, or `None` while none is found. `None`
    /// if the game has ended.
    pub best: Option<Cell>,
    /// The positions that were entered since this question was first asked.
    pub nodes: u64,
    /// The bytes that the table takes.
    pub memory: usize,
    /// Where the answer comes from.
    pub source: Source,
    /// What the ideas of the search have done.
    pub ideas: IdeaCounts,
}

impl Proof {
    pub(super) fn searched(report: Report) -> Proof {
        Proof {
            at_least: report.at_least,
            at_most: report.at_most,
            best: report.best,
            nodes: report.counts.nodes,
            memory: report.memory,
            source: Source::Search,
            ideas: IdeaCounts::Search(report.counts),
        }
    }

    /// The result, once it is proved.
    pub fn exact(&self) -> Option<Ending> {
        self.at_least.filter(|_| self.at_least == self.at_most)
    }
}
