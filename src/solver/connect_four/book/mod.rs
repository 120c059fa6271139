//! An opening book with the exact scores of all positions up to a number of stones.

mod coder;
mod format;
mod scores;

use std::mem::swap;

use super::position::ConnectFourPosition;
use super::shape::{AnyShape, Shape};
use super::task::known_score;
use format::Contents;

pub use format::BookError;

/// The scores of all positions on 7×6 up to a number of stones.
///
/// A file has only the scores of the last ply, in the order of [`Book::positions`]. [`Book::load`]
/// computes the others from them, move by move.
///
/// ```
/// use cutoff::solver::connect_four::{AnyShape, Book, ConnectFourPosition};
///
/// // Four positions: a first stone and its mirror image are one. The scores are those after a stone
/// // in columns 1, 2, 3 and 4, for the second player.
/// assert_eq!(Book::positions(1).len(), 4);
/// let book = Book::load(&Book::write(1, &[2, 1, 0, -1]))?;
///
/// let answer = book.answer(ConnectFourPosition::empty(AnyShape::SEVEN_BY_SIX)).expect("it has no stone");
/// assert_eq!((answer.score, answer.best), (1, Some(3)));
/// # Ok::<(), cutoff::solver::connect_four::BookError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Book {
    /// The scores for each number of stones.
    plies: Vec<Ply>,
}

#[derive(Clone, Debug, Default)]
struct Ply {
    /// The keys of its positions, ascending.
    keys: Vec<u64>,
    /// The score of each position.
    scores: Vec<i8>,
}

/// The answer of a [`Book`] about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookAnswer {
    /// The exact score for the side to move, as defined at [`Solver`](super::Solver).
    pub score: i32,
    /// The first column from the left with that score. `None` for a position with as many stones as
    /// the book's depth, because the positions after its moves are not in the book.
    pub best: Option<u32>,
    /// The score of a stone in each column, `None` for a full column. Empty if `best` is `None`.
    pub columns: Vec<Option<i32>>,
}

impl Book {
    /// The largest depth of a book. Its positions can be listed in a moment.
    pub const MOST_DEPTH: u32 = 8;

    /// Lists the positions of a book of this depth, in its order. They have `depth` stones, and are
    /// sorted by the smaller key of a position and its mirror image. Finished positions are left
    /// out, and so are positions whose score follows from threats to win with the next stone.
    ///
    /// # Panics
    ///
    /// If `depth` is more than [`Book::MOST_DEPTH`].
    pub fn positions(depth: u32) -> Vec<ConnectFourPosition> {
        assert!(
            depth <= Book::MOST_DEPTH,
            "a book of {depth} plies is too deep"
        );
        let keys = unknown(all_positions(depth).swap_remove(depth as usize));
        keys.into_iter().map(with_key).collect()
    }

    /// Returns a file with these scores, which are in the order of [`Book::positions`].
    ///
    /// # Panics
    ///
    /// If the number of scores differs from the number of positions, or if `depth` is more than
    /// [`Book::MOST_DEPTH`].
    pub fn write(depth: u32, scores: &[i32]) -> Vec<u8> {
        let keys = unknown(all_positions(depth).swap_remove(depth as usize));
        assert_eq!(scores.len(), keys.len(), "one score for each position");
        format::write(depth, scores.len(), &scores::encode(&keys, scores))
    }

    /// Reads a file.
    ///
    /// # Errors
    ///
    /// [`BookError`] for wrong bytes.
    pub fn load(bytes: &[u8]) -> Result<Book, BookError> {
        let Contents {
            depth,
            count,
            scores,
        } = format::read(bytes)?;
        let mut plies: Vec<Ply> = all_positions(depth)
            .into_iter()
            .map(|keys| Ply {
                keys: unknown(keys),
                scores: Vec::new(),
            })
            .collect();
        let deepest = &mut plies[depth as usize];
        if count != deepest.keys.len() {
            return Err(BookError::Count {
                found: count,
                needed: deepest.keys.len(),
            });
        }
        deepest.scores = scores::decode(&deepest.keys, scores).ok_or(BookError::Scores)?;
        let mut book = Book { plies };
        for ply in (0..depth as usize).rev() {
            let keys = &book.plies[ply].keys;
            let score = |&key: &u64| book.best_of(with_key(key)).score as i8;
            book.plies[ply].scores = keys.iter().map(score).collect();
        }
        Ok(book)
    }

    /// Returns the depth: the largest number of stones for which the book has scores.
    pub fn depth(&self) -> u32 {
        self.plies.len() as u32 - 1
    }

    /// Returns the answer about a position; `None` if it has more stones than the book's depth, or
    /// another shape. A finished position has a score and no best column.
    pub fn answer(&self, position: ConnectFourPosition) -> Option<BookAnswer> {
        let score = self.score(position)?;
        if position.stones() == self.depth() || position.outcome().is_some() {
            return Some(BookAnswer {
                score,
                best: None,
                columns: Vec::new(),
            });
        }
        let answer = self.best_of(position);
        Some(BookAnswer { score, ..answer })
    }

    fn score(&self, position: ConnectFourPosition) -> Option<i32> {
        if position.shape() != AnyShape::SEVEN_BY_SIX || position.stones() > self.depth() {
            return None;
        }
        known_score(position).or_else(|| {
            let ply = &self.plies[position.stones() as usize];
            let index = ply.keys.binary_search(&folded_key(position)).ok()?;
            Some(i32::from(ply.scores[index]))
        })
    }

    /// Returns the answer that follows from the positions one stone later.
    fn best_of(&self, position: ConnectFourPosition) -> BookAnswer {
        let mut columns = vec![None; position.shape().columns() as usize];
        let mut best: Option<(i32, u32)> = None;
        for column in position.moves() {
            let after = position.after(column);
            let score = self.score(after);
            let score = -score.expect("all positions of the next ply are there");
            columns[column as usize] = Some(score);
            if best.is_none_or(|(highest, _)| score > highest) {
                best = Some((score, column));
            }
        }
        BookAnswer {
            score: best.expect("the game is not over").0,
            best: best.map(|(_, column)| column),
            columns,
        }
    }
}

/// Keeps the positions whose score does not follow from threats to win with the next stone.
fn unknown(mut keys: Vec<u64>) -> Vec<u64> {
    keys.retain(|&key| known_score(with_key(key)).is_none());
    keys
}

/// Returns, for each number of stones up to `depth`, the keys of the positions that are unfinished,
/// ascending. A position and its mirror image are listed once, by the smaller key.
fn all_positions(depth: u32) -> Vec<Vec<u64>> {
    let empty = ConnectFourPosition::empty(AnyShape::SEVEN_BY_SIX);
    let mut plies = vec![vec![empty.key()]];
    for ply in 0..depth as usize {
        let columns = AnyShape::SEVEN_BY_SIX.columns() as usize;
        let mut next = Vec::with_capacity(columns * plies[ply].len());
        for position in plies[ply].iter().map(|&key| with_key(key)) {
            for column in position.moves() {
                let after = position.after(column);
                if after.outcome().is_none() {
                    next.push(folded_key(after));
                }
            }
        }
        sort(&mut next);
        next.dedup();
        plies.push(next);
    }
    plies
}

/// Returns the position with this key.
fn with_key(key: u64) -> ConnectFourPosition {
    ConnectFourPosition::from_key(AnyShape::SEVEN_BY_SIX, key)
}

/// Returns the smaller key of a position and its mirror image.
fn folded_key(position: ConnectFourPosition) -> u64 {
    position.key().min(position.mirrored().key())
}

/// Sorts by one column after another. This is faster than sorting by comparison, and the sorts of
/// the standard library add a few kilobytes of wasm.
fn sort(keys: &mut Vec<u64>) {
    let shape = AnyShape::SEVEN_BY_SIX;
    let mut sorted = vec![0; keys.len()];
    for column in 0..shape.columns() {
        let stones = |key: u64| (key >> (column * shape.stride())) as usize % (1 << shape.stride());
        let mut starts = [0; 1 << 7];
        for &key in keys.iter() {
            starts[stones(key)] += 1;
        }
        let mut next = 0;
        for start in &mut starts {
            next += *start;
            *start = next - *start;
        }
        for &key in keys.iter() {
            let start = &mut starts[stones(key)];
            sorted[*start] = key;
            *start += 1;
        }
        swap(keys, &mut sorted);
    }
}
