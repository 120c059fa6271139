//! Lists of positions of any board.

use crate::games::BoardGame;
use crate::games::grid::Position;
use crate::lab::census::{self, MOST_POSITIONS};
use crate::wasm::input::errors::error;
use crate::wasm::input::{BoardOptions, Read};
use crate::wasm::lab::list;

/// How many positions a sample has unless the caller says otherwise.
const SAMPLE: usize = 100;

/// See [`unfinished`](crate::wasm::unfinished).
pub fn unfinished(options: &BoardOptions) -> Read<String> {
    let positions = chosen(options)?;
    let texts = positions.iter().map(|&one| options.grid.board_text(one));
    Ok(list(texts))
}

/// A sample, or else all positions in which there is a move to choose.
pub fn chosen(options: &BoardOptions) -> Read<Vec<Position>> {
    if options.seeded || options.count.is_some() {
        let count = options.count.unwrap_or(SAMPLE);
        return Ok(options.grid.sample(options.seed.into(), count));
    }
    let grid = &options.grid;
    census::unfinished(grid, grid.start(), MOST_POSITIONS).ok_or_else(|| {
        let message = format!(
            "{} has more than {MOST_POSITIONS} positions: give a seed and a count for a sample",
            options.grid
        );
        error("positions-many", &message)
    })
}
