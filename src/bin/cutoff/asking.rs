//! Asks a program in every position, and remembers what it says.

use std::time::Duration;

use cutoff::games::BoardGame;
use cutoff::games::grid::{Grid, Position};

use crate::answer::{AnswerLine, Reading};
use crate::options::Arguments;
use crate::program::{Program, Reply};
use crate::report::Mishap;

/// How many answers may be late before the check ends.
const MOST_HANGS: u64 = 3;
/// How many deaths in a row end the check.
const MOST_DEATHS: u64 = 3;
/// How many lines that nobody asked for end the check.
const MOST_UNASKED: u64 = 10;
/// How many new starts of the program end the check.
const MOST_STARTS: u64 = 100;
/// How long is waited for a line too many, where one is likely: after an answer that is illegal …
const SETTLING: Duration = Duration::from_millis(200);
/// … as often as this, and at the end.
const MOST_SETTLINGS: u32 = 10;

/// What was heard from a program in a position.
#[derive(Clone)]
pub enum Heard {
    Answer(AnswerLine),
    /// A line that is not an answer; what is odd about it.
    Odd(String),
    /// Nothing but empty lines.
    Empty,
    Hung,
    /// How it died.
    Died(String),
}

/// What was heard in one position.
#[derive(Clone)]
pub struct Asked {
    pub position: Position,
    pub heard: Heard,
}

/// A program that is asked.
pub struct Asking<'a> {
    options: &'a Arguments,
    program: Program<'a>,
    /// Lines that nobody asked for.
    pub unasked: Mishap,
    hung: u64,
    empty: u64,
    deaths_in_a_row: u64,
    /// Those starts of the program that were forgiven.
    forgiven: u64,
    settlings: u32,
}

impl<'a> Asking<'a> {
    /// A program that was not asked yet.
    pub fn new(options: &'a Arguments) -> Asking<'a> {
        Asking {
            options,
            program: Program::new(&options.command, options.time_limit),
            unasked: Mishap::default(),
            hung: 0,
            empty: 0,
            deaths_in_a_row: 0,
            forgiven: 0,
            settlings: 0,
        }
    }

    /// Asks in one position after the other, until there is a reason to stop.
    pub fn ask_all(
        &mut self,
        positions: impl Iterator<Item = Position>,
        asked: &mut Vec<Asked>,
    ) -> Result<Option<String>, String> {
        for position in positions {
            asked.push(self.ask(position)?);
            let stopped = self.stop();
            if stopped.is_some() {
                return Ok(stopped);
            }
        }
        Ok(None)
    }

    /// Asks in a position.
    pub fn ask(&mut self, position: Position) -> Result<Asked, String> {
        let grid = self.options.game;
        let board = grid.board_text(position);
        let reply = self.program.ask(&board).map_err(|error| {
            let name = self.options.command[0].display();
            format!("{name} could not be started: {error}")
        })?;
        let heard = hear(&grid, reply);
        self.hung += u64::from(matches!(heard, Heard::Hung));
        self.empty += u64::from(matches!(heard, Heard::Empty));
        self.deaths_in_a_row = match heard {
            Heard::Died(_) => self.deaths_in_a_row + 1,
            _ => 0,
        };
        let within = match heard.can_be_legal(&grid, position) {
            false if self.settlings < MOST_SETTLINGS => {
                self.settlings += 1;
                SETTLING
            }
            _ => Duration::ZERO,
        };
        if self.program.says_more(within) {
            self.unasked.note(board, String::new());
        }
        Ok(Asked { position, heard })
    }

    /// Begins to count anew what is a reason to stop.
    pub fn forgive(&mut self) {
        (self.hung, self.empty, self.deaths_in_a_row) = (0, 0, 0);
        self.forgiven = self.program.starts();
    }

    /// Whether nothing but deaths can have been a reason to stop.
    pub fn only_died(&self) -> bool {
        self.hung < MOST_HANGS && self.empty < MOST_HANGS && self.unasked.count == 0
    }

    /// The last answers may still be to come: looks for them, when nothing else is to be asked. The first position has
    /// the fewest free cells.
    pub fn look_behind(&mut self, asked: &[Asked]) {
        let board = |asked: &Asked| self.options.game.board_text(asked.position);
        if self.unasked.count == 0
            && let [first, .., last] = asked
            && self.program.is_behind(&board(first), SETTLING)
        {
            self.unasked.note(board(last), String::new());
        }
    }

    /// Why the asking goes no further, if so.
    fn stop(&self) -> Option<String> {
        if self.hung >= MOST_HANGS {
            Some(format!("it hung {MOST_HANGS} times"))
        } else if self.empty >= MOST_HANGS {
            Some(format!(
                "it wrote nothing but empty lines {MOST_HANGS} times"
            ))
        } else if self.unasked.count >= MOST_UNASKED {
            Some(format!(
                "it wrote lines that nobody asked for {MOST_UNASKED} times"
            ))
        } else if self.deaths_in_a_row >= MOST_DEATHS {
            Some(format!("it died {MOST_DEATHS} times in a row"))
        } else if self.program.starts() - self.forgiven > MOST_STARTS {
            Some(format!("it had to be started again {MOST_STARTS} times"))
        } else {
            None
        }
    }
}

impl Heard {
    /// Whether it is a legal move in some reading. A program that hung or died has said nothing illegal.
    fn can_be_legal(&self, grid: &Grid, position: Position) -> bool {
        match self {
            Heard::Answer(answer) => Reading::of(grid)
                .iter()
                .any(|&reading| answer.is_legal(grid, position, reading)),
            Heard::Odd(_) | Heard::Empty => false,
            Heard::Hung | Heard::Died(_) => true,
        }
    }
}

fn hear(grid: &Grid, reply: Reply) -> Heard {
    match reply {
        Reply::Line(line) => AnswerLine::read(grid, &line).map_or_else(Heard::Odd, Heard::Answer),
        Reply::Endless => Heard::Odd("a line without an end".to_owned()),
        Reply::Empty => Heard::Empty,
        Reply::Hung => Heard::Hung,
        Reply::Died(how) => Heard::Died(how),
    }
}
