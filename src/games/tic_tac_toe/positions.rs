//! All positions, with their numbers, their symmetries, and the positions that can follow.

use super::{Board, CELLS, TicTacToe};
use crate::game::{Game, Side};

/// The number of keys, three to the power of nine. Every [`Board::key`] is lower.
pub const KEYS: usize = 19_683;

/// For each set of cells, bit `i` for cell `i`, the sum of 3^i.
static POWERS: [u16; 1 << CELLS] = {
    let mut sums = [0; 1 << CELLS];
    let mut set: usize = 1;
    while set < sums.len() {
        let lowest = set.trailing_zeros();
        sums[set] = sums[set & (set - 1)] + 3_u16.pow(lowest);
        set += 1;
    }
    sums
};

/// The cell to which a quarter turn moves each cell, and the same for a reflection in the middle
/// column.
const QUARTER_TURN: [usize; CELLS] = [2, 5, 8, 1, 4, 7, 0, 3, 6];
const REFLECTION: [usize; CELLS] = [2, 1, 0, 5, 4, 3, 8, 7, 6];

impl Board {
    /// Returns a unique number below [`KEYS`], with base-three digits: 1 for X and 2 for O.
    ///
    /// ```
    /// use cutoff::games::tic_tac_toe::Board;
    ///
    /// let key = |text: &str| text.parse::<Board>().unwrap().key();
    /// assert_eq!(key("........."), 0);
    /// assert_eq!(key("X.O......"), 1 + 2 * 9);
    /// ```
    #[inline]
    pub fn key(self) -> usize {
        let sum = |side| usize::from(POWERS[usize::from(self.stones(side))]);
        sum(Side::Max) + 2 * sum(Side::Min)
    }

    /// Returns the board in all eight rotations and reflections, itself first.
    pub fn symmetric(self) -> [Board; 8] {
        let mut turned = self;
        let turns: [Board; 4] = std::array::from_fn(|way| {
            if way > 0 {
                turned = turned.moved(QUARTER_TURN);
            }
            turned
        });
        std::array::from_fn(|way| match turns.get(way) {
            Some(&board) => board,
            None => turns[way - 4].moved(REFLECTION),
        })
    }

    fn moved(self, to: [usize; CELLS]) -> Board {
        let stones = |side| {
            let from = self.stones(side);
            (0..CELLS)
                .filter(|cell| from & 1 << cell != 0)
                .fold(0, |stones, cell| stones | 1 << to[cell])
        };
        Board::from_stones(stones(Side::Max), stones(Side::Min))
            .expect("what can be reached can be reached from the other side")
    }
}

/// Lists every position that play can reach from a position, including itself and finished ones, by
/// the number of stones and then by [`Board::key`].
///
/// ```
/// use cutoff::games::tic_tac_toe::reachable;
/// use cutoff::games::tic_tac_toe::Board;
///
/// assert_eq!(reachable(Board::EMPTY).len(), 5_478);
/// ```
pub fn reachable(from: Board) -> Vec<Board> {
    let mut boards = vec![from];
    let mut seen = vec![false; KEYS];
    let mut next = 0;
    while let Some(&board) = boards.get(next) {
        next += 1;
        if TicTacToe.outcome(board).is_some() {
            continue;
        }
        for mv in TicTacToe.moves(board) {
            let child = TicTacToe.play(board, mv);
            if !std::mem::replace(&mut seen[child.key()], true) {
                boards.push(child);
            }
        }
    }
    boards.sort_unstable_by_key(|board| (board.plies(), board.key()));
    boards
}

/// Lists every position with a move to choose, in the order of [`reachable`].
///
/// ```
/// use cutoff::games::tic_tac_toe::unfinished;
///
/// assert_eq!(unfinished().len(), 4_520);
/// ```
pub fn unfinished() -> Vec<Board> {
    let mut boards = reachable(Board::EMPTY);
    boards.retain(|&board| TicTacToe.outcome(board).is_none());
    boards
}

/// For each key, the smallest key of the same position rotated and reflected; 0 for keys without a
/// position.
#[derive(Clone, Debug)]
pub struct SmallestKeys(Vec<u16>);

impl SmallestKeys {
    /// Returns the keys of all positions.
    pub fn new() -> SmallestKeys {
        let mut smallest = vec![0; KEYS];
        for board in reachable(Board::EMPTY) {
            let keys = board.symmetric().map(Board::key);
            let least = keys.into_iter().min().expect("there are eight");
            smallest[board.key()] = least as u16;
        }
        SmallestKeys(smallest)
    }

    /// Returns the same number for positions that differ only by a rotation or a reflection.
    #[inline]
    pub fn key(&self, board: Board) -> usize {
        self.0[board.key()].into()
    }
}

impl Default for SmallestKeys {
    fn default() -> Self {
        SmallestKeys::new()
    }
}
