//! `cutoff check` checks a program in any language by the moves that it plays.
//!
//! docs/check.md explains its use, and the input and output of the program.

mod answer;
mod dialogue;
mod group;
mod json;
mod options;
mod program;
mod report;
mod side;
mod verdict;
mod words;

use std::io::{self, ErrorKind, Write as _};
use std::process::ExitCode;

use cutoff::games::grid::Position;
use cutoff::lab::judge::{is_sample, positions};

use dialogue::Dialogue;
use options::Arguments;
use report::{CheckReport, Exit};

fn main() -> ExitCode {
    match Arguments::from_arguments() {
        Ok(Some(options)) => match check(&options) {
            Ok(report) if options.json => show(&report.json(), report.exit()),
            Ok(report) => show(&report.text(), report.exit()),
            Err(message) => refuse(&message, Exit::NotStarted),
        },
        Ok(None) => show(&options::help(), Exit::Right),
        Err(message) => refuse(&format!("{message}\nTry: cutoff --help"), Exit::Usage),
    }
}

/// Writes to the output. If the reader has closed it, the exit code still shows the result.
fn show(text: &str, exit: Exit) -> ExitCode {
    match io::stdout().write_all(text.as_bytes()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            let message = format!("the output cannot be written: {error}");
            refuse(&message, Exit::Unwritten)
        }
        _ => exit.code(),
    }
}

fn refuse(message: &str, exit: Exit) -> ExitCode {
    complain(message);
    exit.code()
}

/// Writes to the error output, and ignores errors, because it may be closed.
fn complain(message: &str) {
    let _ = writeln!(io::stderr(), "cutoff: {message}");
}

/// Asks the program in every position, and checks its answers.
fn check(options: &Arguments) -> Result<CheckReport, String> {
    let (grid, sample) = (options.game, options.sample());
    let positions = positions(&grid, sample).expect("the options were checked");
    let mut dialogue = Dialogue::new(options);
    dialogue.ask_everything(&positions)?;
    let is_own = |position: &Position| dialogue.side.is_none_or(|side| position.to_move() == side);
    let position_count = positions.iter().copied().filter(is_own).count() as u64;
    let is_sample = sample.is_some_and(|(_, count)| is_sample(&grid, count));
    Ok(verdict::judge(dialogue, position_count, is_sample))
}
