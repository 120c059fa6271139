//! `run` in a row on a board of up to eight columns and eight rows, with gravity or without.
//!
//! A [`Grid`] is a value. It has a short name, `<columns>x<rows>k<run>`, which ends in `g` for
//! gravity: `4x4k4`, `7x6k4g`. X is MAX and moves first. The first side with `run` stones in a
//! straight line, across, down or diagonal, wins. A full board without a run is a draw.
//!
//! ```
//! use cutoff::games::{BoardGame, grid::Grid};
//! use cutoff::{Game, Outcome, Side};
//!
//! let connect_four: Grid = "7x6k4g".parse()?;
//! assert_eq!(connect_four, "connect-four".parse()?);
//!
//! let (position, moves) = connect_four.play_text("1213141").expect("legal moves");
//! assert_eq!(moves.len(), 7);
//! assert_eq!(connect_four.outcome(position), Some(Outcome::Win(Side::Max)));
//! # Ok::<(), cutoff::games::grid::NameError>(())
//! ```

mod name;
mod open_lines;
mod position;
mod positions;
mod reach;
mod runs;
mod symmetry;

use crate::game::{Game, Outcome, Side};
use crate::games::{BoardGame, GameName, PositionError};

pub use name::NameError;
pub use open_lines::OpenLines;
pub use position::{Cell, CellList, Position};
pub(crate) use runs::Bits;
pub use symmetry::Symmetries;

/// The smallest number of columns and rows.
pub const FEWEST: u8 = 3;
/// The largest number of columns and rows. A board then has at most 64 cells, which fit in one word
/// of bits.
pub const MOST: u8 = 8;

/// The rules of one grid game.
///
/// The bits of a word are the cells of the board, row by row, from bit 0 at the top left. On 4×3:
///
/// ```text
///       a   b   c   d
///   1   0   1   2   3
///   2   4   5   6   7
///   3   8   9  10  11
/// ```
///
/// Shifts wrap from the end of a row to the next row. For each direction, a mask has the cells from
/// which a run fits on the board. It removes the wrapped bits. Sentinel bits would do the same, but
/// an 8×8 board would then need two words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grid {
    columns: u8,
    rows: u8,
    run: u8,
    gravity: bool,
    /// All cells.
    board: u64,
    /// The cells that need no stone below them: with gravity the bottom row, otherwise all cells.
    floor: u64,
    /// The cells whose moves come first: with gravity the left column, otherwise all cells.
    group: u64,
    /// For each direction of [`runs`], the cells from which a run fits on the board.
    starts: [u64; 4],
    /// The shifts that find a run, in up to three steps.
    doublings: [[u8; 4]; 3],
}

impl Grid {
    /// Makes the game with these sizes.
    ///
    /// # Errors
    ///
    /// [`NameError::Columns`], [`NameError::Rows`] or [`NameError::Run`] for a size outside
    /// [`FEWEST`] to [`MOST`], and for a run under 3 or longer than both sides.
    pub fn new(columns: u32, rows: u32, run: u32, gravity: bool) -> Result<Grid, NameError> {
        let side = |number: u32| {
            let byte = u8::try_from(number).ok();
            byte.filter(|byte| (FEWEST..=MOST).contains(byte))
        };
        let longest = columns.max(rows);
        let columns = side(columns).ok_or(NameError::Columns(columns))?;
        let rows = side(rows).ok_or(NameError::Rows(rows))?;
        let run = side(run)
            .filter(|&run| u32::from(run) <= longest)
            .ok_or(NameError::Run { run, longest })?;
        let board = u64::MAX >> (64 - columns * rows);
        let top_row = u64::MAX >> (64 - columns);
        let left_column = (0..rows).fold(0, |cells, row| cells | 1 << (row * columns));
        Ok(Grid {
            columns,
            rows,
            run,
            gravity,
            board,
            floor: if gravity {
                top_row << (columns * (rows - 1))
            } else {
                board
            },
            group: if gravity { left_column } else { board },
            starts: runs::starts(columns, rows, run),
            doublings: runs::doublings(columns, run),
        })
    }

    /// Makes 3×3 with three in a row.
    pub fn tic_tac_toe() -> Grid {
        Grid::new(3, 3, 3, false).expect("the smallest board that there is")
    }

    /// Returns the number of columns, 3 to 8.
    pub const fn columns(&self) -> usize {
        self.columns as usize
    }

    /// Returns the number of rows, 3 to 8.
    pub const fn rows(&self) -> usize {
        self.rows as usize
    }

    /// Returns the number of stones in a straight line that win.
    pub const fn run(&self) -> usize {
        self.run as usize
    }

    /// True if stones drop to the lowest free cell of their column.
    pub const fn gravity(&self) -> bool {
        self.gravity
    }

    /// Returns the number of cells, which is the longest game in plies.
    pub const fn cells(&self) -> u32 {
        self.board.count_ones()
    }

    /// Returns the empty board, X to move.
    pub const fn start(&self) -> Position {
        Position::EMPTY
    }

    /// Returns the cells where the mover can play, bit `i` for cell `i`, even after the end of the
    /// game.
    #[inline]
    pub const fn playable(&self, position: Position) -> u64 {
        self.playable_over(position.occupied())
    }

    /// Returns the playable cells if these cells have stones.
    #[inline]
    pub(crate) const fn playable_over(&self, occupied: u64) -> u64 {
        self.board & !occupied & (self.floor | occupied >> self.columns)
    }

    /// Returns all cells, bit `i` for cell `i`.
    pub(crate) const fn board(&self) -> u64 {
        self.board
    }

    /// Returns the cell with this index, if the board has one.
    pub const fn cell(&self, index: usize) -> Option<Cell> {
        if index < self.cells() as usize {
            Some(Cell(index as u8))
        } else {
            None
        }
    }

    /// Returns all cells in the order of the game's moves: row by row or, with gravity, column by
    /// column.
    pub fn all_cells(&self) -> impl Iterator<Item = Cell> {
        Moves {
            left: self.board,
            group: self.group,
        }
    }

    /// Returns the cell where a stone in this column lands, with gravity; `None` if the column is
    /// full or does not exist. Column 0 is the left one.
    pub fn landing(&self, position: Position, column: usize) -> Option<Cell> {
        let cells = self.playable(position) & self.column(column);
        (cells != 0).then(|| Cell::lowest(cells))
    }

    /// Returns the cells of a column, bit `i` for cell `i`; empty if there is no such column.
    pub(crate) fn column(&self, column: usize) -> u64 {
        (0..self.rows())
            .filter(|_| column < self.columns())
            .fold(0, |cells, row| cells | 1 << (row * self.columns() + column))
    }
}

impl Game for Grid {
    type Position = Position;
    type Move = Cell;
    type Outcome = Outcome;

    #[inline]
    fn to_move(&self, position: Position) -> Side {
        position.to_move()
    }

    #[inline]
    fn outcome(&self, position: Position) -> Option<Outcome> {
        // Only the side that has just moved can have a run, because play stops at the first one.
        if self.has_run(position.other) {
            Some(Outcome::Win(position.to_move().opponent()))
        } else if position.occupied() == self.board {
            Some(Outcome::Draw)
        } else {
            None
        }
    }

    /// Lists the moves row by row or, with gravity, column by column from the left.
    #[inline]
    fn moves(&self, position: Position) -> impl Iterator<Item = Cell> {
        Moves {
            left: self.playable(position),
            group: self.group,
        }
    }

    #[inline]
    fn play(&self, position: Position, cell: Cell) -> Position {
        debug_assert!(
            self.is_legal(position, cell),
            "{}",
            self.cell_name(cell.index())
        );
        position.after(cell.bit())
    }

    fn longest(&self) -> u32 {
        self.cells()
    }

    #[inline]
    fn is_legal(&self, position: Position, cell: Cell) -> bool {
        self.playable(position) & cell.bit() != 0
    }
}

impl BoardGame for Grid {
    fn name(&self) -> GameName {
        Grid::name(self)
    }

    fn start(&self) -> Position {
        Grid::start(self)
    }

    fn position(&self, x: u64, o: u64) -> Result<Position, PositionError> {
        Grid::position(self, x, o)
    }

    fn stones(&self, position: Position, side: Side) -> u64 {
        position.stones(side)
    }

    fn winning(&self, position: Position) -> u64 {
        self.line_cells(position.other)
    }

    fn playable(&self, position: Position) -> u64 {
        Grid::playable(self, position)
    }

    fn cell_of(&self, cell: Cell) -> usize {
        cell.index()
    }

    fn move_to(&self, cell: usize) -> Option<Cell> {
        self.cell(cell)
    }
}

/// Lists the cells of a set, group by group, and within a group from the lowest index. A group is
/// the set at one shift.
struct Moves {
    left: u64,
    group: u64,
}

impl Iterator for Moves {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        if self.left == 0 {
            return None;
        }
        while self.left & self.group == 0 {
            self.group <<= 1;
        }
        let cell = (self.left & self.group).trailing_zeros();
        self.left &= !(1 << cell);
        Some(Cell(cell as u8))
    }

    #[inline]
    fn count(self) -> usize {
        self.left.count_ones() as usize
    }
}
