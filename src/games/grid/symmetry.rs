//! Boards turned and reflected.

use super::{Grid, Position};

/// The ways in which a board can be turned and reflected without a change to the game.
///
/// With gravity that is the reflection in the middle column. Without, it is that one, the
/// reflection in the middle row and both together; a square board has its diagonals as well.
#[derive(Clone, Copy, Debug)]
pub struct Symmetries {
    columns: u32,
    rows: u32,
    gravity: bool,
}

impl Symmetries {
    /// Those of a board.
    pub fn new(grid: &Grid) -> Symmetries {
        Symmetries {
            columns: grid.columns() as u32,
            rows: grid.rows() as u32,
            gravity: grid.gravity(),
        }
    }

    /// The number of ways: 2, 4 or 8.
    pub fn count(&self) -> usize {
        match (self.gravity, self.columns == self.rows) {
            (true, _) => 2,
            (false, false) => 4,
            (false, true) => 8,
        }
    }

    /// The position in one way, from 0, which is the position itself, to below
    /// [`count`](Self::count).
    #[inline]
    pub fn apply(&self, way: usize, position: Position) -> Position {
        Position {
            mover: self.moved(way, position.mover),
            other: self.moved(way, position.other),
        }
    }

    /// The same position for all that differ only by a turn or a reflection: the smallest one.
    pub fn canonical(&self, position: Position) -> Position {
        (0..self.count())
            .map(|way| self.apply(way, position))
            .min()
            .expect("there are at least two")
    }

    /// The smallest of the same positions, and the way that leads to it.
    pub(crate) fn canonical_way(&self, position: Position) -> (Position, usize) {
        (0..self.count())
            .map(|way| (self.apply(way, position), way))
            .min()
            .expect("there are at least two")
    }

    /// The way that undoes a way.
    pub(crate) fn inverse(&self, way: usize) -> usize {
        // A transposition comes first and swaps what the two reflections after it do.
        match way {
            5 => 6,
            6 => 5,
            _ => way,
        }
    }

    /// A set of cells in one way. Bit 0 of the way reflects left and right, bit 1 top and bottom,
    /// bit 2 transposes before that.
    #[inline]
    pub(crate) fn moved(&self, way: usize, cells: u64) -> u64 {
        let mut moved = cells;
        if way & 4 != 0 {
            moved = self.transposed(moved);
        }
        if way & 1 != 0 {
            moved = self.mirrored(moved);
        }
        if way & 2 != 0 {
            moved = self.flipped(moved);
        }
        moved
    }

    /// The left column becomes the right one.
    fn mirrored(&self, cells: u64) -> u64 {
        let mut left_column = 0;
        for row in 0..self.rows {
            left_column |= 1_u64 << (row * self.columns);
        }
        (0..self.columns).fold(0, |moved, column| {
            moved | (cells >> column & left_column) << (self.columns - 1 - column)
        })
    }

    /// The top row becomes the bottom one.
    fn flipped(&self, cells: u64) -> u64 {
        let top_row = u64::MAX >> (64 - self.columns);
        (0..self.rows).fold(0, |moved, row| {
            let shift = (self.rows - 1 - row) * self.columns;
            moved | (cells >> (row * self.columns) & top_row) << shift
        })
    }

    /// The top row becomes the left column; of a square board.
    fn transposed(&self, cells: u64) -> u64 {
        let size = self.columns;
        let mut diagonal = 0;
        for row in 0..size {
            diagonal |= 1_u64 << (row * (size + 1));
        }
        let mut moved = cells & diagonal;
        for right in 1..size {
            // A cell `right` of the diagonal and its image lie the same shift apart in every row.
            diagonal &= !(1 << ((size - right) * (size + 1)));
            let shift = right * (size - 1);
            moved |= (cells & diagonal << right) << shift;
            moved |= cells >> shift & diagonal << right;
        }
        moved
    }
}
