//! How big the game is.

use crate::game::Game;
use crate::games::tic_tac_toe::{Board, TicTacToe, reachable};
use crate::search::{Observer, Window, minimax};

/// How many positions, games and nodes there are below a position, itself included.
///
/// ```
/// use cutoff::{Board, lab::census::census};
///
/// let all = census(Board::EMPTY);
/// assert_eq!((all.positions, all.distinct, all.games), (5_478, 765, 255_168));
/// assert_eq!(all.nodes_by_ply[..3], [1, 9, 72]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Census {
    /// Different positions.
    pub positions: u64,
    /// The finished ones among them.
    pub finished: u64,
    /// Positions that differ by more than a turn or a reflection.
    pub distinct: u64,
    /// Games: ways from this position to a finished one.
    pub games: u64,
    /// The nodes of the game tree, ply by ply.
    pub nodes_by_ply: Vec<u64>,
}

/// Counts by listing all positions, and by walking all of the tree.
pub fn census(from: Board) -> Census {
    let positions = reachable(from);
    // A table of all symmetries costs as much as this does for all 5,478 positions.
    let least = |board: &Board| board.symmetric().map(Board::key).into_iter().min();
    let mut keys: Vec<_> = positions.iter().map(least).collect();
    keys.sort_unstable();
    keys.dedup();
    let ended = |board: &&Board| TicTacToe.outcome(**board).is_some();
    let mut tree = ByPly::default();
    minimax(&super::STANDARD, from, &mut tree);
    Census {
        positions: positions.len() as u64,
        finished: positions.iter().filter(ended).count() as u64,
        distinct: keys.len() as u64,
        games: tree.leaves,
        nodes_by_ply: tree.nodes,
    }
}

/// Counts the nodes of each ply.
#[derive(Default)]
struct ByPly {
    nodes: Vec<u64>,
    leaves: u64,
}

impl<M, S> Observer<M, S> for ByPly {
    fn enter(&mut self, ply: u32, _: Window<S>) {
        let ply = ply as usize;
        if ply == self.nodes.len() {
            self.nodes.push(0);
        }
        self.nodes[ply] += 1;
    }

    fn leaf(&mut self, _: u32, _: S) {
        self.leaves += 1;
    }
}
