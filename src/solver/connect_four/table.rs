//! Tables of proved bounds, as small as the search allows.
//!
//! Most positions that a long search enters are near the end. In one large table, each of them
//! would wait for memory, and they would replace entries that took longer to prove. So a small
//! table, which fits in the nearest caches, has their entries.

use super::shape::Shape;

/// One entry: the hash's lowest 49 bits, bounds and cost.
///
/// ```text
/// bit 63       15 14    9 8     3 2    0
///     [ hash 49 ][ least ][ most ][ cost ]
/// ```
///
/// The hash has the same number of bits as a key, and different keys have different hashes. The
/// bits of the hash above these 49 follow from the entry's bucket. So an entry is never used for
/// another position.
type Entry = u64;

/// The number of bits of the hash in an entry.
const HASH_BITS: u32 = 49;

/// Two entries. The first took more nodes. Others replace the second.
type Bucket = [Entry; 2];

const BUCKET_BYTES: usize = size_of::<Bucket>();
/// The size of a new table, as a power of two. It fits in the nearest cache and is soon cleared. On
/// boards of more than 58 bits it is larger, up to 512 KB, because the number of a bucket has to
/// contain more of the hash.
const FIRST_BITS: u32 = 9;
/// The number that stands for the score 0 in an entry.
const ZERO: i32 = 32;

/// Bounds on a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bounds {
    pub least: i32,
    pub most: i32,
}

/// A table of bounds. It starts with 8 KB and doubles when it has been filled several times, up to
/// a limit. A small table is faster, because waiting for the memory of a large table takes more
/// time than the misses of a small one.
#[derive(Debug)]
pub(super) struct ScoreTable {
    /// The number of bits of the hash that an entry leaves out.
    beyond: u32,
    buckets: Vec<Bucket>,
    /// The base-two logarithm of the number of buckets.
    bits: u32,
    /// The number of replacements before it grows.
    patience: u64,
    most_bytes: usize,
    /// True if an entry has been stored since the table was last empty.
    used: bool,
    /// True if the system refused memory below the limit.
    pub refused: bool,
}

impl ScoreTable {
    /// Makes an empty table that never takes more than `most_bytes`, except at its first size.
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

    /// Clears the table and returns to the first size. The memory is kept for later growth.
    pub fn clear(&mut self) {
        if !self.used {
            return; // after a few nodes, filling 8 KB would take as long as the search
        }
        self.used = false;
        self.bits = FIRST_BITS.max(self.beyond);
        self.buckets.truncate(1 << self.bits);
        self.patience = self.replacements_before_growth();
        self.buckets.fill([0; 2]);
    }

    /// Returns the bytes that the entries take.
    pub fn bytes(&self) -> usize {
        self.buckets.capacity() * BUCKET_BYTES
    }

    /// Returns the stored bounds of a position.
    #[inline(always)]
    pub fn get<S: Shape>(&self, shape: S, key: u64) -> Option<Bounds> {
        let hash = hash(shape, key);
        let start = start(shape, hash);
        let bucket = &self.buckets[bucket_of(hash, self.bits)];
        if is_of(bucket[0], start) {
            Some(bounds(bucket[0]))
        } else if is_of(bucket[1], start) {
            Some(bounds(bucket[1]))
        } else {
            None
        }
    }

    /// Stores the bounds that a search of `nodes` nodes has proved.
    #[inline(always)]
    pub fn put<S: Shape>(&mut self, shape: S, key: u64, proved: Bounds, nodes: u64) {
        let cost = u64::from((64 - (nodes >> 1).leading_zeros()) >> 1).min(7);
        let hash = hash(shape, key);
        let start = start(shape, hash);
        let entry =
            start | ((proved.least + ZERO) as u64) << 9 | ((proved.most + ZERO) as u64) << 3 | cost;
        self.used = true;
        let bucket = &mut self.buckets[bucket_of(hash, self.bits)];
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

    /// Doubles the table if the limit and the system allow it. Otherwise the table keeps its size.
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
        // The number of a bucket is the highest bits of the hash, so an entry in bucket i moves to
        // bucket 2i or 2i + 1, depending on a bit in the entry. The loop runs backwards, so that no
        // bucket is written before it is read.
        for i in (0..old).rev() {
            let mut halves: [Bucket; 2] = [[0; 2]; 2];
            for entry in self.buckets[i] {
                if entry != 0 {
                    let hash = entry >> self.beyond;
                    let half = &mut halves[bucket_of(hash, self.bits) & 1];
                    half[usize::from(half[0] != 0)] = entry;
                }
            }
            self.buckets[2 * i] = halves[0];
            self.buckets[2 * i + 1] = halves[1];
        }
    }
}

/// Returns the number of bits of the hash that an entry leaves out; 0 for keys of up to 49 bits.
#[inline(always)]
pub(super) fn beyond_entry<S: Shape>(shape: S) -> u32 {
    (shape.columns() * shape.stride()).saturating_sub(HASH_BITS)
}

/// Multiplicative hashing by the golden ratio (D. Knuth, *The Art of Computer Programming* 3, 6.4).
/// The hash begins at bit 63. The factor is odd, so different keys of this length have different
/// hashes.
#[inline(always)]
fn hash<S: Shape>(shape: S, key: u64) -> u64 {
    let unused = 64 - HASH_BITS - beyond_entry(shape);
    key.wrapping_mul(0x9E37_79B9_7F4A_7C15) << unused
}

/// Returns the part of the hash that is in an entry, shifted to where the entry has it.
#[inline(always)]
fn start<S: Shape>(shape: S, hash: u64) -> u64 {
    hash << beyond_entry(shape)
}

/// Returns the number of a hash's bucket, which is the hash's highest bits.
#[inline(always)]
fn bucket_of(hash: u64, bits: u32) -> usize {
    (hash >> (64 - bits)) as usize
}

/// True if an entry starts with this part of a hash.
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
    /// Makes empty tables that together never take more than `most_bytes`, except at their first
    /// sizes. With less memory than four small tables, there is only the large table.
    pub fn new(beyond: u32, most_bytes: usize) -> Tables {
        let two = most_bytes >= 4 * SMALL_BYTES;
        let small = two.then(|| ScoreTable::new(beyond, SMALL_BYTES));
        let rest = most_bytes - if two { SMALL_BYTES } else { 0 };
        Tables {
            large: ScoreTable::new(beyond, rest),
            small,
        }
    }

    /// Returns the table of positions with this number of empty cells.
    #[inline(always)]
    pub fn with_empty(&self, empty: i32) -> &ScoreTable {
        match &self.small {
            Some(small) if empty <= SMALL_EMPTY => small,
            _ => &self.large,
        }
    }

    /// Returns the same table to store entries in.
    #[inline(always)]
    pub fn with_empty_mut(&mut self, empty: i32) -> &mut ScoreTable {
        match &mut self.small {
            Some(small) if empty <= SMALL_EMPTY => small,
            _ => &mut self.large,
        }
    }

    /// Clears the tables and returns to the first sizes. The memory is kept for later growth.
    pub fn clear(&mut self) {
        self.large.clear();
        self.small.iter_mut().for_each(ScoreTable::clear);
    }

    /// Returns the bytes that the entries take.
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
