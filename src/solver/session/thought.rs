//! What a search has proved so far, and what it estimates meanwhile.

use super::Session;
use super::estimate::Estimate;
use crate::games::grid::{Cell, Position};
use crate::solver::grid::{Counts, Ending, Report};

/// What [`Session::think`] says about a position, for the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// No side can win within so many plies, unless the result is exact.
    pub depth: u32,
    /// The side to move can get at least this; `None` if nothing is proved.
    pub at_least: Option<Ending>,
    /// The side to move can get at most this; `None` if nothing is proved.
    pub at_most: Option<Ending>,
    /// An estimate while the result is not exact: more is better for the side to move. It comes from open
    /// lines a few plies ahead ([`OpenLines`](crate::games::grid::OpenLines)).
    pub estimate: Option<i32>,
    /// Once the result is exact, best play for both sides, to the end or as far as a little more work
    /// proves it: every move in it is proved to be best. Before that the best moves so far, as the
    /// search or the estimate has them: none is proved.
    pub line: Vec<Cell>,
    /// What the search has done since this question was first asked.
    pub counts: Counts,
    /// Whether the result is exact, or the depth is reached.
    pub done: bool,
    /// The bytes that the table takes.
    pub memory: usize,
    /// Whether the system refused memory below the ceiling. The search goes on without.
    pub memory_refused: bool,
}

impl Thought {
    /// The result, once it is proved.
    pub fn exact(&self) -> Option<Ending> {
        self.at_least.filter(|_| self.at_least == self.at_most)
    }
}

impl Session {
    /// What the grid search has proved about a position, in any game.
    ///
    /// It goes on until the result is exact, or until it is known whether a side wins within `depth`
    /// plies, or until `more`, asked every few milliseconds, says that there is no more time; at least
    /// one step is done.
    ///
    /// ```
    /// use cutoff::solver::session::{Session, Settings};
    ///
    /// let mut session = Session::new("4x4k4".parse()?, Settings::default());
    /// let start = session.grid().start();
    /// let thought = session.think(start, Some(8), &mut || true);
    /// assert!(thought.done && thought.depth >= 8);
    /// assert!(thought.exact().is_none() && thought.estimate.is_some());
    /// # Ok::<(), cutoff::games::grid::NameError>(())
    /// ```
    pub fn think(
        &mut self,
        position: Position,
        depth: Option<u32>,
        more: &mut impl FnMut() -> bool,
    ) -> Thought {
        let mut report = self.search(position, depth, more);
        if report.exact().is_some() {
            let line = self.searched_line(position, more);
            if line.len() > report.line.len() {
                report.line = line;
            }
        }
        let estimate = report.exact().is_none().then(|| self.estimate(position));
        thought(report, depth, estimate)
    }
}

fn thought(report: Report, depth: Option<u32>, estimate: Option<&Estimate>) -> Thought {
    let line = match estimate {
        // The search names a move as soon as it has proved what the move is good for.
        Some(estimate) if report.best.is_none() => estimate.line.clone(),
        _ => report.line.clone(),
    };
    Thought {
        done: report.exact().is_some() || depth.is_some_and(|depth| report.depth >= depth),
        depth: report.depth,
        at_least: report.at_least,
        at_most: report.at_most,
        estimate: estimate.and_then(|estimate| estimate.value),
        line,
        counts: report.counts,
        memory: report.memory,
        memory_refused: report.memory_refused,
    }
}
