//! Proved bounds on positions.

use crate::games::grid::Position;

/// The proved bounds on a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct BoundEntry {
    position: Position,
    /// The score is at least this.
    pub lower: i8,
    /// The score is at most this.
    pub upper: i8,
    /// The cell of the move that proved the lower bound, or else of the best move so far.
    pub best: u8,
    /// The binary logarithm of the number of nodes that it took, plus one; 0 in a free slot.
    work: u8,
}

pub(super) const NO_MOVE: u8 = u8::MAX;

const FREE_SLOT: BoundEntry = BoundEntry {
    position: Position::EMPTY,
    lower: i8::MIN,
    upper: i8::MAX,
    best: NO_MOVE,
    work: 0,
};

/// Slots in a bucket.
const SLOTS: usize = 2;
/// The number of buckets of a new table, as a power of two. They take 96 KB.
const SMALLEST_BITS: u32 = 11;

/// A hash table of proved bounds.
///
/// An entry has its whole position, so positions are never confused. It needs no depth, because
/// scores count the stones at the end of the game. So a bound is true at every place in the tree
/// and for every depth of the search.
///
/// A bucket has two slots. The first slot keeps the entry that took more nodes, the second slot the
/// newest. If an entry with more nodes takes the first slot, the entry that was there moves to the
/// second.
///
/// The table starts small. If more than half of it is in use and a slot is needed, it doubles, up
/// to a limit in bytes. The number of a bucket is the top bits of the hash, so bucket `n` splits
/// into `2n` and `2n + 1`, in the same memory. If the memory is refused, the table stays as it is.
#[derive(Clone, Debug)]
pub(super) struct BoundTable {
    entries: Vec<BoundEntry>,
    /// The binary logarithm of the number of buckets.
    bits: u32,
    in_use: usize,
    ceiling: usize,
    refused: bool,
}

impl BoundTable {
    /// Makes a table that grows to at most this many bytes. If even the smallest table is larger,
    /// it has no slots and stores nothing.
    pub fn new(ceiling: usize) -> BoundTable {
        let mut table = BoundTable {
            entries: Vec::new(),
            bits: SMALLEST_BITS - 1,
            in_use: 0,
            ceiling,
            refused: false,
        };
        table.grow();
        table
    }

    /// Returns the bytes in use for entries.
    pub fn bytes(&self) -> usize {
        self.entries.len() * size_of::<BoundEntry>()
    }

    /// True if memory was refused below the limit.
    pub fn refused(&self) -> bool {
        self.refused
    }

    /// Returns the proved bounds on a position.
    #[inline]
    pub fn get(&self, position: Position) -> Option<BoundEntry> {
        let start = self.bucket(position)?;
        let bucket = &self.entries[start..start + SLOTS];
        let entry = bucket
            .iter()
            .find(|entry| entry.position == position && entry.work != 0);
        entry.copied()
    }

    /// Stores bounds that took this number of nodes to prove. Bounds that are already known stay.
    pub fn keep(&mut self, position: Position, bounds: (i32, i32), best: u8, nodes: u64) {
        let Some(start) = self.bucket(position) else {
            return;
        };
        let work = nodes.max(1).ilog2() as u8 + 1;
        let mut entry = BoundEntry {
            position,
            lower: bounds.0 as i8,
            upper: bounds.1 as i8,
            best,
            work,
        };
        let bucket = &mut self.entries[start..start + SLOTS];
        if let Some(old) = bucket
            .iter_mut()
            .find(|old| old.position == position && old.work != 0)
        {
            if entry.lower < old.lower {
                entry.best = old.best;
            }
            entry.lower = entry.lower.max(old.lower);
            entry.upper = entry.upper.min(old.upper);
            entry.work = entry.work.max(old.work);
            *old = entry;
            return;
        }
        let was_free = bucket.iter().any(|old| old.work == 0);
        if entry.work >= bucket[0].work {
            bucket[1] = bucket[0];
            bucket[0] = entry;
        } else {
            bucket[1] = entry;
        }
        self.in_use += usize::from(was_free);
        if !was_free && self.in_use * 2 > self.entries.len() {
            self.grow();
        }
    }

    /// Doubles the number of buckets if the limit and the memory allow it.
    fn grow(&mut self) {
        let buckets = 1_usize << (self.bits + 1);
        let wanted = buckets * SLOTS;
        if self.refused || wanted.saturating_mul(size_of::<BoundEntry>()) > self.ceiling {
            return;
        }
        let more = wanted - self.entries.len();
        if self.entries.try_reserve_exact(more).is_err() {
            self.refused = true;
            return;
        }
        let old = self.entries.len();
        self.entries.resize(wanted, FREE_SLOT);
        self.bits += 1;
        self.in_use = 0;
        // The loop runs downwards, because the two new buckets of a bucket are never below it.
        for start in (0..old).step_by(SLOTS).rev() {
            let bucket = [self.entries[start], self.entries[start + 1]];
            self.entries[start..start + SLOTS].fill(FREE_SLOT);
            for entry in bucket.into_iter().filter(|entry| entry.work != 0) {
                let start = self.bucket(entry.position).expect("there are buckets now");
                let slot = start + usize::from(self.entries[start].work != 0);
                self.entries[slot] = entry;
                self.in_use += 1;
            }
        }
    }

    /// Returns the index at which the bucket of a position begins.
    #[inline]
    fn bucket(&self, position: Position) -> Option<usize> {
        if self.entries.is_empty() {
            return None;
        }
        let Position { mover, other } = position;
        let mixed = (mover ^ other.rotate_left(32)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mixed = (mixed ^ mixed >> 32 ^ other).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        Some((mixed >> (64 - self.bits)) as usize * SLOTS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(number: u64) -> Position {
        Position {
            mover: number,
            other: !number << 32,
        }
    }

    #[test]
    fn a_growing_table_finds_its_latest_entry() {
        let mut table = BoundTable::new(1 << 20);
        for number in 1..100_000 {
            let bounds = (-(number as i32 % 60), number as i32 % 50);
            table.keep(position(number), bounds, (number % 64) as u8, 1);
            let entry = table.get(position(number)).expect("kept just now");
            assert_eq!((i32::from(entry.lower), i32::from(entry.upper)), bounds);
            assert_eq!(u64::from(entry.best), number % 64);
        }
        assert!(table.bytes() > 96 << 10, "the table has grown");
        assert!(table.bytes() <= 1 << 20, "and kept below its ceiling");
        let in_use = table.entries.iter().filter(|entry| entry.work != 0).count();
        assert_eq!(in_use, table.in_use);
    }

    #[test]
    fn a_growing_table_loses_no_entry() {
        let mut table = BoundTable::new(1 << 22);
        for number in 1..3_000 {
            table.keep(position(number), (0, 1), NO_MOVE, number);
        }
        let found = |table: &BoundTable| -> Vec<u64> {
            (1..3_000)
                .filter(|&number| table.get(position(number)).is_some())
                .collect()
        };
        let before = found(&table);
        table.grow();
        assert_eq!(found(&table), before);
    }

    #[test]
    fn an_entry_that_took_more_nodes_stays() {
        let mut table = BoundTable::new(1 << 17);
        table.keep(position(1), (0, 0), 5, 1 << 40);
        for number in 2..200_000 {
            table.keep(position(number), (0, 1), NO_MOVE, 1);
        }
        assert_eq!(table.get(position(1)).map(|entry| entry.best), Some(5));
    }

    #[test]
    fn bounds_only_become_narrower() {
        let mut table = BoundTable::new(1 << 17);
        table.keep(position(1), (-5, 9), 3, 1);
        table.keep(position(1), (-7, 2), 4, 1);
        let entry = table.get(position(1)).expect("kept");
        assert_eq!((entry.lower, entry.upper, entry.best), (-5, 2, 3));
    }

    #[test]
    fn a_table_stays_the_same_if_memory_is_refused() {
        let mut table = BoundTable::new(usize::MAX);
        table.keep(position(1), (0, 0), NO_MOVE, 1);
        let bytes = table.bytes();
        table.bits = 55; // as if it were large; no machine has twice as much memory
        table.grow();
        table.bits = SMALLEST_BITS;
        assert!(table.refused());
        assert_eq!(table.bytes(), bytes);
        assert!(table.get(position(1)).is_some());
    }

    #[test]
    fn a_table_without_room_keeps_nothing() {
        let mut table = BoundTable::new(0);
        table.keep(position(1), (0, 0), NO_MOVE, 1);
        assert_eq!(table.get(position(1)), None);
        assert_eq!(table.bytes(), 0);
        assert!(!table.refused());
    }
}
