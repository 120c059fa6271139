//! Asks a program in every position, and records its answers.

use std::time::Duration;

use cutoff::Side;
use cutoff::games::BoardGame;
use cutoff::games::grid::{Grid, Position};

use crate::answer::{AnswerLine, Reading};
use crate::options::Arguments;
use crate::program::{Death, Program, Reply};
use crate::report::Faults;
use crate::side;

/// The check ends after this number of late answers, or of turns with only empty lines.
const MOST_HANGS: u64 = 3;
/// The number of deaths in a row that ends the check.
const MOST_DEATHS: u64 = 3;
/// The number of extra lines that ends the check.
const MOST_EXTRA_LINES: u64 = 10;
/// The number of restarts that ends the check.
const MOST_STARTS: u64 = 100;
/// The time to wait for an extra line after an illegal answer, when such a line is likely.
const SETTLING: Duration = Duration::from_millis(200);
/// The largest number of such waits before the end of the check.
const MOST_SETTLINGS: u32 = 10;

/// A program's response in a position.
#[derive(Clone)]
pub enum Response {
    Answer(AnswerLine),
    /// A line that is not an answer, and the reason.
    Unreadable(String),
    /// Only empty lines.
    Empty,
    Hung,
    Died(Death),
}

/// A position and the program's response.
#[derive(Clone)]
pub struct Exchange {
    pub position: Position,
    pub response: Response,
}

/// The dialogue with a program.
pub struct Dialogue<'a> {
    pub options: &'a Arguments,
    program: Program<'a>,
    /// The answers that count.
    pub exchanges: Vec<Exchange>,
    /// The side of a program that plays only one side.
    pub side: Option<Side>,
    /// The reason why the dialogue stopped early, if it did.
    pub stopped: Option<String>,
    /// The extra lines.
    pub extra_lines: Faults<()>,
    hung: u64,
    empty: u64,
    deaths_in_a_row: u64,
    settlings: u32,
}

impl<'a> Dialogue<'a> {
    /// Starts without any questions.
    pub fn new(options: &'a Arguments) -> Dialogue<'a> {
        Dialogue {
            options,
            program: Program::new(&options.command, options.time_limit),
            exchanges: Vec::new(),
            side: None,
            stopped: None,
            extra_lines: Faults::default(),
            hung: 0,
            empty: 0,
            deaths_in_a_row: 0,
            settlings: 0,
        }
    }

    /// Asks in every position. If the program plays only one side, its other answers do not count.
    pub fn ask_everything(&mut self, positions: &[Position]) -> Result<(), String> {
        let grid = self.options.game;
        self.ask_all(positions.iter().copied())?;
        // Deaths are the only reason to stop that a program for one side may have.
        if self.hung < MOST_HANGS && self.empty < MOST_HANGS && self.extra_lines.count == 0 {
            self.side = side::only_side(&grid, |position| {
                // Positions that were already asked are not asked again.
                let mut before = self.exchanges.iter();
                let before = before.find(|one| one.position == position).cloned();
                before.map_or_else(|| self.ask(position), Ok)
            })?;
        }
        if let Some(side) = self.side {
            let is_own = |position: &Position| position.to_move() == side;
            // The program may have died in positions of the other side.
            self.stopped = None;
            (self.deaths_in_a_row, self.hung, self.empty) = (0, 0, 0);
            self.program.forget_starts();
            let rest = &positions[self.exchanges.len()..];
            self.ask_all(rest.iter().copied().filter(is_own))?;
            self.exchanges.retain(|exchange| is_own(&exchange.position));
        }
        self.look_behind();
        Ok(())
    }

    /// Asks in one position after another, until there is a reason to stop.
    fn ask_all(&mut self, positions: impl Iterator<Item = Position>) -> Result<(), String> {
        for position in positions {
            let exchange = self.ask(position)?;
            self.exchanges.push(exchange);
            self.stopped = self.stop();
            if self.stopped.is_some() {
                break;
            }
        }
        Ok(())
    }

    /// Asks in a position.
    fn ask(&mut self, position: Position) -> Result<Exchange, String> {
        let grid = self.options.game;
        let board = grid.board_text(position);
        let reply = self.program.ask(&board).map_err(|error| {
            let name = self.options.command[0].display();
            format!("{name} could not be started: {error}")
        })?;
        let response = response(&grid, reply);
        self.hung += u64::from(matches!(response, Response::Hung));
        self.empty += u64::from(matches!(response, Response::Empty));
        self.deaths_in_a_row = match response {
            Response::Died(_) => self.deaths_in_a_row + 1,
            _ => 0,
        };
        let can_be_legal = response.can_be(|answer| {
            let mut readings = Reading::accepted(&grid).iter();
            readings.any(|&reading| answer.is_legal(&grid, position, reading))
        });
        let within = match can_be_legal {
            false if self.settlings < MOST_SETTLINGS => {
                self.settlings += 1;
                SETTLING
            }
            _ => Duration::ZERO,
        };
        if self.program.says_more(within) {
            self.extra_lines.add(board, ());
        }
        Ok(Exchange { position, response })
    }

    /// Checks for extra lines after the last question, by asking about the first position again. It
    /// has the fewest free cells.
    fn look_behind(&mut self) {
        let board = |exchange: &Exchange| self.options.game.board_text(exchange.position);
        if self.extra_lines.count == 0
            && let [first, .., last] = &self.exchanges[..]
            && self.program.is_behind(&board(first), SETTLING)
        {
            self.extra_lines.add(board(last), ());
        }
    }

    /// Returns the reason to stop, if there is one.
    fn stop(&self) -> Option<String> {
        if self.hung >= MOST_HANGS {
            Some(format!("it hung {MOST_HANGS} times"))
        } else if self.empty >= MOST_HANGS {
            Some(format!(
                "it wrote nothing but empty lines {MOST_HANGS} times"
            ))
        } else if self.extra_lines.count >= MOST_EXTRA_LINES {
            Some(format!("it wrote extra lines {MOST_EXTRA_LINES} times"))
        } else if self.deaths_in_a_row >= MOST_DEATHS {
            Some(format!("it died {MOST_DEATHS} times in a row"))
        } else if self.program.starts() > MOST_STARTS {
            Some(format!("it had to be started again {MOST_STARTS} times"))
        } else {
            None
        }
    }
}

impl Response {
    pub fn answer(&self) -> Option<&AnswerLine> {
        match self {
            Response::Answer(answer) => Some(answer),
            _ => None,
        }
    }

    /// True if the answer is legal by this function, or if the program hung or died, because it has
    /// then not given an illegal answer.
    pub fn can_be(&self, is_legal: impl FnOnce(&AnswerLine) -> bool) -> bool {
        match self {
            Response::Answer(answer) => is_legal(answer),
            Response::Unreadable(_) | Response::Empty => false,
            Response::Hung | Response::Died(_) => true,
        }
    }
}

fn response(grid: &Grid, reply: Reply) -> Response {
    match reply {
        Reply::Line(line) => {
            AnswerLine::read(grid, &line).map_or_else(Response::Unreadable, Response::Answer)
        }
        Reply::Endless => Response::Unreadable("a line without an end".to_owned()),
        Reply::Empty => Response::Empty,
        Reply::Hung => Response::Hung,
        Reply::Died(death) => Response::Died(death),
    }
}
