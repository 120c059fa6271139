//! Answers of a program: a cell or a column, and optionally the nodes that it visited.

use cutoff::games::BoardGame;
use cutoff::games::grid::{Cell, Grid, Position};

/// An answer of the program.
#[derive(Clone)]
pub struct AnswerLine {
    /// The answer in the form that messages quote.
    quoted: String,
    place: Place,
    /// The number after the answer: the nodes, or the column after a row.
    pub nodes: Option<u64>,
}

/// The place of a stone in the form of the answer. A number can be a cell or a column.
#[derive(Clone, Copy)]
enum Place {
    Number(usize),
    Cell(Cell),
    Column(usize),
}

/// A meaning of a program's numbers. Each counts from 0 or from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// Cells.
    Cells(usize),
    /// Columns.
    Columns(usize),
    /// A row and a column.
    RowColumn(usize),
}

impl Reading {
    /// The readings that the check does not accept. They explain illegal answers.
    pub const OTHERS: [Reading; 3] = [
        Reading::Cells(1),
        Reading::RowColumn(0),
        Reading::RowColumn(1),
    ];

    /// Returns the readings that the check accepts on a board. A column is a move only on boards
    /// with gravity.
    pub fn accepted(grid: &Grid) -> &'static [Reading] {
        const ALL: [Reading; 3] = [Reading::Cells(0), Reading::Columns(0), Reading::Columns(1)];
        if grid.gravity() { &ALL } else { &ALL[..1] }
    }
}

impl AnswerLine {
    /// Parses a line: the index of a cell, or its name such as `b2`; with gravity also a column, as
    /// a number or a letter. A number of nodes can follow.
    pub fn read(grid: &Grid, line: &str) -> Result<AnswerLine, String> {
        let mut words = line.split_whitespace();
        let word = words.next().expect("empty lines are not answers");
        let place =
            place(grid, word).ok_or_else(|| format!("{}, which is not a cell", short(word)))?;
        let read = |count: &str| {
            let not_nodes = |_| format!("{}, which is not a number of nodes", short(count));
            count.parse().map_err(not_nodes)
        };
        let nodes = words.next().map(read).transpose()?;
        match words.next() {
            None => Ok(AnswerLine {
                quoted: short(word),
                place,
                nodes,
            }),
            Some(_) => Err(format!("{}, which has more than two words", short(line))),
        }
    }

    /// Returns the cell of the answer in a position, even if it has a stone. A full column means
    /// its top cell.
    pub fn cell(&self, grid: &Grid, position: Position, reading: Reading) -> Result<Cell, String> {
        let cell = self.cell_read_as(reading, grid, position);
        cell.ok_or_else(|| format!("{}, which is not a cell", self.quoted))
    }

    fn cell_read_as(&self, reading: Reading, grid: &Grid, position: Position) -> Option<Cell> {
        let number = match self.place {
            Place::Number(number) => number,
            // Names have only one meaning, so they do not explain illegal answers.
            _ if Reading::OTHERS.contains(&reading) => return None,
            Place::Cell(cell) => return Some(cell),
            Place::Column(column) => return cell_in(grid, position, column),
        };
        match reading {
            Reading::Cells(from) => grid.cell(number.checked_sub(from)?),
            Reading::Columns(from) => cell_in(grid, position, number.checked_sub(from)?),
            Reading::RowColumn(from) => {
                let row = number.checked_sub(from)?;
                let column = (self.nodes? as usize).checked_sub(from)?;
                let is_there = row < grid.rows() && column < grid.columns();
                is_there.then(|| grid.cell(row * grid.columns() + column))?
            }
        }
    }

    /// True if the answer is a legal move in this reading.
    pub fn is_legal(&self, grid: &Grid, position: Position, reading: Reading) -> bool {
        let cell = self.cell(grid, position, reading);
        cell.is_ok_and(|cell| grid.playable(position) >> cell.index() & 1 != 0)
    }
}

/// Returns the cell of the next stone in a column, or the top cell of a full column.
fn cell_in(grid: &Grid, position: Position, column: usize) -> Option<Cell> {
    let top = || grid.cell(column).filter(|_| column < grid.columns());
    grid.landing(position, column).or_else(top)
}

fn place(grid: &Grid, word: &str) -> Option<Place> {
    if let Ok(number) = word.parse() {
        return Some(Place::Number(number));
    }
    let name = word.to_ascii_lowercase();
    let cell = grid
        .all_cells()
        .find(|&cell| grid.cell_name(cell.index()).to_string() == name);
    cell.map(Place::Cell).or_else(|| {
        let mut columns = 0..if grid.gravity() { grid.columns() } else { 0 };
        columns
            .find(|&column| column_letter(grid, column) == name)
            .map(Place::Column)
    })
}

/// Returns the letter of a column, as in the names of its cells.
pub fn column_letter(grid: &Grid, column: usize) -> String {
    let name = grid.cell_name(column).to_string();
    name.trim_end_matches(|sign: char| sign.is_ascii_digit())
        .to_owned()
}

/// Returns the start of a program's output, without control characters.
pub fn short(text: &str) -> String {
    const MOST: usize = 40;
    let mut short: String = text.trim().chars().take(MOST).map(clean).collect();
    if text.trim().chars().nth(MOST).is_some() {
        short.push('…');
    }
    format!("\"{short}\"")
}

/// Returns the end of an error line, which names the fault.
pub fn end_of(text: &str) -> String {
    const MOST: usize = 100;
    let more = text.chars().count().saturating_sub(MOST);
    let dots = if more > 0 { "…" } else { "" };
    let end: String = text.chars().skip(more).map(clean).collect();
    format!("\"{dots}{end}\"")
}

/// Replaces a control character, or a character that would change how others are displayed.
fn clean(sign: char) -> char {
    match sign {
        // Direction marks would reverse a sentence that quotes them.
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
        // These characters end lines and paragraphs.
        | '\u{2028}' | '\u{2029}'
        // These characters have no width.
        | '\u{200b}' | '\u{2060}' | '\u{feff}' => char::REPLACEMENT_CHARACTER,
        sign if sign.is_control() => char::REPLACEMENT_CHARACTER,
        sign => sign,
    }
}
