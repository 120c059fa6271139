//! Names of the cells of a board.

use std::fmt;

use super::GameName;

/// The name and the place of a cell. It prints as its column, a letter from `a`, and the number of
/// its row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CellName {
    /// The index of the cell, from 0 at the top left, row by row.
    pub index: usize,
    /// The column, from 0 at the left.
    pub column: u8,
    /// The row, from 0 at the top.
    pub row: u8,
    /// The number of the row for people: from 1 at the top, or with gravity from 1 at the bottom.
    pub row_number: u8,
}

impl CellName {
    /// The name of a cell on the board of this game.
    pub(super) const fn of(index: usize, game: GameName) -> CellName {
        let (row, column) = (index as u32 / game.columns, index as u32 % game.columns);
        let number = if game.gravity {
            game.rows - row
        } else {
            row + 1
        };
        CellName {
            index,
            column: column as u8,
            row: row as u8,
            row_number: number as u8,
        }
    }
}

impl fmt::Display for CellName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = char::from(b'a' + self.column);
        // Each type of number that is written adds code of its own.
        write!(f, "{column}{}", u32::from(self.row_number))
    }
}

/// A set of cells of one board, printed as their names: `a1, b1, c1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellNames {
    /// Bit `i` for cell `i`.
    pub bits: u64,
    /// The game, which decides the names of the cells.
    pub game: GameName,
}

impl CellNames {
    /// The cells, lowest index first.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..64).filter(move |cell| self.bits >> cell & 1 != 0)
    }
}

impl fmt::Display for CellNames {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (nth, index) in self.iter().enumerate() {
            let between = if nth == 0 { "" } else { ", " };
            let cell = CellName::of(index, self.game);
            write!(f, "{between}{cell}")?;
        }
        Ok(())
    }
}
