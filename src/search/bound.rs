//! What a value that a search returned says about its position.

use super::Window;

/// Whether a returned value is the position's value, or only a bound of it.
///
/// ```
/// use cutoff::search::{Bound, Window};
///
/// let window = Window { alpha: 0, beta: 5 };
/// assert_eq!(Bound::of(3, window), Bound::Exact);
/// assert_eq!(Bound::of(0, window), Bound::Most); // as good as alpha, or worse
/// assert_eq!(Bound::of(7, window), Bound::Least);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// The position has this value.
    Exact,
    /// The position is worth at least this.
    Least,
    /// The position is worth at most this.
    Most,
}

impl Bound {
    /// What `value` says, if a search with this window returned it. Source: T. Marsland, *A Review of
    /// Game-Tree Pruning* (1986). The value and the window are seen by the same side.
    pub fn of<S: Ord>(value: S, window: Window<S>) -> Bound {
        if value >= window.beta {
            Bound::Least
        } else if value <= window.alpha {
            Bound::Most
        } else {
            Bound::Exact
        }
    }

    /// Whether a position of the value `exact` can return `value` with this bound.
    pub fn holds<S: Ord>(self, value: S, exact: S) -> bool {
        match self {
            Bound::Exact => exact == value,
            Bound::Least => exact >= value,
            Bound::Most => exact <= value,
        }
    }
}
