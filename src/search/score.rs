//! Scores of ends.

use std::ops::Neg;

use super::{Verdict, Worth};
use crate::game::{Game, Outcome, Side};

/// A value that searches compare. Its negative is the value from the other side's view.
pub trait Score: Copy + Ord + Neg<Output = Self> {
    /// −∞, which is below every value of an end.
    const LOWEST: Self;
    /// +∞, which is above every value of an end, and the negative of [`LOWEST`](Self::LOWEST).
    const HIGHEST: Self;

    /// Converts between MAX's value and `side`'s view of it, in either direction.
    #[inline]
    fn seen_by(self, side: Side) -> Self {
        match side {
            Side::Max => self,
            Side::Min => -self,
        }
    }
}

impl Score for i32 {
    const LOWEST: i32 = -i32::MAX;
    const HIGHEST: i32 = i32::MAX;
}

/// Scores the ends of a game, and explains the scores that searches return.
pub trait Scoring<G: Game> {
    /// The score that searches compare.
    type Score: Score;

    /// The meaning of a score: [`Worth`] for games that are won, lost or drawn.
    type Worth: Copy;

    /// Returns `side`'s score of an end `ply` plies below the root. The other side's score is the
    /// negative.
    fn score(&self, outcome: G::Outcome, ply: u32, side: Side) -> Self::Score;

    /// Returns the meaning of a position's score, for the same side.
    ///
    /// `plies` is the length of the game along the line that has this score. Scores that do not
    /// count plies need it. `estimated` is true if the search that found the score used estimates.
    fn worth(&self, score: Self::Score, plies: u32, estimated: bool) -> Self::Worth;
}

/// Scores for games that are won, lost or drawn. A draw scores 0, a win more, and a loss the
/// negative of a win.
///
/// ```
/// use cutoff::games::tic_tac_toe::TicTacToe;
/// use cutoff::{Game, Outcome, OutcomeScore, Side};
/// use cutoff::search::Scoring;
///
/// let won_after_three = |scoring: OutcomeScore| {
///     Scoring::<TicTacToe>::score(&scoring, Outcome::Win(Side::Max), 3, Side::Max)
/// };
/// assert_eq!(won_after_three(OutcomeScore::PLAIN), 1);
/// assert_eq!(won_after_three(OutcomeScore::depth_aware(&TicTacToe)), 7);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutcomeScore {
    // These are numbers and not two types, because a subtraction at each leaf is cheaper than a
    // second copy of every search.
    win: i32,
    per_ply: i32,
    /// The highest estimate. Every win is worth more.
    estimates: i32,
}

impl OutcomeScore {
    /// The scores +1, 0 and −1. Quick and slow wins have the same score.
    pub const PLAIN: OutcomeScore = OutcomeScore {
        win: 1,
        per_ply: 0,
        estimates: 0,
    };

    /// Makes the score of a win after `n` plies `longest + 1 − n`, where [`longest`](Game::longest)
    /// is the game's. MAX wins as early and loses as late as possible, and any win is better than a
    /// draw. 3×3 tic-tac-toe has at most nine plies, so the score is the usual 10 − n.
    pub fn depth_aware(game: &impl Game) -> OutcomeScore {
        OutcomeScore::counting_plies(game.longest())
    }

    /// Makes the same scores for games of at most `longest` plies.
    pub const fn counting_plies(longest: u32) -> OutcomeScore {
        OutcomeScore {
            win: longest as i32 + 1,
            per_ply: 1,
            estimates: 0,
        }
    }

    /// Returns the same scores with wins raised and losses lowered by `highest`, so that estimates
    /// from −`highest` to `highest` fit between them. Otherwise there is room only for 0.
    ///
    /// ```
    /// use cutoff::games::tic_tac_toe::TicTacToe;
    /// use cutoff::OutcomeScore;
    ///
    /// let scoring = OutcomeScore::depth_aware(&TicTacToe).with_room_for_estimates(50);
    /// assert!(scoring.has_room_for(-50) && !scoring.has_room_for(51)); // a win after nine plies
    /// ```
    pub const fn with_room_for_estimates(self, highest: i32) -> OutcomeScore {
        OutcomeScore {
            win: self.win - self.estimates + highest,
            estimates: highest,
            ..self
        }
    }

    /// Returns the same scores without plies. All wins then have the same score, above every
    /// estimate.
    ///
    /// ```
    /// use cutoff::games::tic_tac_toe::TicTacToe;
    /// use cutoff::OutcomeScore;
    ///
    /// assert_eq!(OutcomeScore::depth_aware(&TicTacToe).plain(), OutcomeScore::PLAIN);
    /// ```
    pub const fn plain(self) -> OutcomeScore {
        OutcomeScore {
            win: self.estimates + 1,
            per_ply: 0,
            ..self
        }
    }

    /// True if a score includes the number of plies to the end.
    pub const fn counts_plies(self) -> bool {
        self.per_ply != 0
    }

    /// Converts a score of this scoring to a [`plain`](Self::plain) one.
    ///
    /// ```
    /// use cutoff::games::tic_tac_toe::TicTacToe;
    /// use cutoff::OutcomeScore;
    ///
    /// let scoring = OutcomeScore::depth_aware(&TicTacToe).with_room_for_estimates(50);
    /// assert_eq!([-55, -50, 0, 51].map(|score| scoring.without_plies(score)), [-51, -50, 0, 51]);
    /// ```
    pub const fn without_plies(self, score: i32) -> i32 {
        if self.has_room_for(score) {
            score
        } else {
            score.signum() * self.plain().win
        }
    }

    /// True if a score can be an estimate or a draw.
    pub const fn has_room_for(self, score: i32) -> bool {
        score.abs() <= self.estimates
    }

    /// Returns the result that a score means, for the same side. Called only for scores that are
    /// not estimates.
    pub(crate) const fn verdict(self, score: i32) -> Verdict {
        if self.has_room_for(score) {
            Verdict::Draw
        } else if score > 0 {
            Verdict::Win
        } else {
            Verdict::Loss
        }
    }

    /// Converts a value counted from the root into one counted from a position `ply` plies below
    /// it.
    ///
    /// ```
    /// use cutoff::games::tic_tac_toe::TicTacToe;
    /// use cutoff::OutcomeScore;
    ///
    /// // A win three plies below the root is one ply away from a position two plies below it.
    /// assert_eq!(OutcomeScore::depth_aware(&TicTacToe).from_position(7, 2), 9);
    /// assert_eq!(OutcomeScore::depth_aware(&TicTacToe).from_root(9, 2), 7);
    /// ```
    pub const fn from_position(self, value: i32, ply: u32) -> i32 {
        self.shifted(value, ply as i32)
    }

    /// Converts in the reverse direction of [`from_position`](Self::from_position).
    pub const fn from_root(self, value: i32, ply: u32) -> i32 {
        self.shifted(value, -(ply as i32))
    }

    /// Returns the value of an end this many plies nearer. Draws and estimates do not change.
    const fn shifted(self, value: i32, plies: i32) -> i32 {
        match self.verdict(value) {
            Verdict::Win => value + self.per_ply * plies,
            Verdict::Draw => value,
            Verdict::Loss => value - self.per_ply * plies,
        }
    }
}

impl<G: Game<Outcome = Outcome>> Scoring<G> for OutcomeScore {
    type Score = i32;
    type Worth = Worth;

    #[inline]
    fn score(&self, outcome: Outcome, ply: u32, side: Side) -> i32 {
        let win = self.win - self.per_ply * ply as i32;
        match outcome {
            Outcome::Win(winner) if winner == side => win,
            Outcome::Win(_) => -win,
            Outcome::Draw => 0,
        }
    }

    /// A score beyond all estimates is a win or a loss. Any other score is an estimate if the
    /// search used one.
    ///
    /// Depth-aware scores contain the plies, so the worth is the fastest win or the slowest loss.
    /// With plain scores all wins are equal, so the plies are those of the line that was found.
    fn worth(&self, score: i32, plies: u32, estimated: bool) -> Worth {
        if estimated && self.has_room_for(score) {
            return Worth::Estimate(score);
        }
        let plies = match self.per_ply {
            0 => plies,
            per_ply => (self.win - score.abs()) as u32 / per_ply as u32,
        };
        match self.verdict(score) {
            Verdict::Win => Worth::Win(plies),
            Verdict::Draw => Worth::Draw,
            Verdict::Loss => Worth::Loss(plies),
        }
    }
}
