//! `cutoff check`: judges a program of any language by the moves that it plays.
//!
//! docs/check.md says how to use it, and what a program has to read and write.

mod answer;
mod group;
mod json;
mod options;
mod program;
mod report;
mod words;

use std::process::ExitCode;
use std::time::Duration;

use cutoff::games::BoardGame;
use cutoff::games::grid::{Cell, Grid, Position};
use cutoff::lab::judge::{Choice, Fault, Judge, is_sample, positions};
use cutoff::{Game, Side};

use answer::ProgramAnswer;
use options::Arguments;
use program::{Program, Reply};
use report::{CheckReport, Exit};

/// The check ends after so many answers that did not come in time.
const MOST_HANGS: u64 = 3;
/// The check ends after so many deaths in a row.
const MOST_DEATHS: u64 = 3;
/// The check ends after so many lines that nobody asked for.
const MOST_UNASKED: u64 = 10;
/// The check ends after so many new starts of the program.
const MOST_STARTS: u64 = 100;
/// How long is waited for a line too many, where one is likely: after an answer that is illegal …
const SETTLING: Duration = Duration::from_millis(200);
/// … so many times, and at the end.
const MOST_SETTLINGS: u32 = 10;

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

fn refuse(message: &str, exit: Exit) -> ExitCode {
    eprintln!("cutoff: {message}");
    exit.code()
}

/// Asks the program in every position, those with few free cells first.
fn check(options: &Arguments) -> Result<CheckReport, String> {
    let (grid, sample) = (options.game, options.sample());
    let positions = positions(&grid, sample).expect("the options were checked");
    let mut program = Program::new(&options.command, options.time_limit);
    let mut judge = Judge::new(grid);
    let is_sample = sample.is_some_and(|(_, count)| is_sample(&grid, count));
    let mut report = CheckReport::new(grid, positions.len() as u64, is_sample);
    let mut deaths_in_a_row = 0;
    let mut settlings = 0;
    for &position in &positions {
        let board = grid.board_text(position);
        let reply = program.ask(&board).map_err(|error| {
            format!(
                "{} could not be started: {error}",
                options.command[0].display()
            )
        })?;
        deaths_in_a_row = match reply {
            Reply::Died(_) => deaths_in_a_row + 1,
            _ => 0,
        };
        let fault = note(&mut report, &mut judge, position, &reply);
        let within = match fault {
            Some(Fault::Illegal) if settlings < MOST_SETTLINGS => {
                settlings += 1;
                SETTLING
            }
            _ => Duration::ZERO,
        };
        if program.says_more(within) {
            report.unasked.note(board, String::new());
        }
        report.stopped = stop(&report, deaths_in_a_row, program.starts());
        if report.stopped.is_some() {
            break;
        }
    }
    report.findings = judge.findings();
    report.bugs = judge.suspects();
    report.slips = judge.slips();
    // The last answers may still be to come. The first position has the fewest free cells.
    if report.unasked.count == 0
        && let [first, .., last] = positions[..]
        && program.is_behind(&grid.board_text(first), SETTLING)
    {
        report.unasked.note(grid.board_text(last), String::new());
    }
    if report.unasked.count > 0 {
        report.forget_moves();
    } else {
        report.forget_moves_of_other_meanings();
    }
    Ok(report)
}

/// Has a reply judged, and says in the report what is wrong with it.
fn note(
    report: &mut CheckReport,
    judge: &mut Judge,
    position: Position,
    reply: &Reply,
) -> Option<Fault> {
    let grid = *judge.grid();
    let answer = read(&grid, reply);
    report.meanings.retain(|meaning| match reply {
        Reply::Line(line) => meaning
            .cell(&grid, line)
            .is_some_and(|cell| grid.playable(position) >> cell.index() & 1 != 0),
        Reply::Endless | Reply::Empty => false,
        Reply::Hung | Reply::Died(_) => true,
    });
    let choice = match &answer {
        Ok(answer) => Choice::Move(answer.cell),
        Err(_) if matches!(reply, Reply::Hung | Reply::Died(_)) => Choice::Missing,
        Err(_) => Choice::Illegal,
    };
    if position.plies() == 0 {
        report.nodes = answer.as_ref().ok().and_then(|answer| answer.nodes);
    }
    let fault = judge.add(position, choice);
    let board = grid.board_text(position);
    match (reply, answer) {
        (Reply::Hung, _) => report.hung.note(board, String::new()),
        (Reply::Died(how), _) => report.died.note(board, how.clone()),
        (_, Err(how)) => {
            report.unreadable.note(board.clone(), how.clone());
            report.illegal.note(board, how);
        }
        (_, Ok(ProgramAnswer { cell, .. })) if fault == Some(Fault::Illegal) => {
            report
                .illegal
                .note(board, not_playable(&grid, position, cell));
        }
        _ => {}
    }
    report.empty += u64::from(matches!(reply, Reply::Empty));
    fault
}

/// Why no stone comes to lie in a cell.
fn not_playable(grid: &Grid, position: Position, cell: Cell) -> String {
    let (index, name) = (cell.index(), grid.cell_name(cell.index()));
    let taken = position.stones(Side::Max) | position.stones(Side::Min);
    let mut below = grid
        .moves(position)
        .map(|cell| grid.cell_name(cell.index()));
    match below.find(|other| other.column == name.column) {
        Some(below) if taken >> cell.index() & 1 == 0 => {
            format!("{index} ({name}), where a stone would fall to {below}")
        }
        _ => format!("{index} ({name}), which is not free"),
    }
}

/// The answer of a reply; else what is odd about it.
fn read(grid: &Grid, reply: &Reply) -> Result<ProgramAnswer, String> {
    match reply {
        Reply::Line(line) => answer::read(grid, line),
        Reply::Endless => Err("a line without an end".to_owned()),
        Reply::Empty => Err("an empty line".to_owned()),
        Reply::Hung | Reply::Died(_) => Err(String::new()),
    }
}

/// Why the check goes no further, if so.
fn stop(report: &CheckReport, deaths_in_a_row: u64, starts: u64) -> Option<String> {
    if report.hung.count >= MOST_HANGS {
        Some(format!("it hung {MOST_HANGS} times"))
    } else if report.empty >= MOST_HANGS {
        Some(format!(
            "it wrote nothing but empty lines {MOST_HANGS} times"
        ))
    } else if report.unasked.count >= MOST_UNASKED {
        Some(format!(
            "it wrote lines that nobody asked for {MOST_UNASKED} times"
        ))
    } else if deaths_in_a_row >= MOST_DEATHS {
        Some(format!("it died {MOST_DEATHS} times in a row"))
    } else if starts > MOST_STARTS {
        Some(format!("it had to be started again {MOST_STARTS} times"))
    } else {
        None
    }
}
