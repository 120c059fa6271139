// The six stages in Rust, in one text. A line, or a part that ends at "end", is in the stages that its tag names:
// "with depth" is in the stage depth and in all that build on it; "without depth" is in the others.

// only with tree-minimax
//! Minimax on trees. To run: rustc -O --edition 2024 stage.rs && ./stage // only without tree-alpha-beta
//! Alpha-beta on trees. To run: rustc -O --edition 2024 stage.rs && ./stage // only with tree-alpha-beta
//!
//! Edit the trees in `main`. A number is a leaf, brackets are a node with its children.

enum Node {
    Leaf(i32),
    Inner(Vec<Node>),
}

/// A tree as it is written: a negative number needs parentheses, as in [3, (-5)].
macro_rules! tree {
    ([$($child:tt),*]) => { Node::Inner(vec![$(tree!($child)),*]) };
    ($value:expr) => { Node::Leaf($value) };
}

// only without tree-alpha-beta
// region: minimax
/// What the node is worth to MAX when both sides play their best.
fn minimax(node: &Node, is_max: bool, nodes: &mut u64) -> i32 {
// end
// only with tree-alpha-beta
// region: alpha-beta
/// The node's value if it lies between alpha and beta, otherwise a bound on it.
fn alpha_beta(node: &Node, mut alpha: i32, mut beta: i32, is_max: bool, nodes: &mut u64) -> i32 {
// end
    *nodes += 1;
    let children = match node {
        Node::Leaf(value) => return *value,
        Node::Inner(children) => children,
    };
    let mut best = if is_max { i32::MIN } else { i32::MAX };
    for child in children {
        let value = minimax(child, !is_max, nodes); // only without tree-alpha-beta
        let value = alpha_beta(child, alpha, beta, !is_max, nodes); // only with tree-alpha-beta
        if is_max {
            best = best.max(value);
            alpha = alpha.max(best); // MAX can already get this much // only with tree-alpha-beta
        } else {
            best = best.min(value);
            beta = beta.min(best); // MIN can already hold MAX to this much // only with tree-alpha-beta
        }
        // only with tree-alpha-beta
        if alpha >= beta {
            break; // the remaining children cannot change the result
        }
        // end
    }
    best
}

// only with tree-alpha-beta
// region: fail-hard
/// The same search, but what it returns is never outside the window.
fn fail_hard(node: &Node, mut alpha: i32, mut beta: i32, is_max: bool, nodes: &mut u64) -> i32 {
    *nodes += 1;
    let children = match node {
        Node::Leaf(value) => return (*value).clamp(alpha, beta),
        Node::Inner(children) => children,
    };
    for child in children {
        let value = fail_hard(child, alpha, beta, !is_max, nodes);
        if is_max {
            alpha = alpha.max(value);
        } else {
            beta = beta.min(value);
        }
        if alpha >= beta {
            return if is_max { beta } else { alpha };
        }
    }
    if is_max { alpha } else { beta }
}

// region: negamax
/// The same search. Every value is from the view of the side to move.
fn negamax(node: &Node, mut alpha: i32, beta: i32, is_max: bool, nodes: &mut u64) -> i32 {
    *nodes += 1;
    let children = match node {
        Node::Leaf(value) => return if is_max { *value } else { -value },
        Node::Inner(children) => children,
    };
    let mut best = -i32::MAX;
    for child in children {
        let value = -negamax(child, -beta, -alpha, !is_max, nodes);
        best = best.max(value);
        alpha = alpha.max(best);
        if alpha >= beta {
            break;
        }
    }
    best
}

// end
// region: run
fn main() {
    #[rustfmt::skip]
    let trees = [
        tree!([[3, 12, 8], [2, 4, 6], [14, 5, 2]]),
    ];
    for tree in &trees {
        // only without tree-alpha-beta
        let mut nodes = 0; // nodes that the search has entered
        let value = minimax(tree, true, &mut nodes); // MAX moves at the root
        println!("Value {value}, {nodes} nodes.");
        // end
        // only with tree-alpha-beta
        for search in [alpha_beta, fail_hard, negamax] {
            let mut nodes = 0; // nodes that the search has entered
            let value = search(tree, -i32::MAX, i32::MAX, true, &mut nodes); // MAX moves at the root
            println!("Value {value}, {nodes} nodes.");
        }
        // end
    }
}
// end

// only with minimax
// only without depth
//! Tic-tac-toe by minimax and alpha-beta. Edit `ORDER`. To play: rustc -O --edition 2024 stage.rs && ./stage

// region: rules
/// Nine cells, row by row: 'X', 'O', or '.' for an empty cell.
pub type Board = [char; 9];
const LINES: [[usize; 3]; 8] =
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
fn winner(board: &Board) -> Option<char> {
    let lines = LINES.map(|line| line.map(|cell| board[cell]));
    ['X', 'O'].into_iter().find(|&player| lines.contains(&[player; 3]))
}
// end
// only with depth
// only without deepening or table
//! Alpha-beta with a depth limit and an evaluation.
//! To run: rustc -O --edition 2024 stage.rs && ./stage
//!
//! Edit the board, DEPTH and COUNTS. This is Connect Four; 3, 3, 3 and false are tic-tac-toe.

// end
// only with deepening or table
//! Iterative deepening. To run: rustc -O --edition 2024 stage.rs && ./stage // only with deepening
//! Alpha-beta with a transposition table. To run: rustc -O --edition 2024 stage.rs && ./stage // only with table
//!
//! Edit the board, DEPTH and COUNTS. This is tic-tac-toe; 7, 6, 4, true and [0, 1, 3, 9] are Connect
//! Four.

// end
// only with table
use std::collections::HashMap;

// end
// only without deepening or table
const COLUMNS: usize = 7;
const ROWS: usize = 6;
const RUN: usize = 4; // so many in a row win
const FALLS: bool = true; // whether stones fall
const DEPTH: usize = 4; // plies that the search looks ahead
const COUNTS: [i32; RUN] = [0, 1, 3, 9]; // what a line of one side counts, by the stones in it
// end
// only with deepening or table
const COLUMNS: usize = 3;
const ROWS: usize = 3;
const RUN: usize = 3; // so many in a row win
const FALLS: bool = false; // whether stones fall
const DEPTH: usize = 9; // plies that the search looks ahead at most // only with deepening
const DEPTH: usize = 9; // plies that the search looks ahead // only with table
const COUNTS: [i32; RUN] = [0, 0, 0]; // what a line of one side counts, by the stones in it: nothing here
// end

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
// end
fn is_over(board: &Board) -> bool {
    winner(board).is_some() || !board.contains(&'.')
}
fn to_move(board: &Board) -> char {
    if moves(board).count() % 2 == 1 { 'X' } else { 'O' } // only without depth
    // only with depth
    let stones = board.iter().filter(|&&cell| cell != '.').count();
    if stones % 2 == 0 { 'X' } else { 'O' }
    // end
}
fn play(mut board: Board, cell: usize) -> Board {
    board[cell] = to_move(&board);
    board
}
// only without depth

// region: moves
const ORDER: [usize; 9] = [0, 1, 2, 3, 4, 5, 6, 7, 8]; // row by row; try another
fn moves(board: &Board) -> impl Iterator<Item = usize> {
    ORDER.into_iter().filter(|&cell| board[cell] == '.')
}

// region: scores
/// What a finished game is worth to X. Depth-aware, a win after n plies is worth 10 - n.
fn score(board: &Board, ply: i32, depth_aware: bool) -> i32 {
    let win = if depth_aware { 10 - ply } else { 1 };
// end
// only with depth
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
// end
    winner(board).map_or(0, |player| if player == 'X' { win } else { -win })
}
// only with depth

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

// end
// region: search
// only without depth
pub struct Search {
    pub depth_aware: bool,
    pub nodes: u64, // boards that the search has entered
}
// end
// only with table
#[derive(Clone, Copy)]
enum Kind {
    Exact,
    AtLeast,
    AtMost,
}
// end
// only with depth
#[derive(Default)]
struct Search {
    nodes: u64, // boards that the search has entered // only without deepening or table
    // only with deepening
    nodes: u64,            // boards that the search has entered
    depth: usize,          // plies that this round looks ahead
    best_line: Vec<usize>, // the best line of the round before
    // end
    // only with table
    nodes: u64,                         // boards that the search has entered
    table: HashMap<Board, (i32, Kind)>, // for each board a value, and what the value says
    // end
}
// end
impl Search {
    // only without depth
    // region: minimax
    /// What the board is worth to X when both sides play their best.
    pub fn minimax(&mut self, board: Board, ply: i32) -> i32 {
        self.nodes += 1;
        if is_over(&board) {
            return score(&board, ply, self.depth_aware);
        }
        let values = moves(&board).map(|cell| self.minimax(play(board, cell), ply + 1));
        if to_move(&board) == 'X' { values.max().unwrap() } else { values.min().unwrap() }
    }
    // end
    // region: alpha-beta
    // only without depth
    /// The same value if it lies between alpha and beta, otherwise a bound on it.
    pub fn alpha_beta(&mut self, board: Board, mut alpha: i32, mut beta: i32, ply: i32) -> i32 {
    // end
    // only with depth
    /// What the board is worth to X, or an estimate, or a bound on either.
    // only without deepening
    fn alpha_beta(&mut self, board: Board, mut alpha: i32, mut beta: i32, ply: usize) -> i32 {
    // end
    // only with deepening
    fn alpha_beta(
        &mut self,
        board: Board,
        mut alpha: i32,
        mut beta: i32,
        ply: usize,
        line: &mut Vec<usize>, // receives the best line
    ) -> i32 {
    // end
    // end
        self.nodes += 1;
        if is_over(&board) {
            return score(&board, ply, self.depth_aware); // only without depth
            return score(&board, ply); // only with depth
        }
        // only with depth
        if ply == DEPTH { // only without deepening
        if ply == self.depth { // only with deepening
            return evaluate(&board);
        }
        // end
        // only with table
        match self.table.get(&board) {
            // A bound is enough where it lies outside the window.
            Some(&(value, Kind::Exact)) => return value,
            Some(&(value, Kind::AtLeast)) if value >= beta => return value,
            Some(&(value, Kind::AtMost)) if value <= alpha => return value,
            _ => {}
        }
        // end
        let is_max = to_move(&board) == 'X';
        let mut best = if is_max { i32::MIN } else { i32::MAX };
        let (low, high) = (alpha, beta); // the window at the start // only with table
        // only without deepening
        for cell in moves(&board) {
            let value = self.alpha_beta(play(board, cell), alpha, beta, ply + 1);
        // end
        // only with deepening
        for cell in self.best_line_first(moves(&board), ply) {
            let mut below = vec![];
            let value = self.alpha_beta(play(board, cell), alpha, beta, ply + 1, &mut below);
            if (is_max && value > best) || (!is_max && value < best) {
                *line = [vec![cell], below].concat();
            }
        // end
            if is_max {
                (best, alpha) = (best.max(value), alpha.max(value)); // X can already get this
            } else {
                (best, beta) = (best.min(value), beta.min(value)); // O can hold X to this
            }
            if alpha >= beta {
                break; // the remaining moves cannot change the result
            }
        }
        // only with table
        let says = match best {
            _ if best <= low => Kind::AtMost,
            _ if best >= high => Kind::AtLeast,
            _ => Kind::Exact,
        };
        self.table.insert(board, (best, says));
        // end
        best
    }
    // only without deepening
    // region: best-move
    /// The first of the best moves, and what it is worth to X.
    pub fn best_move(&mut self, board: Board, pruning: bool) -> (usize, i32) { // only without depth
    fn best_move(&mut self, board: Board) -> (usize, i32) { // only with depth
        self.nodes = 1; // this board
        let (mut best, mut alpha, mut beta) = (None, i32::MIN, i32::MAX);
        for cell in moves(&board) {
            // only without depth
            let value = match pruning {
                true => self.alpha_beta(play(board, cell), alpha, beta, 1),
                false => self.minimax(play(board, cell), 1),
            };
            // end
            let value = self.alpha_beta(play(board, cell), alpha, beta, 1); // only with depth
            // Strictly better only: with pruning, an equal value may be just a bound.
            match to_move(&board) {
                'X' if value > alpha => (best, alpha) = (Some((cell, value)), value),
                'O' if value < beta => (best, beta) = (Some((cell, value)), value),
                _ => {}
            }
        }
        best.expect("an unfinished game has a move")
    }
    // end
    // only with deepening
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
                break; // the result is proved: no deeper round changes it
            }
        }
        value
    }
    // end
}

// only without depth
// region: game
const NAMES: [&str; 9] = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"];
fn show(board: &Board) {
    println!("\n  a b c");
    for (row, cells) in board.chunks(3).enumerate() {
        println!("{} {} {} {}", row + 1, cells[0], cells[1], cells[2]);
    }
    let end = winner(board).map_or("Nobody wins.".into(), |player| format!("{player} wins."));
    println!("{}", if is_over(board) { &end } else { "Your move, X (a1 to c3):" });
}
fn main() {
    let given = |name: &str| std::env::args().any(|option| option == name);
    let (mut search, mut board) = (Search { depth_aware: !given("--plain"), nodes: 0 }, ['.'; 9]);
    show(&board);
    while let (false, Some(Ok(line))) = (is_over(&board), std::io::stdin().lines().next()) {
        match (0..9).find(|&cell| NAMES[cell] == line.trim() && board[cell] == '.') {
            None => println!("Not an empty cell: {}", line.trim()),
            Some(cell) => board = play(board, cell),
        }
        if to_move(&board) == 'O' && !is_over(&board) {
            let (cell, value) = search.best_move(board, !given("--no-pruning"));
            board = play(board, cell);
            println!("O takes {}, worth {value} to X: {} nodes.", NAMES[cell], search.nodes);
        }
        show(&board);
    }
}
// end
// only with depth
// region: run
/// Moves are numbers: of the column where stones fall, elsewhere of the cell, from 1.
fn number(cell: usize) -> usize {
    if FALLS { cell % COLUMNS + 1 } else { cell + 1 }
}
fn main() {
    println!("The moves so far, such as 4 4 3, or an empty line:"); // only without deepening or table
    println!("The moves so far, such as 5 1 9, or an empty line:"); // only with deepening or table
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
        let (cell, value) = search.best_move(board); // only without deepening
        let value = search.deepening(board); // only with deepening
        let (side, nodes) = (to_move(&board), search.nodes);
        println!("{side} plays {}, value {value}, {nodes} nodes.", number(cell)); // only without deepening
        println!("{side} plays {}, value {value}, {nodes} nodes.", number(search.best_line[0])); // only with deepening
    }
}
// end
// end
