//! Iterative deepening. To run: rustc -O --edition 2024 deepening.rs && ./deepening
//!
//! Edit the board, DEPTH and COUNTS. This is tic-tac-toe; 7, 6, 4, true and [0, 1, 3, 9] are Connect
//! Four.

const COLUMNS: usize = 3;
const ROWS: usize = 3;
const RUN: usize = 3; // so many in a row win
const FALLS: bool = false; // whether stones fall
const DEPTH: usize = 9; // plies that the search looks ahead at most
const COUNTS: [i32; RUN] = [0, 0, 0]; // what a line of one side counts, by the stones in it: nothing here

// region: rules
/// The cells, row by row: 'X', 'O', or '.' for an empty cell.
type Board = [char; SIZE];
const SIZE: usize = COLUMNS * ROWS;

/// All lines in which a side can win, each by its first cell and the step to the next.
fn lines() -> impl Iterator<Item = [usize; RUN]> {
    (0..SIZE).flat_map(|cell| {
        let (column, row) = (cell % COLUMNS, cell / COLUMNS);
        let (right, left) = (column + RUN <= COLUMNS, column + 1 >= RUN);
        let down = row + RUN <= ROWS;
        let fits = [right, down, right && down, left && down];
        let steps = [1, COLUMNS, COLUMNS + 1, COLUMNS - 1];
        let steps = fits.into_iter().zip(steps).filter(|(fits, _)| *fits);
        steps.map(move |(_, step)| std::array::from_fn(|n| cell + n * step))
    })
}
fn winner(board: &Board) -> Option<char> {
    let mut stones = lines().map(|line| line.map(|cell| board[cell]));
    stones.find(|line| *line == ['X'; RUN] || *line == ['O'; RUN]).map(|line| line[0])
}
fn is_over(board: &Board) -> bool {
    winner(board).is_some() || !board.contains(&'.')
}
fn to_move(board: &Board) -> char {
    let stones = board.iter().filter(|&&cell| cell != '.').count();
    if stones % 2 == 0 { 'X' } else { 'O' }
}
fn play(mut board: Board, cell: usize) -> Board {
    board[cell] = to_move(&board);
    board
}
/// The cells that can be played: row by row, or where stones fall column by column.
fn moves(board: &Board) -> Vec<usize> {
    let empty = |cell: &usize| board[*cell] == '.';
    if !FALLS {
        return (0..SIZE).filter(empty).collect();
    }
    let lowest = |column| (0..ROWS).rev().map(|row| row * COLUMNS + column).find(empty);
    (0..COLUMNS).filter_map(lowest).collect()
}

// region: scores
const WIN: i32 = 100_000; // more than any estimate

/// What a finished game is worth to X: win soon, lose late.
fn score(board: &Board, ply: usize) -> i32 {
    let win = WIN - ply as i32;
    winner(board).map_or(0, |player| if player == 'X' { win } else { -win })
}

// region: evaluation
/// An estimate: the lines that hold stones of one side only, X's minus O's.
fn evaluate(board: &Board) -> i32 {
    let mut estimate = 0;
    for line in lines() {
        let count = |side| line.iter().filter(|&&cell| board[cell] == side).count();
        match (count('X'), count('O')) {
            (x, 0) => estimate += COUNTS[x],
            (0, o) => estimate -= COUNTS[o],
            _ => {}
        }
    }
    estimate
}

// region: search
#[derive(Default)]
struct Search {
    nodes: u64,            // boards that the search has entered
    depth: usize,          // plies that this round looks ahead
    best_line: Vec<usize>, // the best line of the round before
}
impl Search {
    // region: alpha-beta
    /// What the board is worth to X, or an estimate, or a bound on either.
    fn alpha_beta(
        &mut self,
        board: Board,
        mut alpha: i32,
        mut beta: i32,
        ply: usize,
        line: &mut Vec<usize>, // receives the best line
    ) -> i32 {
        self.nodes += 1;
        if is_over(&board) {
            return score(&board, ply);
        }
        if ply == self.depth {
            return evaluate(&board);
        }
        let is_max = to_move(&board) == 'X';
        let mut best = if is_max { i32::MIN } else { i32::MAX };
        for cell in self.best_line_first(moves(&board), ply) {
            let mut below = vec![];
            let value = self.alpha_beta(play(board, cell), alpha, beta, ply + 1, &mut below);
            if (is_max && value > best) || (!is_max && value < best) {
                *line = [vec![cell], below].concat();
            }
            if is_max {
                (best, alpha) = (best.max(value), alpha.max(value)); // X can already get this
            } else {
                (best, beta) = (best.min(value), beta.min(value)); // O can hold X to this
            }
            if alpha >= beta {
                break; // the remaining moves cannot change the result
            }
        }
        best
    }
    // region: deepening
    fn best_line_first(&self, mut cells: Vec<usize>, ply: usize) -> Vec<usize> {
        cells.sort_by_key(|cell| self.best_line.get(ply) != Some(cell));
        cells
    }
    /// Searches one ply deep, then two, and so on. Leaves the best line, and gives its value.
    fn deepening(&mut self, board: Board) -> i32 {
        let empty = board.iter().filter(|&&cell| cell == '.').count();
        let mut value = 0;
        for depth in 1..=DEPTH.min(empty) {
            self.depth = depth;
            let mut line = vec![];
            value = self.alpha_beta(board, i32::MIN, i32::MAX, 0, &mut line);
            self.best_line = line;
            if value.abs() > WIN / 2 {
                break; // a win is proved: no deeper round changes it
            }
        }
        value
    }
}

// region: run
/// Moves are numbers: of the column where stones fall, elsewhere of the cell, from 1.
fn number(cell: usize) -> usize {
    if FALLS { cell % COLUMNS + 1 } else { cell + 1 }
}
fn main() {
    println!("The moves so far, such as 5 1 9, or an empty line:");
    for text in std::io::stdin().lines().map_while(Result::ok) {
        let mut board = ['.'; SIZE];
        for word in text.split_whitespace() {
            let cell = moves(&board).into_iter().find(|&cell| number(cell).to_string() == word);
            if let (Some(cell), false) = (cell, is_over(&board)) {
                board = play(board, cell);
            }
        }
        if is_over(&board) {
            println!("The game is over.");
            continue;
        }
        let mut search = Search::default();
        let value = search.deepening(board);
        let (side, nodes) = (to_move(&board), search.nodes);
        println!("{side} plays {}, value {value}, {nodes} nodes.", number(search.best_line[0]));
    }
}
