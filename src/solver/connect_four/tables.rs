//! The search's tables: a large one, and a small one for positions near the end.
//!
//! Most positions that a long search enters are near the end. In one large table, each of them
//! waits for memory, and they replace entries that took longer to prove. A small table stays in the
//! nearest caches and has most of the useful entries about them.

use super::table::ScoreTable;

/// The largest size of the small table in bytes, except for its first size.
const SMALL_BYTES: usize = 64 << 10;
/// The largest number of empty cells of a position in the small table.
const SMALL_EMPTY: i32 = 16;

/// All proved bounds on positions.
#[derive(Debug)]
pub(super) struct Tables {
    large: ScoreTable,
    small: Option<ScoreTable>,
}

impl Tables {
    /// Empty tables that never take more than `most_bytes` together, except at their first sizes.
    /// There is no small one if the large one could be hardly larger.
    pub fn new(beyond: u32, most_bytes: usize) -> Tables {
        let two = most_bytes >= 4 * SMALL_BYTES;
        let small = two.then(|| ScoreTable::new(beyond, SMALL_BYTES));
        let rest = most_bytes - if two { SMALL_BYTES } else { 0 };
        Tables {
            large: ScoreTable::new(beyond, rest),
            small,
        }
    }

    /// The table of positions with this number of empty cells.
    #[inline(always)]
    pub fn with_empty(&self, empty: i32) -> &ScoreTable {
        match &self.small {
            Some(small) if empty <= SMALL_EMPTY => small,
            _ => &self.large,
        }
    }

    /// The same table, to store in.
    #[inline(always)]
    pub fn with_empty_mut(&mut self, empty: i32) -> &mut ScoreTable {
        match &mut self.small {
            Some(small) if empty <= SMALL_EMPTY => small,
            _ => &mut self.large,
        }
    }

    /// Forgets everything and goes back to the first sizes. The memory is kept for the next growth.
    pub fn clear(&mut self) {
        self.large.clear();
        self.small.iter_mut().for_each(ScoreTable::clear);
    }

    /// The bytes that the entries take.
    pub fn bytes(&self) -> usize {
        self.all().map(ScoreTable::bytes).sum()
    }

    /// True if the system refused memory below the limit.
    pub fn refused(&self) -> bool {
        self.all().any(|table| table.refused)
    }

    fn all(&self) -> impl Iterator<Item = &ScoreTable> {
        [&self.large].into_iter().chain(&self.small)
    }
}
