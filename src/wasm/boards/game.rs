//! Any board's shape, its names, and games on it that are played again.

use wasm_bindgen::prelude::*;

use super::worth::winner;
use crate::game::Game;
use crate::games::GameName;
use crate::games::grid::{self, Cell, Grid};
use crate::wasm::game::{GameDescription, Position, Replay};
use crate::wasm::input::{self, Named, Read};
use crate::wasm::output::Player;

/// The shape of a game and what its cells are called.
pub fn describe(game: GameName) -> GameDescription {
    let grid = input::grid(game);
    let cells = || (0..grid.cells() as usize).filter_map(|index| grid.cell(index));
    let column = |number: u8| char::from(b'a' + number).to_string();
    GameDescription {
        game: grid.to_string(),
        columns: game.columns,
        rows: game.rows,
        run: game.run,
        gravity: game.gravity,
        exhaustive: game == GameName::TIC_TAC_TOE,
        start: grid.board_text(grid.start()),
        longest: grid.cells() as usize,
        names: cells().map(|cell| grid.square(cell).to_string()).collect(),
        move_names: cells().map(|cell| grid.move_text(cell)).collect(),
        column_names: (0..game.columns as u8).map(column).collect(),
        row_names: (0..game.rows)
            .filter_map(|row| grid.cell((row * game.columns) as usize))
            .map(|first| grid.square(first).row_number.to_string())
            .collect(),
    }
}

/// See [`replay`](crate::wasm::replay).
pub fn replay(start: &JsValue, moves: &JsValue, set: &Named) -> Read<Replay> {
    let grid = input::grid(set.game);
    let start = input::position(start, &grid)?;
    let line = input::line(moves, &grid, start)?;
    let notation = grid.line_text(&line.moves);
    let digits = || {
        line.moves
            .iter()
            .map(|cell| cell.index().to_string())
            .collect()
    };
    Ok(Replay {
        positions: line
            .positions
            .into_iter()
            .map(|position| describe_position(&grid, position))
            .collect(),
        link: if set.game == GameName::TIC_TAC_TOE {
            digits()
        } else {
            notation.clone()
        },
        notation,
        moves: line.moves.into_iter().map(Cell::index).collect(),
    })
}

fn describe_position(grid: &Grid, position: grid::Position) -> Position {
    let finished = grid.outcome(position).is_some();
    let legal_moves: Vec<Cell> = if finished {
        vec![]
    } else {
        grid.moves(position).collect()
    };
    let mut targets = vec![None; grid.cells() as usize];
    for &cell in &legal_moves {
        for clicked in clicks(grid, cell) {
            targets[clicked] = Some(cell.index());
        }
    }
    Position {
        board: grid.board_text(position),
        player: Player::from(grid.to_move(position)),
        plies: position.plies(),
        finished,
        winner: winner(grid, position),
        winning_cells: grid
            .winning_cells(position)
            .iter()
            .map(Cell::index)
            .collect(),
        legal_moves: legal_moves.into_iter().map(Cell::index).collect(),
        targets,
    }
}

/// The cells on which a click plays a move: with gravity all of its column.
fn clicks(grid: &Grid, cell: Cell) -> impl Iterator<Item = usize> {
    let (columns, index, gravity) = (grid.columns(), cell.index(), grid.gravity());
    (0..grid.cells() as usize)
        .filter(move |&clicked| clicked == index || gravity && clicked % columns == index % columns)
}
