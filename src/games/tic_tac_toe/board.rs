//! A position as two sets of cells.

use std::fmt;

use super::cell::{ALL, CELLS, Cell, Cells};
use super::letter;
use super::lines::{LINES, completing, first_line};
use crate::game::Side;
use crate::games::grid::Position;

/// A position: one that play from the empty board can reach, and no other.
///
/// ```text
/// bit     31   26 25 24       16 15     9 8        0
/// sets   [ unused ][t][ mover    ][ unused ][ free    ]
/// ```
///
/// `mover` has the stones of the side to move and `free` the cells without a stone, bit `i` for cell
/// `i`; the other side's stones are on the cells that remain. `t` is set when O is to move.
///
/// A move leaves the other side's stones as they are, so all positions after one differ in `free`
/// alone, and no question about a position needs a branch on whose turn it is. Both sets are in one
/// number, so that a call passes a board in two registers: with three words, searches that call
/// themselves take a third longer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board {
    sets: u32,
    /// Whether the side that has just moved holds a line.
    won: bool,
}

const HALF: u32 = 16;
/// `t`, as it stands above the mover's stones.
const O_TO_MOVE: u32 = 1 << 9;

impl Board {
    /// No stone yet, X to move.
    pub const EMPTY: Board = Board {
        sets: ALL,
        won: false,
    };

    /// The board with these stones (bit `i` for cell `i`), if play can reach it.
    ///
    /// # Errors
    ///
    /// [`BoardError::StoneCounts`], [`BoardError::BothWon`] or [`BoardError::PlayedOn`].
    ///
    /// # Panics
    ///
    /// In debug builds, if the two sets overlap or leave the board.
    pub fn from_stones(x: u16, o: u16) -> Result<Board, BoardError> {
        debug_assert!(x & o == 0 && u32::from(x | o) <= ALL);
        let (count_x, count_o) = (x.count_ones(), o.count_ones());
        if count_x != count_o && count_x != count_o + 1 {
            return Err(BoardError::StoneCounts {
                x: count_x as usize,
                o: count_o as usize,
            });
        }
        let (x, o) = (u32::from(x), u32::from(o));
        let played_on = |winner, line| Err(BoardError::PlayedOn { winner, line });
        match (first_line(x), first_line(o)) {
            (Some(x), Some(o)) => return Err(BoardError::BothWon { x, o }),
            (Some(line), None) if count_x == count_o => return played_on(Side::Max, line),
            (None, Some(line)) if count_x > count_o => return played_on(Side::Min, line),
            _ => {}
        }
        let (mover, other) = if count_x == count_o {
            (x, o)
        } else {
            (o | O_TO_MOVE, x)
        };
        Ok(Board {
            sets: mover << HALF | ALL & !(x | o),
            won: first_line(other).is_some(),
        })
    }

    /// Who moves, or would if the game went on.
    #[inline]
    pub(super) const fn to_move(self) -> Side {
        if self.mover() & O_TO_MOVE == 0 {
            Side::Max
        } else {
            Side::Min
        }
    }

    /// Whether the side that has just moved has won. Play stops at the first line, so the side to
    /// move never holds one.
    #[inline]
    pub(super) const fn is_won(self) -> bool {
        self.won
    }

    /// The board after the side to move has put a stone on a free cell.
    #[inline]
    pub(super) fn with_stone(self, cell: Cell) -> Board {
        Board {
            sets: self.other() << HALF | self.free_set() ^ cell.bit(),
            won: completing(self.mover()) & cell.bit() != 0,
        }
    }

    /// The stones of the side to move, and `t`.
    #[inline]
    const fn mover(self) -> u32 {
        self.sets >> HALF
    }

    /// The stones of the side that has just moved, and `t` as it is when that side moves.
    #[inline]
    const fn other(self) -> u32 {
        !(self.mover() | self.free_set()) & (ALL | O_TO_MOVE)
    }

    /// The free cells, bit `i` for cell `i`, also when the game has ended.
    #[inline]
    pub const fn free(self) -> u16 {
        self.free_set() as u16
    }

    #[inline]
    pub(super) const fn free_set(self) -> u32 {
        self.sets & ALL
    }

    /// One side's stones, bit `i` for cell `i`.
    pub const fn stones(self, side: Side) -> u16 {
        let moves = side as u8 == self.to_move() as u8;
        let stones = if moves { self.mover() } else { self.other() };
        (stones & ALL) as u16
    }

    /// Whose stone is on a cell.
    pub const fn stone(self, cell: Cell) -> Option<Side> {
        if self.stones(Side::Max) as u32 & cell.bit() != 0 {
            Some(Side::Max)
        } else if self.stones(Side::Min) as u32 & cell.bit() != 0 {
            Some(Side::Min)
        } else {
            None
        }
    }

    /// The number of stones on the board, which is the number of plies played.
    pub const fn plies(self) -> u32 {
        CELLS as u32 - self.free_set().count_ones()
    }

    /// The cells of the winner's finished lines in row-major order: none if neither side has won,
    /// three, or five when one stone has finished two lines.
    pub fn winning_cells(self) -> impl Iterator<Item = Cell> {
        let line = |line: &&u32| self.other() & **line == **line;
        Cells(
            LINES
                .iter()
                .filter(line)
                .fold(0, |cells, line| cells | line),
        )
    }

    /// The cells on which a side would have three in a row at once if it could play there.
    pub fn threats(self, side: Side) -> impl Iterator<Item = Cell> {
        Cells(completing(self.stones(side).into()) & self.free_set())
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

/// Why nine cells are not a position. [`Display`](fmt::Display) gives the sentence for people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardError {
    /// There are not nine cells.
    Length {
        /// How many there are.
        found: usize,
    },
    /// A cell holds something that is neither a stone nor empty.
    Sign {
        /// What it holds.
        sign: char,
        /// Where.
        cell: Cell,
    },
    /// X moves first, so X has as many stones as O or one more; this board has other numbers.
    StoneCounts {
        /// How many X has.
        x: usize,
        /// How many O has.
        o: usize,
    },
    /// Both sides have three in a row.
    BothWon {
        /// X's line.
        x: [Cell; 3],
        /// O's line.
        o: [Cell; 3],
    },
    /// One side had won already and the other one played on.
    PlayedOn {
        /// Who had won.
        winner: Side,
        /// With which line.
        line: [Cell; 3],
    },
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            BoardError::Length { found } => {
                write!(f, "a board has nine cells, and this one has {found}")
            }
            BoardError::Sign { sign, cell } => write!(
                f,
                "unknown sign {} in cell {} ({cell}): X and O are stones; '.', '_', '-' and a space are empty",
                Visible(sign),
                cell.index()
            ),
            BoardError::StoneCounts { x, o } => write!(
                f,
                "X has {x} and O has {o}: X moves first, so X has as many stones as O or one more"
            ),
            BoardError::BothWon { x, o } => write!(
                f,
                "X and O both have three in a row: X in cells {}, O in cells {}",
                Line(x),
                Line(o)
            ),
            BoardError::PlayedOn { winner, line } => write!(
                f,
                "{} played on after {} had won with cells {}",
                letter(winner.opponent()),
                letter(winner),
                Line(line)
            ),
        }
    }
}

/// Three cells as `0, 1, 2`.
struct Line([Cell; 3]);

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c] = self.0.map(Cell::index);
        write!(f, "{a}, {b}, {c}")
    }
}

/// A sign in quotes, or its code point where it would not show. Rust's own `{:?}` does this better
/// and brings tables for all of Unicode, a tenth of the wasm.
struct Visible(char);

impl fmt::Display for Visible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_control() {
            write!(f, "U+{:04X}", self.0 as u32)
        } else {
            write!(f, "'{}'", self.0)
        }
    }
}

impl std::error::Error for BoardError {}
