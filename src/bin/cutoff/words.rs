//! The report of the check as sentences, for people.

use std::fmt::Write as _;

use cutoff::games::grid::{Cell, Grid};
use cutoff::games::{BoardGame, letter};
use cutoff::lab::bugs::Bug;
use cutoff::lab::judge::{BuggyProgram, ProgramFindings, SlippedProgram, UsualOrder, WrongMove};
use cutoff::lab::review::MoveReview;
use cutoff::lab::slips::Slip;
use cutoff::solver::grid::ProvedResult;

use crate::answer::{Reading, column_letter};
use crate::report::{CheckReport, Exit};

impl CheckReport {
    /// Writes the report as sentences.
    pub fn text(&self) -> String {
        let mut text = self.sentences().join("\n");
        text.push('\n');
        if let Some(first) = &self.findings.smallest {
            text.push_str(&self.drawing(first));
        }
        text
    }

    pub fn sentences(&self) -> Vec<String> {
        [self.course(), self.answers(), self.moves()].concat()
    }

    /// Describes unusual events of the check.
    fn course(&self) -> Vec<String> {
        let (all, positions) = (self.position_count, self.findings.positions);
        let mut says = Vec::new();
        if let Some(side) = self.side.map(letter) {
            says.push(format!(
                "It always plays {side}, so only the {all} positions with {side} to move count."
            ));
        }
        if let Some(Reading::Columns(from)) = self.reading {
            says.push(format!(
                "Its numbers are read as columns, counted from {from}."
            ));
        }
        if let Some(why) = &self.stopped {
            says.push(format!(
                "The check ended after {positions} of {all} positions: {why}."
            ));
        }
        if let Some((board, death)) = &self.died.first {
            let (died, how) = (times(self.died.count), &death.how);
            says.push(format!("It died {died}, first at {board} ({how})."));
            if death.ended_well {
                says.push(
                    "It ended by itself. It has to keep reading, one board per line, until its input ends."
                        .to_owned(),
                );
            }
        }
        if let Some((board, _)) = &self.hung.first {
            let hung = times(self.hung.count);
            says.push(format!(
                "It hung {hung}, first at {board}. It did not answer in time."
            ));
        }
        if let Some((board, _)) = &self.extra_lines.first {
            says.push(format!(
                "It writes extra lines, first seen after {board}. It has to answer each board with one line."
            ));
            says.push(
                "So the check cannot tell which line answers which board. It checks no moves."
                    .to_owned(),
            );
        }
        says
    }

    /// Describes the answers, legal or not, and their apparent meaning.
    fn answers(&self) -> Vec<String> {
        let (all, answered, illegal) = (
            self.position_count,
            self.findings.answered,
            self.illegal.count,
        );
        let mut says = Vec::new();
        match &self.illegal.first {
            Some((board, answer)) => {
                let are = if illegal == 1 { "is" } else { "are" };
                says.push(format!(
                    "{illegal} of {answered} answers {are} illegal. The first, at {board}: {answer}."
                ));
            }
            None if self.extra_lines.count > 0 => {}
            None if answered == 0 => says.push(
                "It never answered. It has to read one board per line, and answer each with one line."
                    .to_owned(),
            ),
            None if self.exit() == Exit::Right && !self.is_sample => {
                let of_side = self.side.map(letter);
                let whose = of_side.map_or(String::new(), |side| format!(" with {side} to move"));
                says.push(format!("Legal and right in all {all} positions{whose}."));
            }
            None if answered == all && !self.is_sample => {
                says.push("All its moves are legal.".to_owned());
            }
            None if answered == 1 => says.push("Its one answer is legal.".to_owned()),
            None => says.push(format!("All {answered} answers are legal.")),
        }
        if self.is_meant_otherwise() {
            says.push(meant(&self.grid, self.other_reading));
            says.push("So the check does not know its moves, and cannot check them.".to_owned());
        } else if illegal > 1 && illegal == answered {
            says.push(
                "Print only the answer on each line, without a prompt or other words.".to_owned(),
            );
        }
        says
    }

    /// Describes the faults of the legal moves, and programs that play the same moves.
    fn moves(&self) -> Vec<String> {
        let ProgramFindings {
            positions,
            answered,
            wrong,
            slower,
            ..
        } = self.findings;
        let mut says = Vec::new();
        let is_judged = self.knows_moves() && answered > self.illegal.count;
        if is_judged && (self.exit() != Exit::Right || self.is_sample) {
            says.push(match (wrong, positions) {
                (0, 1) => "It keeps the result in the one position.".to_owned(),
                (_, 1) => "It throws away a win or a draw in the one position.".to_owned(),
                (0, _) => format!("It never throws away a win or a draw ({positions} positions)."),
                _ => format!("It throws away a win or a draw in {wrong} of {positions} positions."),
            });
        }
        if slower > 0 {
            let positions = match slower {
                1 => "one position".to_owned(),
                _ => format!("{slower} positions"),
            };
            says.push(format!(
                "In {positions} it wins later or loses sooner than it could. With scores +1, 0 and -1 that is not a bug."
            ));
        }
        let who = match self.is_sample {
            true => "In these positions it",
            false => "It",
        };
        says.extend(self.slips.iter().map(|slip| self.slipped_like(who, slip)));
        says.extend(self.bugs.iter().map(|bug| plays_like(who, bug)));
        says
    }

    /// Describes the moves of a program with a slip.
    fn slipped_like(&self, who: &str, slipped: &SlippedProgram) -> String {
        let cells: Vec<String> = slipped.cells.iter().map(|&cell| self.name(cell)).collect();
        let name = slipped.slip.name();
        let like_minimax =
            |fault: &str| format!("{who} plays exactly like minimax that {fault} ({name}).");
        match slipped.slip {
            Slip::RootMaximises => like_minimax("takes the highest value for O's moves too"),
            Slip::RootMinimises => like_minimax("takes the lowest value for X's moves too"),
            Slip::LineMissing => {
                like_minimax(&format!("does not know the line {}", cells.join(" ")))
            }
            Slip::DiagonalsMissing => like_minimax("does not know the diagonals"),
            Slip::DrawFirst => {
                like_minimax("counts a full board as a draw before it tests for a win")
            }
            Slip::LossDepth => like_minimax(
                "gives the depth the wrong sign for losses, so that a loss in two plies counts as better than one in four",
            ),
            Slip::RootRandom => format!(
                "{who} plays only moves for which alpha-beta returned the best value. Some of these values are bounds, so a random choice among them can be wrong. Only the first of these moves is safe ({name})."
            ),
        }
    }

    /// Describes the wrong move in the position with the fewest free cells, and its refutation.
    fn drawing(&self, first: &WrongMove) -> String {
        let (grid, review) = (&self.grid, &first.review);
        let mut text = String::from("\nThe simplest of these positions:\n\n");
        let board = grid.board_text(first.position);
        for row in board.as_bytes().chunks(grid.columns()) {
            let signs: Vec<String> = row
                .iter()
                .map(|&sign| char::from(sign).to_string())
                .collect();
            writeln!(text, "    {}", signs.join(" ")).expect("writing to a text");
        }
        let player = letter(review.player);
        let result = |of: Option<ProvedResult>| of.map_or("?", |result| result.verdict.name());
        let line: Vec<String> = refutation(review)
            .iter()
            .map(|&cell| self.name(cell))
            .collect();
        writeln!(
            text,
            "\n{player} is to move and plays {}: a {}. {} would be a {}.\nBest play after it, by {}: {}.",
            self.name(review.mv),
            result(review.after),
            self.name(review.best),
            result(review.before),
            letter(review.player.opponent()),
            line.join(" "),
        )
        .expect("writing to a text");
        text
    }

    fn name(&self, cell: Cell) -> String {
        self.grid.cell_name(cell.index()).to_string()
    }
}

/// Returns best play after a wrong move. It always exists, because it is proved without a time
/// limit.
pub fn refutation(review: &MoveReview) -> &[Cell] {
    review.refutation.as_ref().map_or(&[], |plan| &plan.line)
}

/// Describes the apparent meaning of a program's answers, and the expected one. Without another
/// meaning, they are columns from 0 or from 1.
fn meant(grid: &Grid, other: Option<Reading>) -> String {
    let columns = grid.columns();
    match other {
        Some(Reading::Cells(_)) => {
            "Every answer would be a legal move if cells were counted from 1. Count them from 0."
                .to_owned()
        }
        Some(Reading::RowColumn(from)) => {
            let index = match from {
                0 => format!("row * {columns} + column"),
                _ => format!("(row - {from}) * {columns} + column - {from}"),
            };
            format!(
                "Every answer would be a legal move if its two numbers were a row and a column from {from}. Write the index of the cell: {index}."
            )
        }
        _ => format!(
            "Read as columns, its numbers make the same number of legal moves counted from 0 and from 1. Write a letter, from a to {}.",
            column_letter(grid, columns - 1)
        ),
    }
}

fn times(count: u64) -> String {
    match count {
        1 => "once".to_owned(),
        _ => format!("{count} times"),
    }
}

/// Writes the sentence about a suspect. With ≥ and fail-hard values, every worse move returns an
/// equal value, so the program always plays the last move that it tries, which needs no search.
fn plays_like(who: &str, suspect: &BuggyProgram) -> String {
    let bug = match suspect.bug {
        Bug::RootTies => "alpha-beta with ≥ for > at the root",
        Bug::RootTiesHard => "fail-hard alpha-beta with ≥ for > at the root",
        Bug::TableBounds => "alpha-beta with a table that treats bounds as values",
        Bug::Swapped => "a search in which MAX minimises and MIN maximises",
        Bug::WrongSide => {
            "a search that scores the end for the side to move, and reads it as X's score"
        }
        // None of these bugs changes the move.
        Bug::BoundsShown | Bug::NoDepth | Bug::StrictCut | Bug::ParentBound => suspect.bug.name(),
    };
    let (order, is_backwards) = match suspect.style.order {
        UsualOrder::Rows => ("row by row", false),
        UsualOrder::RowsBackwards => ("row by row", true),
        UsualOrder::Columns => ("column by column", false),
        UsualOrder::ColumnsBackwards => ("column by column", true),
        UsualOrder::MostLines => ("in the order centre, corners, edges", false),
    };
    let scores = if suspect.style.depth_aware {
        "depth-aware"
    } else {
        "plain"
    };
    let (end, from) = if is_backwards {
        ("first", " from the end")
    } else {
        ("last", "")
    };
    let search = format!(
        "{bug} ({}; {scores} scores, {order}{from})",
        suspect.bug.name()
    );
    if suspect.bug != Bug::RootTiesHard {
        return format!("{who} plays exactly like {search}.");
    }
    format!(
        "{who} always takes the {end} free cell, {order}. A program that does not search can play like this, and so does {search}."
    )
}
