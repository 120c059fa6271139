//! Checks the responses of a program.

use cutoff::games::BoardGame;
use cutoff::games::grid::{Cell, Grid, Position};
use cutoff::lab::judge::{Choice, Judge};
use cutoff::{Game, Side};

use crate::answer::{AnswerLine, Reading};
use crate::asking::{Asked, Heard};
use crate::report::CheckReport;

/// Checks every answer, and adds its faults to the report.
pub fn judge(report: &mut CheckReport, asked: &[Asked]) {
    let grid = report.grid;
    report.reading = reading(&grid, asked);
    let mut judge = Judge::new(grid);
    for asked in asked {
        note(report, &mut judge, asked);
    }
    report.findings = judge.findings();
    report.bugs = judge.suspects();
    report.slips = judge.slips();
    if report.unasked.count > 0 {
        report.forget_moves();
    } else if report.is_meant_otherwise() {
        // Some answers are illegal in this meaning and all are legal in another one, so the other
        // one was meant.
        report.blame_no_move();
    }
}

/// Returns the meaning of the numbers. They are columns only if each of them is a column number,
/// and if more of them are legal moves as columns than as cells. `None` if columns from 0 and from 1
/// fit equally well.
fn reading(grid: &Grid, asked: &[Asked]) -> Option<Reading> {
    let answers = || {
        asked.iter().filter_map(|asked| match &asked.heard {
            Heard::Answer(answer) => Some((asked.position, answer)),
            _ => None,
        })
    };
    let legal = |reading| {
        let is_legal = |&(position, answer): &(Position, &AnswerLine)| {
            answer.is_legal(grid, position, reading)
        };
        answers().filter(is_legal).count()
    };
    let fits = |reading: &Reading| {
        answers().all(|(position, answer)| answer.cell(grid, position, *reading).is_ok())
    };
    let mut best = Some(Reading::Cells);
    let mut most = legal(Reading::Cells);
    for &reading in Reading::of(grid).iter().filter(|reading| fits(reading)) {
        let legal = legal(reading);
        if legal > most {
            (best, most) = (Some(reading), legal);
        } else if legal == most && best != Some(Reading::Cells) {
            best = None;
        }
    }
    best
}

fn note(report: &mut CheckReport, judge: &mut Judge, asked: &Asked) {
    let (grid, position) = (report.grid, asked.position);
    let board = grid.board_text(position);
    report.meanings.retain(|meaning| {
        let is_legal = |answer: &AnswerLine| meaning.is_legal(&grid, position, answer);
        asked.heard.can_be(is_legal)
    });
    let choice = match &asked.heard {
        Heard::Answer(answer) => choice_of(report, position, answer),
        Heard::Odd(how) => unreadable(report, board, how.clone()),
        Heard::Empty => unreadable(report, board, "an empty line".to_owned()),
        Heard::Hung => {
            report.hung.note(board, ());
            Choice::Missing
        }
        Heard::Died(death) => {
            report.died.note(board, death.clone());
            Choice::Missing
        }
    };
    judge.add(position, choice);
}

/// Returns the move of an answer.
fn choice_of(report: &mut CheckReport, position: Position, answer: &AnswerLine) -> Choice {
    let grid = report.grid;
    let board = grid.board_text(position);
    if position.plies() == 0 {
        report.nodes = answer.nodes;
    }
    let reading = report.reading.unwrap_or(Reading::Cells);
    match answer.cell(&grid, position, reading) {
        Ok(cell) if answer.is_legal(&grid, position, reading) => Choice::Move(cell),
        Ok(cell) => {
            let how = not_playable(&grid, position, cell);
            report.illegal.note(board, how);
            Choice::Illegal
        }
        Err(how) => unreadable(report, board, how),
    }
}

fn unreadable(report: &mut CheckReport, board: String, how: String) -> Choice {
    report.unreadable.note(board.clone(), how.clone());
    report.illegal.note(board, how);
    Choice::Illegal
}

/// Returns the reason why a stone cannot be put on a cell.
fn not_playable(grid: &Grid, position: Position, cell: Cell) -> String {
    let (index, name) = (cell.index(), grid.cell_name(cell.index()));
    let taken = position.stones(Side::Max) | position.stones(Side::Min);
    let name_of = |cell: Cell| grid.cell_name(cell.index());
    let mut below = grid.moves(position).map(name_of);
    match below.find(|other| other.column == name.column) {
        Some(below) if taken >> cell.index() & 1 == 0 => {
            format!("{index} ({name}), where a stone would fall to {below}")
        }
        _ => format!("{index} ({name}), which is not free"),
    }
}
