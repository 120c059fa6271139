//! The cells of 3×3 as a search uses them, sets of them, and three in a row.

use std::fmt;

/// The number of cells.
pub const CELLS: usize = 9;

/// One of the nine cells, row by row from the top left. A move is the cell where it puts its stone,
/// as with [`grid::Cell`](crate::games::grid::Cell) on other boards.
///
/// It is stored as a set of one cell, bit `i` for cell `i`, because a search only adds it to sets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PackedCell(u32);

impl PackedCell {
    /// Returns the cell with this index, if it is from 0 to 8.
    pub const fn new(index: usize) -> Option<PackedCell> {
        if index < CELLS {
            Some(PackedCell(1 << index))
        } else {
            None
        }
    }

    /// Iterates over all nine cells in row-major order.
    pub fn all() -> impl Iterator<Item = PackedCell> {
        PackedCells(ALL)
    }

    /// Returns the index, 0 to 8.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.trailing_zeros() as usize
    }

    /// Returns the row, 0 to 2 from the top.
    pub const fn row(self) -> usize {
        self.index() / 3
    }

    /// Returns the column, 0 to 2 from the left.
    pub const fn col(self) -> usize {
        self.index() % 3
    }

    /// Returns the set of this cell alone.
    #[inline]
    pub(super) const fn bit(self) -> u32 {
        self.0
    }
}

impl fmt::Debug for PackedCell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PackedCell({})", self.index())
    }
}

/// The set of all nine cells.
pub(super) const ALL: u32 = 0b111_111_111;

/// Iterates over the cells of a set, lowest index first.
pub(super) struct PackedCells(pub(super) u32);

impl Iterator for PackedCells {
    type Item = PackedCell;

    #[inline]
    fn next(&mut self) -> Option<PackedCell> {
        if self.0 == 0 {
            return None;
        }
        let rest = self.0 & (self.0 - 1);
        let cell = PackedCell(self.0 ^ rest);
        self.0 = rest;
        Some(cell)
    }
}

/// The eight lines of three: rows, columns, diagonals. Bit `i` is cell `i` in row-major order.
pub(super) const LINES: [u32; 8] = [
    0b000_000_111,
    0b000_111_000,
    0b111_000_000,
    0b001_001_001,
    0b010_010_010,
    0b100_100_100,
    0b100_010_001,
    0b001_010_100,
];

/// Returns the cells of all lines among these stones.
pub(super) fn line_cells(stones: u32) -> u32 {
    let lines = LINES.iter().filter(|&&line| stones & line == line);
    lines.fold(0, |cells, line| cells | line)
}

/// For each set of stones, bit `i` for cell `i`, the cells that complete a line with them. One
/// look-up finds all winning moves.
static COMPLETING_CELLS: [u16; 1 << CELLS] = {
    let mut table = [0; 1 << CELLS];
    let mut stones = 0;
    while stones < table.len() {
        let mut line = 0;
        while line < LINES.len() {
            let missing = LINES[line] as u16 & !(stones as u16);
            if missing.is_power_of_two() {
                table[stones] |= missing;
            }
            line += 1;
        }
        stones += 1;
    }
    table
};

/// Returns the cells that complete a line of these stones, if they have none yet. Bits above those
/// of the nine cells are ignored.
#[inline]
pub(super) fn completing_cells(stones: u32) -> u32 {
    COMPLETING_CELLS[(stones & ALL) as usize].into()
}
