//! Checks the responses of a program.

use cutoff::games::BoardGame;
use cutoff::games::grid::{Cell, Grid, Position};
use cutoff::lab::judge::{Choice, Judge, ProgramFindings};
use cutoff::{Game, Side};

use crate::answer::{AnswerLine, Reading};
use crate::dialogue::{Dialogue, Exchange, Response};
use crate::report::{CheckReport, Faults};

/// Checks all responses.
pub fn judge(dialogue: Dialogue, position_count: u64, is_sample: bool) -> CheckReport {
    let (grid, exchanges) = (dialogue.options.game, &dialogue.exchanges[..]);
    let (reading, other_reading) = match dialogue.extra_lines.count {
        0 => (reading(&grid, exchanges), other_reading(&grid, exchanges)),
        _ => (Some(Reading::Cells(0)), None),
    };
    let mut report = CheckReport {
        grid,
        position_count,
        is_sample,
        side: dialogue.side,
        stopped: dialogue.stopped,
        extra_lines: dialogue.extra_lines,
        illegal: Faults::default(),
        hung: Faults::default(),
        died: Faults::default(),
        reading,
        other_reading,
        findings: ProgramFindings::default(),
        bugs: Vec::new(),
        slips: Vec::new(),
        nodes: None,
    };
    let choice = |exchange: &Exchange| (exchange.position, choice_of(&mut report, exchange));
    let choices: Vec<_> = exchanges.iter().map(choice).collect();
    if report.knows_moves() {
        let mut judge = Judge::new(grid);
        judge.go_on(&choices, || true);
        report.findings = judge.findings();
        report.bugs = judge.suspects();
        report.slips = judge.slips();
        let first = exchanges.iter().find(|one| one.position.plies() == 0);
        report.nodes = first.and_then(|first| first.response.answer()?.nodes);
    } else {
        let is_answered = |(_, choice): &&(Position, Choice)| *choice != Choice::Missing;
        report.findings = ProgramFindings {
            positions: choices.len() as u64,
            answered: choices.iter().filter(is_answered).count() as u64,
            ..ProgramFindings::default()
        };
    }
    report
}

/// Returns the meaning of the numbers. They are columns only if each of them is a column number,
/// and if more of them are legal moves as columns than as cells. `None` if columns from 0 and from 1
/// fit equally well.
fn reading<'e>(grid: &Grid, exchanges: &'e [Exchange]) -> Option<Reading> {
    let answer = |one: &'e Exchange| Some((one.position, one.response.answer()?));
    let answers = || exchanges.iter().filter_map(answer);
    let legal = |reading| {
        let is_legal = |&(position, answer): &(Position, &AnswerLine)| {
            answer.is_legal(grid, position, reading)
        };
        answers().filter(is_legal).count()
    };
    let fits = |reading: &Reading| {
        answers().all(|(position, answer)| answer.cell(grid, position, *reading).is_ok())
    };
    let cells = Reading::Cells(0);
    let mut best = Some(cells);
    let mut most = legal(cells);
    let accepted = Reading::accepted(grid).iter();
    for &reading in accepted.filter(|reading| fits(reading)) {
        let legal = legal(reading);
        if legal > most {
            (best, most) = (Some(reading), legal);
        } else if legal == most && best != Some(cells) {
            best = None;
        }
    }
    best
}

/// Returns another meaning in which each answer would be a legal move.
fn other_reading(grid: &Grid, exchanges: &[Exchange]) -> Option<Reading> {
    let fits = |reading: &Reading| {
        exchanges.iter().all(|Exchange { position, response }| {
            response.can_be(|answer| answer.is_legal(grid, *position, *reading))
        })
    };
    Reading::OTHERS.into_iter().find(fits)
}

/// Returns the move of a response, and adds its fault to the report.
fn choice_of(report: &mut CheckReport, exchange: &Exchange) -> Choice {
    let (grid, position) = (report.grid, exchange.position);
    let board = grid.board_text(position);
    let fault = match &exchange.response {
        Response::Answer(answer) => {
            let reading = report.reading.unwrap_or(Reading::Cells(0));
            match answer.cell(&grid, position, reading) {
                // After an extra line, the answer can be that to another board.
                Ok(cell) if report.extra_lines.count > 0 => return Choice::Move(cell),
                Ok(cell) if answer.is_legal(&grid, position, reading) => return Choice::Move(cell),
                Ok(cell) => not_playable(&grid, position, cell),
                Err(fault) => fault,
            }
        }
        Response::Unreadable(fault) => fault.clone(),
        Response::Empty => "an empty line".to_owned(),
        Response::Hung => {
            report.hung.add(board, ());
            return Choice::Missing;
        }
        Response::Died(death) => {
            report.died.add(board, death.clone());
            return Choice::Missing;
        }
    };
    report.illegal.add(board, fault);
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
