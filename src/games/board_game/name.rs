//! The short names of games, `3x3k3`, `7x6k4g`, and the names of the cells of their boards.

use std::fmt;
use std::str::FromStr;

/// Other names of games.
const ALIASES: [(&str, &str); 2] = [("tic-tac-toe", "3x3k3"), ("connect-four", "7x6k4g")];

/// A game as a value: the columns and rows of its board, and the stones in a row that win.
///
/// ```
/// use cutoff::games::GameName;
///
/// let name: GameName = "tic-tac-toe".parse()?;
/// assert_eq!(name, GameName::TIC_TAC_TOE);
/// assert_eq!(name.to_string(), "3x3k3");
/// assert_eq!("7x6k4g".parse::<GameName>()?.columns, 7);
/// assert_eq!("3x3".parse::<GameName>().unwrap_err().at, 3); // `k` should be there
/// # Ok::<(), cutoff::games::GameNameError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameName {
    /// The number of columns.
    pub columns: u32,
    /// The number of rows.
    pub rows: u32,
    /// The number of stones in a row that win.
    pub run: u32,
    /// True if stones drop to the lowest free cell of their column.
    pub gravity: bool,
}

impl GameName {
    /// 3×3, three in a row.
    pub const TIC_TAC_TOE: GameName = GameName {
        columns: 3,
        rows: 3,
        run: 3,
        gravity: false,
    };
}

/// The reason why a text is not the name of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameNameError {
    /// The first wrong character, counted from 0.
    pub at: usize,
    /// The text that should be there.
    pub expected: &'static str,
}

impl fmt::Display for GameNameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (place, expected) = (self.at + 1, self.expected);
        write!(f, "sign {place} of the game should be {expected}")
    }
}

impl std::error::Error for GameNameError {}

impl FromStr for GameName {
    type Err = GameNameError;

    /// Reads a name, or an alias of one.
    fn from_str(text: &str) -> Result<GameName, GameNameError> {
        let alias = ALIASES.iter().find(|(alias, _)| *alias == text);
        let text = alias.map_or(text, |(_, name)| name);
        let mut reader = NameReader {
            text: text.as_bytes(),
            at: 0,
        };
        let mut sizes = [0; 3];
        for (size, before) in sizes.iter_mut().zip(["", "x", "k"]) {
            reader.sign(before)?;
            *size = reader.number()?;
        }
        let [columns, rows, run] = sizes;
        let gravity = reader.sign("g").is_ok();
        if reader.text.is_empty() {
            Ok(GameName {
                columns,
                rows,
                run,
                gravity,
            })
        } else {
            Err(reader.fault(if gravity { "the end" } else { "g or the end" }))
        }
    }
}

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let gravity = if self.gravity { "g" } else { "" };
        write!(f, "{}x{}k{}{gravity}", self.columns, self.rows, self.run)
    }
}

/// The text that is left to read, and the number of characters before it.
struct NameReader<'t> {
    text: &'t [u8],
    at: usize,
}

impl NameReader<'_> {
    fn fault(&self, expected: &'static str) -> GameNameError {
        GameNameError {
            at: self.at,
            expected,
        }
    }

    fn sign(&mut self, sign: &'static str) -> Result<(), GameNameError> {
        let rest = self.text.strip_prefix(sign.as_bytes());
        self.text = rest.ok_or(self.fault(sign))?;
        self.at += sign.len();
        Ok(())
    }

    /// Reads a number of one or two digits that does not start with 0.
    fn number(&mut self) -> Result<u32, GameNameError> {
        let mut number = 0;
        while let Some((&digit @ b'0'..=b'9', rest)) = self.text.split_first()
            && (number > 0 || digit > b'0')
            && number < 10
        {
            number = number * 10 + u32::from(digit - b'0');
            self.text = rest;
            self.at += 1;
        }
        if number > 0 {
            Ok(number)
        } else {
            Err(self.fault("a number"))
        }
    }
}

/// The name and the place of a cell. It is printed as its column, a letter from `a`, and the number
/// of its row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CellName {
    /// The index of the cell, from 0 at the top left, row by row.
    pub index: usize,
    /// The column, from 0 at the left.
    pub column: u8,
    /// The row, from 0 at the top.
    pub row: u8,
    /// The number of the row for people, from 1 at the top or, with gravity, from 1 at the bottom.
    pub row_number: u8,
}

impl CellName {
    /// Makes the name of a cell on the board of this game.
    pub(super) const fn of(index: usize, game: GameName) -> CellName {
        let (row, column) = (index as u32 / game.columns, index as u32 % game.columns);
        let number = if game.gravity {
            game.rows - row
        } else {
            row + 1
        };
        CellName {
            index,
            column: column as u8,
            row: row as u8,
            row_number: number as u8,
        }
    }
}

impl fmt::Display for CellName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = char::from(b'a' + self.column);
        // Writing another type of number would add code to the package.
        write!(f, "{column}{}", u32::from(self.row_number))
    }
}

/// A set of cells of one board, printed as their names: `a1, b1, c1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellNames {
    /// Bit `i` for cell `i`.
    pub bits: u64,
    /// The game, which determines the names of the cells.
    pub game: GameName,
}

impl CellNames {
    /// Returns the cells, lowest index first.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..64).filter(move |cell| self.bits >> cell & 1 != 0)
    }
}

impl fmt::Display for CellNames {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (nth, index) in self.iter().enumerate() {
            let between = if nth == 0 { "" } else { ", " };
            let cell = CellName::of(index, self.game);
            write!(f, "{between}{cell}")?;
        }
        Ok(())
    }
}
