//! Computes the opening book for Connect Four: `npm run book`, or
//!
//!     cargo run --release --example book -- DEPTH PROGRESS BOOK [MEGABYTES]
//!
//! Each score is added to the file PROGRESS as soon as it is proved. If the program is started
//! again, it continues from there. When all scores are proved, it writes BOOK. The table takes 256
//! MB by default, and is kept from position to position.
use std::collections::HashMap;
use std::fs::{File, OpenOptions, read_to_string, write};
use std::io::Write;
use std::time::Instant;
use std::{env, error::Error};

use cutoff::solver::connect_four::{AnyShape, Book, ConnectFourPosition, Solver};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [depth, progress, book, rest @ ..] = &arguments[..] else {
        return Err("usage: book DEPTH PROGRESS BOOK [MEGABYTES]".into());
    };
    let depth: u32 = depth.parse()?;
    if depth > Book::MOST_DEPTH {
        return Err(format!("the depth is at most {}", Book::MOST_DEPTH).into());
    }
    let megabytes: usize = rest.first().map_or(Ok(256), |text| text.parse())?;
    let positions = Book::positions(depth);
    let proved = read_progress(progress, depth)?;
    let mut file = OpenOptions::new()
        .create(true)
        .append(true)
        .open(progress)?;
    let mut scores = Vec::new();
    let mut search = Search::new(megabytes);
    for (index, &position) in positions.iter().enumerate() {
        let score = match proved.get(&index) {
            Some(&score) => score,
            None => search.add(&mut file, (depth, index, positions.len()), position)?,
        };
        scores.push(score);
    }
    let bytes = Book::write(depth, &scores);
    write(book, &bytes)?;
    println!(
        "{book}: {} positions of {depth} plies, {} bytes",
        scores.len(),
        bytes.len()
    );
    Ok(())
}

/// Reads the scores in the progress file, by the position's place in the list. A line is `depth
/// place score`. A last line without an end was cut off, and does not count.
fn read_progress(path: &str, depth: u32) -> Result<HashMap<usize, i32>, Box<dyn Error>> {
    let Ok(text) = read_to_string(path) else {
        return Ok(HashMap::new());
    };
    let mut proved = HashMap::new();
    for line in text
        .split_inclusive('\n')
        .filter(|line| line.ends_with('\n'))
    {
        let [of, place, score, ..] = line.split_whitespace().collect::<Vec<_>>()[..] else {
            return Err(format!("{path}: cannot read the line {line:?}").into());
        };
        if of.parse::<u32>()? == depth {
            proved.insert(place.parse()?, score.parse()?);
        }
    }
    Ok(proved)
}

struct Search {
    solver: Solver,
    started: Instant,
}

impl Search {
    fn new(megabytes: usize) -> Search {
        Search {
            solver: Solver::new(AnyShape::SEVEN_BY_SIX, megabytes << 20),
            started: Instant::now(),
        }
    }

    /// Proves one score, adds it to the file and says so.
    fn add(
        &mut self,
        file: &mut File,
        (depth, index, count): (u32, usize, usize),
        position: ConnectFourPosition,
    ) -> Result<i32, Box<dyn Error>> {
        let score = self.solver.solve(position);
        let nodes = self.solver.progress().nodes;
        file.write_all(format!("{depth} {index} {score} {nodes}\n").as_bytes())?;
        let seconds = self.started.elapsed().as_secs();
        println!(
            "{} of {count}: score {score}, {nodes} positions, {seconds} s",
            index + 1
        );
        Ok(score)
    }
}
