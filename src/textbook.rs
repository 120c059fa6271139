//! Limits for textbook searches of a grid game, and a shallow search.
//!
//! Without a depth limit, minimax and alpha-beta search to the end of the game. On most boards this
//! would take hours or years, so callers ask [`check`] first. The time of minimax is estimated from
//! the position. The time of alpha-beta is only known after running it, so there is a list of the
//! games that it finishes from the empty board.
//!
//! ```
//! use cutoff::Algorithm;
//! use cutoff::games::grid::Grid;
//! use cutoff::textbook::check;
//!
//! let grid: Grid = "4x4k4".parse()?;
//! let refused = check(&grid, grid.start(), Algorithm::Minimax, None).unwrap_err();
//! assert!(refused.minimax.nodes > 3e13); // it is 36,277,691,063,105
//! assert!(check(&grid, grid.start(), Algorithm::AlphaBeta, None).is_ok());
//! assert!(check(&grid, grid.start(), Algorithm::Minimax, Some(6)).is_ok());
//! # Ok::<(), cutoff::games::grid::NameError>(())
//! ```

use std::fmt;

use crate::estimate::{TreeSize, estimate};
use crate::games::grid::{Cell, Grid, OpenLines, Position};
use crate::search::{Algorithm, OutcomeScore, Search, Solution};

/// The largest number of nodes of a search that is allowed. They take about ten seconds.
pub const MOST_NODES: f64 = 1e9;

/// The number of probes behind an estimate by default.
pub const PROBES: u32 = 1_000;

/// The seed of the probes, so that the same position always has the same estimate.
pub const SEED: u64 = 1;

/// Games whose minimax tree is too large, but which alpha-beta finishes from the empty board within
/// [`MOST_NODES`], row by row or column by column, with both scorings. Each of them was tested.
/// Games that are not listed may also finish.
const FINISHED_BY_ALPHA_BETA: &str = "\
    3x4k4 3x5k3 3x5k4 3x5k5 3x6k3 3x6k6 3x7k3 4x3k4 4x4k3 4x4k4 4x5k3 5x3k3 5x3k4 5x3k5 \
    5x4k3 6x3k3 3x8k4g 3x8k5g 4x5k4g 4x5k5g 4x6k4g 4x6k5g 4x6k6g 4x7k4g 4x8k3g 5x4k4g 5x4k5g \
    5x5k3g 5x5k5g 5x6k3g 5x7k3g 6x3k3g 6x3k4g 6x3k5g 6x4k3g 6x5k3g 7x3k3g 7x4k3g 8x3k3g";

/// The reason why a search is refused.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TooLong {
    /// The nodes of plain minimax.
    pub minimax: TreeSize,
    /// The search that was refused.
    pub algorithm: Algorithm,
}

/// Refuses a search that would take too long, with or without a depth limit.
///
/// Minimax is allowed if its estimate is at most [`MOST_NODES`] nodes. Alpha-beta is allowed if
/// minimax is, and for games that it is known to finish. With a depth limit it is allowed if its
/// best case, the square root of minimax's nodes (J. Slagle, J. Dixon, 1969), is at most
/// [`MOST_NODES`].
///
/// # Errors
///
/// [`TooLong`] with minimax's estimate.
pub fn check(
    grid: &Grid,
    position: Position,
    algorithm: Algorithm,
    depth: Option<u32>,
) -> Result<(), TooLong> {
    if minimax_nodes_at_most(grid, position, depth) <= MOST_NODES {
        return Ok(());
    }
    let minimax = minimax_nodes(grid, position, depth);
    let is_allowed = minimax.nodes <= MOST_NODES
        || algorithm == Algorithm::AlphaBeta
            && match depth {
                Some(_) => minimax.nodes.sqrt() <= MOST_NODES,
                None => is_finished_by_alpha_beta(grid),
            };
    if is_allowed {
        Ok(())
    } else {
        Err(TooLong { minimax, algorithm })
    }
}

/// Searches to this depth with scores that count moves. Positions at the limit are evaluated by
/// their open lines.
///
/// It always runs to the end, so ask [`check`] first unless the depth is small.
///
/// ```
/// use cutoff::Algorithm;
/// use cutoff::games::grid::Grid;
/// use cutoff::search::Worth;
/// use cutoff::textbook::look_ahead;
///
/// let grid: Grid = "7x6k4g".parse()?;
/// let found = look_ahead(&grid, grid.start(), Algorithm::AlphaBeta, 2);
/// assert!(matches!(found.worth, Worth::Estimate(_)));
/// assert_eq!(found.principal_variation.len(), 2);
/// # Ok::<(), cutoff::games::grid::NameError>(())
/// ```
pub fn look_ahead(
    grid: &Grid,
    position: Position,
    algorithm: Algorithm,
    depth: u32,
) -> Solution<Cell, i32> {
    let search = Search::new(grid, OutcomeScore::depth_aware(grid));
    search
        .limited(depth, OpenLines::new(grid))
        .solve(algorithm, position)
}

/// Returns the number of nodes of plain minimax from a position, with or without a depth limit.
pub fn minimax_nodes(grid: &Grid, position: Position, depth: Option<u32>) -> TreeSize {
    estimate(grid, position, depth, PROBES, SEED)
}

/// Returns an upper limit for minimax's nodes. It assumes that no game ends before the board is
/// full, and that no column is full before that. It takes no time, whereas an estimate counts up to
/// a million nodes.
pub fn minimax_nodes_at_most(grid: &Grid, position: Position, depth: Option<u32>) -> f64 {
    let left = grid.cells() - position.plies();
    let moves = grid.playable(position).count_ones();
    let (mut ply_nodes, mut nodes) = (1.0, 1.0);
    for ply in 0..depth.unwrap_or(left).min(left) {
        let choices = if grid.gravity() {
            moves.min(left - ply)
        } else {
            left - ply
        };
        ply_nodes *= f64::from(choices);
        nodes += ply_nodes;
    }
    nodes
}

/// True if alpha-beta is known to finish the game from the empty board.
pub fn is_finished_by_alpha_beta(grid: &Grid) -> bool {
    let name = grid.to_string();
    let mut games = FINISHED_BY_ALPHA_BETA.split(' ');
    games.any(|game| game == name)
}

impl fmt::Display for TooLong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let search = match self.algorithm {
            Algorithm::Minimax => "minimax",
            Algorithm::AlphaBeta => "alpha-beta",
        };
        let [nodes, error] = [self.minimax.nodes, self.minimax.standard_error].map(Short);
        write!(
            f,
            "{search} would take too long here: minimax has about {nodes} nodes (± {error}); give a depth, or use solve"
        )
    }
}

impl std::error::Error for TooLong {}

/// Writes a number with two digits and a power of ten, such as `3.6e13`. The code of the standard
/// library that writes floating-point numbers would add 18 kB of wasm.
struct Short(f64);

impl fmt::Display for Short {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mut number, mut power) = (self.0, 0);
        while number >= 9.95 {
            number /= 10.0;
            power += 1;
        }
        let tenths = (number * 10.0).round() as u32;
        write!(f, "{}.{}e{power}", tenths / 10, tenths % 10)
    }
}
