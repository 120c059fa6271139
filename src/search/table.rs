//! A transposition table: a value that was found for a position is used again wherever the position
//! recurs.

use super::{Bound, OutcomeScore, Variant, Window};

/// A transposition table for [`alpha_beta_by`](super::alpha_beta_by), one entry for each key, always
/// replaced. Source: R. Greenblatt, D. Eastlake, S. Crocker, *The Greenblatt Chess Program* (1967);
/// bounds as in T. Marsland, *A Review of Game-Tree Pruning* (1986).
///
/// Scores count plies from the root, and a position can come up at several plies, so values are kept
/// as seen from the position itself.
///
/// ```
/// use cutoff::games::tic_tac_toe::KEYS;
/// use cutoff::search::{Counter, OutcomeScore, Search, Table, alpha_beta_by};
/// use cutoff::{Board, TicTacToe};
///
/// let scoring = OutcomeScore::depth_aware(9);
/// let search = Search::new(&TicTacToe, scoring);
/// let mut table = Table::new(KEYS, scoring);
/// let mut counter = Counter::default();
/// alpha_beta_by(&search, Board::EMPTY, &mut table.by(Board::key), &mut counter);
/// assert!(counter.nodes < 20_866 / 3);
/// ```
///
/// Where there are too many positions for an entry each, an entry also holds a check `C`, which says
/// whose value it is: see [`by_checked`](Self::by_checked).
#[derive(Clone, Debug)]
pub struct Table<C = ()> {
    scoring: OutcomeScore,
    entries: Vec<Option<(C, Bound, i32)>>,
    /// Whether bounds are taken for values. Programs make this mistake when they do not store the kind.
    bounds_as_values: bool,
}

impl<C: Copy + PartialEq> Table<C> {
    /// An empty table for keys below `keys`.
    pub fn new(keys: usize, scoring: OutcomeScore) -> Table<C> {
        Table {
            scoring,
            entries: vec![None; keys],
            bounds_as_values: false,
        }
    }

    /// The same with a common mistake: it stores bounds and uses them as values.
    pub fn with_bounds_as_values(self) -> Table<C> {
        Table {
            bounds_as_values: true,
            ..self
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.entries.fill(None);
    }

    /// The table for a search in which `key` gives each position a number and a check; positions with
    /// the same number and the same check must have the same worth.
    pub fn by_checked<K>(&mut self, key: K) -> Keyed<'_, K, C> {
        Keyed { table: self, key }
    }
}

impl Table {
    /// The table for a search in which `key` gives each position its number; positions with the same
    /// number must have the same worth.
    pub fn by<P>(&mut self, key: impl Fn(P) -> usize) -> Keyed<'_, impl Fn(P) -> (usize, ()), ()> {
        self.by_checked(move |position| (key(position), ()))
    }
}

/// A [`Table`] with the numbers of positions.
pub struct Keyed<'t, K, C> {
    table: &'t mut Table<C>,
    key: K,
}

impl<P: Copy, C: Copy + PartialEq, K: Fn(P) -> (usize, C)> Variant<P, i32> for Keyed<'_, K, C> {
    fn recall(&mut self, position: P, ply: u32, window: Window<i32>) -> Option<i32> {
        let (number, check) = (self.key)(position);
        let (kept, bound, stored) = self.table.entries[number]?;
        if kept != check {
            return None;
        }
        let value = self.table.scoring.from_root(stored, ply);
        let holds = match bound {
            Bound::Exact => true,
            Bound::Least => value >= window.beta,
            Bound::Most => value <= window.alpha,
        };
        (holds || self.table.bounds_as_values).then_some(value)
    }

    fn keep(&mut self, position: P, ply: u32, entered: Window<i32>, value: i32) {
        let bound = Bound::of(value, entered);
        let stored = self.table.scoring.from_position(value, ply);
        let (number, check) = (self.key)(position);
        self.table.entries[number] = Some((check, bound, stored));
    }
}
