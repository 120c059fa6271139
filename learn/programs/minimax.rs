//! Tic-tac-toe by minimax and alpha-beta. Edit `ORDER`. To play: rustc -O --edition 2024 minimax.rs && ./minimax

// region: rules
/// Nine cells, row by row: 'X', 'O', or '.' for an empty cell.
pub type Board = [char; 9];
const LINES: [[usize; 3]; 8] =
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
fn winner(board: &Board) -> Option<char> {
    let lines = LINES.map(|line| line.map(|cell| board[cell]));
    ['X', 'O'].into_iter().find(|&player| lines.contains(&[player; 3]))
}
fn is_over(board: &Board) -> bool {
    winner(board).is_some() || !board.contains(&'.')
}
fn to_move(board: &Board) -> char {
    if moves(board).count() % 2 == 1 { 'X' } else { 'O' }
}
fn play(mut board: Board, cell: usize) -> Board {
    board[cell] = to_move(&board);
    board
}

// region: moves
const ORDER: [usize; 9] = [0, 1, 2, 3, 4, 5, 6, 7, 8]; // row by row; try another
fn moves(board: &Board) -> impl Iterator<Item = usize> {
    ORDER.into_iter().filter(|&cell| board[cell] == '.')
}

// region: scores
/// What a finished game is worth to X. Depth-aware, a win after n plies is worth 10 - n.
fn score(board: &Board, ply: i32, depth_aware: bool) -> i32 {
    let win = if depth_aware { 10 - ply } else { 1 };
    winner(board).map_or(0, |player| if player == 'X' { win } else { -win })
}
// region: search
pub struct Search {
    pub depth_aware: bool,
    pub nodes: u64, // boards that the search has entered
}
impl Search {
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
    // region: alpha-beta
    /// The same value if it lies between alpha and beta, otherwise a bound on it.
    pub fn alpha_beta(&mut self, board: Board, mut alpha: i32, mut beta: i32, ply: i32) -> i32 {
        self.nodes += 1;
        if is_over(&board) {
            return score(&board, ply, self.depth_aware);
        }
        let is_max = to_move(&board) == 'X';
        let mut best = if is_max { i32::MIN } else { i32::MAX };
        for cell in moves(&board) {
            let value = self.alpha_beta(play(board, cell), alpha, beta, ply + 1);
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
    // region: best-move
    /// The first of the best moves, and what it is worth to X.
    pub fn best_move(&mut self, board: Board, pruning: bool) -> (usize, i32) {
        self.nodes = 1; // this board
        let (mut best, mut alpha, mut beta) = (None, i32::MIN, i32::MAX);
        for cell in moves(&board) {
            let value = match pruning {
                true => self.alpha_beta(play(board, cell), alpha, beta, 1),
                false => self.minimax(play(board, cell), 1),
            };
            // Strictly better only: with pruning, an equal value may be just a bound.
            match to_move(&board) {
                'X' if value > alpha => (best, alpha) = (Some((cell, value)), value),
                'O' if value < beta => (best, beta) = (Some((cell, value)), value),
                _ => {}
            }
        }
        best.expect("an unfinished game has a move")
    }
}

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
