//! Estimates for positions whose result is not proved yet.

use crate::game::Game;
use crate::games::grid::{Cell, Grid, Position};
use crate::search::{Algorithm, Worth};
use crate::textbook::look_ahead;

/// The number of positions that plain minimax would visit at most. It sets the depth of the
/// estimate.
const MOST_LEAVES: usize = 5_000;

/// The result of a search with a small depth limit.
#[derive(Clone, Debug)]
pub(super) struct LookAhead {
    pub position: Position,
    /// The estimate for the side to move; `None` if the search came to an end of the game and needs
    /// none.
    pub value: Option<i32>,
    /// The best line of this search.
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

/// Two or four plies, which is an even number, so that both sides have made the same number of
/// moves.
fn depth(grid: &Grid, position: Position) -> u32 {
    let moves = grid.moves(position).count();
    if moves.pow(4) <= MOST_LEAVES { 4 } else { 2 }
}
