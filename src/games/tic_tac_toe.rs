//! 3×3 tic-tac-toe on bitboards.
//!
//! ```
//! use cutoff::{Board, Cell, Game, Outcome, Side, TicTacToe};
//!
//! let mut board = Board::EMPTY;
//! for index in [0, 4, 1, 5, 2] {
//!     let cell = Cell::new(index).expect("0 to 8");
//!     board = TicTacToe.try_play(board, cell)?;
//! }
//! assert_eq!(board.to_string(), "XXX.OO...");
//! assert_eq!(TicTacToe.outcome(board), Some(Outcome::Win(Side::Max)));
//! # Ok::<(), cutoff::MoveError>(())
//! ```

use std::fmt;

use crate::game::{Game, Outcome, Side};

/// The number of cells, and so the length of the longest game in plies.
pub const CELLS: usize = 9;

/// The mask of all nine cells.
const ALL: u32 = 0b111_111_111;

/// The eight lines of three: rows, columns, diagonals. Bit `i` is cell `i` in row-major order.
const LINES: [u32; 8] = [
    0b000_000_111,
    0b000_111_000,
    0b111_000_000,
    0b001_001_001,
    0b010_010_010,
    0b100_100_100,
    0b100_010_001,
    0b001_010_100,
];

const fn has_line(stones: u32) -> bool {
    let mut line = 0;
    while line < LINES.len() {
        if stones & LINES[line] == LINES[line] {
            return true;
        }
        line += 1;
    }
    false
}

/// For each of the ten-bit halves of a board (see [`Board`]) one bit: does it hold a line?
/// A table, because one look-up in 128 bytes is faster than eight comparisons.
static HAS_LINE: [u32; 32] = {
    let mut table = [0; 32];
    let mut half = 0;
    while half < 1024 {
        if has_line(half & ALL) {
            table[half as usize / 32] |= 1 << (half % 32);
        }
        half += 1;
    }
    table
};

/// One of the nine cells, in row-major order: 0 is top left, 4 the centre, 8 bottom right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell(u8);

impl Cell {
    /// The cell with this index, if it is from 0 to 8.
    pub const fn new(index: usize) -> Option<Cell> {
        if index < CELLS {
            Some(Cell(index as u8))
        } else {
            None
        }
    }

    /// All nine cells in row-major order.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..CELLS as u8).map(Cell)
    }

    /// 0 to 8.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// 0 to 2, from the top.
    pub const fn row(self) -> usize {
        self.index() / 3
    }

    /// 0 to 2, from the left.
    pub const fn col(self) -> usize {
        self.index() % 3
    }

    const fn bit(self) -> u32 {
        1 << self.0
    }
}

impl fmt::Display for Cell {
    /// As people count: `row 2, column 3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "row {}, column {}", self.row() + 1, self.col() + 1)
    }
}

/// A position: one that play from the empty board can reach, and no other.
///
/// ```text
/// bit 31    26 25 24       16 15     10  9  8        0
///     [ unused ][t][ stones  ][ unused ][t][ stones  ]
///                the other's             the mover's
/// ```
///
/// Each half holds one side's stones, bit `i` for cell `i`, and `t` tells whose half it is: it is
/// set in O's. A move sets one bit and swaps the halves, so no question about a position needs a
/// branch on whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board(u32);

/// `t` in the mover's half: set when O is to move.
const O_TO_MOVE: u32 = 1 << 9;
const HALF: u32 = 16;

impl Board {
    /// No stone yet, X to move.
    pub const EMPTY: Board = Board(O_TO_MOVE << HALF);

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
        match (has_line(x), has_line(o)) {
            (true, true) => return Err(BoardError::BothWon),
            (true, false) if count_x == count_o => return Err(BoardError::PlayedOn(Side::Max)),
            (false, true) if count_x > count_o => return Err(BoardError::PlayedOn(Side::Min)),
            _ => {}
        }
        let o = o | O_TO_MOVE;
        Ok(Board(if count_x == count_o {
            x | o << HALF
        } else {
            o | x << HALF
        }))
    }

    /// One side's stones, bit `i` for cell `i`.
    pub const fn stones(self, side: Side) -> u16 {
        let movers = matches!(side, Side::Min) == (self.0 & O_TO_MOVE != 0);
        let half = if movers { self.0 } else { self.0 >> HALF };
        (half & ALL) as u16
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
        self.occupied().count_ones()
    }

    /// The cells of the winner's finished lines in row-major order: none while nobody has won,
    /// three, or five when one stone has finished two lines.
    pub fn winning_cells(self) -> impl Iterator<Item = Cell> {
        let stones = self.0 >> HALF & ALL;
        let line = |line: &&u32| stones & **line == **line;
        Cells(
            LINES
                .iter()
                .filter(line)
                .fold(0, |cells, line| cells | line),
        )
    }

    #[inline]
    const fn occupied(self) -> u32 {
        (self.0 | self.0 >> HALF) & ALL
    }
}

/// The cells of a mask, lowest index first.
struct Cells(u32);

impl Iterator for Cells {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        if self.0 == 0 {
            return None;
        }
        let cell = Cell(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(cell)
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
    BothWon,
    /// This side had won already and the other one played on.
    PlayedOn(Side),
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            BoardError::Length { found } => {
                write!(f, "a board has nine cells, and this one has {found}")
            }
            BoardError::Sign { sign, cell } => write!(
                f,
                "unknown sign {sign:?} in cell {} ({cell}): X and O are stones; '.', '_', '-' and a space are empty",
                cell.index()
            ),
            BoardError::StoneCounts { x, o } => write!(
                f,
                "X has {x} and O has {o}: X moves first, so X has as many stones as O or one more"
            ),
            BoardError::BothWon => write!(f, "X and O both have three in a row"),
            BoardError::PlayedOn(side) => write!(
                f,
                "{} played on after {} had won",
                letter(side.opponent()),
                letter(side)
            ),
        }
    }
}

impl std::error::Error for BoardError {}

/// Why a move cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// There is a stone on that cell.
    Taken {
        /// Which cell.
        cell: Cell,
        /// Whose stone.
        by: Side,
    },
    /// The game has ended.
    Finished(Outcome),
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            MoveError::Taken { cell, by } => write!(
                f,
                "cell {} ({cell}) is taken by {}",
                cell.index(),
                letter(by)
            ),
            MoveError::Finished(Outcome::Win(side)) => {
                write!(f, "the game is over: {} has won", letter(side))
            }
            MoveError::Finished(Outcome::Draw) => write!(f, "the game is over: it is a draw"),
        }
    }
}

impl std::error::Error for MoveError {}

/// `X` for MAX, `O` for MIN.
pub const fn letter(side: Side) -> char {
    match side {
        Side::Max => 'X',
        Side::Min => 'O',
    }
}

/// The rules of 3×3 tic-tac-toe. X is MAX and moves first; who has three in a row has won.
#[derive(Clone, Copy, Debug, Default)]
pub struct TicTacToe;

impl TicTacToe {
    /// The position after a move that may be illegal.
    ///
    /// # Errors
    ///
    /// [`MoveError::Finished`] if the game has ended, [`MoveError::Taken`] if the cell is not free.
    pub fn try_play(&self, board: Board, cell: Cell) -> Result<Board, MoveError> {
        if let Some(outcome) = self.outcome(board) {
            return Err(MoveError::Finished(outcome));
        }
        match board.stone(cell) {
            Some(by) => Err(MoveError::Taken { cell, by }),
            None => Ok(self.play(board, cell)),
        }
    }
}

impl Game for TicTacToe {
    type Position = Board;
    type Move = Cell;
    type Outcome = Outcome;

    #[inline]
    fn to_move(&self, board: Board) -> Side {
        if board.0 & O_TO_MOVE == 0 {
            Side::Max
        } else {
            Side::Min
        }
    }

    #[inline]
    fn outcome(&self, board: Board) -> Option<Outcome> {
        // Only who has just moved can have a line, since play stops at the first one.
        let half = board.0 >> HALF;
        if HAS_LINE[(half / 32 % 32) as usize] >> (half % 32) & 1 != 0 {
            Some(Outcome::Win(self.to_move(board).opponent()))
        } else if board.occupied() == ALL {
            Some(Outcome::Draw)
        } else {
            None
        }
    }

    #[inline]
    fn moves(&self, board: Board) -> impl Iterator<Item = Cell> {
        Cells(!board.occupied() & ALL)
    }

    #[inline]
    fn play(&self, board: Board, cell: Cell) -> Board {
        debug_assert!(self.is_legal(board, cell), "{cell} is taken on {board}");
        Board((board.0 | cell.bit()).rotate_left(HALF))
    }

    #[inline]
    fn is_legal(&self, board: Board, cell: Cell) -> bool {
        board.occupied() & cell.bit() == 0
    }
}
