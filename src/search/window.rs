//! The values that both sides can already get on the path to a node.

use super::Score;
use crate::game::Side;

/// The values that the sides can already get elsewhere: at least `alpha` for MAX, at most `beta`
/// for MIN.
///
/// Inside the search a window belongs to the side to move, which plays the part of MAX.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window<S> {
    /// The value that MAX can already get on the path to this node.
    pub alpha: S,
    /// The value to which MIN can already hold MAX on the path to this node.
    pub beta: S,
}

impl<S: Score> Window<S> {
    /// (−∞, +∞), before either side can get anything.
    pub const FULL: Window<S> = Window {
        alpha: S::LOWEST,
        beta: S::HIGHEST,
    };

    /// True if no value can change the result any more.
    #[inline]
    pub fn is_closed(self) -> bool {
        self.alpha >= self.beta
    }

    /// The same window from the other side's view.
    #[inline]
    pub(super) fn of_opponent(self) -> Window<S> {
        Window {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }

    /// Turns MAX's window into `side`'s view, or `side`'s view into MAX's.
    #[inline]
    pub(super) fn seen_by(self, side: Side) -> Window<S> {
        match side {
            Side::Max => self,
            Side::Min => self.of_opponent(),
        }
    }
}
