//! Searches each board of the standard input in four ways. One line an answer:
//!
//!     board scoring algorithm move value nodes     (the value is what the board is worth to X)

// Its game in the terminal is not used here.
#[allow(dead_code)]
#[path = "../stages/minimax.rs"]
mod minimax;

use std::io::{self, BufWriter, Write};

use minimax::{Board, Search};

fn main() -> io::Result<()> {
    let mut out = BufWriter::new(io::stdout().lock());
    for line in io::stdin().lines() {
        let line = line?;
        let cells: Vec<char> = line.chars().collect();
        let board: Board = cells.try_into().expect("a board has nine characters");
        for (scoring, depth_aware) in [("plain", false), ("depth-aware", true)] {
            for algorithm in ["minimax", "alpha-beta"] {
                let mut search = Search { depth_aware, nodes: 0 };
                let (cell, value) = search.best_move(board, algorithm == "alpha-beta");
                writeln!(out, "{line} {scoring} {algorithm} {cell} {value} {}", search.nodes)?;
            }
        }
    }
    out.flush()
}
