//! What has been proved about positions, in as little memory as the search needs.

use super::shape::Shape;

/// One entry: the hash's lowest 49 bits, bounds and cost.
///
/// ```text
/// bit 63       15 14    9 8     3 2    0
///     [ hash 49 ][ least ][ most ][ cost ]
/// ```
///
/// The hash has as many bits as a key, and no two keys have the same. What it has above these 49 bits is
/// part of the entry's place. So an entry is never taken for another position's.
type Entry = u64;

/// How many bits of the hash an entry has.
const HASH_BITS: u32 = 49;

/// Two entries that share a place. The dearer one stays in the first; the other is the newest.
type Bucket = [Entry; 2];

const BUCKET_BYTES: usize = size_of::<Bucket>();
/// The size that every table starts with: it lies in the nearest cache and is soon cleared. On boards of
/// more than 58 bits it is larger, up to 512 KB, as the place has to hold more of the hash.
const FIRST_BITS: u32 = 9;
/// Scores are stored as numbers from 0.
const ZERO: i32 = 32;

/// Bounds of a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bounds {
    pub least: i32,
    pub most: i32,
}

/// A table of bounds. It starts with 8 KB and doubles when it has been filled several times, up to a
/// ceiling. A small table is faster: what costs time in a large one is the memory, not the misses.
#[derive(Debug)]
pub(super) struct ScoreTable {
    /// How many bits of the hash an entry has not.
    beyond: u32,
    buckets: Vec<Bucket>,
    /// The base-two logarithm of the number of buckets.
    bits: u32,
    /// Replacements left before it grows.
    patience: u64,
    most_bytes: usize,
    /// Whether anything has been stored since it was empty.
    used: bool,
    /// Whether the system refused memory below the ceiling.
    pub refused: bool,
}

impl ScoreTable {
    /// An empty table that never takes more than `most_bytes`, but for its first size.
    pub fn new(beyond: u32, most_bytes: usize) -> ScoreTable {
        let bits = FIRST_BITS.max(beyond);
        let mut table = ScoreTable {
            beyond,
            buckets: vec![[0; 2]; 1 << bits],
            bits,
            patience: 0,
            most_bytes,
            used: false,
            refused: false,
        };
        table.patience = table.replacements_before_growth();
        table
    }

    /// Forgets everything and goes back to the first size. The memory is kept for the next growth.
    pub fn clear(&mut self) {
        if !self.used {
            return; // for a few nodes, filling 8 KB takes as long as the search
        }
        self.used = false;
        self.bits = FIRST_BITS.max(self.beyond);
        self.buckets.truncate(1 << self.bits);
        self.patience = self.replacements_before_growth();
        self.buckets.fill([0; 2]);
    }

    /// How much memory the entries take.
    pub fn bytes(&self) -> usize {
        self.buckets.capacity() * BUCKET_BYTES
    }

    /// What is stored about a position.
    #[inline(always)]
    pub fn get<S: Shape>(&self, shape: S, key: u64) -> Option<Bounds> {
        let hash = hash(shape, key);
        let start = start(shape, hash);
        let bucket = &self.buckets[place(hash, self.bits)];
        if is_of(bucket[0], start) {
            Some(bounds(bucket[0]))
        } else if is_of(bucket[1], start) {
            Some(bounds(bucket[1]))
        } else {
            None
        }
    }

    /// Stores what a search of `nodes` nodes has proved.
    #[inline(always)]
    pub fn put<S: Shape>(&mut self, shape: S, key: u64, proved: Bounds, nodes: u64) {
        let cost = u64::from((64 - (nodes >> 1).leading_zeros()) >> 1).min(7);
        let hash = hash(shape, key);
        let start = start(shape, hash);
        let entry =
            start | ((proved.least + ZERO) as u64) << 9 | ((proved.most + ZERO) as u64) << 3 | cost;
        self.used = true;
        let bucket = &mut self.buckets[place(hash, self.bits)];
        if is_of(bucket[0], start) {
            bucket[0] = entry.max(bucket[0] & 7 | entry & !7);
            return;
        }
        let lost = bucket[1];
        if cost >= bucket[0] & 7 {
            bucket[1] = bucket[0];
            bucket[0] = entry;
        } else {
            bucket[1] = entry;
        }
        if lost != 0 && !is_of(lost, start) {
            self.patience -= 1;
            if self.patience == 0 {
                self.grow();
                self.patience = self.replacements_before_growth();
            }
        }
    }

    fn replacements_before_growth(&self) -> u64 {
        4 << self.bits
    }

    /// Doubles the table, if the ceiling allows it and the memory can be had. If not, the search goes
    /// on with the table as it is.
    #[cold]
    #[inline(never)]
    fn grow(&mut self) {
        let old = self.buckets.len();
        if old * 2 * BUCKET_BYTES > self.most_bytes {
            return;
        }
        self.refused = self.buckets.try_reserve_exact(old).is_err();
        if self.refused {
            return;
        }
        self.buckets.resize(old * 2, [0; 2]);
        self.bits += 1;
        // The place is the hash's highest bits, so what was in place i belongs to 2i or 2i + 1. The bit that
        // tells is one of those that an entry has. From the end, no bucket is written before it is read.
        for i in (0..old).rev() {
            let mut halves: [Bucket; 2] = [[0; 2]; 2];
            for entry in self.buckets[i] {
                if entry != 0 {
                    let hash = entry >> self.beyond;
                    let half = &mut halves[place(hash, self.bits) & 1];
                    half[usize::from(half[0] != 0)] = entry;
                }
            }
            self.buckets[2 * i] = halves[0];
            self.buckets[2 * i + 1] = halves[1];
        }
    }
}

/// How many bits of the hash an entry has not: for keys of up to 49 bits none.
#[inline(always)]
pub(super) fn beyond_entry<S: Shape>(shape: S) -> u32 {
    (shape.columns() * shape.stride()).saturating_sub(HASH_BITS)
}

/// Multiplicative hashing by the golden ratio (D. Knuth, *The Art of Computer Programming* 3, 6.4). The
/// hash begins at bit 63. An odd factor makes no two keys of so many bits one.
#[inline(always)]
fn hash<S: Shape>(shape: S, key: u64) -> u64 {
    let unused = 64 - HASH_BITS - beyond_entry(shape);
    key.wrapping_mul(0x9E37_79B9_7F4A_7C15) << unused
}

/// An entry's part of the hash, where an entry has it.
#[inline(always)]
fn start<S: Shape>(shape: S, hash: u64) -> u64 {
    hash << beyond_entry(shape)
}

/// The bucket of a hash: its highest bits.
#[inline(always)]
fn place(hash: u64, bits: u32) -> usize {
    (hash >> (64 - bits)) as usize
}

/// Whether an entry starts so.
#[inline(always)]
fn is_of(entry: Entry, start: u64) -> bool {
    (entry ^ start) >> (64 - HASH_BITS) == 0
}

#[inline(always)]
fn bounds(entry: Entry) -> Bounds {
    Bounds {
        least: (entry >> 9 & 63) as i32 - ZERO,
        most: (entry >> 3 & 63) as i32 - ZERO,
    }
}
