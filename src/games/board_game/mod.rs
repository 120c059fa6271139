//! The common parts of games on boards that searches do not need: cells, names, text.

mod layouts;
mod line_of_play;
mod name;
mod stones;
mod text;

use std::fmt;

use crate::game::{Game, Outcome, Side};

pub use line_of_play::{LineError, LineFault, line_signs};
pub use name::{CellName, CellNames, GameName, GameNameError};
pub use stones::Stones;
pub use text::{BoardError, PositionError, read_stones, stones_text};

/// A game in which the sides put stones on the cells of a board, X first. X is MAX.
///
/// A cell is an index, from 0 at the top left, row by row. A move is the cell where its stone
/// lands. The methods read and write all texts about a board, its positions and its moves, for
/// every kind of board. Their parts are in this folder.
///
/// A new kind of board implements the functions without a default. It has at most nine columns,
/// nine rows and 64 cells, because a set of cells is one word, and text has one character for a
/// column and one for a row.
pub trait BoardGame: Game<Outcome = Outcome> + Sized {
    /// Returns the name, which includes the shape of the board.
    fn name(&self) -> GameName;

    /// Returns the empty board with X to move.
    fn start(&self) -> Self::Position;

    /// Returns the position with these stones (bit `i` for cell `i`), if play can reach it.
    ///
    /// # Errors
    ///
    /// [`PositionError`]; if there are several reasons, the first in the order of its variants.
    ///
    /// # Panics
    ///
    /// In debug builds, if the two sets overlap or leave the board.
    fn position(&self, x: u64, o: u64) -> Result<Self::Position, PositionError>;

    /// Returns one side's stones, bit `i` for cell `i`.
    fn stones(&self, position: Self::Position, side: Side) -> u64;

    /// Returns the cells of the winner's lines, bit `i` for cell `i`; empty while nobody has won.
    fn winning(&self, position: Self::Position) -> u64;

    /// Returns the cells where the side to move can put a stone, bit `i` for cell `i`, even after
    /// the end of the game.
    fn playable(&self, position: Self::Position) -> u64;

    /// Returns the cell where the stone of a move lands.
    fn cell_of(&self, mv: Self::Move) -> usize;

    /// Returns the move that puts a stone on a cell, legal or not; `None` without such a cell.
    fn move_to(&self, cell: usize) -> Option<Self::Move>;

    /// Returns the number of cells.
    fn cells(&self) -> u32 {
        self.name().columns * self.name().rows
    }

    /// Returns the number of stones on the board.
    fn plies(&self, position: Self::Position) -> u32 {
        let stones = |side| self.stones(position, side).count_ones();
        stones(Side::Max) + stones(Side::Min)
    }

    /// Returns the side whose stone is on a cell.
    fn stone(&self, position: Self::Position, cell: usize) -> Option<Side> {
        [Side::Max, Side::Min]
            .into_iter()
            .find(|&side| self.stones(position, side) >> cell & 1 != 0)
    }

    /// Returns the winner.
    fn winner(&self, position: Self::Position) -> Option<Side> {
        match self.outcome(position)? {
            Outcome::Win(side) => Some(side),
            Outcome::Draw => None,
        }
    }

    /// Returns the position after a move that may be illegal. [`play`](Game::play) is for legal
    /// moves.
    ///
    /// # Errors
    ///
    /// The reason why the move cannot be played.
    fn try_play(
        &self,
        position: Self::Position,
        mv: Self::Move,
    ) -> Result<Self::Position, MoveError> {
        if let Some(outcome) = self.outcome(position) {
            return Err(MoveError::Finished(outcome));
        }
        if self.is_legal(position, mv) {
            return Ok(self.play(position, mv));
        }
        let cell = self.cell_of(mv);
        let name = self.cell_name(cell);
        Err(match self.stone(position, cell) {
            Some(by) => MoveError::Taken { cell: name, by },
            None => MoveError::Floating(name),
        })
    }

    /// Returns the move for a chosen cell. With gravity it is the move of the column. `None` if
    /// there is no move, or if the game has ended.
    fn click(&self, position: Self::Position, cell: usize) -> Option<Self::Move> {
        if cell >= self.cells() as usize || self.outcome(position).is_some() {
            return None;
        }
        let name = self.name();
        let fits = if name.gravity {
            let top = cell as u32 % name.columns;
            (0..name.rows).fold(0, |fits, row| fits | 1 << (row * name.columns + top))
        } else {
            1 << cell
        };
        // If no move fits, this index is outside the board.
        self.move_to((self.playable(position) & fits).trailing_zeros() as usize)
    }

    /// Reads a board: a sign for each cell, row by row, or one of the usual layouts of people and
    /// programs.
    ///
    /// # Errors
    ///
    /// Unknown signs are reported before a wrong length, and both before stones that play cannot
    /// reach.
    fn read_board(&self, text: &str) -> Result<Self::Position, BoardError> {
        let (x, o) = read_stones(self.name(), text)?;
        self.position(x, o).map_err(BoardError::Position)
    }

    /// Writes a position as text that [`read_board`](Self::read_board) reads: `X`, `O` or `.` for
    /// each cell, row by row, without breaks.
    fn board_text(&self, position: Self::Position) -> String {
        let [x, o] = [Side::Max, Side::Min].map(|side| self.stones(position, side));
        stones_text(self.name(), x, o)
    }

    /// Plays a line from the empty board. Returns the last position and the moves.
    ///
    /// # Errors
    ///
    /// The first fault and its position.
    ///
    /// ```
    /// use cutoff::games::{BoardGame, LineError, LineFault, grid::Grid};
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
    fn play_text(&self, text: &str) -> Result<(Self::Position, Vec<Self::Move>), LineError> {
        match self.play_as_far(self.start(), text) {
            (position, moves, None) => Ok((position, moves)),
            (_, _, Some(fault)) => Err(fault),
        }
    }

    /// Plays a line from a position as far as possible. Returns the last position, the moves, and
    /// the fault of the next move.
    fn play_as_far(
        &self,
        start: Self::Position,
        text: &str,
    ) -> (Self::Position, Vec<Self::Move>, Option<LineError>) {
        let (mut signs, mut position, mut moves) = (line_signs(text), start, Vec::new());
        while let Some(sign) = signs.next() {
            match line_of_play::play_next(self, position, sign, &mut signs) {
                Ok((next, mv)) => {
                    position = next;
                    moves.push(mv);
                }
                Err((at, fault)) => {
                    let ply = moves.len();
                    return (position, moves, Some(LineError { ply, at, fault }));
                }
            }
        }
        (position, moves, None)
    }

    /// Writes a line of play as text that [`play_text`](Self::play_text) reads.
    fn line_text(&self, moves: &[Self::Move]) -> String {
        moves.iter().map(|&mv| self.move_text(mv)).collect()
    }

    /// Writes a move as text: `b2`, or `4` with gravity.
    fn move_text(&self, mv: Self::Move) -> String {
        let cell = self.cell_name(self.cell_of(mv));
        match self.name().gravity {
            true => (cell.column + 1).to_string(),
            false => cell.to_string(),
        }
    }

    /// Returns the name and the place of a cell.
    fn cell_name(&self, cell: usize) -> CellName {
        CellName::of(cell, self.name())
    }

    /// Makes a set of cells of this board, to print their names.
    fn cell_names(&self, bits: u64) -> CellNames {
        let game = self.name();
        CellNames { bits, game }
    }
}

/// The reason why a move cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// The cell has a stone.
    Taken {
        /// The cell.
        cell: CellName,
        /// The side of the stone.
        by: Side,
    },
    /// With gravity, there is no stone below the cell.
    Floating(CellName),
    /// The game has ended.
    Finished(Outcome),
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Taken { cell, by } => write!(f, "{cell} is taken by {}", letter(by)),
            Self::Floating(cell) => write!(f, "{cell} has an empty cell below it"),
            Self::Finished(Outcome::Win(side)) => {
                write!(f, "the game is over: {} has won", letter(side))
            }
            Self::Finished(Outcome::Draw) => f.write_str("the game is over: it is a draw"),
        }
    }
}

impl std::error::Error for MoveError {}

/// Returns `X` for MAX and `O` for MIN.
pub const fn letter(side: Side) -> char {
    match side {
        Side::Max => 'X',
        Side::Min => 'O',
    }
}
