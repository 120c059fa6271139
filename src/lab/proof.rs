//! The fewest nodes that prove a value.
//!
//! A value is proved by two strategies: one for MAX that gets at least the value against every
//! reply, and one for MIN that allows at most the value. Each strategy is a tree with one move at
//! the nodes of its own side, and all moves at the nodes of the other side. The two trees share
//! only the line that both follow. That is the critical tree of Knuth and Moore (1975, theorem 1),
//! here with the strategies that make it smallest. A search whose only information is the positions
//! that it visits needs at least that many nodes.

use super::solved::SolvedGame;
use crate::game::{Game, Side};
use crate::games::tic_tac_toe::{Board, KEYS, PackedCell, TicTacToe};

/// A number of nodes that no proof needs.
const NEVER: u64 = u64::MAX / 1_000;

/// Returns the smallest number of nodes that prove the result of a position (won, drawn or lost).
///
/// ```
/// use cutoff::games::tic_tac_toe::Board;
/// use cutoff::lab::{proof::smallest_proof, solved::SolvedGame};
///
/// let solved = SolvedGame::new();
/// let won = "XX.OO....".parse()?; // X to move: one move proves it
/// assert_eq!(smallest_proof(&solved, won), 2);
/// assert!(smallest_proof(&solved, Board::EMPTY) < 7_275); // what alpha-beta does in a good order
/// # Ok::<(), cutoff::games::BoardError>(())
/// ```
pub fn smallest_proof(solved: &SolvedGame, board: Board) -> u64 {
    let value = solved.score(board).signum();
    let mut proofs = Proofs::new(solved, value);
    match value {
        1.. => proofs.of_half(Side::Max, board),
        0 => proofs.of_value(board),
        _ => proofs.of_half(Side::Min, board),
    }
}

/// The smallest proofs of one value, each computed once.
pub struct Proofs<'s> {
    solved: &'s SolvedGame,
    /// The value, as MAX's win, draw or loss.
    value: i32,
    /// The smallest number of nodes that prove that MAX, or MIN, gets at least the value; 0 if not
    /// known yet.
    halves: [Vec<u64>; 2],
    both: Vec<u64>,
}

impl<'s> Proofs<'s> {
    /// Starts the proofs for one value, −1, 0 or 1.
    pub fn new(solved: &'s SolvedGame, value: i32) -> Proofs<'s> {
        Proofs {
            solved,
            value,
            halves: [vec![0; KEYS], vec![0; KEYS]],
            both: vec![0; KEYS],
        }
    }

    /// Returns the smallest number of nodes that prove that `side` gets at least the value here.
    pub fn of_half(&mut self, side: Side, board: Board) -> u64 {
        let entry = self.halves[side as usize][board.key()];
        if entry > 0 {
            return entry;
        }
        let nodes = if TicTacToe.outcome(board).is_some() {
            let value = self.solved.score(board).signum();
            let holds = match side {
                Side::Max => value >= self.value,
                Side::Min => value <= self.value,
            };
            if holds { 1 } else { NEVER }
        } else {
            let children = TicTacToe.moves(board).map(|mv| TicTacToe.play(board, mv));
            let nodes: Vec<u64> = children.map(|child| self.of_half(side, child)).collect();
            let below = if TicTacToe.to_move(board) == side {
                nodes.into_iter().min().unwrap_or(NEVER)
            } else {
                nodes.into_iter().sum()
            };
            (1 + below).min(NEVER)
        };
        self.halves[side as usize][board.key()] = nodes;
        nodes
    }

    /// Returns the smallest number of nodes that prove that this position has exactly the value.
    pub fn of_value(&mut self, board: Board) -> u64 {
        if self.solved.score(board).signum() != self.value {
            return NEVER;
        }
        if self.both[board.key()] > 0 {
            return self.both[board.key()];
        }
        let first = self.first_on_line(board);
        let nodes = first.map_or(1, |(_, nodes)| nodes);
        self.both[board.key()] = nodes;
        nodes
    }

    /// Returns the move on the common line of both strategies, and the nodes of its proof.
    pub fn first_on_line(&mut self, board: Board) -> Option<(PackedCell, u64)> {
        if TicTacToe.outcome(board).is_some() {
            return None;
        }
        let other = TicTacToe.to_move(board).opponent();
        let halves: Vec<(PackedCell, u64)> = TicTacToe
            .moves(board)
            .map(|mv| (mv, self.of_half(other, TicTacToe.play(board, mv))))
            .collect();
        let all: u64 = halves.iter().map(|(_, nodes)| nodes).sum();
        halves
            .into_iter()
            .map(|(mv, half)| {
                let rest = all - half;
                let through = self.of_value(TicTacToe.play(board, mv));
                (mv, (1 + rest + through).min(NEVER))
            })
            .min_by_key(|&(_, nodes)| nodes)
    }
}
