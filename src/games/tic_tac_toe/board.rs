//! A position as two sets of cells.

use std::fmt;
use std::str::FromStr;

use super::TicTacToe;
use super::packed_cell::{ALL, CELLS, PackedCell, PackedCells, completing_cells, line_cells};
use crate::game::Side;
use crate::games::grid::Position;
use crate::games::{BoardError, BoardGame, PositionError};

/// A position that play from the empty board can reach.
///
/// ```text
/// bit     31   26 25 24       16 15     9 8        0
/// sets   [ unused ][t][ mover    ][ unused ][ free    ]
/// ```
///
/// `mover` has the stones of the side to move and `free` the cells without a stone, bit `i` for
/// cell `i`. The other side's stones are on the remaining cells. `t` is set when O is to move.
///
/// A move does not change the other side's stones. So all positions after one position differ only
/// in `free`, and no function of a position needs a branch on the side to move. Both sets are in
/// one number, so that a call passes a board in two registers. With three words, recursive searches
/// take a third longer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board {
    sets: u32,
    /// True if the side that has just moved has a line.
    won: bool,
}

const HALF: u32 = 16;
/// The bit `t`, above the mover's stones.
const O_TO_MOVE: u32 = 1 << 9;

impl Board {
    /// The empty board, X to move.
    pub const EMPTY: Board = Board {
        sets: ALL,
        won: false,
    };

    /// Returns the board with these stones (bit `i` for cell `i`), if play can reach it.
    ///
    /// # Errors
    ///
    /// [`PositionError::StoneCounts`], [`PositionError::BothWon`] or [`PositionError::PlayedOn`].
    ///
    /// # Panics
    ///
    /// In debug builds, if the two sets overlap or leave the board.
    pub fn from_stones(x: u16, o: u16) -> Result<Board, PositionError> {
        debug_assert!(x & o == 0 && u32::from(x | o) <= ALL);
        let (count_x, count_o) = (x.count_ones(), o.count_ones());
        if count_x != count_o && count_x != count_o + 1 {
            let (x, o) = (count_x, count_o);
            return Err(PositionError::StoneCounts { x, o });
        }
        let (x, o) = (u32::from(x), u32::from(o));
        let cells = |cells: u32| TicTacToe.cell_names(cells.into());
        let played_on = |winner, line| {
            let cells = cells(line);
            Err(PositionError::PlayedOn { winner, cells })
        };
        match (line_cells(x), line_cells(o)) {
            (0, 0) => {}
            (x, 0) if count_x == count_o => return played_on(Side::Max, x),
            (0, o) if count_x > count_o => return played_on(Side::Min, o),
            (x, o) if x != 0 && o != 0 => {
                let (x, o) = (cells(x), cells(o));
                return Err(PositionError::BothWon { x, o });
            }
            _ => {}
        }
        let (mover, other) = if count_x == count_o {
            (x, o)
        } else {
            (o | O_TO_MOVE, x)
        };
        Ok(Board {
            sets: mover << HALF | ALL & !(x | o),
            won: line_cells(other) != 0,
        })
    }

    /// Returns the side to move, or the side that would move if the game had not ended.
    #[inline]
    pub(super) const fn to_move(self) -> Side {
        if self.mover() & O_TO_MOVE == 0 {
            Side::Max
        } else {
            Side::Min
        }
    }

    /// True if the side that has just moved has won. Play stops at the first line, so the side to
    /// move never has one.
    #[inline]
    pub(super) const fn is_won(self) -> bool {
        self.won
    }

    /// Returns the board after the side to move has put a stone on a free cell.
    #[inline]
    pub(super) fn with_stone(self, cell: PackedCell) -> Board {
        Board {
            sets: self.other() << HALF | self.free_set() ^ cell.bit(),
            won: completing_cells(self.mover()) & cell.bit() != 0,
        }
    }

    /// Returns the stones of the side to move, and `t`.
    #[inline]
    const fn mover(self) -> u32 {
        self.sets >> HALF
    }

    /// Returns the stones of the side that has just moved, and `t` as if it were to move.
    #[inline]
    const fn other(self) -> u32 {
        !(self.mover() | self.free_set()) & (ALL | O_TO_MOVE)
    }

    /// Returns the free cells, bit `i` for cell `i`, even after the end of the game.
    #[inline]
    pub const fn free(self) -> u16 {
        self.free_set() as u16
    }

    #[inline]
    pub(super) const fn free_set(self) -> u32 {
        self.sets & ALL
    }

    /// Returns one side's stones, bit `i` for cell `i`.
    pub const fn stones(self, side: Side) -> u16 {
        let moves = side as u8 == self.to_move() as u8;
        let stones = if moves { self.mover() } else { self.other() };
        (stones & ALL) as u16
    }

    /// Returns the side whose stone is on a cell.
    pub const fn stone(self, cell: PackedCell) -> Option<Side> {
        if self.stones(Side::Max) as u32 & cell.bit() != 0 {
            Some(Side::Max)
        } else if self.stones(Side::Min) as u32 & cell.bit() != 0 {
            Some(Side::Min)
        } else {
            None
        }
    }

    /// Returns the number of stones on the board, which is the number of plies played.
    pub const fn plies(self) -> u32 {
        CELLS as u32 - self.free_set().count_ones()
    }

    /// Returns the cells of the winner's completed lines, bit `i` for cell `i`. There are three, or
    /// five if one stone has completed two lines. If neither side has won, the set is empty.
    pub(super) fn winning(self) -> u16 {
        line_cells(self.other()) as u16
    }

    /// Returns the cells on which a side would have three in a row at once if it could play there.
    pub fn threats(self, side: Side) -> impl Iterator<Item = PackedCell> {
        PackedCells(completing_cells(self.stones(side).into()) & self.free_set())
    }
}

/// The same position on the general board.
impl From<Board> for Position {
    fn from(board: Board) -> Position {
        let stones = |side| board.stones(side).into();
        Position {
            mover: stones(board.to_move()),
            other: stones(board.to_move().opponent()),
        }
    }
}

impl FromStr for Board {
    type Err = BoardError;

    /// Reads nine signs, as [`BoardGame::read_board`] does.
    fn from_str(text: &str) -> Result<Board, BoardError> {
        TicTacToe.read_board(text)
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&TicTacToe.board_text(*self))
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({self})")
    }
}
