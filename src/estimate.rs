//! Estimates of the number of nodes that plain minimax would visit, without visiting them.
//!
//! A probe walks from the position to an end, with a random move at each step. If it finds d₁
//! moves, then d₂, then d₃ …, its estimate of the tree is 1 + d₁ + d₁·d₂ + d₁·d₂·d₃ + … nodes. The
//! expected value of the mean over all probes is the number of nodes, even for an uneven tree.
//! Source: D. Knuth, *Estimating the efficiency of backtrack programs* (1975).
//!
//! ```
//! use cutoff::estimate::estimate;
//! use cutoff::games::grid::Grid;
//! use cutoff::games::tic_tac_toe::{Board, TicTacToe};
//!
//! let small = estimate(&TicTacToe, Board::EMPTY, None, 1_000, 1);
//! assert!(small.exact);
//! assert_eq!(small.nodes, 549_946.0);
//!
//! let grid: Grid = "4x4k4".parse()?;
//! let large = estimate(&grid, grid.start(), None, 1_000, 1);
//! assert!(!large.exact && large.standard_error < large.nodes / 20.0);
//! # Ok::<(), cutoff::games::grid::NameError>(())
//! ```

use crate::game::Game;
use crate::random::SplitMix64;

/// The largest tree that is counted node by node, which takes milliseconds. All of 3×3 is smaller.
pub const MOST_COUNTED: u64 = 1_000_000;

/// The number of nodes below which counting a tree is faster than probing it.
const FEW_NODES: u64 = 2_000;

/// The number of nodes of a tree.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TreeSize {
    /// The number of nodes, including the root and the leaves.
    pub nodes: f64,
    /// The standard error of `nodes`; 0 if the number is exact.
    pub standard_error: f64,
    /// True if the nodes were counted, false if they were estimated.
    pub exact: bool,
    /// The number of probes behind the estimate; 0 if the number is exact.
    pub probes: u32,
}

/// Returns the number of nodes that plain minimax visits from a position to the end of the game or
/// to a depth limit, including the root and the leaves.
///
/// Trees of at most [`MOST_COUNTED`] nodes are counted. Larger trees are estimated by this number
/// of probes, which must be at least two. The same seed gives the same estimate.
pub fn estimate<G: Game>(
    game: &G,
    position: G::Position,
    depth: Option<u32>,
    probes: u32,
    seed: u64,
) -> TreeSize {
    if let Some(nodes) = count_up_to(game, position, depth, FEW_NODES) {
        return exactly(nodes);
    }
    let estimate = estimate_by_probes(game, position, depth, probes.max(2), seed);
    // If the estimate is far above the limit, a count up to the limit would be wasted.
    if estimate.nodes - 3.0 * estimate.standard_error > 2.0 * MOST_COUNTED as f64 {
        return estimate;
    }
    match count_up_to(game, position, depth, MOST_COUNTED) {
        Some(nodes) => exactly(nodes),
        None => estimate,
    }
}

fn exactly(nodes: u64) -> TreeSize {
    TreeSize {
        nodes: nodes as f64,
        standard_error: 0.0,
        exact: true,
        probes: 0,
    }
}

/// Counts the nodes that plain minimax visits one by one; `None` if there are more than `most`.
pub fn count_up_to<G: Game>(
    game: &G,
    position: G::Position,
    depth: Option<u32>,
    most: u64,
) -> Option<u64> {
    let mut left = most;
    count(game, position, depth.unwrap_or(u32::MAX), &mut left)?;
    Some(most - left)
}

/// Estimates by probes, even for a tree that could be counted. With fewer than two probes, the
/// standard error would not be a number.
pub fn estimate_by_probes<G: Game>(
    game: &G,
    position: G::Position,
    depth: Option<u32>,
    probes: u32,
    seed: u64,
) -> TreeSize {
    let depth = depth.unwrap_or(u32::MAX);
    let mut random = SplitMix64(seed);
    // The mean, and the sum of the squared distances from it, are updated with each probe (B.
    // Welford, 1962). With numbers of this size, a difference of two sums would lose all its
    // digits.
    let (mut mean, mut squares) = (0.0, 0.0);
    for number in 1..=probes {
        let nodes = probe(game, position, depth, &mut random);
        let distance = nodes - mean;
        mean += distance / f64::from(number);
        squares += distance * (nodes - mean);
    }
    let probes_f = f64::from(probes);
    TreeSize {
        nodes: mean,
        standard_error: (squares / (probes_f - 1.0) / probes_f).sqrt(),
        exact: false,
        probes,
    }
}

/// Walks to an end once, and returns the estimated number of nodes.
fn probe<G: Game>(game: &G, mut position: G::Position, depth: u32, random: &mut SplitMix64) -> f64 {
    let (mut nodes, mut at_ply) = (1.0, 1.0);
    for _ in 0..depth {
        if game.outcome(position).is_some() {
            break;
        }
        let moves = game.moves(position).count();
        at_ply *= moves as f64;
        nodes += at_ply;
        let mv = game.moves(position).nth(random.below(moves));
        position = game.play(position, mv.expect("below the number of moves"));
    }
    nodes
}

/// Subtracts the number of nodes of a position's tree from `left`. Returns `None` if the tree has
/// more.
fn count<G: Game>(game: &G, position: G::Position, depth: u32, left: &mut u64) -> Option<()> {
    *left = left.checked_sub(1)?;
    if depth == 0 || game.outcome(position).is_some() {
        return Some(());
    }
    game.moves(position)
        .try_for_each(|mv| count(game, game.play(position, mv), depth - 1, left))
}
