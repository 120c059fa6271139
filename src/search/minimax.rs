//! Plain minimax.

use super::layout::too_long;
use super::{Layout, Limit, Observer, Recursive, Score, Scoring, Search, Window};
use crate::game::Game;
use crate::order::Order;

/// Returns the value of a position from MAX's point of view, by visiting every line of play.
///
/// It has no table, symmetry or reordering. It visits the tree of a textbook, depth first. Sources:
/// J. von Neumann, *Zur Theorie der Gesellschaftsspiele* (1928); C. Shannon, *Programming a
/// Computer for Playing Chess* (1950).
///
/// ```
/// use cutoff::search::{Counter, OutcomeScore, Search, minimax};
/// use cutoff::games::tic_tac_toe::{Board, TicTacToe};
///
/// let search = Search::new(&TicTacToe, OutcomeScore::depth_aware(&TicTacToe));
/// let mut counter = Counter::default();
/// assert_eq!(minimax(&search, Board::EMPTY, &mut counter), 0); // a draw
/// assert_eq!(counter.nodes, 549_946);
/// ```
pub fn minimax<G: Game, C: Scoring<G>>(
    search: &Search<'_, G, C, impl Order<G>, impl Limit<G, C::Score>>,
    root: G::Position,
    observer: &mut impl Observer<G::Move, C::Score>,
) -> C::Score {
    search.minimax_in(Recursive, root, observer)
}

impl<G: Game, C: Scoring<G>, O: Order<G>, L: Limit<G, C::Score>> Search<'_, G, C, O, L> {
    /// Searches in the same way, in a layout.
    pub(super) fn minimax_in<Y: Layout, V: Observer<G::Move, C::Score>>(
        &self,
        _: Y,
        root: G::Position,
        observer: &mut V,
    ) -> C::Score {
        let value = self.visit::<Y, V>(root, 0, observer);
        value.seen_by(self.game.to_move(root))
    }

    /// Returns the value of a position from the view of the side to move, so that both sides
    /// maximise.
    fn visit<Y: Layout, V: Observer<G::Move, C::Score>>(
        &self,
        position: G::Position,
        ply: u32,
        observer: &mut V,
    ) -> C::Score {
        let side = self.game.to_move(position);
        observer.enter(ply, Window::FULL);
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
        if Y::LAST {
            too_long();
        }
        let mut best = C::Score::LOWEST;
        for mv in self.order.moves(self.game, position, ply) {
            observer.descend(ply, mv);
            let child = self.game.play(position, mv);
            let value = -self.visit::<Y::Below, V>(child, ply + 1, observer);
            if value > best {
                best = value;
                observer.improve(ply, mv, value.seen_by(side));
            }
        }
        observer.leave(ply, best.seen_by(side));
        best
    }
}
