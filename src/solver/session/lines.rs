//! The line of best play from a solved position.

use super::{Session, SolveOptions};
use crate::game::Game;
use crate::games::grid::{Cell, Position};

impl Session {
    /// Best play for both sides from a position that [`solve`](Self::solve) has just solved. It
    /// goes to the end of the game, or as far as it is found when `more` says that the time is
    /// over. The solver that answered finds it.
    ///
    /// ```
    /// use cutoff::solver::session::{SolveOptions, Session};
    ///
    /// let mut session = Session::new("4x3k3".parse()?, Session::USUAL_MEMORY);
    /// let start = session.grid().start();
    /// session.solve(start, SolveOptions::default(), &mut || true);
    /// assert_eq!(session.line(start, SolveOptions::default(), &mut || true).len(), 7); // X wins with the fourth stone
    /// # Ok::<(), cutoff::games::grid::NameError>(())
    /// ```
    pub fn line(
        &mut self,
        position: Position,
        options: SolveOptions<'_>,
        more: &mut impl FnMut() -> bool,
    ) -> Vec<Cell> {
        if self.columns.is_none() || options.any_board {
            return self.searched_line(position, more);
        }
        self.lengthen(position, more, |session, nodes| {
            match &mut session.columns {
                Some(columns) => columns.line(&session.grid, position, options.book, nodes),
                None => vec![],
            }
        })
    }

    /// The same by the grid search, if it has searched this position last.
    fn searched_line(&mut self, position: Position, more: &mut impl FnMut() -> bool) -> Vec<Cell> {
        self.lengthen(position, more, |session, nodes| match &mut session.search {
            Some(search) if search.position() == position => search.principal_variation(nodes),
            _ => vec![],
        })
    }

    /// The line found with a number of nodes, again with more until it is complete or the time is
    /// over.
    fn lengthen(
        &mut self,
        position: Position,
        more: &mut impl FnMut() -> bool,
        mut find: impl FnMut(&mut Session, u64) -> Vec<Cell>,
    ) -> Vec<Cell> {
        let mut nodes = super::STEP;
        loop {
            let line = find(self, nodes);
            if self.reaches_an_end(position, &line) || !more() {
                return line;
            }
            // Entries that the tables have lost are searched again, so the steps grow.
            nodes *= 2;
        }
    }

    fn reaches_an_end(&self, position: Position, line: &[Cell]) -> bool {
        let play = |position, &cell| self.grid.play(position, cell);
        let end = line.iter().fold(position, play);
        self.grid.outcome(end).is_some()
    }
}
