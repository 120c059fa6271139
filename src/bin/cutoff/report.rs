//! What the check found, as sentences and as JSON.

use std::fmt::Write as _;
use std::process::ExitCode;

use cutoff::Side;
use cutoff::Verdict;
use cutoff::games::BoardGame;
use cutoff::games::grid::{Cell, Grid};
use cutoff::lab::bugs::Bug;
use cutoff::lab::judge::{BuggyProgram, Faults, UsualOrder, WrongMove};
use cutoff::lab::review::MoveReview;
use cutoff::solver::grid::ProvedResult;
use serde_json::{Value, json};

/// How the check ended: the exit code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    Right = 0,
    Wrong = 1,
    Usage = 2,
    Illegal = 3,
    Hung = 4,
    Died = 5,
    NotStarted = 6,
}

impl Exit {
    pub fn code(self) -> ExitCode {
        ExitCode::from(self as u8)
    }
}

/// What the check found.
pub struct CheckReport {
    grid: Grid,
    /// How many positions there are to ask.
    asked_for: u64,
    pub findings: Faults,
    pub hung: u64,
    pub died: u64,
    /// Whether it was asked in a part of all positions.
    pub is_sample: bool,
    /// Why it goes no further, if so.
    pub stopped: Option<&'static str>,
    /// How many nodes the program says that it visited from the empty board.
    pub nodes: Option<u64>,
    /// What was wrong with the answer that came last, should it be illegal.
    pub last_illegal: String,
    first_illegal: Option<(String, String)>,
    first_silence: Option<String>,
    first_death: Option<(String, String)>,
}

impl CheckReport {
    pub fn new(grid: Grid, asked_for: u64) -> CheckReport {
        CheckReport {
            grid,
            asked_for,
            findings: Faults::default(),
            hung: 0,
            died: 0,
            is_sample: false,
            stopped: None,
            nodes: None,
            last_illegal: String::new(),
            first_illegal: None,
            first_silence: None,
            first_death: None,
        }
    }

    pub fn note_illegal(&mut self, board: &str) {
        let noted = || (board.to_owned(), self.last_illegal.clone());
        if self.first_illegal.is_none() {
            self.first_illegal = Some(noted());
        }
    }

    pub fn note_silence(&mut self, board: &str) {
        self.first_silence.get_or_insert_with(|| board.to_owned());
    }

    pub fn note_death(&mut self, board: &str, how: String) {
        self.first_death
            .get_or_insert_with(|| (board.to_owned(), how));
    }

    /// The worst that was found.
    pub fn ending(&self) -> Exit {
        if self.died > 0 {
            Exit::Died
        } else if self.hung > 0 {
            Exit::Hung
        } else if self.findings.illegal > 0 {
            Exit::Illegal
        } else if self.stopped.is_some() || self.findings.wrong > 0 {
            Exit::Wrong
        } else {
            Exit::Right
        }
    }

    /// One object, for programs.
    pub fn json(&self) -> String {
        let findings = &self.findings;
        let of_first = |first: &WrongMove| self.wrong_json(first);
        let object = json!({
            "game": self.grid.to_string(),
            "positions": self.asked_for,
            "asked": findings.positions,
            "answered": findings.answered,
            "illegal": findings.illegal,
            "wrong": findings.wrong,
            "slower": findings.slower,
            "hung": self.hung,
            "died": self.died,
            "first": findings.first.as_ref().map(of_first),
            "bugs": findings.bugs.iter().map(|way| way.bug.name()).collect::<Vec<_>>(),
            "nodes": self.nodes,
            "right": self.ending() == Exit::Right,
            "says": self.sentences(),
        });
        format!("{object}\n")
    }

    /// Sentences, for people.
    pub fn text(&self) -> String {
        let mut text = self.sentences().join("\n");
        text.push('\n');
        if let Some(first) = &self.findings.first {
            text.push_str(&self.drawn(first));
        }
        text
    }

    fn sentences(&self) -> Vec<String> {
        let Faults {
            positions,
            answered,
            illegal,
            wrong,
            slower,
            ref bugs,
            ..
        } = self.findings;
        let all = self.asked_for;
        let mut says = Vec::new();
        if let Some(why) = self.stopped {
            says.push(format!(
                "The check ended after {positions} of {all} positions: {why}."
            ));
        }
        if let Some((board, how)) = &self.first_death {
            let died = times(self.died);
            says.push(format!("It died {died}, first at {board} ({how})."));
        }
        if let Some(board) = &self.first_silence {
            let hung = times(self.hung);
            says.push(format!("It hung {hung}, first at {board}."));
        }
        match &self.first_illegal {
            Some((board, answer)) => says.push(format!(
                "{illegal} of {answered} answers are illegal. The first, at {board}: {answer}."
            )),
            None if answered > 0 && answered == all => says.push("Legal everywhere.".to_owned()),
            None => says.push(format!("All {answered} answers are legal.")),
        }
        says.push(match wrong {
            0 => format!("It gives the result away in none of {positions} positions."),
            _ => format!("It gives the result away in {wrong} of {positions} positions."),
        });
        if slower > 0 {
            says.push(format!(
                "In {slower} more it wins later or loses sooner than need be; that is no fault of minimax with plain scores."
            ));
        }
        let of_some = if self.is_sample {
            "In these positions it"
        } else {
            "It"
        };
        says.extend(bugs.iter().map(|bug| plays_like(of_some, bug)));
        says
    }

    fn wrong_json(&self, first: &WrongMove) -> Value {
        let review = &first.review;
        let worth = |worth: Option<ProvedResult>| {
            worth.map(|worth| json!({ "outcome": outcome(worth.verdict), "plies": worth.plies }))
        };
        json!({
            "board": self.grid.board_text(first.position),
            "player": letter(review.player),
            "move": review.mv.index(),
            "best": review.best.index(),
            "before": worth(review.before),
            "after": worth(review.after),
            "refutation": refutation(review).iter().map(|cell| cell.index()).collect::<Vec<_>>(),
        })
    }

    /// The smallest wrong position, and how the move loses.
    fn drawn(&self, first: &WrongMove) -> String {
        let (grid, review) = (&self.grid, &first.review);
        let mut text = String::from("\nThe smallest of them:\n\n");
        let board = grid.board_text(first.position);
        for row in board.as_bytes().chunks(grid.columns()) {
            let signs: Vec<String> = row
                .iter()
                .map(|&sign| char::from(sign).to_string())
                .collect();
            writeln!(text, "    {}", signs.join(" ")).expect("writing to a text");
        }
        let player = letter(review.player);
        let worth = |worth: Option<ProvedResult>| worth.map_or("?", |worth| outcome(worth.verdict));
        let line: Vec<String> = refutation(review)
            .iter()
            .map(|&cell| self.name(cell))
            .collect();
        writeln!(
            text,
            "\n{player} is to move and plays {}: a {}. {} would be a {}.\nBest play after it, by {}: {}.",
            self.name(review.mv),
            worth(review.after),
            self.name(review.best),
            worth(review.before),
            letter(review.player.opponent()),
            line.join(" "),
        )
        .expect("writing to a text");
        text
    }

    fn name(&self, cell: Cell) -> String {
        self.grid.square(cell.index()).to_string()
    }
}

/// Best play after a wrong move. The judge proves it without a limit of time.
fn refutation(review: &MoveReview) -> &[Cell] {
    review.refutation.as_ref().map_or(&[], |plan| &plan.line)
}

fn times(count: u64) -> String {
    match count {
        1 => "once".to_owned(),
        _ => format!("{count} times"),
    }
}

fn letter(side: Side) -> &'static str {
    match side {
        Side::Max => "X",
        Side::Min => "O",
    }
}

fn outcome(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Win => "win",
        Verdict::Draw => "draw",
        Verdict::Loss => "loss",
    }
}

/// What a suspect plays. With ≥ and fail-hard values each worse move comes back as equal, so the last free cell is
/// always taken: that needs no search.
fn plays_like(who: &str, suspect: &BuggyProgram) -> String {
    let name = suspect.bug.name();
    if suspect.bug != Bug::RootTiesHard {
        return format!("{who} plays exactly as {}.", search_of(suspect));
    }
    let always = match suspect.order {
        UsualOrder::Rows => "the last free cell, row by row",
        UsualOrder::RowsBackwards => "the first free cell, row by row",
        UsualOrder::Columns => "the last free cell, column by column",
        UsualOrder::ColumnsBackwards => "the first free cell, column by column",
        UsualOrder::MostLines => "the last free cell in the order centre, corners, edges",
    };
    format!(
        "{who} always takes {always}. A program that does not search can play so; so does fail-hard alpha-beta with ≥ for > at the root ({name})."
    )
}

/// The search that plays as a program does.
fn search_of(suspect: &BuggyProgram) -> String {
    let bug = match suspect.bug {
        Bug::RootTies => "alpha-beta with ≥ for > at the root does",
        Bug::TableBounds => "alpha-beta does whose table takes bounds for values",
        Bug::Swapped => "a search does in which MAX minimises and MIN maximises",
        Bug::WrongSide => {
            "a search does that values the end for the side to move and takes it for X's value"
        }
        // The first is told by its moves; none of the others changes which move is played.
        Bug::RootTiesHard | Bug::BoundsShown | Bug::NoDepth | Bug::StrictCut | Bug::ParentBound => {
            suspect.bug.name()
        }
    };
    let scores = if suspect.depth_aware {
        "depth-aware"
    } else {
        "plain"
    };
    let order = match suspect.order {
        UsualOrder::Rows => "row by row",
        UsualOrder::RowsBackwards => "row by row from the end",
        UsualOrder::Columns => "column by column",
        UsualOrder::ColumnsBackwards => "column by column from the end",
        UsualOrder::MostLines => "the centre first, then the corners",
    };
    format!("{bug} ({}; {scores} scores, {order})", suspect.bug.name())
}
