//! The native contestants, each in a process of its own, and the generated sets.
//!
//!     connect-four-bench ours FILE      nodes, wrong scores, CPU seconds for the set
//!     connect-four-bench rival FILE     the same for the crate connect-four-ai; nodes are 0
//!     connect-four-bench generate NAME SEED COUNT

use std::{env, fs};

use connect_four_ai::{Position, Solver};
use connect_four_bench::{KINDS, Set, generated};
use cpu_time::ProcessTime;

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["ours", file] => ours(&read(file)),
        ["rival", file] => rival(&read(file)),
        ["generate", name, seed, count] => {
            let kind = KINDS
                .iter()
                .find(|kind| kind.name == name)
                .expect("a set's name");
            let seed = seed.parse().expect("a seed");
            print!(
                "{}",
                generated(kind, seed, count.parse().expect("a number"))
            );
        }
        _ => panic!("usage: ours FILE | rival FILE | generate NAME SEED COUNT"),
    }
}

fn read(file: &str) -> String {
    fs::read_to_string(file).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// Times our solver. The set is solved once before it is timed.
fn ours(text: &str) {
    let mut set = Set::new(text);
    set.solve();
    let started = ProcessTime::now();
    let wrong = set.solve();
    println!(
        "{} {wrong} {}",
        set.nodes(),
        started.elapsed().as_secs_f64()
    );
}

/// Times the rival without its book, and with its table reset for each position. The untimed round
/// touches the pages of the table.
fn rival(text: &str) {
    let positions: Vec<(Position, i8)> = text
        .lines()
        .map(|line| {
            let (moves, score) = line
                .split_once(' ')
                .expect("a line is moves, a space, a score");
            let position = Position::from_moves(moves).expect("the moves can be played");
            (position, score.trim().parse().expect("a score"))
        })
        .collect();
    let mut solver = Solver::empty();
    let mut round = || {
        positions
            .iter()
            .filter(|(position, score)| {
                solver.reset();
                solver.solve(position) != *score
            })
            .count()
    };
    round();
    let started = ProcessTime::now();
    let wrong = round();
    println!("0 {wrong} {}", started.elapsed().as_secs_f64());
}
