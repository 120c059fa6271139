//! A position on a board of any shape.

use std::fmt;

use super::node::{has_four, playable};
use super::shape::{AnyShape, Shape, mirror};
use crate::solver::grid::ProvedResult;
use crate::{Outcome, Side, Verdict};

/// A position of four in a row with gravity. Columns are counted from 0, from the left.
///
/// ```
/// use cutoff::Side;
/// use cutoff::solver::connect_four::{AnyShape, ConnectFourPosition};
///
/// let position = ConnectFourPosition::from_columns(AnyShape::SEVEN_BY_SIX, &[3, 3, 2])?;
/// assert_eq!((position.stones(), position.to_move()), (3, Side::Min));
/// # Ok::<(), cutoff::solver::connect_four::ConnectFourPositionError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ConnectFourPosition {
    shape: AnyShape,
    mover: u64,
    taken: u64,
}

impl ConnectFourPosition {
    /// Returns the empty board.
    pub const fn empty(shape: AnyShape) -> ConnectFourPosition {
        ConnectFourPosition::of(shape, 0, 0)
    }

    const fn of(shape: AnyShape, mover: u64, taken: u64) -> ConnectFourPosition {
        ConnectFourPosition {
            shape,
            mover,
            taken,
        }
    }

    /// Returns the position after these moves.
    ///
    /// # Errors
    ///
    /// [`ConnectFourPositionError::NoColumn`], [`ConnectFourPositionError::FullColumn`] or
    /// [`ConnectFourPositionError::PlayedOn`].
    pub fn from_columns(
        shape: AnyShape,
        columns: &[u32],
    ) -> Result<ConnectFourPosition, ConnectFourPositionError> {
        let play = |position: ConnectFourPosition, &column: &u32| position.play(column);
        columns
            .iter()
            .try_fold(ConnectFourPosition::empty(shape), play)
    }

    /// Returns the position with these stones, row by row from the top left. X, who is
    /// [`Side::Max`], moves first.
    ///
    /// # Errors
    ///
    /// [`ConnectFourPositionError::Length`], [`ConnectFourPositionError::Floating`],
    /// [`ConnectFourPositionError::StoneCounts`] or [`ConnectFourPositionError::PlayedOn`].
    pub fn from_cells(
        shape: AnyShape,
        cells: &[Option<Side>],
    ) -> Result<ConnectFourPosition, ConnectFourPositionError> {
        if cells.len() != shape.cells() as usize {
            return Err(ConnectFourPositionError::Length { found: cells.len() });
        }
        let (mut first, mut second) = (0_u64, 0_u64);
        for (index, &side) in cells.iter().enumerate() {
            let cell = bit_of(shape, index);
            match side {
                Some(Side::Max) => first |= cell,
                Some(Side::Min) => second |= cell,
                None => {}
            }
        }
        let taken = first | second;
        let floating = taken & !shape.bottom() & !(taken << 1);
        if floating != 0 {
            let column = floating.trailing_zeros() / shape.stride();
            return Err(ConnectFourPositionError::Floating { column });
        }
        let (x, o) = (first.count_ones(), second.count_ones());
        if x != o && x != o + 1 {
            return Err(ConnectFourPositionError::StoneCounts { x, o });
        }
        let mover = if x == o { first } else { second };
        if has_four(shape, mover) {
            return Err(ConnectFourPositionError::PlayedOn);
        }
        Ok(ConnectFourPosition::of(shape, mover, taken))
    }

    /// Returns the position after a stone in this column.
    ///
    /// # Errors
    ///
    /// [`ConnectFourPositionError::NoColumn`], [`ConnectFourPositionError::FullColumn`] or
    /// [`ConnectFourPositionError::PlayedOn`].
    pub fn play(self, column: u32) -> Result<ConnectFourPosition, ConnectFourPositionError> {
        if column >= self.shape.columns() {
            return Err(ConnectFourPositionError::NoColumn { column });
        }
        if has_four(self.shape, self.other()) {
            return Err(ConnectFourPositionError::PlayedOn);
        }
        let mv = playable(self.shape, self.taken) & self.cells_of(column);
        if mv == 0 {
            return Err(ConnectFourPositionError::FullColumn { column });
        }
        Ok(self.after(column))
    }

    /// Returns the position after a stone in one of the columns of [`moves`](Self::moves).
    pub(super) fn after(self, column: u32) -> ConnectFourPosition {
        let mv = playable(self.shape, self.taken) & self.cells_of(column);
        ConnectFourPosition::of(self.shape, self.other(), self.taken | mv)
    }

    /// Returns the columns that are not full, from the left; empty if the game has ended.
    pub fn moves(self) -> impl Iterator<Item = u32> {
        let finished = self.outcome().is_some();
        let playable = playable(self.shape, self.taken);
        (0..self.shape.columns())
            .filter(move |&column| !finished && playable & self.cells_of(column) != 0)
    }

    /// Returns the end of the game, or `None` if it is not over.
    pub fn outcome(self) -> Option<Outcome> {
        if has_four(self.shape, self.other()) {
            Some(Outcome::Win(self.to_move().opponent()))
        } else {
            (self.taken == self.shape.board()).then_some(Outcome::Draw)
        }
    }

    /// Returns the side to move: X with an even number of stones on the board, otherwise O.
    pub fn to_move(self) -> Side {
        if self.stones().is_multiple_of(2) {
            Side::Max
        } else {
            Side::Min
        }
    }

    /// Returns the number of stones, which is the number of plies played.
    pub const fn stones(self) -> u32 {
        self.taken.count_ones()
    }

    /// Returns the side whose stone is on a cell, counted row by row from the top left; `None` if
    /// it is empty or there is no such cell.
    pub fn stone(self, cell: usize) -> Option<Side> {
        if cell >= self.shape.cells() as usize {
            return None;
        }
        let bit = bit_of(self.shape, cell);
        if self.mover & bit != 0 {
            Some(self.to_move())
        } else {
            (self.taken & bit != 0).then(|| self.to_move().opponent())
        }
    }

    /// The board's shape.
    pub const fn shape(self) -> AnyShape {
        self.shape
    }

    /// Returns the same position seen from behind the board, where the first column is the last.
    pub fn mirrored(self) -> ConnectFourPosition {
        let [mover, taken] = [self.mover, self.taken].map(|cells| mirror(self.shape, cells));
        ConnectFourPosition::of(self.shape, mover, taken)
    }

    /// Returns the end of the game with this score, which must be possible in this position.
    ///
    /// ```
    /// use cutoff::Verdict;
    /// use cutoff::solver::connect_four::{AnyShape, ConnectFourPosition};
    /// use cutoff::solver::grid::ProvedResult;
    ///
    /// // The first player wins the empty board with its last stone but one: the score is 1.
    /// let empty = ConnectFourPosition::empty(AnyShape::SEVEN_BY_SIX);
    /// assert_eq!(empty.ending(1), ProvedResult { verdict: Verdict::Win, plies: 41 });
    /// ```
    pub fn ending(self, score: i32) -> ProvedResult {
        let cells = self.shape.cells();
        let stones = self.stones() as i32;
        // With an even number of stones, the side to move plays on the odd cell.
        let (own, most_own) = (stones / 2, (cells + 1 - stones % 2) / 2);
        let (others, most_others) = ((stones + 1) / 2, (cells + stones % 2) / 2);
        let (verdict, plies) = match score {
            1.. => (Verdict::Win, 2 * (most_own + 1 - score - own) - 1),
            0 => (Verdict::Draw, cells - stones),
            _ => (Verdict::Loss, 2 * (most_others + 1 + score - others)),
        };
        let plies = plies as u32;
        ProvedResult { verdict, plies }
    }

    /// Returns the stones of the side to move.
    pub(super) const fn mover(self) -> u64 {
        self.mover
    }

    /// Returns the stones of both sides.
    pub(super) const fn taken(self) -> u64 {
        self.taken
    }

    /// Returns a number that no other position on a board of this shape has.
    pub(super) fn key(self) -> u64 {
        self.mover | (self.taken + self.shape.bottom())
    }

    /// Returns the position with this key.
    pub(super) fn from_key(shape: AnyShape, key: u64) -> ConnectFourPosition {
        // The highest bit of a column is the mark above its stones. All cells below it have stones.
        let mut taken = key;
        for _ in 0..shape.rows() {
            taken |= taken >> 1 & shape.board();
        }
        let taken = taken >> 1 & shape.board();
        ConnectFourPosition::of(shape, key & taken, taken)
    }

    fn other(self) -> u64 {
        self.mover ^ self.taken
    }

    fn cells_of(self, column: u32) -> u64 {
        let stride = self.shape.stride();
        ((1 << self.shape.rows()) - 1) << (column * stride)
    }
}

/// The reason why moves or stones are not a position. [`Display`](fmt::Display) writes it as a
/// sentence, with columns counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConnectFourPositionError {
    /// The board does not have this column.
    NoColumn {
        /// The column, from 0.
        column: u32,
    },
    /// The column is full.
    FullColumn {
        /// The column, from 0.
        column: u32,
    },
    /// A side had won, but the game continued.
    PlayedOn,
    /// The number of cells differs from that of the board.
    Length {
        /// The number of cells.
        found: usize,
    },
    /// A stone has an empty cell below it.
    Floating {
        /// The column, from 0.
        column: u32,
    },
    /// X has neither the same number of stones as O nor one more, although X moves first.
    StoneCounts {
        /// The number of X's stones.
        x: u32,
        /// The number of O's stones.
        o: u32,
    },
}

impl fmt::Display for ConnectFourPositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::NoColumn { column } => write!(f, "there is no column {}", column + 1),
            Self::FullColumn { column } => write!(f, "column {} is full", column + 1),
            Self::PlayedOn => f.write_str("one side had four in a row and the other one played on"),
            Self::Length { found } => write!(f, "the board does not have {found} cells"),
            Self::Floating { column } => {
                let column = column + 1;
                write!(f, "a stone in column {column} has an empty cell below it")
            }
            Self::StoneCounts { x, o } => write!(
                f,
                "X has {x} and O has {o}: X moves first, so X has as many stones as O or one more"
            ),
        }
    }
}

impl std::error::Error for ConnectFourPositionError {}

/// Returns the bit of a cell, counted row by row from the top left.
pub(super) fn bit_of(shape: AnyShape, cell: usize) -> u64 {
    let (row, column) = (cell as u32 / shape.columns(), cell as u32 % shape.columns());
    1 << (column * shape.stride() + shape.rows() - 1 - row)
}
