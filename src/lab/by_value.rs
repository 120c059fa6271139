//! The best and the worst order of moves that a search of any game can have.

use std::cell::RefCell;
use std::hash::{Hash, Hasher};

use crate::game::Game;
use crate::hash::PositionHasher;
use crate::order::{GameOrder, Order, sort_few};
use crate::search::{
    Checked, Limit, Observer, OutcomeScore, Recursive, Score, Scoring, Search, Table, alpha_beta_in,
};

/// The most values that are kept: a few megabytes of them.
const MOST_KEPT: usize = 1 << 17;

/// Moves sorted by their values for the mover, the best first or the worst; equal ones stay in the game's
/// order. A value is that of the same search: with a depth limit it is the value at the plies that are
/// left. So an order is for one root, and a position must always come up at the same ply, as it does where
/// each move adds a stone.
///
/// This order takes all answers beforehand, so no real search has it. Each answer comes from a search of
/// its own with a full window. They share a table, so that all of them together cost about as much as
/// looking at each position once.
///
/// ```
/// use cutoff::games::grid::Grid;
/// use cutoff::lab::by_value::ByValue;
/// use cutoff::search::{Counter, OutcomeScore, Search, alpha_beta};
///
/// let grid: Grid = "4x3k3g".parse()?;
/// let scoring = OutcomeScore::depth_aware(&grid);
/// let search = Search::new(&grid, scoring);
/// let [worst, best] = [false, true].map(|best_first| {
///     let order = ByValue::new(search, scoring, best_first, 10_000, ());
///     let mut counter = Counter::default();
///     alpha_beta(&search.with_order(&order), grid.start(), &mut counter);
///     counter.nodes
/// });
/// assert!(2 * best < worst);
/// # Ok::<(), cutoff::games::grid::NameError>(())
/// ```
pub struct ByValue<'g, G: Game, S, L, V> {
    search: Search<'g, G, S, GameOrder, L>,
    best_first: bool,
    kept: usize,
    table: RefCell<Table<Checked<G::Position>>>,
    observer: RefCell<V>,
}

impl<'g, G: Game, S, L, V> ByValue<'g, G, S, L, V>
where
    G::Position: PartialEq,
{
    /// The order for a search of no more than so many positions, which need not be known exactly.
    /// `scores` are its scores; `observer` hears the searches that find the values.
    pub fn new(
        search: Search<'g, G, S, GameOrder, L>,
        scores: OutcomeScore,
        best_first: bool,
        positions: usize,
        observer: V,
    ) -> ByValue<'g, G, S, L, V> {
        let kept = positions.clamp(1, MOST_KEPT);
        ByValue {
            search,
            best_first,
            kept,
            table: RefCell::new(Table::checked(kept, scores)),
            observer: RefCell::new(observer),
        }
    }
}

impl<G, S, L, V> Order<G> for ByValue<'_, G, S, L, V>
where
    G: Game,
    G::Position: Hash + PartialEq,
    S: Scoring<G, Score = i32>,
    L: Limit<G, i32>,
    V: Observer<G::Move, i32>,
{
    fn moves(&self, game: &G, position: G::Position, ply: u32) -> impl Iterator<Item = G::Move> {
        let side = game.to_move(position);
        let mut table = self.table.borrow_mut();
        let mut table = table.by(|position: G::Position| (hash(position) % self.kept, position));
        let mut observer = self.observer.borrow_mut();
        let mut value = |mv| {
            let child = game.play(position, mv);
            let (search, observer) = (&self.search, &mut *observer);
            alpha_beta_in(Recursive, search, child, ply + 1, &mut table, observer).seen_by(side)
        };
        let moves = game.moves(position).map(|mv| (value(mv), mv));
        let mut moves: Vec<(i32, G::Move)> = moves.collect();
        sort_few(&mut moves, |(value, _)| match self.best_first {
            true => -value,
            false => value,
        });
        moves.into_iter().map(|(_, mv)| mv)
    }
}

fn hash<P: Hash>(position: P) -> usize {
    let mut hasher = PositionHasher::default();
    position.hash(&mut hasher);
    hasher.finish() as usize
}
