//! Windows, and the meaning of values that searches with a window return.

use super::{Score, SearchTrace, mark};
use crate::game::Side;

/// The meaning of a returned value: the position's value, or only a bound on it.
///
/// ```
/// use cutoff::search::{Bound, Window};
///
/// let window = Window { alpha: 0, beta: 5 };
/// assert_eq!(Bound::of(3, window), Bound::Exact);
/// assert_eq!(Bound::of(0, window), Bound::Upper); // as good as alpha, or worse
/// assert_eq!(Bound::of(7, window), Bound::Lower);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// The position has this value.
    Exact,
    /// The position is worth at least this.
    Lower,
    /// The position is worth at most this.
    Upper,
}

impl Bound {
    /// Returns the meaning of `value`, returned by a search with this window, for the same side.
    /// Source: T. Marsland, *A Review of Game-Tree Pruning* (1986).
    pub fn of<S: Ord>(value: S, window: Window<S>) -> Bound {
        if value >= window.beta {
            Bound::Lower
        } else if value <= window.alpha {
            Bound::Upper
        } else {
            Bound::Exact
        }
    }

    /// True if a position with the value `exact` can return `value` with this bound.
    pub fn holds<S: Ord>(self, value: S, exact: S) -> bool {
        match self {
            Bound::Exact => exact == value,
            Bound::Lower => exact >= value,
            Bound::Upper => exact <= value,
        }
    }
}

/// The values that a node can have, judging by the nodes that the search has visited below it.
#[derive(Clone, Copy)]
struct ValueRange<S> {
    at_least: S,
    at_most: S,
}

impl<S: Score> ValueRange<S> {
    /// The range before any node below has been visited.
    const ANY: ValueRange<S> = ValueRange {
        at_least: S::LOWEST,
        at_most: S::HIGHEST,
    };

    fn exactly(value: S) -> ValueRange<S> {
        ValueRange {
            at_least: value,
            at_most: value,
        }
    }

    /// Returns the range of a node where MAX or MIN chooses between two branches.
    fn choose(self, other: ValueRange<S>, maximises: bool) -> ValueRange<S> {
        let better = if maximises { S::max } else { S::min };
        ValueRange {
            at_least: better(self.at_least, other.at_least),
            at_most: better(self.at_most, other.at_most),
        }
    }

    /// Returns the meaning of a returned value, from this range.
    fn bound(self, value: S) -> Bound {
        match (self.at_least >= value, self.at_most <= value) {
            (true, true) => Bound::Exact,
            (true, false) => Bound::Lower,
            (false, _) => Bound::Upper,
        }
    }
}

/// Returns the meaning of each value in a recorded search.
///
/// It depends on the nodes that were visited below a node, and not on its window. For its parent, a
/// node that fails low returns a bound. But if enough nodes below it were visited, this bound is
/// its exact value. For example, MAX over "at most 3" and "exactly 4" is exactly 4. A branch that
/// was cut can have any value.
///
/// A fail-hard search returns the edge of a window for all values beyond it, so a value on the edge
/// is always a bound.
///
/// `maximises` is true for a node where MAX chooses. The search must be right, and must not use a
/// table.
///
/// ```
/// use cutoff::games::tree::{LeafWorth, Tree, TreeGame};
/// use cutoff::search::{Bound, SearchTrace, alpha_beta, bounds};
/// use cutoff::{Search, Side};
///
/// let tree: Tree = "[[3,12,8],[2,4,6],[14,5,2]]".parse()?;
/// let game = TreeGame::new(&tree, Side::Max);
/// let mut record = SearchTrace::default();
/// alpha_beta(&Search::new(&game, LeafWorth), 0, &mut record);
/// let bounds = bounds(&record, |node| record.plies[node] % 2 == 0, false);
/// let branches = [1, 5, 7].map(|node| (record.values[node].get(), bounds[node]));
/// // After 2 the second branch was cut. The third was visited completely.
/// assert_eq!(branches, [(3.0, Bound::Exact), (2.0, Bound::Upper), (2.0, Bound::Exact)]);
/// # Ok::<(), cutoff::games::tree::TreeError>(())
/// ```
pub fn bounds<M, S: Score>(
    record: &SearchTrace<M, S>,
    maximises: impl Fn(usize) -> bool,
    fail_hard: bool,
) -> Vec<Bound> {
    let mut bounds = vec![Bound::Exact; record.len()];
    // For each ply, the range of the siblings so far, combined for their parent.
    let deepest = record.plies.iter().copied().max().unwrap_or(0);
    let mut siblings: Vec<Option<ValueRange<S>>> = vec![None; usize::from(deepest) + 2];
    // The nodes of a subtree have higher numbers than its root, so this loop visits children first.
    for node in (0..record.len()).rev() {
        let ply = usize::from(record.plies[node]);
        let value = record.values[node];
        let mut range = ValueRange::exactly(value);
        if !record.is_marked(node, mark::LEAF) {
            let cut = (record.skipped[node] > 0).then_some(ValueRange::ANY);
            let children = siblings[ply + 1].take().into_iter().chain(cut);
            range = children
                .reduce(|one, other| one.choose(other, maximises(node)))
                .unwrap_or(ValueRange::ANY);
            let mut bound = range.bound(value);
            if fail_hard && bound == Bound::Exact {
                let (alpha, beta) = (record.alphas[node], record.betas[node]);
                bound = Bound::of(value, Window { alpha, beta });
            }
            bounds[node] = bound;
        }
        let above = maximises(record.parents[node] as usize);
        let others = siblings[ply].take();
        siblings[ply] = Some(others.map_or(range, |others| others.choose(range, above)));
    }
    bounds
}

/// The values that the sides can already get elsewhere: at least `alpha` for MAX, at most `beta`
/// for MIN.
///
/// Inside the search, a window is from the view of the side to move, which has the role of MAX.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window<S> {
    /// The value that MAX can already get on the path to this node.
    pub alpha: S,
    /// The value at which MIN can already hold MAX on the path to this node.
    pub beta: S,
}

impl<S: Score> Window<S> {
    /// (−∞, +∞), the window before either side can get any value.
    pub const FULL: Window<S> = Window {
        alpha: S::LOWEST,
        beta: S::HIGHEST,
    };

    /// True if no value can change the result any more.
    #[inline]
    pub fn is_closed(self) -> bool {
        self.alpha >= self.beta
    }

    /// Returns the same window from the other side's view.
    #[inline]
    pub(super) fn of_opponent(self) -> Window<S> {
        Window {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }

    /// Converts between MAX's view of a window and `side`'s view, in either direction.
    #[inline]
    pub(super) fn seen_by(self, side: Side) -> Window<S> {
        match side {
            Side::Max => self,
            Side::Min => self.of_opponent(),
        }
    }
}
