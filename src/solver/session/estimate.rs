//! An estimate for a position about which nothing is proved yet.

use crate::game::Game;
use crate::games::grid::{Cell, Grid, Position};
use crate::search::{Algorithm, Worth};
use crate::textbook::look_ahead;

/// The estimate looks so many plies ahead that plain minimax would look at about this many positions.
const MOST_LEAVES: usize = 5_000;

/// What a search with a small depth limit thinks of a position.
#[derive(Clone, Debug)]
pub(super) struct LookAhead {
    pub position: Position,
    /// The estimate for the side to move; `None` where the search came to an end of the game and needs
    /// none.
    pub value: Option<i32>,
    /// The best moves as far as it looked.
    pub line: Vec<Cell>,
}

impl LookAhead {
    pub fn new(grid: &Grid, position: Position) -> LookAhead {
        let found = look_ahead(grid, position, Algorithm::AlphaBeta, depth(grid, position));
        LookAhead {
            position,
            value: match found.worth {
                Worth::Estimate(value) => Some(value),
                _ => None,
            },
            line: found.principal_variation,
        }
    }
}

/// Two or four plies: an even number, so that both sides have moved equally often.
fn depth(grid: &Grid, position: Position) -> u32 {
    let moves = grid.moves(position).count();
    if moves.pow(4) <= MOST_LEAVES { 4 } else { 2 }
}
