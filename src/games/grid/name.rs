//! The short names of grid games: `4x4k4`, `7x6k4g`.

use std::fmt;
use std::str::FromStr;

use super::{FEWEST, Grid, MOST};

/// Names that stand for another name.
const ALIASES: [(&str, &str); 2] = [("tic-tac-toe", "3x3k3"), ("connect-four", "7x6k4g")];

/// Why a text names no grid game. Places are characters from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameError {
    /// Here should be something else: a digit, `x`, `k`, `g` or the end.
    Expected {
        /// What should be here.
        what: &'static str,
        /// Where.
        at: usize,
    },
    /// The number of columns is not from 3 to 8.
    Columns(u32),
    /// The number of rows is not from 3 to 8.
    Rows(u32),
    /// A run this long is too short to be a game, or does not fit.
    Run {
        /// The run.
        run: u32,
        /// The longer side of the board.
        longest: u8,
    },
}

impl FromStr for Grid {
    type Err = NameError;

    /// Reads `<columns>x<rows>k<run>` with or without `g`, or an alias.
    fn from_str(text: &str) -> Result<Grid, NameError> {
        let alias = ALIASES.iter().find(|(alias, _)| *alias == text);
        let mut reader = Reader {
            text: alias.map_or(text, |(_, name)| name),
            at: 0,
        };
        let columns = reader.number("a number of columns")?;
        reader.letter('x', "x")?;
        let rows = reader.number("a number of rows")?;
        reader.letter('k', "k")?;
        let run = reader.number("a length of run")?;
        let gravity = !reader.text.is_empty();
        if gravity {
            reader.letter('g', "g or the end")?;
        }
        if !reader.text.is_empty() {
            return Err(reader.expected("the end"));
        }
        // A number too large for a byte is too large for a board.
        let byte = |number: u32| u8::try_from(number).unwrap_or(u8::MAX);
        Grid::new(byte(columns), byte(rows), byte(run), gravity).map_err(|error| match error {
            NameError::Columns(_) => NameError::Columns(columns),
            NameError::Rows(_) => NameError::Rows(rows),
            NameError::Run { longest, .. } => NameError::Run { run, longest },
            other => other,
        })
    }
}

/// What is left to read, and how many characters came before it.
struct Reader<'t> {
    text: &'t str,
    at: usize,
}

impl Reader<'_> {
    fn expected(&self, what: &'static str) -> NameError {
        NameError::Expected { what, at: self.at }
    }

    fn letter(&mut self, letter: char, what: &'static str) -> Result<(), NameError> {
        self.text = self.text.strip_prefix(letter).ok_or(self.expected(what))?;
        self.at += 1;
        Ok(())
    }

    /// A number that does not start with 0.
    fn number(&mut self, what: &'static str) -> Result<u32, NameError> {
        let digits = self.text.bytes().take_while(u8::is_ascii_digit).count();
        if digits == 0 || self.text.starts_with('0') {
            return Err(self.expected(what));
        }
        let (number, rest) = self.text.split_at(digits);
        self.text = rest;
        self.at += digits;
        Ok(number.parse().unwrap_or(u32::MAX))
    }
}

impl fmt::Display for Grid {
    /// The name in its one form: `7x6k4g`, never an alias.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let gravity = if self.gravity() { "g" } else { "" };
        write!(f, "{}x{}k{}{gravity}", self.columns, self.rows, self.run)
    }
}

impl fmt::Display for NameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            NameError::Expected { what, at } => write!(
                f,
                "character {} of the game's name should be {what}: a name is <columns>x<rows>k<run>, with g for gravity",
                at + 1
            ),
            NameError::Columns(found) => {
                write!(f, "a board has {FEWEST} to {MOST} columns, not {found}")
            }
            NameError::Rows(found) => write!(f, "a board has {FEWEST} to {MOST} rows, not {found}"),
            NameError::Run { run, longest } => {
                write!(
                    f,
                    "a run on this board has 3 to {longest} stones, not {run}"
                )
            }
        }
    }
}

impl std::error::Error for NameError {}
