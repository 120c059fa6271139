//! What the search keeps of a node on its way down.

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
    /// The moves that are to be searched; `count` of them.
    pub moves: [PromisingMove; 64],
    pub count: usize,
    /// The place of the move that is being searched; those before it are done.
    pub place: usize,
    /// The number of nodes when this one was entered, itself included.
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

/// A move that is to be searched.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct PromisingMove {
    /// What speaks for it.
    pub promise: u16,
    pub cell: u8,
    /// The cells that finish runs after it, as the next player sees them.
    pub wins: Wins,
}

/// Brings the most promising move to the front; of equal ones the first.
pub(super) fn bring_best(moves: &mut [PromisingMove]) {
    let mut best = 0;
    for place in 1..moves.len() {
        if moves[place].promise > moves[best].promise {
            best = place;
        }
    }
    // What comes before it moves up, so that equal moves stay in order.
    moves[..=best].rotate_right(1);
}
