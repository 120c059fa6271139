//! A transposition table: what has been found out about a position is used wherever it comes up
//! again.

use super::{OutcomeScore, Variant, Window};

/// What a stored value says about the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Bound {
    Exact,
    /// The position is worth at least this.
    Least,
    /// The position is worth at most this.
    Most,
}

/// A transposition table for [`alpha_beta_by`](super::alpha_beta_by), one entry for each key, always
/// replaced. Source: R. Greenblatt, D. Eastlake, S. Crocker, *The Greenblatt Chess Program* (1967);
/// bounds as in T. Marsland, *A Review of Game-Tree Pruning* (1986).
///
/// Scores count plies from the root, and a position can come up at several plies, so values are kept
/// as seen from the position itself.
#[derive(Clone, Debug)]
pub struct Table<K> {
    key: K,
    scoring: OutcomeScore,
    entries: Vec<Option<(Bound, i32)>>,
    /// Whether bounds are taken for values, as programs do that forget to store which it is.
    bounds_as_values: bool,
}

impl<K> Table<K> {
    /// An empty table. `key` gives each position a number below `keys`; positions with the same
    /// number must have the same worth.
    pub fn new(key: K, keys: usize, scoring: OutcomeScore) -> Table<K> {
        Table {
            key,
            scoring,
            entries: vec![None; keys],
            bounds_as_values: false,
        }
    }

    /// The same with a well-known fault: bounds are stored and used as if they were values.
    pub fn with_bounds_as_values(self) -> Table<K> {
        Table {
            bounds_as_values: true,
            ..self
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.entries.fill(None);
    }
}

impl<P: Copy, K: Fn(P) -> usize> Variant<P, i32> for Table<K> {
    fn recall(&mut self, position: P, ply: u32, window: Window<i32>) -> Option<i32> {
        let (bound, stored) = self.entries[(self.key)(position)]?;
        let value = self.scoring.from_root(stored, ply);
        let holds = match bound {
            Bound::Exact => true,
            Bound::Least => value >= window.beta,
            Bound::Most => value <= window.alpha,
        };
        (holds || self.bounds_as_values).then_some(value)
    }

    fn keep(&mut self, position: P, ply: u32, entered: Window<i32>, value: i32) {
        let bound = if value >= entered.beta {
            Bound::Least
        } else if value <= entered.alpha {
            Bound::Most
        } else {
            Bound::Exact
        };
        let stored = self.scoring.from_position(value, ply);
        self.entries[(self.key)(position)] = Some((bound, stored));
    }
}
