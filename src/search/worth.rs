//! The result of a position, independent of scores.

/// The result with best play for one side, and the number of plies to it.
///
/// Every worth is for a side. In a [`Solution`](super::Solution) and a
/// [`MoveVerdict`](crate::analysis::MoveVerdict) it is the side to move. Plies are counted from the
/// position to the end of the game. They are 0 if the game has ended there.
///
/// ```
/// use cutoff::search::Worth;
/// use cutoff::games::tic_tac_toe::{Board, TicTacToe};
/// use cutoff::{Algorithm, OutcomeScore, Search};
///
/// let board: Board = "XX.OO....".parse()?; // X to move wins at once
/// for scoring in [OutcomeScore::depth_aware(&TicTacToe), OutcomeScore::PLAIN] {
///     let solution = Search::new(&TicTacToe, scoring).solve(Algorithm::AlphaBeta, board);
///     assert_eq!(solution.worth, Worth::Win(1)); // the scores are 9 and 1
/// }
/// # Ok::<(), cutoff::games::BoardError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Worth {
    /// The side wins with the last move, after this number of plies.
    Win(u32),
    /// Nobody wins.
    Draw,
    /// The other side wins with the last move, after this number of plies.
    Loss(u32),
    /// Nothing is proved, because the search stopped before the end. Higher is better for the side.
    Estimate(i32),
}

impl Worth {
    /// Returns the same worth for the other side.
    ///
    /// ```
    /// use cutoff::search::Worth;
    ///
    /// assert_eq!(Worth::Win(3).of_opponent(), Worth::Loss(3));
    /// assert_eq!(Worth::Estimate(-7).of_opponent(), Worth::Estimate(7));
    /// ```
    pub const fn of_opponent(self) -> Worth {
        match self {
            Worth::Win(plies) => Worth::Loss(plies),
            Worth::Draw => Worth::Draw,
            Worth::Loss(plies) => Worth::Win(plies),
            Worth::Estimate(estimate) => Worth::Estimate(-estimate),
        }
    }

    /// Returns only the result; `None` for an estimate.
    pub const fn verdict(self) -> Option<Verdict> {
        match self {
            Worth::Win(_) => Some(Verdict::Win),
            Worth::Draw => Some(Verdict::Draw),
            Worth::Loss(_) => Some(Verdict::Loss),
            Worth::Estimate(_) => None,
        }
    }
}

string_enum! {
    /// The result with best play for one side, without the plies.
    Verdict as "Verdict" {
        /// The side wins.
        Win = "win",
        /// Nobody wins.
        Draw = "draw",
        /// The other side wins.
        Loss = "loss",
    }
}

impl Verdict {
    /// Returns the same result for the other side.
    pub const fn of_opponent(self) -> Verdict {
        match self {
            Verdict::Win => Verdict::Loss,
            Verdict::Draw => Verdict::Draw,
            Verdict::Loss => Verdict::Win,
        }
    }
}
