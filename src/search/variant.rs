//! Changes of alpha-beta in programs and courses. Some are right, some are slow, some are wrong.

use super::{Score, Window};

/// The decisions of an alpha-beta search. By default they are those of
/// [`alpha_beta`](super::alpha_beta), and the compiler inlines them, so [`Textbook`] costs nothing.
///
/// `P` is the game's position and `S` its score. Values and windows are from the view of the side
/// to move, so both sides maximise and raise alpha.
pub trait Variant<P, S: Score> {
    /// True if the node with this window skips its other children.
    #[inline]
    fn closes(&self, window: Window<S>) -> bool {
        window.is_closed()
    }

    /// Returns the part of a node's window that its children get.
    #[inline]
    fn hands_down(&self, window: Window<S>) -> Window<S> {
        window
    }

    /// True if the value of a child replaces the best value so far.
    #[inline]
    fn prefers(&self, _ply: u32, value: S, best: S) -> bool {
        value > best
    }

    /// Returns the value of an inner node that was entered with this window.
    #[inline]
    fn returns(&self, _entered: Window<S>, best: S) -> S {
        best
    }

    /// Returns a value for the position that makes the search below it unnecessary. The node then
    /// has neither a leaf nor children.
    #[inline]
    fn probe(&mut self, _position: P, _ply: u32, _window: Window<S>) -> Option<S> {
        None
    }

    /// Receives the value that an inner node returns, and the window that it was entered with.
    #[inline]
    fn store(&mut self, _position: P, _ply: u32, _entered: Window<S>, _value: S) {}
}

/// Unchanged alpha-beta. It is fail-soft, cuts if alpha ≥ beta, uses the bounds of all ancestors,
/// and chooses the first of several best moves.
#[derive(Clone, Copy, Debug, Default)]
pub struct Textbook;

impl<P, S: Score> Variant<P, S> for Textbook {}

/// Conventions of courses, and bugs of programs. All are off by default.
///
/// ```
/// use cutoff::search::{Convention, Counter, OutcomeScore, Search, alpha_beta_by};
/// use cutoff::games::tic_tac_toe::{Board, TicTacToe};
///
/// let search = Search::new(&TicTacToe, OutcomeScore::PLAIN);
/// let mut counter = Counter::default();
/// let mut strict = Convention { strict_cut: true, ..Convention::default() };
/// assert_eq!(alpha_beta_by(&search, Board::EMPTY, &mut strict, &mut counter), 0);
/// assert!(counter.nodes > 18_297); // right, but slower
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Convention {
    /// Cuts only when alpha > beta. The value stays right, but the search also visits branches that
    /// can only be equal.
    pub strict_cut: bool,
    /// Returns values clamped into the window of the node (Knuth and Moore's original) instead of
    /// the best value found. A leaf still returns its own number. If it were clamped, alpha would
    /// never be higher than beta, and a strict search would never cut.
    pub fail_hard: bool,
    /// Passes to a child only the bound of its parent, as in Knuth and Moore's F1, which has no
    /// deep cutoffs. The value stays right.
    pub parent_bound_only: bool,
    /// Chooses the last of several equal values at the root. This is wrong with pruning, because an
    /// equal value is only a bound.
    pub last_of_ties: bool,
}

impl<P, S: Score> Variant<P, S> for Convention {
    fn closes(&self, window: Window<S>) -> bool {
        if self.strict_cut {
            window.alpha > window.beta
        } else {
            window.is_closed()
        }
    }

    fn hands_down(&self, window: Window<S>) -> Window<S> {
        if self.parent_bound_only {
            Window {
                beta: S::HIGHEST,
                ..window
            }
        } else {
            window
        }
    }

    fn prefers(&self, ply: u32, value: S, best: S) -> bool {
        value > best || self.last_of_ties && ply == 0 && value == best
    }

    fn returns(&self, entered: Window<S>, best: S) -> S {
        if self.fail_hard {
            // `clamp` can panic, which would make the wasm larger.
            best.max(entered.alpha).min(entered.beta)
        } else {
            best
        }
    }
}
