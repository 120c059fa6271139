//! Tic-tac-toe and both searches once more, from the rules, on nine characters: slow and obvious.
//! Shares nothing with src/.
#![allow(dead_code)] // each test file takes what it needs

use std::collections::{BTreeMap, BTreeSet};

/// Nine of `X`, `O` and `.`, row by row.
pub type Cells = [char; 9];

pub const EMPTY: Cells = ['.'; 9];

/// Rows, columns, diagonals, as a player would name them.
const LINES: [[usize; 3]; 8] = [
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
    [0, 3, 6],
    [1, 4, 7],
    [2, 5, 8],
    [0, 4, 8],
    [2, 4, 6],
];

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

pub fn after(mut cells: Cells, cell: usize) -> Cells {
    cells[cell] = to_move(cells);
    cells
}

/// Every position that a game can reach, the finished ones included: 5,478.
pub fn reachable() -> BTreeSet<Cells> {
    let mut found = BTreeSet::new();
    let mut open = vec![EMPTY];
    while let Some(cells) = open.pop() {
        if found.insert(cells) && !finished(cells) {
            open.extend(free(cells).into_iter().map(|cell| after(cells, cell)));
        }
    }
    found
}

/// What an end is worth to X after so many plies from the root.
pub fn end_score(cells: Cells, plies: i32, depth_aware: bool) -> i32 {
    let worth = if depth_aware { 10 - plies } else { 1 };
    match winner(cells) {
        Some('X') => worth,
        Some(_) => -worth,
        None => 0,
    }
}

/// What minimax finds at a position.
#[derive(Clone, Debug)]
pub struct Exact {
    /// The depth-aware score to X, counted from this position.
    pub score: i32,
    /// Plies to the end with best play.
    pub plies: i32,
    /// All moves of equal best depth-aware score.
    pub best: Vec<usize>,
    /// All moves of equal best plain score.
    pub best_plain: Vec<usize>,
    /// Nodes, leaves and the deepest ply of the whole tree.
    pub nodes: u64,
    pub leaves: u64,
    pub deepest: u32,
}

impl Exact {
    pub fn plain(&self) -> i32 {
        self.score.signum()
    }
}

/// The exact worth of every reachable position, from the last ply up.
pub fn solve_all() -> BTreeMap<Cells, Exact> {
    let mut known: BTreeMap<Cells, Exact> = BTreeMap::new();
    let mut cells: Vec<Cells> = reachable().into_iter().collect();
    cells.sort_by_key(|&cells| count(cells, '.'));
    for position in cells {
        let exact = solve(position, &known);
        known.insert(position, exact);
    }
    known
}

fn solve(cells: Cells, known: &BTreeMap<Cells, Exact>) -> Exact {
    if finished(cells) {
        let score = end_score(cells, 0, true);
        return Exact {
            score,
            plies: 0,
            best: vec![],
            best_plain: vec![],
            nodes: 1,
            leaves: 1,
            deepest: 0,
        };
    }
    let sign = if to_move(cells) == 'X' { 1 } else { -1 };
    let children: Vec<(usize, &Exact)> = free(cells)
        .into_iter()
        .map(|cell| (cell, &known[&after(cells, cell)]))
        .collect();
    // One ply further from the root, every end is worth one less.
    let seen = |exact: &Exact| exact.score - exact.score.signum();
    let top = children
        .iter()
        .map(|(_, child)| sign * seen(child))
        .max()
        .unwrap();
    let top_plain = children
        .iter()
        .map(|(_, child)| sign * child.plain())
        .max()
        .unwrap();
    let first = children
        .iter()
        .find(|(_, child)| sign * seen(child) == top)
        .unwrap();
    let moves = |keep: &dyn Fn(&Exact) -> bool| {
        children
            .iter()
            .filter(|(_, child)| keep(child))
            .map(|(cell, _)| *cell)
            .collect()
    };
    Exact {
        score: sign * top,
        plies: if top == 0 {
            count(cells, '.') as i32
        } else {
            first.1.plies + 1
        },
        best: moves(&|child| sign * seen(child) == top),
        best_plain: moves(&|child| sign * child.plain() == top_plain),
        nodes: 1 + children.iter().map(|(_, child)| child.nodes).sum::<u64>(),
        leaves: children.iter().map(|(_, child)| child.leaves).sum(),
        deepest: 1 + children
            .iter()
            .map(|(_, child)| child.deepest)
            .max()
            .unwrap(),
    }
}

/// What alpha-beta visits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Visits {
    pub nodes: u64,
    pub leaves: u64,
    pub cutoffs: u64,
}

/// Fail-soft alpha-beta as a textbook has it, on characters: X's value, and the visits.
pub fn alpha_beta(
    cells: Cells,
    order: &[usize; 9],
    depth_aware: bool,
    (ply, mut alpha, mut beta): (i32, i32, i32),
    visits: &mut Visits,
) -> i32 {
    visits.nodes += 1;
    if finished(cells) {
        visits.leaves += 1;
        return end_score(cells, ply, depth_aware);
    }
    let maximising = to_move(cells) == 'X';
    let mut best = if maximising { -100 } else { 100 };
    for cell in order.iter().copied().filter(|&cell| cells[cell] == '.') {
        let window = (ply + 1, alpha, beta);
        let value = alpha_beta(after(cells, cell), order, depth_aware, window, visits);
        if maximising {
            best = best.max(value);
            alpha = alpha.max(best);
        } else {
            best = best.min(value);
            beta = beta.min(best);
        }
        if alpha >= beta {
            visits.cutoffs += 1;
            break;
        }
    }
    best
}
