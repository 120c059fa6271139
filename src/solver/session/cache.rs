//! A cache of proved results and lines of positions.

use super::{Session, SolveOptions};
use crate::game::{Game, Outcome};
use crate::games::grid::{Cell, Position};
use crate::search::Verdict;
use crate::solver::connect_four::Book;
use crate::solver::grid::ProvedResult;

/// The largest number of positions in the cache, which take about 300 kB. When it is reached, all of them
/// are dropped, but the tables still help.
const MOST_CACHED: usize = 4_096;

/// A position whose result is proved.
#[derive(Clone, Debug)]
pub(super) struct CachedResult {
    position: Position,
    result: ProvedResult,
    /// A best move, once it is found.
    best: Option<Cell>,
    /// Best play to the end, once it is found.
    line: Option<Vec<Cell>>,
}

/// Proved positions in ascending order.
#[derive(Debug, Default)]
pub(super) struct ResultCache(Vec<CachedResult>);

impl ResultCache {
    fn get(&self, position: Position) -> Option<&CachedResult> {
        self.0.get(self.index(position).ok()?)
    }

    /// Returns the entry of a position, and adds one if there is none.
    pub fn entry(&mut self, position: Position, result: ProvedResult) -> &mut CachedResult {
        if self.0.len() >= MOST_CACHED {
            self.0.clear();
        }
        let index = self.index(position).unwrap_or_else(|index| {
            let cached = CachedResult {
                position,
                result,
                best: None,
                line: None,
            };
            self.0.insert(index, cached);
            index
        });
        &mut self.0[index]
    }

    fn index(&self, position: Position) -> Result<usize, usize> {
        self.0
            .binary_search_by_key(&position, |cached| cached.position)
    }
}

impl Session {
    /// Returns the end of a position if it is known without a search, because the game is over, the
    /// session has proved it before, or the book has it.
    pub fn known(&self, position: Position, book: Option<&Book>) -> Option<ProvedResult> {
        let verdict = match self.grid.outcome(position) {
            Some(Outcome::Win(_)) => Verdict::Loss,
            Some(Outcome::Draw) => Verdict::Draw,
            None => {
                let proved = self.cache.get(position).map(|cached| cached.result);
                let connect_four = self.connect_four.as_ref();
                return proved.or_else(|| connect_four?.in_book(&self.grid, position, book?));
            }
        };
        Some(ProvedResult { verdict, plies: 0 })
    }

    /// Returns the end of a position, without a move; `None` if there was no time to prove it.
    /// Unlike the answer of [`solve`](Self::solve), it is stored. Other questions in between do not
    /// remove it, but all results are dropped when there are 4,096.
    ///
    /// ```
    /// use cutoff::Verdict;
    /// use cutoff::solver::session::Session;
    ///
    /// let mut session = Session::new("5x4k4g".parse()?, Session::USUAL_MEMORY);
    /// let start = session.grid().start();
    /// let ending = session.ending(start, None, &mut || true).expect("there is time");
    /// assert_eq!(ending.verdict, Verdict::Draw);
    /// assert_eq!(session.known(start, None), Some(ending));
    /// # Ok::<(), cutoff::games::grid::NameError>(())
    /// ```
    pub fn ending(
        &mut self,
        position: Position,
        book: Option<&Book>,
        more: &mut impl FnMut() -> bool,
    ) -> Option<ProvedResult> {
        if let Some(result) = self.known(position, book) {
            return Some(result);
        }
        let result = match &mut self.connect_four {
            Some(solver) => solver.result(&self.grid, position, more),
            None => self.search(position, None, more).exact(),
        }?;
        self.cache.entry(position, result);
        Some(result)
    }

    /// Returns a best move that has been found before.
    pub(crate) fn cached_best(&self, position: Position) -> Option<Cell> {
        self.cache.get(position)?.best
    }

    /// Returns a best move of an unfinished position; `None` if there was no time to find it.
    pub(crate) fn best_move(
        &mut self,
        position: Position,
        book: Option<&Book>,
        more: &mut impl FnMut() -> bool,
    ) -> Option<Cell> {
        let facts = self.solve(position, SolveOptions::by(book), more);
        let (result, best) = (facts.exact()?, facts.best?);
        self.cache.entry(position, result).best = Some(best);
        Some(best)
    }

    /// Returns best play to the end that has been found before. It is empty if the game has ended.
    pub(crate) fn cached_line(&self, position: Position) -> Option<Vec<Cell>> {
        match self.grid.outcome(position) {
            Some(_) => Some(vec![]),
            None => self.cache.get(position)?.line.clone(),
        }
    }

    /// Returns best play from a position to the end of the game; `None` if the time was too short.
    pub(crate) fn best_play(
        &mut self,
        position: Position,
        book: Option<&Book>,
        more: &mut impl FnMut() -> bool,
    ) -> Option<Vec<Cell>> {
        // The solver may have another position by now, so it is asked again.
        let result = self.solve(position, SolveOptions::by(book), more).exact()?;
        let line = self.line(position, SolveOptions::by(book), more);
        let whole = line.len() == result.plies as usize;
        whole.then(|| {
            self.cache.entry(position, result).line = Some(line.clone());
            line
        })
    }
}
