//! A second tic-tac-toe and a second pair of searches, on nine characters. They are slow and
//! obvious, follow only the rules, and share no code with src/.

mod broken;
mod exact;
mod pruned;

use std::collections::BTreeSet;

pub use broken::{BugFlags, Kind, ORDERS, ask, ask_for_each};
pub use exact::{Known, solve_all};
pub use pruned::{Visits, visits};

/// Nine of `X`, `O` and `.`, row by row.
pub type Cells = [char; 9];

pub const EMPTY: Cells = ['.'; 9];

/// Rows, columns and diagonals, as a player would list them.
pub const LINES: [[usize; 3]; 8] = [
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
    [0, 3, 6],
    [1, 4, 7],
    [2, 5, 8],
    [0, 4, 8],
    [2, 4, 6],
];

/// The cell to which a quarter turn moves each cell, and the same for a reflection in the middle
/// column.
const TURN: [usize; 9] = [6, 3, 0, 7, 4, 1, 8, 5, 2];
const REFLECT: [usize; 9] = [2, 1, 0, 5, 4, 3, 8, 7, 6];

pub fn text(cells: Cells) -> String {
    cells.iter().collect()
}

pub fn count(cells: Cells, sign: char) -> usize {
    cells.iter().filter(|&&cell| cell == sign).count()
}

pub fn to_move(cells: Cells) -> char {
    if count(cells, 'X') == count(cells, 'O') {
        'X'
    } else {
        'O'
    }
}

/// Lists the lines that a side has completed.
pub fn lines_of(cells: Cells, sign: char) -> Vec<[usize; 3]> {
    LINES
        .into_iter()
        .filter(|line| line.iter().all(|&cell| cells[cell] == sign))
        .collect()
}

pub fn has_line(cells: Cells, sign: char) -> bool {
    LINES
        .iter()
        .any(|line| line.iter().all(|&cell| cells[cell] == sign))
}

pub fn winner(cells: Cells) -> Option<char> {
    ['X', 'O'].into_iter().find(|&sign| has_line(cells, sign))
}

pub fn finished(cells: Cells) -> bool {
    winner(cells).is_some() || count(cells, '.') == 0
}

pub fn free(cells: Cells) -> Vec<usize> {
    (0..9).filter(|&cell| cells[cell] == '.').collect()
}

/// Lists the legal moves. A finished game has none.
pub fn moves(cells: Cells) -> Vec<usize> {
    if finished(cells) { vec![] } else { free(cells) }
}

pub fn after(mut cells: Cells, cell: usize) -> Cells {
    cells[cell] = to_move(cells);
    cells
}

/// Every position that a game can reach, including the finished ones: 5,478.
pub fn reachable() -> BTreeSet<Cells> {
    let mut found = BTreeSet::new();
    let mut open = vec![EMPTY];
    while let Some(cells) = open.pop() {
        if found.insert(cells) {
            open.extend(moves(cells).into_iter().map(|cell| after(cells, cell)));
        }
    }
    found
}

/// Rotates and reflects a board in all eight ways.
pub fn symmetric(cells: Cells) -> [Cells; 8] {
    let by = |cells: Cells, from: [usize; 9]| from.map(|cell| cells[cell]);
    let mut turned = cells;
    let turns: [Cells; 4] = std::array::from_fn(|_| {
        turned = by(turned, TURN);
        turned
    });
    std::array::from_fn(|way| match turns.get(way) {
        Some(&cells) => cells,
        None => by(turns[way - 4], REFLECT),
    })
}

/// X's score of an end that is this many plies from the root.
pub fn end_score(cells: Cells, plies: i32, depth_aware: bool) -> i32 {
    let worth = if depth_aware { 10 - plies } else { 1 };
    match winner(cells) {
        Some('X') => worth,
        Some(_) => -worth,
        None => 0,
    }
}

/// Converts X's score to that of the side to move.
pub fn from_mover(cells: Cells, score: i32) -> i32 {
    if to_move(cells) == 'X' { score } else { -score }
}
