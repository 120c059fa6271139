//! Boards in the layouts of people and programs: with lines between the cells, or as lists.
//!
//! ```text
//!  X |   | O        [["X", "", "O"],       X . O      X, 1, O
//! ---+---+---        ["", "X", ""],        . X .      3, X, 5
//!    | X |           ["O", "", ""]]        O . .      O, 7, 8
//! ```
//!
//! A drawn line is ignored. A line with one dash for each cell of a row is a row of empty cells if
//! the board is not complete without it. In a line with bars (`|` or a tab) each part is a cell,
//! and an empty part is an empty cell. In other lines, white space, commas and brackets separate
//! cells, or whole rows whose signs have no separators. Two quotes with nothing between them are an
//! empty cell. So are `None`, `null`, and numbers that count the cells from 0 or from 1.

use super::stones::Stones;
use super::{BoardError, GameName};

/// The words for an empty cell in programs.
const EMPTY: [&str; 4] = ["none", "null", "undefined", "empty"];

/// Reads the stones of X and of O. It works on characters, because slicing a `str` takes much code
/// in wasm.
pub(super) fn read(game: GameName, text: &[char]) -> Result<(u64, u64), BoardError> {
    read_lines(game, text, false).or_else(|fault| read_lines(game, text, true).map_err(|_| fault))
}

/// Reads the stones line by line. A line with one dash for each cell of a row is a row of empty
/// cells if `dashes_are_cells`, and otherwise a drawn line.
fn read_lines(
    game: GameName,
    text: &[char],
    dashes_are_cells: bool,
) -> Result<(u64, u64), BoardError> {
    let mut stones = Stones::new(game);
    for line in text.split(|sign| matches!(sign, '\n' | '\r' | '/')) {
        let is_row = dashes_are_cells && is_row_of_dashes(line, game);
        if is_rule(line) && !is_row {
            continue;
        }
        let start = stones.found();
        let is_list = is_list(line);
        if !is_list && line.iter().any(is_bar) {
            row_with_bars(line, game.columns as usize, &mut stones)?;
        } else {
            list(line, &mut stones)?;
        }
        // In a list, line breaks can be anywhere.
        if !is_list {
            stones.end_row(start)?;
        }
    }
    stones.whole()
}

/// True if a text has characters that only such layouts have.
pub(super) fn is_certain(text: &[char]) -> bool {
    // A tab can be in a text by accident.
    is_list(text) || text.iter().any(|sign| is_bar(sign) && *sign != '\t')
}

#[inline(never)]
fn is_list(line: &[char]) -> bool {
    line.iter()
        .any(|sign| is_quote(*sign) || matches!(sign, ',' | ';' | '[' | '(' | '{'))
}

fn is_bar(sign: &char) -> bool {
    matches!(sign, '|' | '│' | '┃' | '║' | '\t')
}

#[inline(never)]
fn is_space(sign: char) -> bool {
    matches!(sign, ' ' | '\t' | '\u{a0}')
}

/// True for a line of rules, `---+---+---`. A single dash is an empty cell.
#[inline(never)]
fn is_rule(line: &[char]) -> bool {
    let mut last = ' ';
    let mut is_drawn = false;
    for &sign in line {
        match sign {
            '+' => is_drawn = true,
            '-' | '=' => is_drawn |= sign == last,
            _ if is_bar(&sign) || is_space(sign) => {}
            '─'..='╿' => is_drawn = true,
            _ => return false,
        }
        last = sign;
    }
    is_drawn
}

/// True for a line that can be a row of empty cells, each written as a dash.
fn is_row_of_dashes(line: &[char], game: GameName) -> bool {
    let signs = trim(line);
    signs.len() == game.columns as usize && signs.iter().all(|sign| *sign == '-')
}

/// Reads a row with bars between its cells, and possibly at its ends.
fn row_with_bars(line: &[char], columns: usize, stones: &mut Stones) -> Result<(), BoardError> {
    let parts = line.split(is_bar).count();
    let outer = usize::from(parts == columns + 2);
    for (index, part) in line.split(is_bar).enumerate() {
        let signs = trim(part);
        let is_outer = index < outer || index + outer >= parts;
        if !(is_outer && signs.is_empty()) {
            group(signs, stones)?;
        }
    }
    Ok(())
}

fn trim(mut signs: &[char]) -> &[char] {
    while let [first, rest @ ..] = signs
        && is_space(*first)
    {
        signs = rest;
    }
    while let [rest @ .., last] = signs
        && is_space(*last)
    {
        signs = rest;
    }
    signs
}

/// Reads cells and rows with separators between them.
fn list(mut rest: &[char], stones: &mut Stones) -> Result<(), BoardError> {
    let mut start = stones.found();
    let mut is_after_comma = false;
    while let [sign, tail @ ..] = rest {
        match *sign {
            sign if is_space(sign) => rest = tail,
            '[' | '(' | '{' => (rest, start) = (tail, stones.found()),
            ']' | ')' | '}' => {
                stones.end_row(start)?;
                rest = tail;
            }
            sign @ (',' | ';') if is_after_comma => return Err(stones.unknown(sign)),
            ',' | ';' => (rest, is_after_comma) = (tail, true),
            sign => {
                is_after_comma = false;
                rest = if is_quote(sign) {
                    let end = tail.iter().position(|other| *other == sign);
                    let (signs, after) = tail.split_at(end.ok_or_else(|| stones.unknown(sign))?);
                    stones.signs(signs)?;
                    &after[1..]
                } else {
                    let end = rest.iter().position(|sign| ends_group(*sign));
                    let (signs, after) = rest.split_at(end.unwrap_or(rest.len()));
                    group(signs, stones)?;
                    after
                };
            }
        }
    }
    Ok(())
}

fn is_quote(sign: char) -> bool {
    matches!(sign, '"' | '\'' | '`')
}

fn ends_group(sign: char) -> bool {
    let is_separator = matches!(sign, ',' | ';' | '[' | ']' | '(' | ')' | '{' | '}');
    is_separator || is_space(sign) || is_quote(sign)
}

/// Reads characters without separators: a word, or signs.
#[inline(never)]
fn group(signs: &[char], stones: &mut Stones) -> Result<(), BoardError> {
    let is = |word: &&str| {
        let lower = signs.iter().map(char::to_ascii_lowercase);
        lower.eq(word.chars())
    };
    stones.signs(if EMPTY.iter().any(is) { &[] } else { signs })
}
