//! The best and the worst order of moves that a search of any game can have.

use std::cell::RefCell;
use std::hash::{Hash, Hasher};
use std::mem;

use crate::game::Game;
use crate::hash::PositionHasher;
use crate::order::{GameOrder, Order, sort_few};
use crate::search::{
    Checked, Counter, Limit, Observer, OutcomeScore, Pausable, Recursive, Score, Scoring, Search,
    Table,
};

/// The largest number of stored values. They take a few megabytes.
const MOST_KEPT: usize = 1 << 17;

/// Moves sorted by their values for the mover, the best or the worst first. Moves of equal value
/// stay in the game's order. A value comes from the same search, so with a depth limit it depends
/// on the plies that are left. So an order is for one root, and a position must always occur at the
/// same ply. This is the case if each move adds a stone.
///
/// This order uses all values in advance, so no real search can have it. Each value comes from its
/// own search with a full window. The searches share a table, so together they cost about as much
/// as visiting each position once.
///
/// ```
/// use cutoff::games::grid::Grid;
/// use cutoff::lab::by_value::{ByValue, KnownValues};
/// use cutoff::search::{Counter, OutcomeScore, Search, alpha_beta};
///
/// let grid: Grid = "4x3k3g".parse()?;
/// let scoring = OutcomeScore::depth_aware(&grid);
/// let search = Search::new(&grid, scoring);
/// let [worst, best] = [false, true].map(|best_first| {
///     let order = ByValue::new(search, best_first, KnownValues::new(scoring, 10_000), ());
///     let mut counter = Counter::default();
///     alpha_beta(&search.with_order(&order), grid.start(), &mut counter);
///     counter.nodes
/// });
/// assert!(2 * best < worst);
/// # Ok::<(), cutoff::games::grid::NameError>(())
/// ```
pub struct ByValue<'g, G: Game, C, L, V> {
    search: Search<'g, G, C, GameOrder, L>,
    best_first: bool,
    known: RefCell<KnownValues<G>>,
    observer: RefCell<V>,
}

/// The values known so far. They can be used for all orders of the same search, even after it has
/// stopped and continues.
#[derive(Clone)]
pub struct KnownValues<G: Game> {
    entries: usize,
    table: Table<Checked<G::Position>>,
    /// For each ply, the last position, and its moves with their values for the mover. A search
    /// that continues finds the path to its stop here without searching.
    path: Vec<Node<G>>,
    /// The search of the root's next move.
    begun: Pausable<i32, Counter>,
}

/// A position, and its moves with their values for the mover.
type Node<G> = (Option<<G as Game>::Position>, Vec<(i32, <G as Game>::Move)>);

impl<G: Game<Position: PartialEq>> KnownValues<G> {
    /// Starts without values, for a search with these scores and up to about `positions` nodes.
    pub fn new(scores: OutcomeScore, positions: usize) -> KnownValues<G> {
        let entries = positions.clamp(1, MOST_KEPT);
        KnownValues {
            entries,
            table: Table::checked(entries, scores),
            path: Vec::new(),
            begun: Pausable::from_ply(1, Counter::default()),
        }
    }

    /// Removes and returns the values of a position at this ply.
    fn take(&mut self, position: G::Position, ply: usize) -> Vec<(i32, G::Move)> {
        if self.path.len() <= ply {
            self.path.resize(ply + 1, (None, Vec::new()));
        }
        let (of, values) = &mut self.path[ply];
        if *of != Some(position) {
            (*of, *values) = (Some(position), Vec::new());
        }
        mem::take(values)
    }
}

impl<'g, G: Game<Position: PartialEq>, C, L, V> ByValue<'g, G, C, L, V> {
    /// Makes the move order for this search, from the known values. `observer` observes the
    /// searches that find more values.
    pub fn new(
        search: Search<'g, G, C, GameOrder, L>,
        best_first: bool,
        known: KnownValues<G>,
        observer: V,
    ) -> ByValue<'g, G, C, L, V> {
        ByValue {
            search,
            best_first,
            known: RefCell::new(known),
            observer: RefCell::new(observer),
        }
    }

    /// Returns the values that are known by now.
    pub fn into_known(self) -> KnownValues<G> {
        self.known.into_inner()
    }
}

impl<G, C, L, V> ByValue<'_, G, C, L, V>
where
    G: Game<Position: Hash + PartialEq>,
    C: Scoring<G, Score = i32> + Copy,
    L: Limit<G, i32>,
{
    /// Finds the values of the root's moves, which take longest, until `more` returns false. `more`
    /// is passed the nodes spent on the current move. Returns `true` once all values are known.
    /// Without this call, they are found when needed.
    pub fn prepare(&self, root: G::Position, mut more: impl FnMut(u64) -> bool) -> bool {
        let search = &self.search;
        let side = search.game.to_move(root);
        let mut known = self.known.borrow_mut();
        let mut values = known.take(root, 0);
        let entries = known.entries;
        let KnownValues { table, begun, .. } = &mut *known;
        let mut table = table.by(|position: G::Position| (hash(position) % entries, position));
        let moves = search.game.moves(root).skip(values.len());
        let done = moves.map(|mv| {
            let child = search.game.play(root, mv);
            let value = begun.go_on_by(search, child, &mut table, |counts| more(counts.nodes))?;
            *begun = Pausable::from_ply(1, Counter::default());
            values.push((value.seen_by(side), mv));
            Some(())
        });
        let done = done.collect::<Option<()>>().is_some();
        known.path[0].1 = values;
        done
    }
}

impl<G, C, L, V> Order<G> for ByValue<'_, G, C, L, V>
where
    G: Game<Position: Hash + PartialEq>,
    C: Scoring<G, Score = i32>,
    L: Limit<G, i32>,
    V: Observer<G::Move, i32>,
{
    fn moves(&self, game: &G, position: G::Position, ply: u32) -> impl Iterator<Item = G::Move> {
        let side = game.to_move(position);
        let known = &mut *self.known.borrow_mut();
        let mut values = known.take(position, ply as usize);
        let KnownValues { entries, table, .. } = known;
        let mut table = table.by(|position: G::Position| (hash(position) % *entries, position));
        let mut observer = self.observer.borrow_mut();
        let mut value = |mv| {
            let child = game.play(position, mv);
            let (search, observer) = (&self.search, &mut *observer);
            search
                .alpha_beta_in(Recursive, child, ply + 1, &mut table, observer)
                .seen_by(side)
        };
        let unknown = game.moves(position).skip(values.len());
        values.extend(unknown.map(|mv| (value(mv), mv)));
        let mut moves = values.clone();
        known.path[ply as usize].1 = values;
        sort_few(
            &mut moves,
            |(value, _)| if self.best_first { -value } else { value },
        );
        moves.into_iter().map(|(_, mv)| mv)
    }
}

fn hash<P: Hash>(position: P) -> usize {
    let mut hasher = PositionHasher::default();
    position.hash(&mut hasher);
    hasher.finish() as usize
}
