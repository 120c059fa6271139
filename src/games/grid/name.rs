//! The grid games among the names `<columns>x<rows>k<run>`.

use std::fmt;
use std::str::FromStr;

use super::{FEWEST, Grid, MOST};
use crate::games::{GameName, GameNameError};

/// The reason why a text does not name a grid game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameError {
    /// It is not the name of a game.
    Text(GameNameError),
    /// The number of columns is not from 3 to 8.
    Columns(u32),
    /// The number of rows is not from 3 to 8.
    Rows(u32),
    /// The run is too short for a game, or does not fit on the board.
    Run {
        /// The run.
        run: u32,
        /// The longer side of the board.
        longest: u32,
    },
}

impl TryFrom<GameName> for Grid {
    type Error = NameError;

    /// Makes the game with this name.
    fn try_from(name: GameName) -> Result<Grid, NameError> {
        Grid::new(name.columns, name.rows, name.run, name.gravity)
    }
}

impl FromStr for Grid {
    type Err = NameError;

    /// Reads a name such as `7x6k4g`, or an alias.
    fn from_str(text: &str) -> Result<Grid, NameError> {
        let name: GameName = text.parse().map_err(NameError::Text)?;
        name.try_into()
    }
}

impl Grid {
    /// Returns the name of the game.
    pub fn name(&self) -> GameName {
        GameName {
            columns: self.columns.into(),
            rows: self.rows.into(),
            run: self.run.into(),
            gravity: self.gravity,
        }
    }
}

impl fmt::Display for Grid {
    /// Writes the name in its standard form, `7x6k4g`, and never as an alias.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.name().fmt(f)
    }
}

impl fmt::Display for NameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Text(error) => error.fmt(f),
            Self::Columns(found) => {
                write!(f, "a board has {FEWEST} to {MOST} columns, not {found}")
            }
            Self::Rows(found) => write!(f, "a board has {FEWEST} to {MOST} rows, not {found}"),
            Self::Run { run, longest } => {
                write!(
                    f,
                    "a run on this board has 3 to {longest} stones, not {run}"
                )
            }
        }
    }
}

impl std::error::Error for NameError {}
