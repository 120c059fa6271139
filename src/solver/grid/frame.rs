//! The state of a node on the search's way down.

use super::look::Wins;
use super::table::NO_MOVE;
use crate::games::grid::Position;

/// A node whose moves are being searched.
#[derive(Clone, Debug)]
pub(super) struct Frame {
    pub position: Position,
    pub beta: i32,
    /// The best value so far, and its move.
    pub best: (i32, u8),
    /// The moves to search, `count` of them.
    pub moves: [PromisingMove; 64],
    pub count: usize,
    /// The index of the current move. Those before it are done.
    pub place: usize,
    /// The number of nodes when this one was entered, including itself.
    pub entered: u64,
}

impl Frame {
    pub fn new(position: Position, beta: i32, entered: u64) -> Frame {
        Frame {
            position,
            beta,
            best: (i32::MIN, NO_MOVE),
            moves: [PromisingMove::default(); 64],
            count: 0,
            place: 0,
            entered,
        }
    }
}

/// A move to search.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct PromisingMove {
    /// The promise of the move, by which moves are sorted.
    pub promise: u16,
    pub cell: u8,
    /// The cells that complete runs after it, as the next player sees them.
    pub wins: Wins,
}

/// Brings the most promising move to the front, or the first of several.
pub(super) fn bring_best(moves: &mut [PromisingMove]) {
    let mut best = 0;
    for place in 1..moves.len() {
        if moves[place].promise > moves[best].promise {
            best = place;
        }
    }
    // The moves before it move up, so that equal moves stay in order.
    moves[..=best].rotate_right(1);
}
