//! The stones of a board while it is read, one cell after another.

use super::{BoardError, CellName, GameName};

/// The cells of a board that have been read so far. Texts and JavaScript arrays are both read into
/// this, so a sign has the same meaning in both.
pub struct Stones {
    game: GameName,
    x: u64,
    o: u64,
    found: usize,
    /// The number of the first cell, 0 or 1; `None` before the first number.
    first: Option<f64>,
}

impl Stones {
    /// Starts without any cells.
    pub fn new(game: GameName) -> Stones {
        Stones {
            game,
            x: 0,
            o: 0,
            found: 0,
            first: None,
        }
    }

    /// Returns the number of cells that have been read.
    pub fn found(&self) -> usize {
        self.found
    }

    /// Reads a sign as the next cell.
    ///
    /// # Errors
    ///
    /// [`BoardError::Sign`].
    #[inline(never)]
    pub fn sign(&mut self, sign: char) -> Result<(), BoardError> {
        let at = self.found;
        if at < self.cells() {
            match sign {
                'X' | 'x' | '×' => self.x |= 1 << at,
                'O' | 'o' | '○' => self.o |= 1 << at,
                // On boards with gravity, these letters are red and yellow.
                'R' | 'r' if self.game.gravity => self.x |= 1 << at,
                'Y' | 'y' if self.game.gravity => self.o |= 1 << at,
                '.' | '_' | '-' | ' ' => {}
                _ => return Err(self.unknown(sign)),
            }
        }
        self.found += 1;
        Ok(())
    }

    /// Reads signs without separators: a number, one cell, or whole rows. An empty list of signs is
    /// an empty cell.
    ///
    /// # Errors
    ///
    /// [`BoardError::Number`], [`BoardError::Sign`], [`BoardError::Row`].
    #[inline(never)]
    pub fn signs(&mut self, signs: &[char]) -> Result<(), BoardError> {
        let [_, others @ ..] = signs else {
            return self.sign('.');
        };
        if signs.iter().all(char::is_ascii_digit) {
            let digits = signs.iter().map(|digit| f64::from(*digit as u32 - 48));
            return self.number(digits.fold(0.0, |number, digit| number * 10.0 + digit));
        }
        let start = self.found;
        for sign in signs {
            self.sign(*sign)?;
        }
        let begins_row = start.is_multiple_of(self.game.columns as usize);
        match others {
            [] => Ok(()),
            _ if begins_row => self.end_row(start),
            _ => Err(self.row(start)),
        }
    }

    /// Reads a number as the next cell, which is empty if it is the cell's number from 0 or from 1.
    ///
    /// # Errors
    ///
    /// [`BoardError::Number`].
    #[inline(never)]
    pub fn number(&mut self, number: f64) -> Result<(), BoardError> {
        let first = number - self.found as f64;
        let fits = first == 0.0 || first == 1.0;
        if !fits || self.first.is_some_and(|other| other != first) {
            let cell = self.cell();
            return Err(BoardError::Number { cell });
        }
        self.first = Some(first);
        self.sign('.')
    }

    /// Ends a row that started after `start` cells.
    ///
    /// # Errors
    ///
    /// [`BoardError::Row`].
    #[inline(never)]
    pub fn end_row(&self, start: usize) -> Result<(), BoardError> {
        match self.found.is_multiple_of(self.game.columns as usize) {
            true => Ok(()),
            false => Err(self.row(start)),
        }
    }

    /// Returns the error for a group of signs that is not a row.
    #[inline(never)]
    fn row(&self, start: usize) -> BoardError {
        let expected = self.game.columns;
        BoardError::Row {
            row: start as u32 / expected + 1,
            expected,
            found: self.found - start,
        }
    }

    /// Returns the stones of X and of O, bit `i` for cell `i`.
    ///
    /// # Errors
    ///
    /// [`BoardError::Length`].
    pub fn whole(&self) -> Result<(u64, u64), BoardError> {
        let (expected, found) = (self.cells() as u32, self.found);
        if found == self.cells() {
            return Ok((self.x, self.o));
        }
        Err(BoardError::Length { expected, found })
    }

    /// Returns the error for a sign that boards do not have.
    #[inline(never)]
    pub(super) fn unknown(&self, sign: char) -> BoardError {
        let cell = self.cell();
        BoardError::Sign { sign, cell }
    }

    /// Returns the next cell to read, or the last one if all have been read.
    pub fn cell(&self) -> CellName {
        CellName::of(self.found.min(self.cells() - 1), self.game)
    }

    fn cells(&self) -> usize {
        (self.game.columns * self.game.rows) as usize
    }
}
