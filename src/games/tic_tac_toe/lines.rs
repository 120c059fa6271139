//! Three in a row.

use super::cell::{ALL, Cell, Cells};

/// The eight lines of three: rows, columns, diagonals. Bit `i` is cell `i` in row-major order.
pub(super) const LINES: [u32; 8] = [
    0b000_000_111,
    0b000_111_000,
    0b111_000_000,
    0b001_001_001,
    0b010_010_010,
    0b100_100_100,
    0b100_010_001,
    0b001_010_100,
];

const fn has_line(stones: u32) -> bool {
    let mut line = 0;
    while line < LINES.len() {
        if stones & LINES[line] == LINES[line] {
            return true;
        }
        line += 1;
    }
    false
}

/// The first line that these stones hold, top to bottom, then left to right, then diagonals.
pub(super) fn first_line(stones: u32) -> Option<[Cell; 3]> {
    let line = LINES.iter().find(|&&line| stones & line == line)?;
    let mut cells = Cells(*line);
    let mut next = || cells.next().expect("a line has three cells");
    Some([next(), next(), next()])
}

/// For each of the ten-bit halves of a board (see [`Board`]) one bit: does it hold a line?
/// A table, because one look-up in 128 bytes is faster than eight comparisons.
static HAS_LINE: [u32; 32] = {
    let mut table = [0; 32];
    let mut half = 0;
    while half < 1024 {
        if has_line(half & ALL) {
            table[half as usize / 32] |= 1 << (half % 32);
        }
        half += 1;
    }
    table
};

/// Whether half a board holds a line. What lies above its ten bits does not matter.
#[inline]
pub(super) fn half_has_line(half: u32) -> bool {
    HAS_LINE[(half / 32 % 32) as usize] >> (half % 32) & 1 != 0
}
