//! Plain minimax.

use super::unroll::{NinePlies, Recurse, Unroll};
use super::{Observer, Scoring, Search, Window};
use crate::game::Game;
use crate::order::Order;

/// The value of a position from MAX's side, by looking at every line of play.
///
/// No table, no symmetry, no reordering: the tree that a textbook draws, depth first. Source of the
/// algorithm: J. von Neumann, *Zur Theorie der Gesellschaftsspiele* (1928); C. Shannon,
/// *Programming a Computer for Playing Chess* (1950).
///
/// ```
/// use cutoff::search::{Counter, OutcomeScore, Search, minimax};
/// use cutoff::{Board, TicTacToe};
///
/// let search = Search::new(&TicTacToe, OutcomeScore::depth_aware(9));
/// let mut counter = Counter::default();
/// assert_eq!(minimax(&search, Board::EMPTY, &mut counter), 0); // a draw
/// assert_eq!(counter.nodes, 549_946);
/// ```
pub fn minimax<G, S, O, V>(
    search: &Search<'_, G, S, O>,
    root: G::Position,
    observer: &mut V,
) -> S::Score
where
    G: Game,
    S: Scoring<G>,
    O: Order<G>,
    V: Observer<G::Move, S::Score>,
{
    if V::FLAT && O::FLAT {
        visit::<NinePlies, G, S, O, V>(search, root, 0, observer)
    } else {
        visit::<Recurse, G, S, O, V>(search, root, 0, observer)
    }
}

fn visit<U, G, S, O, V>(
    search: &Search<'_, G, S, O>,
    position: G::Position,
    ply: u32,
    observer: &mut V,
) -> S::Score
where
    U: Unroll,
    G: Game,
    S: Scoring<G>,
    O: Order<G>,
    V: Observer<G::Move, S::Score>,
{
    observer.enter(ply, Window::FULL);
    if let Some(outcome) = search.game.outcome(position) {
        let value = search.scoring.score(outcome, ply);
        observer.leaf(ply, value);
        observer.leave(ply, value);
        return value;
    }
    let side = search.game.to_move(position);
    let mut best: S::Score = side.worst();
    for mv in search.order.moves(search.game, position) {
        observer.descend(ply, mv);
        let child = search.game.play(position, mv);
        let value = visit::<U::Next, G, S, O, V>(search, child, ply + 1, observer);
        if side.prefers(value, best) {
            best = value;
            observer.improve(ply, mv, value);
        }
    }
    observer.leave(ply, best);
    best
}
