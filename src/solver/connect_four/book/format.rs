//! The book as a file.
//!
//! ```text
//! byte 0   "C4BK"
//!      4   version (2), columns (7), rows (6), depth in plies
//!      8   number of scores, lowest byte first
//!     12   checksum of all that follows, lowest byte first (32-bit FNV-1a)
//!     16   the scores, as `scores.rs` writes them
//! ```

use std::fmt;

use super::Book;

const MAGIC: &[u8] = b"C4BK";
const VERSION: u8 = 2;
const GAME: [u8; 2] = [7, 6];
const HEADER: usize = 16;

/// The contents of a file.
pub(super) struct Contents<'b> {
    pub depth: u32,
    /// The number of scores.
    pub count: usize,
    pub scores: &'b [u8],
}

/// The reason why bytes are not a book. [`Display`](fmt::Display) writes it as a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BookError {
    /// The bytes do not start with the signature of a book.
    NoBook,
    /// The version of the file cannot be read.
    Version {
        /// The version.
        found: u8,
    },
    /// The book is for a board of another size.
    Game {
        /// Its columns.
        columns: u8,
        /// Its rows.
        rows: u8,
    },
    /// The book is too deep to be read.
    Depth {
        /// Its depth.
        found: u8,
    },
    /// The bytes are damaged, because the checksum differs.
    Checksum,
    /// The bytes after the header do not decode to this number of scores.
    Scores,
    /// The book does not have a score for each position.
    Count {
        /// The number of its scores.
        found: usize,
        /// The number of positions.
        needed: usize,
    },
}

impl fmt::Display for BookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const DEEPEST: u32 = Book::MOST_DEPTH;
        match *self {
            Self::NoBook => f.write_str("these bytes are not a book"),
            Self::Version { found: version } => write!(
                f,
                "this book is of version {version}; only version {VERSION} can be read"
            ),
            Self::Game { columns, rows } => write!(
                f,
                "this book is for a board of {columns} × {rows}, not for 7 × 6"
            ),
            Self::Depth { found } => {
                write!(
                    f,
                    "this book has {found} plies; at most {DEEPEST} can be read"
                )
            }
            Self::Checksum => f.write_str("this book is damaged: its checksum is wrong"),
            Self::Scores => f.write_str("this book's scores cannot be read"),
            Self::Count { found, needed } => {
                write!(
                    f,
                    "this book has {found} scores, and its plies need {needed}"
                )
            }
        }
    }
}

impl std::error::Error for BookError {}

/// Returns the file with this number of scores.
pub(super) fn write(depth: u32, count: usize, scores: &[u8]) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    bytes.extend([VERSION, GAME[0], GAME[1], depth as u8]);
    bytes.extend((count as u32).to_le_bytes());
    bytes.extend(checksum(scores).to_le_bytes());
    bytes.extend(scores);
    bytes
}

pub(super) fn read(bytes: &[u8]) -> Result<Contents<'_>, BookError> {
    let (header, scores) = bytes.split_at_checked(HEADER).ok_or(BookError::NoBook)?;
    let &[_, _, _, _, version, columns, rows, depth, ref numbers @ ..] = header else {
        return Err(BookError::NoBook);
    };
    if !header.starts_with(MAGIC) {
        return Err(BookError::NoBook);
    }
    if version != VERSION {
        return Err(BookError::Version { found: version });
    }
    if [columns, rows] != GAME {
        return Err(BookError::Game { columns, rows });
    }
    if u32::from(depth) > Book::MOST_DEPTH {
        return Err(BookError::Depth { found: depth });
    }
    let (count, sum) = numbers.split_at(4);
    if checksum(scores).to_le_bytes() != sum {
        return Err(BookError::Checksum);
    }
    let higher = count.iter().rev();
    let count = higher.fold(0, |n, &byte| n << 8 | usize::from(byte));
    Ok(Contents {
        depth: depth.into(),
        count,
        scores,
    })
}

/// 32-bit FNV-1a (G. Fowler, L. Noll, P. Vo).
fn checksum(bytes: &[u8]) -> u32 {
    let step = |sum: u32, &byte: &u8| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    bytes.iter().fold(0x811C_9DC5, step)
}
