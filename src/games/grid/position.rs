//! Positions, cells, and cells in an order.

use super::Grid;
use crate::game::Side;
use crate::order::Order;

/// A position that play from the empty board can reach.
///
/// One word has the stones of the side to move, the other word those of the opponent, bit `i` for
/// cell `i`. A move sets one bit and swaps the words. The side to move follows from the number of
/// stones, because X moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Position {
    pub(crate) mover: u64,
    pub(crate) other: u64,
}

impl Position {
    /// The empty board, X to move.
    pub const EMPTY: Position = Position { mover: 0, other: 0 };

    /// Returns the side to move, or the side that would move if the game had not ended.
    #[inline]
    pub const fn to_move(self) -> Side {
        if self.occupied().count_ones().is_multiple_of(2) {
            Side::Max
        } else {
            Side::Min
        }
    }

    /// Returns one side's stones, bit `i` for cell `i`.
    pub const fn stones(self, side: Side) -> u64 {
        match (side, self.to_move()) {
            (Side::Max, Side::Max) | (Side::Min, Side::Min) => self.mover,
            _ => self.other,
        }
    }

    /// Returns the number of stones, which is the number of plies played.
    #[inline]
    pub const fn plies(self) -> u32 {
        self.occupied().count_ones()
    }

    /// Returns the cells with a stone, bit `i` for cell `i`.
    #[inline]
    pub const fn occupied(self) -> u64 {
        self.mover | self.other
    }

    /// Returns the position after the mover puts a stone on the cell of this bit.
    #[inline]
    pub(crate) const fn after(self, cell: u64) -> Position {
        Position {
            mover: self.other,
            other: self.mover | cell,
        }
    }

    /// Makes the position with these stones. The side to move follows from their number.
    pub(super) const fn of(x: u64, o: u64) -> Position {
        if x.count_ones() == o.count_ones() {
            Position { mover: x, other: o }
        } else {
            Position { mover: o, other: x }
        }
    }
}

/// A cell of a grid by its index, from 0 at the top left, row by row.
///
/// A move is the cell where the stone lands, also with gravity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell(pub(super) u8);

impl Cell {
    /// Returns the index, 0 to 63.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1 << self.0
    }

    /// Returns the lowest cell of a set that is not empty.
    #[inline]
    pub(crate) const fn lowest(cells: u64) -> Cell {
        Cell(cells.trailing_zeros() as u8)
    }
}

/// Cells in the order in which they are tried.
#[derive(Clone, Debug)]
pub struct CellList(pub Vec<Cell>);

impl Order<Grid> for CellList {
    #[inline]
    fn moves(&self, grid: &Grid, position: Position, _: u32) -> impl Iterator<Item = Cell> {
        let playable = grid.playable(position);
        let cells = self.0.iter().copied();
        cells.filter(move |cell| playable & cell.bit() != 0)
    }
}
