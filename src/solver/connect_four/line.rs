//! The line of best play.

use super::position::ConnectFourPosition;
use super::solver::Solver;
use crate::order::sort_few;

impl Solver {
    /// A line of best play for both sides, from this position, whose exact score is `score`: to the end
    /// of the game, or as far as `nodes` positions lead. Of several best moves it takes the one nearest
    /// the middle, of two equally near ones the left one.
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
        while position.outcome().is_none() {
            let Some((column, after)) = self.best_move(position, score, stop) else {
                break;
            };
            line.push(column);
            (position, score) = (after, -score);
        }
        line
    }

    /// The first column of [`best_line`](Self::best_line): a move that keeps the exact score of this
    /// position. `None` if `nodes` positions are not enough to find it, or if the game has ended.
    pub fn best_column(
        &mut self,
        position: ConnectFourPosition,
        score: i32,
        nodes: u64,
    ) -> Option<u32> {
        let stop = self.progress().nodes.saturating_add(nodes);
        let (column, _) = self.best_move(position, score, stop)?;
        Some(column)
    }

    /// A column that brings at least this score, if what is known of the positions after the moves shows
    /// it, or `nodes` positions below each of them do. Those nearest the middle come first.
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

    /// A move that keeps the score, with the position after it.
    fn best_move(
        &mut self,
        position: ConnectFourPosition,
        score: i32,
        stop: u64,
    ) -> Option<(u32, ConnectFourPosition)> {
        for column in middle_first(position) {
            let after = position.after(column);
            let nodes = stop.saturating_sub(self.progress().nodes);
            if self.is_at_most(after, -score, nodes)? {
                return Some((column, after));
            }
        }
        None
    }
}

/// The columns with room, those nearest the middle first.
fn middle_first(position: ConnectFourPosition) -> Vec<u32> {
    let columns = position.shape().columns();
    let mut moves: Vec<u32> = position.moves().collect();
    sort_few(&mut moves, |column| (2 * column + 1).abs_diff(columns));
    moves
}
