//! Answers each board of the standard input with its move and the nodes: for `cutoff check`.

// Its game in the terminal is not used here.
#[allow(dead_code)]
#[path = "../stages/minimax.rs"]
mod minimax;

use std::io;

use minimax::{Board, Search};

fn main() -> io::Result<()> {
    for line in io::stdin().lines() {
        let cells: Vec<char> = line?.chars().collect();
        let board: Board = cells.try_into().expect("a board has nine characters");
        let mut search = Search { depth_aware: true, nodes: 0 };
        let (cell, _) = search.best_move(board, true);
        println!("{cell} {}", search.nodes); // written out at the end of each line
    }
    Ok(())
}
