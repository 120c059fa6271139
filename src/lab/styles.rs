//! The usual ways to write a program for a grid.

use crate::games::BoardGame;
use crate::games::grid::{Cell, Grid};
use crate::games::tic_tac_toe::CellOrder;
use crate::order::sort_few;

/// One of the usual ways to write a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProgramStyle {
    /// True if a quick win has a higher score than a slow one.
    pub depth_aware: bool,
    /// The order in which the program tries moves.
    pub order: UsualOrder,
}

string_enum! {
    /// A move order that programs often have.
    UsualOrder as "UsualOrder" {
        /// Row by row from the top left.
        Rows = "rows",
        /// Row by row from the bottom right.
        RowsBackwards = "rows-backwards",
        /// Column by column from the top left.
        Columns = "columns",
        /// Column by column from the bottom right.
        ColumnsBackwards = "columns-backwards",
        /// The cells with the most lines through them first. On 3×3 this is centre, corners, edges.
        MostLines = "most-lines",
    }
}

impl UsualOrder {
    /// Returns the order for searches of 3×3.
    pub(super) fn on_3x3(self) -> CellOrder {
        let grid = Grid::new(3, 3, 3, false).expect("a board");
        let cells: Vec<usize> = self.cells(&grid).iter().map(|cell| cell.index()).collect();
        let cells = cells.try_into().expect("nine cells");
        CellOrder::new(cells).expect("each cell once")
    }

    /// Returns the cells of a board in this order.
    pub(super) fn cells(self, grid: &Grid) -> Vec<Cell> {
        let mut cells: Vec<Cell> = grid.all_cells().collect();
        let row = |cell: Cell| cell.index() as i32;
        let column = |cell: Cell| {
            let name = grid.cell_name(cell.index());
            i32::from(name.column) * grid.rows() as i32 + i32::from(name.row)
        };
        let lines = |cell: Cell| grid.all_runs().filter(|run| run & cell.bit() != 0).count();
        sort_few(&mut cells, |cell| match self {
            UsualOrder::Rows => row(cell),
            UsualOrder::RowsBackwards => -row(cell),
            UsualOrder::Columns => column(cell),
            UsualOrder::ColumnsBackwards => -column(cell),
            UsualOrder::MostLines => -(lines(cell) as i32),
        });
        cells
    }
}

/// Returns the usual scores, depth-aware or not, each with the usual orders.
pub(super) fn usual_styles() -> impl Iterator<Item = ProgramStyle> {
    let styles = |depth_aware| UsualOrder::ALL.map(|order| ProgramStyle { depth_aware, order });
    [true, false].into_iter().flat_map(styles)
}
