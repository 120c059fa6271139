//! Alpha-beta pruning.

use super::unroll::{NinePlies, Recurse, Unroll};
use super::variant::{Textbook, Variant};
use super::{Observer, Score, Scoring, Search};
use crate::game::{Game, Side};
use crate::order::Order;

/// What the players already have elsewhere: MAX at least `alpha`, MIN at most `beta`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window<S> {
    /// The value that MAX is sure of on the path to this node.
    pub alpha: S,
    /// The value that MIN is sure of on the path to this node.
    pub beta: S,
}

impl<S: Score> Window<S> {
    /// (−∞, +∞): nobody has anything yet.
    pub const FULL: Window<S> = Window {
        alpha: S::LOWEST,
        beta: S::HIGHEST,
    };

    /// Whether no value can change the result any more.
    #[inline]
    pub fn is_closed(self) -> bool {
        self.alpha >= self.beta
    }

    /// The window once `side` is sure of `value`.
    #[inline]
    fn narrowed(self, side: Side, value: S) -> Window<S> {
        match side {
            Side::Max => Window {
                alpha: self.alpha.max(value),
                ..self
            },
            Side::Min => Window {
                beta: self.beta.min(value),
                ..self
            },
        }
    }
}

/// The value of a position from MAX's side, without the branches that cannot change it.
///
/// It starts with the full window, so the value is exact. Below the root it is fail-soft: a node
/// whose window closes returns the best value that it found, which is then only a bound. It uses
/// nothing but the window and the move order. Source of the algorithm: D. Knuth, R. Moore,
/// *An Analysis of Alpha-Beta Pruning* (1975); fail-soft: J. Fishburn (1983).
///
/// ```
/// use cutoff::search::{Counter, OutcomeScore, Search, alpha_beta};
/// use cutoff::{Board, TicTacToe};
///
/// let search = Search::new(&TicTacToe, OutcomeScore::depth_aware(9));
/// let mut counter = Counter::default();
/// assert_eq!(alpha_beta(&search, Board::EMPTY, &mut counter), 0); // a draw, as with minimax
/// assert_eq!(counter.nodes, 20_866);                              // of 549,946
/// ```
pub fn alpha_beta<G, S, O, V>(
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
    alpha_beta_below(search, root, 0, &mut Textbook, observer)
}

/// The same search with other decisions: conventions, a table, slips of the pen.
pub fn alpha_beta_by<G, S, O, C, V>(
    search: &Search<'_, G, S, O>,
    root: G::Position,
    variant: &mut C,
    observer: &mut V,
) -> S::Score
where
    G: Game,
    S: Scoring<G>,
    O: Order<G>,
    C: Variant<G::Position, S::Score>,
    V: Observer<G::Move, S::Score>,
{
    alpha_beta_below(search, root, 0, variant, observer)
}

/// The same for a position that lies `ply` plies below the root that scores are counted from.
pub(crate) fn alpha_beta_below<G, S, O, C, V>(
    search: &Search<'_, G, S, O>,
    position: G::Position,
    ply: u32,
    variant: &mut C,
    observer: &mut V,
) -> S::Score
where
    G: Game,
    S: Scoring<G>,
    O: Order<G>,
    C: Variant<G::Position, S::Score>,
    V: Observer<G::Move, S::Score>,
{
    if V::FLAT && O::FLAT && C::FLAT {
        visit::<NinePlies, G, S, O, C, V>(search, position, ply, Window::FULL, variant, observer)
    } else {
        visit::<Recurse, G, S, O, C, V>(search, position, ply, Window::FULL, variant, observer)
    }
}

fn visit<U, G, S, O, C, V>(
    search: &Search<'_, G, S, O>,
    position: G::Position,
    ply: u32,
    entered: Window<S::Score>,
    variant: &mut C,
    observer: &mut V,
) -> S::Score
where
    U: Unroll,
    G: Game,
    S: Scoring<G>,
    O: Order<G>,
    C: Variant<G::Position, S::Score>,
    V: Observer<G::Move, S::Score>,
{
    observer.enter(ply, entered);
    if let Some(outcome) = search.game.outcome(position) {
        let value = search.scoring.score(outcome, ply);
        observer.leaf(ply, value);
        observer.leave(ply, value);
        return value;
    }
    if let Some(value) = variant.recall(position, ply, entered) {
        observer.leave(ply, value);
        return value;
    }
    let side = search.game.to_move(position);
    let mut window = entered;
    let mut best: S::Score = side.worst();
    let mut moves = search.order.moves(search.game, position);
    while let Some(mv) = moves.next() {
        observer.descend(ply, mv);
        let child = search.game.play(position, mv);
        let given = variant.hands_down(side, window);
        let value =
            visit::<U::Next, G, S, O, C, V>(search, child, ply + 1, given, variant, observer);
        if !variant.prefers(ply, side, value, best) {
            continue;
        }
        best = value;
        observer.improve(ply, mv, value);
        let narrowed = window.narrowed(side, value);
        if narrowed == window {
            continue;
        }
        window = narrowed;
        observer.narrow(ply, window);
        if variant.closes(window) {
            observer.cut_off(ply, window, moves.count());
            break;
        }
    }
    let value = variant.returns(entered, best);
    variant.keep(position, ply, entered, value);
    observer.leave(ply, value);
    value
}
