//! Scores of ends.

use std::ops::Neg;

use super::{Verdict, Worth};
use crate::game::{Game, Outcome, Side};

/// A value that searches compare. Its negative is the other side's view.
pub trait Score: Copy + Ord + Neg<Output = Self> {
    /// −∞, which is below every value of an end.
    const LOWEST: Self;
    /// +∞, which is above every value of an end, and the negative of [`LOWEST`](Self::LOWEST).
    const HIGHEST: Self;

    /// Turns MAX's value into `side`'s view, or `side`'s view into MAX's.
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

/// Gives the ends of a game their scores, and explains the scores that searches return.
pub trait Scoring<G: Game> {
    /// The score that searches compare.
    type Score: Score;

    /// The meaning of a score: [`Worth`] for games that are won, lost or drawn.
    type Worth: Copy;

    /// The score of an end `ply` plies below the root, for `side`. The other side's score is the
    /// negative.
    fn score(&self, outcome: G::Outcome, ply: u32, side: Side) -> Self::Score;

    /// The meaning of a position's score. Score and meaning belong to the same side.
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
    // These are numbers and not two types, because one subtraction at a leaf is cheaper than a
    // second copy of every search.
    win: i32,
    per_ply: i32,
    /// The highest estimate. Every win is worth more.
    estimates: i32,
}

impl OutcomeScore {
    /// The scores +1, 0 and −1. Quick and slow wins score the same.
    pub const PLAIN: OutcomeScore = OutcomeScore {
        win: 1,
        per_ply: 0,
        estimates: 0,
    };

    /// A win after `n` plies scores `longest + 1 − n`, where [`longest`](Game::longest) is the
    /// game's. So MAX wins as fast and loses as slowly as possible, and the slowest win is still
    /// better than a draw. 3×3 tic-tac-toe has at most nine plies, which gives the usual 10 − n.
    pub fn depth_aware(game: &impl Game) -> OutcomeScore {
        OutcomeScore::counting_plies(game.longest())
    }

    /// The same for games of at most `longest` plies.
    pub const fn counting_plies(longest: u32) -> OutcomeScore {
        OutcomeScore {
            win: longest as i32 + 1,
            per_ply: 1,
            estimates: 0,
        }
    }

    /// The same scores with wins raised and losses lowered by `highest`, so that estimates from
    /// −`highest` to `highest` fit between them. Without this there is room only for 0.
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

    /// The same scores without plies, so that all wins score the same, and more than every
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

    /// True if a score contains the number of plies to the end.
    pub const fn counts_plies(self) -> bool {
        self.per_ply != 0
    }

    /// A score of this scoring, turned into a [`plain`](Self::plain) one.
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

    /// The result that a score means, for the side that it belongs to. Called only for scores that
    /// are not estimates.
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

    /// The reverse of [`from_position`](Self::from_position).
    pub const fn from_root(self, value: i32, ply: u32) -> i32 {
        self.shifted(value, -(ply as i32))
    }

    /// The value if the end is this many plies nearer. Draws and estimates do not count plies.
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
