//! What both sides are sure of on the way to a node.

use super::Score;
use crate::game::Side;

/// The values that the sides are already sure of elsewhere: MAX of at least `alpha`, MIN of at most
/// `beta`.
///
/// Inside the search a window belongs to the side to move, which stands in for MAX.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window<S> {
    /// The value that MAX is sure of on the path to this node.
    pub alpha: S,
    /// The value that MIN is sure of on the path to this node.
    pub beta: S,
}

impl<S: Score> Window<S> {
    /// (−∞, +∞): neither side is sure of anything yet.
    pub const FULL: Window<S> = Window {
        alpha: S::LOWEST,
        beta: S::HIGHEST,
    };

    /// Whether no value can change the result any more.
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

    /// MAX's window as `side` sees it, or the window that `side` sees as MAX does.
    #[inline]
    pub(super) fn seen_by(self, side: Side) -> Window<S> {
        match side {
            Side::Max => self,
            Side::Min => self.of_opponent(),
        }
    }
}
