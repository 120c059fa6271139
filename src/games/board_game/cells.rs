//! How the cells of a board are named.

use std::fmt;

use super::GameName;

/// The place of a cell, printed as its name: its column as a letter from `a`, and the number of its row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Square {
    /// The cell: 0 is top left, then row by row.
    pub cell: usize,
    /// 0 is the left column.
    pub column: u8,
    /// 0 is the top row.
    pub row: u8,
    /// What people call the row: from 1 at the top, or with gravity from 1 at the bottom.
    pub row_number: u8,
}

impl Square {
    /// The place of a cell on the board of this game.
    pub(super) const fn of(cell: usize, game: GameName) -> Square {
        let (row, column) = (cell as u32 / game.columns, cell as u32 % game.columns);
        let number = if game.gravity {
            game.rows - row
        } else {
            row + 1
        };
        Square {
            cell,
            column: column as u8,
            row: row as u8,
            row_number: number as u8,
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = char::from(b'a' + self.column);
        // Each type of number that is written takes code of its own.
        write!(f, "{column}{}", u32::from(self.row_number))
    }
}

/// A set of cells of one board, printed as their names: `a1, b1, c1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cells {
    /// Bit `i` for cell `i`.
    pub bits: u64,
    /// The game, which says how its cells are named.
    pub game: GameName,
}

impl Cells {
    /// The cells, lowest index first.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..64).filter(move |cell| self.bits >> cell & 1 != 0)
    }
}

impl fmt::Display for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, cell) in self.iter().enumerate() {
            let between = if place == 0 { "" } else { ", " };
            let square = Square::of(cell, self.game);
            write!(f, "{between}{square}")?;
        }
        Ok(())
    }
}
