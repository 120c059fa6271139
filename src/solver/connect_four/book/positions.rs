//! All positions of the opening, each with its mirror image as one.

use super::super::position::ConnectFourPosition;
use super::super::shape::AnyShape;

/// For each number of stones up to `depth`, the positions in which the game goes on, by ascending key.
/// Of a position and its mirror image, the one with the smaller key is listed.
pub(super) fn all(depth: u32) -> Vec<Vec<ConnectFourPosition>> {
    let mut plies = vec![vec![ConnectFourPosition::empty(AnyShape::SEVEN_BY_SIX)]];
    for ply in 0..depth as usize {
        let mut next = Vec::new();
        for &position in &plies[ply] {
            for column in position.moves() {
                let after = position.after(column);
                if after.outcome().is_none() {
                    next.push(folded(after));
                }
            }
        }
        sort_by_key(&mut next);
        next.dedup();
        plies.push(next);
    }
    plies
}

fn folded(position: ConnectFourPosition) -> ConnectFourPosition {
    let mirrored = position.mirrored();
    if mirrored.key() < position.key() {
        mirrored
    } else {
        position
    }
}

/// A heap sort (J. Williams, 1964): the library's sorts weigh some kilobytes of wasm.
fn sort_by_key(positions: &mut [ConnectFourPosition]) {
    let count = positions.len();
    for top in (0..count / 2).rev() {
        sink(positions, top);
    }
    for end in (1..count).rev() {
        positions.swap(0, end);
        sink(&mut positions[..end], 0);
    }
}

/// Moves an item down until both below it have smaller keys.
fn sink(heap: &mut [ConnectFourPosition], mut top: usize) {
    loop {
        let mut below = 2 * top + 1;
        if below + 1 < heap.len() && heap[below + 1].key() > heap[below].key() {
            below += 1;
        }
        if below >= heap.len() || heap[below].key() <= heap[top].key() {
            return;
        }
        heap.swap(top, below);
        top = below;
    }
}
