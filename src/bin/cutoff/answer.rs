//! What a program writes: a cell, and after it the nodes that it visited, if it likes.

use cutoff::games::BoardGame;
use cutoff::games::grid::{Cell, Grid};

/// One answer.
pub struct ProgramAnswer {
    pub cell: Cell,
    pub nodes: Option<u64>,
}

/// Reads a line: the index of a cell from 0, or its name such as `b2`; after it, if there is one, a
/// number of nodes.
pub fn read(grid: &Grid, line: &str) -> Result<ProgramAnswer, String> {
    let mut words = line.split_whitespace();
    let word = words.next().expect("empty lines are no answers");
    let cell = cell(grid, word).ok_or_else(|| format!("{}, which is no cell", short(word)))?;
    let nodes = match words.next() {
        None => None,
        Some(count) => Some(
            count
                .parse()
                .map_err(|_| format!("{}, which is no number of nodes", short(count)))?,
        ),
    };
    match words.next() {
        None => Ok(ProgramAnswer { cell, nodes }),
        Some(_) => Err(format!("{}, which has more than two words", short(line))),
    }
}

/// How a program may have meant its answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// Cells counted from 1.
    FromOne,
    /// A row and a column, counted from this.
    RowColumn(usize),
}

impl Meaning {
    pub const ALL: [Meaning; 3] = [
        Meaning::FromOne,
        Meaning::RowColumn(0),
        Meaning::RowColumn(1),
    ];

    /// The cell of a line that is meant so.
    pub fn cell(self, grid: &Grid, line: &str) -> Option<Cell> {
        let mut words = line.split_whitespace();
        let mut number = || words.next()?.parse::<usize>().ok();
        match self {
            Meaning::FromOne => grid.cell(number()?.checked_sub(1)?),
            Meaning::RowColumn(from) => {
                let row = number()?.checked_sub(from)?;
                let column = number()?.checked_sub(from)?;
                if words.next().is_some() || row >= grid.rows() || column >= grid.columns() {
                    return None;
                }
                grid.cell(row * grid.columns() + column)
            }
        }
    }
}

fn cell(grid: &Grid, word: &str) -> Option<Cell> {
    if let Ok(index) = word.parse() {
        return grid.cell(index);
    }
    let name = word.to_ascii_lowercase();
    grid.all_cells()
        .find(|&cell| grid.cell_name(cell.index()).to_string() == name)
}

/// The beginning of what a program wrote, without signs that a terminal would obey.
pub fn short(text: &str) -> String {
    const MOST: usize = 40;
    let mut short: String = text.trim().chars().take(MOST).map(clean).collect();
    if text.trim().chars().nth(MOST).is_some() {
        short.push('…');
    }
    format!("\"{short}\"")
}

/// The end of a line that a program complained: there it says what is wrong.
pub fn end_of(text: &str) -> String {
    const MOST: usize = 100;
    let more = text.chars().count().saturating_sub(MOST);
    let dots = if more > 0 { "…" } else { "" };
    let end: String = text.chars().skip(more).map(clean).collect();
    format!("\"{dots}{end}\"")
}

fn clean(sign: char) -> char {
    if sign.is_control() { '\u{fffd}' } else { sign }
}
