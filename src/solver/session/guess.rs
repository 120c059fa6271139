//! A guess for a position about which nothing is proved yet.

use crate::game::Game;
use crate::games::grid::{Cell, Grid, OpenLines, Position};
use crate::search::{
    Algorithm, Estimated, Evaluation, Limited, OutcomeScore, Search, Solution, Worth,
};

/// The guess looks so many plies ahead that plain minimax would look at about this many positions.
const MOST_LEAVES: usize = 5_000;

/// What a search with a small depth limit thinks of a position.
#[derive(Clone, Debug)]
pub(super) struct Guess {
    pub position: Position,
    /// The guess for the side to move; `None` where the search came to an end of the game and needs
    /// none.
    pub value: Option<i32>,
    /// The best moves as far as it looked.
    pub line: Vec<Cell>,
}

impl Guess {
    pub fn new(grid: &Grid, position: Position) -> Guess {
        let found = limited(grid, position, depth(grid, position));
        Guess {
            position,
            value: match found.worth {
                Worth::Guess(value) => Some(value),
                _ => None,
            },
            line: found.principal_variation,
        }
    }
}

/// Alpha-beta with a depth limit and the evaluation by open lines.
fn limited(grid: &Grid, position: Position, depth: u32) -> Solution<Cell, i32> {
    let lines = OpenLines::new(grid);
    let scoring = OutcomeScore::depth_aware(grid.cells())
        .with_room_for_estimates(Evaluation::<Grid>::furthest(&lines));
    let scoring = Estimated::new(scoring, |position| {
        Evaluation::<Grid>::guess(&lines, position)
    });
    let limited = Limited { game: grid };
    Search::new(&limited, &scoring).solve(Algorithm::AlphaBeta, (position, depth))
}

/// Two or four plies: an even number, so that both sides have moved equally often.
fn depth(grid: &Grid, position: Position) -> u32 {
    let moves = grid.moves(position).count();
    if moves.pow(4) <= MOST_LEAVES { 4 } else { 2 }
}
