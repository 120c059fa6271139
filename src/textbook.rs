//! Which textbook searches of a grid game are begun at all, and one that looks a few plies ahead.
//!
//! Minimax and alpha-beta run to their end. On most boards that would take hours or years, so a caller
//! asks [`check`] first. How long minimax takes is estimated from the position; how long alpha-beta
//! takes is only known by running it, so the games that it finishes from the empty board are a list.
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

/// A search that would enter more nodes is refused. This many take some ten seconds.
pub const MOST_NODES: f64 = 1e9;

/// The probes behind an estimate, unless a caller wants another number.
pub const PROBES: u32 = 1_000;

/// The seed of the probes, so that the same position always has the same estimate.
pub const SEED: u64 = 1;

/// Games whose minimax tree is too large, and that alpha-beta finishes from the empty board within
/// [`MOST_NODES`], row by row or column by column, by either scoring. Each was run; a game that is not
/// listed may finish too.
const FINISHED_BY_ALPHA_BETA: &str = "\
    3x4k4 3x5k3 3x5k4 3x5k5 3x6k3 3x6k6 3x7k3 4x3k4 4x4k3 4x4k4 4x5k3 5x3k3 5x3k4 5x3k5 \
    5x4k3 6x3k3 3x8k4g 3x8k5g 4x5k4g 4x5k5g 4x6k4g 4x6k5g 4x6k6g 4x7k4g 4x8k3g 5x4k4g 5x4k5g \
    5x5k3g 5x5k5g 5x6k3g 5x7k3g 6x3k3g 6x3k4g 6x3k5g 6x4k3g 6x5k3g 7x3k3g 7x4k3g 8x3k3g";

/// Why a search is not begun.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TooLong {
    /// The nodes of plain minimax.
    pub minimax: TreeSize,
    /// The search that was refused.
    pub algorithm: Algorithm,
}

/// Whether a search of this position is begun: without a depth limit, or with one.
///
/// Minimax is, if it enters at most [`MOST_NODES`] by its estimate. Alpha-beta is where minimax is, and
/// for games that it is known to finish; with a depth limit wherever its best case, the root of
/// minimax's nodes (J. Slagle, J. Dixon, 1969), is at most [`MOST_NODES`].
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
    if most_nodes(grid, position, depth) <= MOST_NODES {
        return Ok(());
    }
    let minimax = minimax_nodes(grid, position, depth);
    let begun = minimax.nodes <= MOST_NODES
        || algorithm == Algorithm::AlphaBeta
            && match depth {
                Some(_) => minimax.nodes.sqrt() <= MOST_NODES,
                None => is_finished_by_alpha_beta(grid),
            };
    if begun {
        Ok(())
    } else {
        Err(TooLong { minimax, algorithm })
    }
}

/// Searches so many plies ahead, with scores that count moves. Where the game goes on beyond them, it is
/// estimated by the lines that are still open.
///
/// It runs to its end, so ask [`check`] first unless the depth is small.
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

/// How many nodes plain minimax has from a position: without a depth limit, or with one.
pub fn minimax_nodes(grid: &Grid, position: Position, depth: Option<u32>) -> TreeSize {
    minimax_nodes_by(grid, position, depth, PROBES, SEED)
}

/// The same with so many probes, and with a seed.
pub fn minimax_nodes_by(
    grid: &Grid,
    position: Position,
    depth: Option<u32>,
    probes: u32,
    seed: u64,
) -> TreeSize {
    estimate(grid, position, depth, probes, seed)
}

/// Minimax has no more nodes than this: as many as if no game ended before the board is full, and, with
/// gravity, no column were full before. It costs nothing, where an estimate counts up to a million.
pub fn most_nodes(grid: &Grid, position: Position, depth: Option<u32>) -> f64 {
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

/// Whether alpha-beta is known to finish the game from the empty board.
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
            "{search} would take too long here: minimax has about {nodes} positions (± {error}); give a depth, or use solve"
        )
    }
}

impl std::error::Error for TooLong {}

/// A number of two digits and a power of ten: `3.6e13`. The library's way to write floating-point
/// numbers weighs 18 kB of wasm.
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
