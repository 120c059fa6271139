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
                report.ending().code()
            }
            Err(message) => refuse(&message, Exit::NotStarted),
        },
        Ok(None) => {
            print!("{}", options::HELP);
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
    let mut report = CheckReport::new(grid, positions.len() as u64);
    report.is_sample = options.sample().is_some();
    let mut deaths_in_a_row = 0;
    for position in positions {
        let board = grid.board_text(position);
        let reply = program.ask(&board).map_err(|error| {
            format!(
                "{} could not be started: {error}",
                options.command[0].display()
            )
        })?;
        deaths_in_a_row = if matches!(reply, Reply::Died(_)) {
            deaths_in_a_row + 1
        } else {
            0
        };
        let choice = read(&grid, reply, position.plies() == 0, &board, &mut report);
        let fault = judge.add(position, choice);
        if fault == Some(Fault::Illegal) {
            report.note_illegal(&board);
        }
        report.stopped = stop(&report, deaths_in_a_row, program.starts());
        if report.stopped.is_some() {
            break;
        }
    }
    report.findings = judge.findings();
    Ok(report)
}

/// What a program's reply means; what is odd about it goes into the report.
fn read(
    grid: &Grid,
    reply: Reply,
    is_start: bool,
    board: &str,
    report: &mut CheckReport,
) -> Choice {
    match reply {
        Reply::Line(line) => match answer::read(grid, &line) {
            Ok(ProgramAnswer { cell, nodes }) => {
                if is_start {
                    report.nodes = nodes;
                }
                report.last_illegal = format!("{cell}, which is not free", cell = line.trim());
                Choice::Move(cell)
            }
            Err(reason) => {
                report.last_illegal = reason;
                Choice::Illegal
            }
        },
        Reply::TooMuch => {
            report.last_illegal = "more than one line, or a line without an end".to_owned();
            Choice::Illegal
        }
        Reply::Hung => {
            report.hung += 1;
            report.note_silence(board);
            Choice::Missing
        }
        Reply::Died(how) => {
            report.died += 1;
            report.note_death(board, how);
            Choice::Missing
        }
    }
}

/// Why the check goes no further, if so.
fn stop(report: &CheckReport, deaths_in_a_row: u64, starts: u64) -> Option<&'static str> {
    if report.hung >= MOST_HANGS {
        Some("it hung three times")
    } else if deaths_in_a_row >= MOST_DEATHS {
        Some("it died three times in a row")
    } else if starts > MOST_STARTS {
        Some("it had to be started again a hundred times")
    } else {
        None
    }
}
