//! The options of the command line.

use std::ffi::OsString;
use std::time::Duration;

use cutoff::games::grid::Grid;
use cutoff::lab::census::{MOST_POSITIONS, unfinished};
use lexopt::prelude::*;

use crate::report::Exit;

/// Returns the text of `--help`.
pub fn help() -> String {
    let codes: Vec<String> = Exit::ALL
        .iter()
        .map(|&(exit, meaning)| format!("    {}  {meaning}\n", exit as u8))
        .collect();
    format!(
        "\
Checks a program by its moves. Is each move legal? Does it keep the result? If not, which
well-known bug plays the same moves?

    cutoff check [options] -- PROGRAM [ARGUMENT ...]

The program reads one board per line: its cells row by row (X, O and . for empty). X moves first.
It answers each board with one line: the index of a cell, counted from 0, or its name, such as b2.
On boards with gravity, the answer can also be a column: its letter or its number. After the
answer, the line can have the number of nodes that the search visited. The program has to flush
its output. a1 is at the top left, or at the bottom left with gravity.

    --game GAME            such as 3x3k3 (the default), 4x3k3, 5x4k4g: columns, rows, run, gravity
    --positions N          a sample of N positions; all by default, at most {MOST_POSITIONS}
    --seed N               the seed of the sample, 1 by default
    --time-limit SECONDS   for each move, 60 by default
    --json                 one JSON object instead of sentences

Exit codes. If several apply, the highest is used:

{}",
        codes.concat()
    )
}

/// The options that were given.
pub struct Arguments {
    pub game: Grid,
    pub positions: Option<usize>,
    pub seed: u64,
    pub time_limit: Duration,
    pub json: bool,
    /// The program, followed by its arguments.
    pub command: Vec<OsString>,
}

impl Arguments {
    /// Returns the options of this process; `None` for `--help`.
    pub fn from_arguments() -> Result<Option<Arguments>, String> {
        read(lexopt::Parser::from_env()).map_err(|error| error.to_string())
    }

    /// Returns the seed and the size of the sample, if there is one.
    pub fn sample(&self) -> Option<(u64, usize)> {
        self.positions.map(|count| (self.seed, count))
    }
}

fn read(mut arguments: lexopt::Parser) -> Result<Option<Arguments>, lexopt::Error> {
    let mut options = Arguments {
        game: "3x3k3".parse().expect("the standard game"),
        positions: None,
        seed: 1,
        time_limit: Duration::from_secs(60),
        json: false,
        command: Vec::new(),
    };
    match arguments.next()? {
        Some(Value(command)) if command == "check" => {}
        None | Some(Long("help") | Short('h')) => return Ok(None),
        Some(other) => return Err(other.unexpected()),
    }
    while options.command.is_empty() {
        match arguments.next()? {
            Some(Long("game")) => {
                options.game = arguments.value()?.parse()?;
            }
            Some(Long("positions")) => {
                let count = arguments.value()?.parse()?;
                if !(1..=MOST_POSITIONS).contains(&count) {
                    let message = format!("--positions takes a number from 1 to {MOST_POSITIONS}");
                    return Err(message.into());
                }
                options.positions = Some(count);
            }
            Some(Long("seed")) => options.seed = arguments.value()?.parse()?,
            Some(Long("time-limit")) => {
                let seconds: f64 = arguments.value()?.parse()?;
                if !(0.001..=86_400.0).contains(&seconds) {
                    return Err("--time-limit takes seconds, from 0.001 to 86400".into());
                }
                options.time_limit = Duration::from_secs_f64(seconds);
            }
            Some(Long("json")) => options.json = true,
            Some(Long("help") | Short('h')) => return Ok(None),
            Some(Value(program)) => {
                options.command.push(program);
                options.command.extend(arguments.raw_args()?);
            }
            Some(other) => return Err(other.unexpected()),
            None => return Err("which program? Name it after --".into()),
        }
    }
    let grid = &options.game;
    if options.positions.is_none() && unfinished(grid, grid.start(), MOST_POSITIONS).is_none() {
        let message = format!("{grid} has more than {MOST_POSITIONS} positions: give --positions");
        return Err(message.into());
    }
    Ok(Some(options))
}
