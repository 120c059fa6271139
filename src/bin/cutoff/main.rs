//! `cutoff check`: judges a program of any language by the moves that it plays.
//!
//! docs/check.md says how to use it, and what a program has to read and write.

mod answer;
mod options;
mod program;
mod report;

use std::process::ExitCode;

use cutoff::games::BoardGame;
use cutoff::games::grid::Grid;
use cutoff::lab::judge::{Choice, Fault, Judge, positions};

use answer::ProgramAnswer;
use options::Arguments;
use program::{Program, Reply};
use report::{CheckReport, Exit};

/// The check ends after so many answers that did not come in time.
const MOST_HANGS: u64 = 3;
/// The check ends after so many deaths in a row.
const MOST_DEATHS: u64 = 3;
/// The check ends after so many new starts of the program.
const MOST_STARTS: u64 = 100;

fn main() -> ExitCode {
    match Arguments::from_arguments() {
        Ok(Some(options)) => match check(&options) {
            Ok(report) => {
                print!(
                    "{}",
                    if options.json {
                        report.json()
                    } else {
                        report.text()
                    }
                );
                report.exit().code()
            }
            Err(message) => refuse(&message, Exit::NotStarted),
        },
        Ok(None) => {
            print!("{}", options::help());
            ExitCode::SUCCESS
        }
        Err(message) => refuse(&format!("{message}\nTry: cutoff --help"), Exit::Usage),
    }
}

fn refuse(message: &str, ending: Exit) -> ExitCode {
    eprintln!("cutoff: {message}");
    ending.code()
}

/// Asks the program in every position, those with few free cells first.
fn check(options: &Arguments) -> Result<CheckReport, String> {
    let grid = options.game;
    let positions = positions(&grid, options.sample()).expect("the options were checked");
    let mut program = Program::new(&options.command, options.time_limit);
    let mut judge = Judge::new(grid);
    let mut report = CheckReport::new(grid, positions.len() as u64, options.sample().is_some());
    let mut deaths_in_a_row = 0;
    for position in positions {
        let board = grid.board_text(position);
        let reply = program.ask(&board).map_err(|error| {
            format!(
                "{} could not be started: {error}",
                options.command[0].display()
            )
        })?;
        let answer = read(&grid, &reply);
        report.counts_from_one &= match &reply {
            Reply::Line(line) => answer::counted_from_one(&grid, line)
                .is_some_and(|cell| grid.playable(position) >> cell.index() & 1 != 0),
            Reply::TooMuch => false,
            Reply::Hung | Reply::Died(_) => true,
        };
        let choice = match &answer {
            Ok(answer) => Choice::Move(answer.cell),
            Err(_) if matches!(reply, Reply::Hung | Reply::Died(_)) => Choice::Missing,
            Err(_) => Choice::Illegal,
        };
        if position.plies() == 0 {
            report.nodes = answer.as_ref().ok().and_then(|answer| answer.nodes);
        }
        deaths_in_a_row = match reply {
            Reply::Died(_) => deaths_in_a_row + 1,
            _ => 0,
        };
        let fault = judge.add(position, choice);
        let mishap = match reply {
            Reply::Hung => Some(&mut report.hung),
            Reply::Died(_) => Some(&mut report.died),
            _ if fault == Some(Fault::Illegal) => Some(&mut report.illegal),
            _ => None,
        };
        if let Some(mishap) = mishap {
            let is_taken = |ProgramAnswer { cell, .. }: ProgramAnswer| {
                let name = grid.square(cell.index());
                format!("{} ({name}), which is not free", cell.index())
            };
            mishap.note(board, answer.map_or_else(|how| how, is_taken));
        }
        report.stopped = stop(&report, deaths_in_a_row, program.starts());
        if report.stopped.is_some() {
            break;
        }
    }
    report.findings = judge.findings();
    Ok(report)
}

/// The answer of a reply; else what is odd about it.
fn read(grid: &Grid, reply: &Reply) -> Result<ProgramAnswer, String> {
    match reply {
        Reply::Line(line) => answer::read(grid, line),
        Reply::TooMuch => Err("more than one line, or a line without an end".to_owned()),
        Reply::Hung => Err("it hung".to_owned()),
        Reply::Died(how) => Err(how.clone()),
    }
}

/// Why the check goes no further, if so.
fn stop(report: &CheckReport, deaths_in_a_row: u64, starts: u64) -> Option<String> {
    if report.hung.count >= MOST_HANGS {
        Some(format!("it hung {MOST_HANGS} times"))
    } else if deaths_in_a_row >= MOST_DEATHS {
        Some(format!("it died {MOST_DEATHS} times in a row"))
    } else if starts > MOST_STARTS {
        Some(format!("it had to be started again {MOST_STARTS} times"))
    } else {
        None
    }
}
