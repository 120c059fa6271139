//! Lines of play as text.
//!
//! Without gravity a move is the name of its cell, `b2`: the column as a letter, the row as a
//! number from the top. With gravity it is the number of its column from 1, as in the published
//! sets of Connect Four positions. Nothing stands between the moves: `b2a1c3`, `4453`.

use std::fmt;

use super::{Cell, Grid, Position, Square};
use crate::game::{Game, Outcome, Side};
use crate::games::tic_tac_toe::letter;

/// Why a text is not a line of play, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineError {
    /// The number of legal moves before the fault.
    pub ply: usize,
    /// The place of the fault in characters from 0.
    pub at: usize,
    /// What is wrong.
    pub fault: LineFault,
}

/// What can be wrong with a line of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineFault {
    /// This is no column of the board.
    Column(char),
    /// This is no row of the board; `None` where the text ends after a column.
    Row(Option<char>),
    /// There is a stone on the cell.
    Taken {
        /// Which cell.
        square: Square,
        /// Whose stone.
        by: Side,
    },
    /// With gravity the column, counted from 1, is full.
    Full(u8),
    /// The game had ended.
    Finished(Outcome),
}

impl Grid {
    /// Plays a line from the empty board. Gives the last position and the moves.
    ///
    /// # Errors
    ///
    /// The first fault and its place.
    ///
    /// ```
    /// use cutoff::games::grid::{Grid, LineError, LineFault};
    ///
    /// let grid: Grid = "4x4k4".parse()?;
    /// let (position, moves) = grid.play_text("b2a1").expect("legal moves");
    /// assert_eq!(grid.board_text(position), "O....X..........");
    /// assert_eq!(grid.line_text(&moves), "b2a1");
    ///
    /// let error = grid.play_text("b2e1").unwrap_err();
    /// assert_eq!(error, LineError { ply: 1, at: 2, fault: LineFault::Column('e') });
    /// # Ok::<(), cutoff::games::grid::NameError>(())
    /// ```
    pub fn play_text(&self, text: &str) -> Result<(Position, Vec<Cell>), LineError> {
        self.play_text_from(self.start(), text)
    }

    /// Plays a line from a position.
    ///
    /// # Errors
    ///
    /// As [`play_text`](Self::play_text).
    pub fn play_text_from(
        &self,
        start: Position,
        text: &str,
    ) -> Result<(Position, Vec<Cell>), LineError> {
        let mut signs = text.chars().enumerate().peekable();
        let mut position = start;
        let mut moves = Vec::new();
        while let Some((at, sign)) = signs.next() {
            let ply = moves.len();
            let error = |at, fault| LineError { ply, at, fault };
            let column = self
                .read_column(sign)
                .ok_or(error(at, LineFault::Column(sign)))?;
            let row = if self.gravity() {
                None
            } else {
                let sign = signs.next().map(|(_, sign)| sign);
                let row = sign.and_then(|sign| self.read_row(sign));
                Some(row.ok_or(error(at + 1, LineFault::Row(sign)))?)
            };
            let cell = self
                .legal_cell(position, column, row)
                .map_err(|fault| error(at, fault))?;
            position = self.play(position, cell);
            moves.push(cell);
        }
        Ok((position, moves))
    }

    /// The cell of a move, if it is legal. With gravity there is no row.
    fn legal_cell(
        &self,
        position: Position,
        column: u8,
        row: Option<u8>,
    ) -> Result<Cell, LineFault> {
        if let Some(outcome) = self.outcome(position) {
            return Err(LineFault::Finished(outcome));
        }
        match row {
            None => self
                .landing(position, column.into())
                .ok_or(LineFault::Full(column + 1)),
            Some(row) => self.free_cell(position, Cell(row * self.columns + column)),
        }
    }

    fn free_cell(&self, position: Position, cell: Cell) -> Result<Cell, LineFault> {
        let square = self.square(cell);
        let by = [Side::Max, Side::Min]
            .into_iter()
            .find(|&side| position.stones(side) & cell.bit() != 0);
        by.map_or(Ok(cell), |by| Err(LineFault::Taken { square, by }))
    }

    /// A column from its letter, or from its number with gravity.
    fn read_column(&self, sign: char) -> Option<u8> {
        let first = if self.gravity() { '1' } else { 'a' };
        let column = u8::try_from(u32::from(sign).checked_sub(first.into())?).ok()?;
        (column < self.columns).then_some(column)
    }

    fn read_row(&self, sign: char) -> Option<u8> {
        let row = u8::try_from(u32::from(sign).checked_sub('1'.into())?).ok()?;
        (row < self.rows).then_some(row)
    }

    /// A line of play as text that [`play_text`](Self::play_text) reads back.
    pub fn line_text(&self, moves: &[Cell]) -> String {
        moves.iter().map(|&cell| self.move_text(cell)).collect()
    }

    /// One move as text: `b2`, or `4` with gravity.
    pub fn move_text(&self, cell: Cell) -> String {
        let square = self.square(cell);
        if self.gravity() {
            (square.column + 1).to_string()
        } else {
            square.to_string()
        }
    }
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "move {}, character {}: ", self.ply + 1, self.at + 1)?;
        match self.fault {
            LineFault::Column(sign) => {
                write!(f, "{} is no column of this board", sign.escape_default())
            }
            LineFault::Row(Some(sign)) => {
                write!(f, "{} is no row of this board", sign.escape_default())
            }
            LineFault::Row(None) => write!(f, "the row is missing"),
            LineFault::Taken { square, by } => {
                write!(f, "{square} is taken by {}", letter(by))
            }
            LineFault::Full(column) => write!(f, "column {column} is full"),
            LineFault::Finished(Outcome::Win(side)) => {
                write!(f, "the game is over: {} has won", letter(side))
            }
            LineFault::Finished(Outcome::Draw) => write!(f, "the game is over: it is a draw"),
        }
    }
}

impl std::error::Error for LineError {}
