//! Best play from a solved position.

use super::{STEP_NODES, Session, SolveOptions};
use crate::game::Game;
use crate::games::grid::{Cell, Position};

impl Session {
    /// Returns best play for both sides from a position that [`solve`](Self::solve) has just
    /// solved. It ends with the game, or earlier if `more` returns false. It is empty if the result
    /// is not proved. The solver that gave the answer finds the line.
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
        let mut nodes = STEP_NODES;
        while let Some(line) = self.line_within(nodes, position, options) {
            let play = |position, &cell| self.grid.play(position, cell);
            let end = line.iter().fold(position, play);
            if self.grid.outcome(end).is_some() || !more() {
                return line;
            }
            // The tables may have lost entries, which are searched again, so the steps grow.
            nodes *= 2;
        }
        vec![]
    }

    /// Returns the line that this number of nodes finds; `None` if the result is not proved. The
    /// grid search has a line only for the position that it searched last.
    fn line_within(
        &mut self,
        nodes: u64,
        position: Position,
        options: SolveOptions<'_>,
    ) -> Option<Vec<Cell>> {
        match &mut self.connect_four {
            Some(solver) if !options.any_board => {
                solver.line(&self.grid, position, options.book, nodes)
            }
            _ => {
                let solver = self.grid_solver.as_mut()?;
                let is_proved = solver.position() == position && solver.report().exact().is_some();
                is_proved.then(|| solver.principal_variation(nodes))
            }
        }
    }
}
