//! Three in a row.

use super::packed_cell::{ALL, CELLS};

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

/// The cells of all lines among these stones.
pub(super) fn held(stones: u32) -> u32 {
    let lines = LINES.iter().filter(|&&line| stones & line == line);
    lines.fold(0, |cells, line| cells | line)
}

/// For each set of stones, bit `i` for cell `i`, the cells that complete a line with them. One
/// look-up finds all winning moves.
static COMPLETING: [u16; 1 << CELLS] = {
    let mut table = [0; 1 << CELLS];
    let mut stones = 0;
    while stones < table.len() {
        let mut line = 0;
        while line < LINES.len() {
            let missing = LINES[line] as u16 & !(stones as u16);
            if missing.is_power_of_two() {
                table[stones] |= missing;
            }
            line += 1;
        }
        stones += 1;
    }
    table
};

/// The cells that complete a line of these stones, if they have none yet. Bits above those of the
/// nine cells do not matter.
#[inline]
pub(super) fn completing(stones: u32) -> u32 {
    COMPLETING[(stones & ALL) as usize].into()
}
