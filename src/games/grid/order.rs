//! Move orders for grids.

use super::{Cell, Grid, Position};
use crate::order::Order;

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
