//! Alpha-beta pruning.

use super::layout::too_long;
use super::variant::{Textbook, Variant};
use super::{Layout, Limit, Observer, Recursive, Score, Scoring, Search, Window};
use crate::game::Game;
use crate::order::Order;

/// Returns MAX's value of a position, without visiting the branches that cannot change it.
///
/// It starts with the full window, so the value is exact. Below the root it is fail-soft: a node
/// with a closed window returns the best value it found, as a bound. It uses only the window and
/// the move order. Sources: D. Knuth, R. Moore, *An Analysis of Alpha-Beta Pruning* (1975); for
/// fail-soft, J. Fishburn (1983).
///
/// ```
/// use cutoff::search::{Counter, OutcomeScore, Search, alpha_beta};
/// use cutoff::games::tic_tac_toe::{Board, TicTacToe};
///
/// let search = Search::new(&TicTacToe, OutcomeScore::depth_aware(&TicTacToe));
/// let mut counter = Counter::default();
/// assert_eq!(alpha_beta(&search, Board::EMPTY, &mut counter), 0); // a draw, as with minimax
/// assert_eq!(counter.nodes, 20_866);                              // of 549,946
/// ```
pub fn alpha_beta<G: Game, C: Scoring<G>>(
    search: &Search<'_, G, C, impl Order<G>, impl Limit<G, C::Score>>,
    root: G::Position,
    observer: &mut impl Observer<G::Move, C::Score>,
) -> C::Score {
    alpha_beta_by(search, root, &mut Textbook, observer)
}

/// Searches in the same way with other decisions: conventions, a table, bugs.
pub fn alpha_beta_by<G: Game, C: Scoring<G>>(
    search: &Search<'_, G, C, impl Order<G>, impl Limit<G, C::Score>>,
    root: G::Position,
    variant: &mut impl Variant<G::Position, C::Score>,
    observer: &mut impl Observer<G::Move, C::Score>,
) -> C::Score {
    alpha_beta_within(search, root, Window::FULL, variant, observer)
}

/// Searches in the same way with a window at the root, whose values are MAX's. Alpha is below beta.
///
/// A value inside the window is the position's value, one of alpha or less is an upper bound, and
/// one of beta or more is a lower bound. Source: J. Fishburn, *Another Optimization of Alpha-Beta
/// Search* (1983).
///
/// ```
/// use cutoff::games::tree::{LeafWorth, Number, Tree, TreeGame};
/// use cutoff::search::{Bound, Counter, Textbook, Window, alpha_beta_within};
/// use cutoff::{Search, Side};
///
/// let tree: Tree = "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]".parse()?; // worth 3
/// let game = TreeGame::new(&tree, Side::Max);
/// let search = Search::new(&game, LeafWorth);
/// let of = |number| Number::new(number).expect("a finite number");
/// let window = Window { alpha: of(5.0), beta: of(9.0) };
/// let mut counter = Counter::default();
/// let value = alpha_beta_within(&search, 0, window, &mut Textbook, &mut counter);
/// assert_eq!((value, counter.nodes), (of(5.0), 8)); // 3, 2 and 14, 5 are enough
/// assert_eq!(Bound::of(value, window), Bound::Upper);
/// # Ok::<(), cutoff::games::tree::TreeError>(())
/// ```
pub fn alpha_beta_within<G: Game, C: Scoring<G>>(
    search: &Search<'_, G, C, impl Order<G>, impl Limit<G, C::Score>>,
    root: G::Position,
    window: Window<C::Score>,
    variant: &mut impl Variant<G::Position, C::Score>,
    observer: &mut impl Observer<G::Move, C::Score>,
) -> C::Score {
    let side = search.game.to_move(root);
    let entered = window.seen_by(side);
    let value = search.prune::<Recursive>(root, 0, entered, variant, observer);
    value.seen_by(side)
}

impl<G: Game, C: Scoring<G>, O: Order<G>, L: Limit<G, C::Score>> Search<'_, G, C, O, L> {
    /// Searches in a layout, from a position `ply` plies below the root from which scores are
    /// counted.
    pub(crate) fn alpha_beta_in<Y: Layout>(
        &self,
        _: Y,
        position: G::Position,
        ply: u32,
        variant: &mut impl Variant<G::Position, C::Score>,
        observer: &mut impl Observer<G::Move, C::Score>,
    ) -> C::Score {
        let value = self.prune::<Y>(position, ply, Window::FULL, variant, observer);
        value.seen_by(self.game.to_move(position))
    }

    /// Searches a node. The window and the value are from the view of the side to move, so that
    /// both sides raise alpha.
    fn prune<Y: Layout>(
        &self,
        position: G::Position,
        ply: u32,
        entered: Window<C::Score>,
        variant: &mut impl Variant<G::Position, C::Score>,
        observer: &mut impl Observer<G::Move, C::Score>,
    ) -> C::Score {
        let side = self.game.to_move(position);
        observer.enter(ply, entered.seen_by(side));
        if let Some(outcome) = self.game.outcome(position) {
            let value = self.scoring.score(outcome, ply, side);
            observer.leaf(ply, value.seen_by(side));
            observer.leave(ply, value.seen_by(side));
            return value;
        }
        if let Some(estimate) = self.limit.stop(self.game, position, ply) {
            observer.estimate(ply, estimate);
            observer.leave(ply, estimate);
            return estimate.seen_by(side);
        }
        if let Some(value) = variant.probe(position, ply, entered) {
            observer.leave(ply, value.seen_by(side));
            return value;
        }
        if Y::LAST {
            too_long();
        }
        let mut window = entered;
        let mut best = C::Score::LOWEST;
        let mut moves = self.order.moves(self.game, position, ply);
        while let Some(mv) = moves.next() {
            observer.descend(ply, mv);
            let child = self.game.play(position, mv);
            let child_window = variant.hands_down(window).of_opponent();
            let value = -self.prune::<Y::Below>(child, ply + 1, child_window, variant, observer);
            if variant.prefers(ply, value, best) {
                best = value;
                observer.improve(ply, mv, value.seen_by(side));
            }
            if value > window.alpha {
                window.alpha = value;
                observer.narrow(ply, window.seen_by(side));
                if variant.closes(window) {
                    observer.cut_off(ply, window.seen_by(side), moves.count());
                    break;
                }
            }
        }
        let value = variant.returns(entered, best);
        variant.store(position, ply, entered, value);
        observer.leave(ply, value.seen_by(side));
        value
    }
}
