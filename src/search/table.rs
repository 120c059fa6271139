//! A transposition table, from which a search takes the value of a position that occurs again.

use std::collections::HashMap;
use std::hash::Hash;

use super::{Bound, OutcomeScore, Variant, Window};

/// The entry of a position: its value, counted from that position, and the meaning of the value.
type Entry = (Bound, i32);

/// The storage of a [`Table`].
pub trait Entries<K> {
    /// Returns the entry of a key.
    fn get(&self, key: K) -> Option<Entry>;

    /// Replaces the entry of a key.
    fn set(&mut self, key: K, entry: Entry);
}

/// Entries for keys that are small numbers.
impl Entries<usize> for Vec<Option<Entry>> {
    #[inline]
    fn get(&self, key: usize) -> Option<Entry> {
        self[key]
    }

    #[inline]
    fn set(&mut self, key: usize, entry: Entry) {
        self[key] = Some(entry);
    }
}

/// Entries with a check each, for keys that consist of a small number and a check.
pub type Checked<C> = Vec<Option<(C, Entry)>>;

impl<C: Copy + PartialEq> Entries<(usize, C)> for Checked<C> {
    #[inline]
    fn get(&self, (number, check): (usize, C)) -> Option<Entry> {
        self[number].and_then(|(kept, entry)| (kept == check).then_some(entry))
    }

    #[inline]
    fn set(&mut self, (number, check): (usize, C), entry: Entry) {
        self[number] = Some((check, entry));
    }
}

/// Entries for any other keys.
pub type Growing<K> = HashMap<K, Entry>;

impl<K: Eq + Hash> Entries<K> for Growing<K> {
    fn get(&self, key: K) -> Option<Entry> {
        HashMap::get(self, &key).copied()
    }

    fn set(&mut self, key: K, entry: Entry) {
        self.insert(key, entry);
    }
}

/// A transposition table for [`alpha_beta_by`](super::alpha_beta_by) with one entry for each key,
/// which is always replaced. Source: R. Greenblatt, D. Eastlake, S. Crocker, *The Greenblatt Chess
/// Program* (1967); bounds as in T. Marsland, *A Review of Game-Tree Pruning* (1986).
///
/// Scores count plies from the root, and a position can occur at several plies, so the table stores
/// values that are counted from the position itself.
///
/// ```
/// use cutoff::games::tic_tac_toe::KEYS;
/// use cutoff::search::{Counter, OutcomeScore, Search, Table, alpha_beta_by};
/// use cutoff::games::tic_tac_toe::{Board, TicTacToe};
///
/// let scoring = OutcomeScore::depth_aware(&TicTacToe);
/// let search = Search::new(&TicTacToe, scoring);
/// let mut table = Table::new(KEYS, scoring);
/// let mut counter = Counter::default();
/// alpha_beta_by(&search, Board::EMPTY, &mut table.by(Board::key), &mut counter);
/// assert!(counter.nodes < 20_866 / 3);
/// ```
///
/// A search with a depth limit needs its own table, because a value depends on the remaining number
/// of plies. The search does not count an estimate from a table as an estimate.
///
/// If there are too many positions for one entry each, there are two other tables. In
/// [`Table::checked`], an entry also has a check that identifies its position. [`Table::growing`]
/// grows.
#[derive(Clone, Debug)]
pub struct Table<E = Vec<Option<Entry>>> {
    scoring: OutcomeScore,
    entries: E,
    /// True if bounds are used as values, as in programs that do not store the kind of a value.
    bounds_as_values: bool,
}

impl Table {
    /// Makes an empty table for keys below `keys`.
    pub fn new(keys: usize, scoring: OutcomeScore) -> Table {
        Table::of(vec![None; keys], scoring)
    }

    /// Removes all entries.
    pub fn clear(&mut self) {
        self.entries.fill(None);
    }
}

impl<C: Copy> Table<Checked<C>> {
    /// Makes an empty table for numbers below `numbers`, with a check in each entry.
    pub fn checked(numbers: usize, scoring: OutcomeScore) -> Table<Checked<C>> {
        Table::of(vec![None; numbers], scoring)
    }
}

impl<K> Table<Growing<K>> {
    /// Makes an empty table for keys of any kind, which grows with every new key.
    ///
    /// ```
    /// use cutoff::games::grid::Grid;
    /// use cutoff::search::{OutcomeScore, Search, Table, alpha_beta_by};
    ///
    /// let grid: Grid = "4x3k3".parse()?;
    /// let scoring = OutcomeScore::depth_aware(&grid);
    /// let search = Search::new(&grid, scoring);
    /// let mut table = Table::growing(scoring);
    /// let value = alpha_beta_by(&search, grid.start(), &mut table.by(|position| position), &mut ());
    /// assert_eq!(value, 13 - 7); // X wins with the fourth stone
    /// # Ok::<(), cutoff::games::grid::NameError>(())
    /// ```
    pub fn growing(scoring: OutcomeScore) -> Table<Growing<K>> {
        Table::of(HashMap::new(), scoring)
    }
}

impl<E> Table<E> {
    fn of(entries: E, scoring: OutcomeScore) -> Table<E> {
        Table {
            scoring,
            entries,
            bounds_as_values: false,
        }
    }

    /// Returns the same table with a common bug, the use of bounds as values.
    pub fn with_bounds_as_values(self) -> Table<E> {
        Table {
            bounds_as_values: true,
            ..self
        }
    }

    /// Adapts the table to a search in which `key` returns the key of each position. Positions with
    /// the same key must have the same worth.
    pub fn by<N>(&mut self, key: N) -> Keyed<'_, N, E> {
        Keyed { table: self, key }
    }
}

/// A [`Table`] with the keys of positions.
pub struct Keyed<'t, N, E> {
    table: &'t mut Table<E>,
    key: N,
}

impl<P: Copy, K, N: Fn(P) -> K, E: Entries<K>> Variant<P, i32> for Keyed<'_, N, E> {
    fn probe(&mut self, position: P, ply: u32, window: Window<i32>) -> Option<i32> {
        let (bound, stored) = self.table.entries.get((self.key)(position))?;
        let value = self.table.scoring.from_root(stored, ply);
        let holds = match bound {
            Bound::Exact => true,
            Bound::Lower => value >= window.beta,
            Bound::Upper => value <= window.alpha,
        };
        (holds || self.table.bounds_as_values).then_some(value)
    }

    fn store(&mut self, position: P, ply: u32, entered: Window<i32>, value: i32) {
        let bound = Bound::of(value, entered);
        let stored = self.table.scoring.from_position(value, ply);
        let key = (self.key)(position);
        self.table.entries.set(key, (bound, stored));
    }
}
