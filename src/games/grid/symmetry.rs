//! Rotations and reflections of boards.

use super::{Grid, Position};

/// The rotations and reflections of a board that do not change the game.
///
/// With gravity, this is the reflection in the middle column. Without gravity, there are also the
/// reflection in the middle row, and both together. A square board has its diagonals as well.
#[derive(Clone, Copy, Debug)]
pub struct Symmetries {
    columns: u32,
    rows: u32,
    gravity: bool,
}

impl Symmetries {
    /// Finds the symmetries of a board.
    pub fn new(grid: &Grid) -> Symmetries {
        Symmetries {
            columns: grid.columns() as u32,
            rows: grid.rows() as u32,
            gravity: grid.gravity(),
        }
    }

    /// Returns the number of ways: 2, 4 or 8.
    pub fn count(&self) -> usize {
        match (self.gravity, self.columns == self.rows) {
            (true, _) => 2,
            (false, false) => 4,
            (false, true) => 8,
        }
    }

    /// Returns the position in one of these ways, from 0, which is the position itself, to below
    /// [`count`](Self::count).
    #[inline]
    pub fn apply(&self, way: usize, position: Position) -> Position {
        Position {
            mover: self.image(way, position.mover),
            other: self.image(way, position.other),
        }
    }

    /// Returns the smallest rotation or reflection of a position, which is the same for all.
    pub fn canonical(&self, position: Position) -> Position {
        self.canonical_way(position).0
    }

    /// Returns the smallest of these positions, and the way that leads to it.
    pub(crate) fn canonical_way(&self, position: Position) -> (Position, usize) {
        (0..self.count())
            .map(|way| (self.apply(way, position), way))
            .min()
            .expect("there are at least two")
    }

    /// Returns the inverse of a way.
    pub(crate) fn inverse(&self, way: usize) -> usize {
        // A transposition comes first, and swaps the two reflections after it.
        match way {
            5 => 6,
            6 => 5,
            _ => way,
        }
    }

    /// Returns a set of cells in one of these ways. Bit 0 of the way reflects left and right, bit 1
    /// top and bottom, and bit 2 transposes before that.
    #[inline]
    pub(crate) fn image(&self, way: usize, cells: u64) -> u64 {
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

    /// Mirrors left and right.
    fn mirrored(&self, cells: u64) -> u64 {
        let left_column = (0..self.rows).fold(0_u64, |all, row| all | 1 << (row * self.columns));
        (0..self.columns).fold(0, |moved, column| {
            moved | (cells >> column & left_column) << (self.columns - 1 - column)
        })
    }

    /// Mirrors top and bottom.
    fn flipped(&self, cells: u64) -> u64 {
        let top_row = u64::MAX >> (64 - self.columns);
        (0..self.rows).fold(0, |moved, row| {
            let shift = (self.rows - 1 - row) * self.columns;
            moved | (cells >> (row * self.columns) & top_row) << shift
        })
    }

    /// Turns the top row of a square board into the left column.
    fn transposed(&self, cells: u64) -> u64 {
        let size = self.columns;
        let mut diagonal = (0..size).fold(0_u64, |all, row| all | 1 << (row * (size + 1)));
        let mut moved = cells & diagonal;
        for right in 1..size {
            // In every row, a cell `right` of the diagonal and its image are the same shift apart.
            diagonal &= !(1 << ((size - right) * (size + 1)));
            let shift = right * (size - 1);
            moved |= (cells & diagonal << right) << shift;
            moved |= cells >> shift & diagonal << right;
        }
        moved
    }
}
