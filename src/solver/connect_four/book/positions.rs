//! All positions of the opening, where a position and its mirror image count as one.

use std::mem::swap;

use super::super::position::ConnectFourPosition;
use super::super::shape::{AnyShape, Shape};

/// For each number of stones up to `depth`, the keys of the positions in which the game goes on,
/// ascending. A position and its mirror image are listed once, by the smaller key.
pub(super) fn all(depth: u32) -> Vec<Vec<u64>> {
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

/// The position with this key.
pub(super) fn with_key(key: u64) -> ConnectFourPosition {
    ConnectFourPosition::from_key(AnyShape::SEVEN_BY_SIX, key)
}

/// The smaller key of a position and its mirror image.
pub(super) fn folded_key(position: ConnectFourPosition) -> u64 {
    position.key().min(position.mirrored().key())
}

/// Sorts by one column after the other. This is faster than any sort by comparison, and the sorts
/// of the standard library add a few kilobytes of wasm.
fn sort(keys: &mut Vec<u64>) {
    let shape = AnyShape::SEVEN_BY_SIX;
    let mut sorted = vec![0; keys.len()];
    for column in 0..shape.columns() {
        let stones = |key: u64| (key >> (column * shape.stride())) as usize % (1 << shape.stride());
        let mut places = [0; 1 << 7];
        for &key in keys.iter() {
            places[stones(key)] += 1;
        }
        let mut next = 0;
        for place in &mut places {
            next += *place;
            *place = next - *place;
        }
        for &key in keys.iter() {
            let place = &mut places[stones(key)];
            sorted[*place] = key;
            *place += 1;
        }
        swap(keys, &mut sorted);
    }
}
