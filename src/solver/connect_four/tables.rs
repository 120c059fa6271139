//! The search's tables: a large one, and a small one for positions near the end.
//!
//! Most positions that a long search enters are near the end. In one large table, each of them waits for
//! memory, and they drive out what took longer to prove. A small table stays in the nearest caches and
//! holds most of what is useful about them.

use super::table::ScoreTable;

/// How many bytes the small table takes at most, but for its first size.
const SMALL_BYTES: usize = 64 << 10;
/// Positions with at most so many empty cells are in the small table.
const SMALL_EMPTY: i32 = 16;

/// All that has been proved about positions.
#[derive(Debug)]
pub(super) struct Tables {
    large: ScoreTable,
    small: Option<ScoreTable>,
}

impl Tables {
    /// Empty tables that never take more than `most_bytes` together, but for their first sizes. There is a
    /// small one, unless the large one may hardly be larger.
    pub fn new(beyond: u32, most_bytes: usize) -> Tables {
        let two = most_bytes >= 4 * SMALL_BYTES;
        let small = two.then(|| ScoreTable::new(beyond, SMALL_BYTES));
        let rest = most_bytes - if two { SMALL_BYTES } else { 0 };
        Tables {
            large: ScoreTable::new(beyond, rest),
            small,
        }
    }

    /// The table of positions with so many empty cells.
    #[inline(always)]
    pub fn with_empty(&self, empty: i32) -> &ScoreTable {
        match &self.small {
            Some(small) if empty <= SMALL_EMPTY => small,
            _ => &self.large,
        }
    }

    /// The same, to store in.
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

    /// How much memory the entries take.
    pub fn bytes(&self) -> usize {
        self.all().map(ScoreTable::bytes).sum()
    }

    /// Whether the system refused memory below the ceiling.
    pub fn refused(&self) -> bool {
        self.all().any(|table| table.refused)
    }

    fn all(&self) -> impl Iterator<Item = &ScoreTable> {
        [&self.large].into_iter().chain(&self.small)
    }
}
