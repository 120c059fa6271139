//! Runs of stones, found by shifts.

use super::{Grid, Position};
use crate::game::Side;
use crate::games::{BoardGame, CellNames};

/// The steps from a cell of a run to the next one: across, down, diagonally down to the right and
/// down to the left, as (columns, rows).
const DIRECTIONS: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];

/// Returns, for each direction, the cells from which a run of this length stays on the board.
pub(super) fn starts(columns: u8, rows: u8, run: u8) -> [u64; 4] {
    let fits = |from: u8, step: i8, size: u8| {
        let last = from as i8 + step * (run as i8 - 1);
        (0..size as i8).contains(&last)
    };
    DIRECTIONS.map(|(right, down)| {
        (0..columns * rows)
            .filter(|cell| fits(cell % columns, right, columns) && fits(cell / columns, down, rows))
            .fold(0, |cells, cell| cells | 1 << cell)
    })
}

/// Returns, for each direction, the shifts that double the length of parts of a run: from one stone
/// to two, four and eight. The last shift makes the whole run. After it, the shifts are 0.
pub(super) fn doublings(columns: u8, run: u8) -> [[u8; 4]; 3] {
    let mut length = 1;
    [(); 3].map(|()| {
        let more = length.min(run - length);
        length += more;
        steps(columns).map(|step| step * more)
    })
}

/// Returns the distance in bits from a cell to its neighbour in each of the [`DIRECTIONS`].
pub(super) const fn steps(columns: u8) -> [u8; 4] {
    [1, columns, columns + 1, columns - 1]
}

#[inline]
fn lengthen(parts: &mut [u64; 4], shifts: &[u8; 4]) {
    for (part, shift) in parts.iter_mut().zip(shifts) {
        *part &= *part >> (shift & 63);
    }
}

impl Grid {
    /// True if these stones have a run.
    #[inline]
    pub(crate) fn has_run(&self, stones: u64) -> bool {
        // Bit i of each word is set if a part of a run starts at cell i. The parts become longer
        // with each step.
        let mut parts = [stones; 4];
        let [first, second, third] = &self.doublings;
        lengthen(&mut parts, first);
        lengthen(&mut parts, second);
        if third[0] != 0 {
            lengthen(&mut parts, third);
        }
        let [a, b, c, d] = self.starts;
        parts[0] & a | parts[1] & b | parts[2] & c | parts[3] & d != 0
    }

    /// Lists every run of the board as a set of cells, with or without stones.
    pub(crate) fn all_runs(&self) -> impl Iterator<Item = u64> {
        let steps = steps(self.columns).map(u32::from);
        (0..4).flat_map(move |direction| {
            let line = (0..self.run()).fold(0_u64, |line, index| {
                line | 1 << (index as u32 * steps[direction])
            });
            Bits(self.starts[direction]).map(move |start| line << start)
        })
    }

    /// Returns the runs among these stones.
    pub(super) fn runs_of(&self, stones: u64) -> impl Iterator<Item = u64> {
        self.all_runs().filter(move |&line| stones & line == line)
    }

    /// Returns the cells of all runs among these stones.
    pub(super) fn line_cells(&self, stones: u64) -> u64 {
        self.runs_of(stones).fold(0, |cells, line| cells | line)
    }

    /// Returns the cells that would complete a run of these stones, free or not.
    ///
    /// If one cell of a run is missing, the other cells are before or after it.
    #[inline]
    pub(crate) fn completing_cells(&self, stones: u64) -> u64 {
        let mut cells = 0;
        for (step, starts) in steps(self.columns)
            .map(u32::from)
            .into_iter()
            .zip(self.starts)
        {
            if starts == 0 {
                continue;
            }
            // Bit i of before[j] is set if the first j cells of the run from i on are stones.
            let mut before = [starts; 8];
            let run = self.run().min(before.len());
            for index in 1..run {
                before[index] = before[index - 1] & stones >> ((index as u32 - 1) * step);
            }
            let mut after = u64::MAX;
            for index in (0..run).rev() {
                let shift = index as u32 * step;
                cells |= (before[index] & after) << shift;
                after &= stones >> shift;
            }
        }
        cells
    }

    /// Returns the free cells where one side would complete a run if it could play there. With
    /// gravity, they may not be playable yet.
    pub fn threats(&self, position: Position, side: Side) -> CellNames {
        let free = self.board & !position.occupied();
        self.cell_names(self.completing_cells(position.stones(side)) & free)
    }
}

/// Iterates over the bits of a word, lowest first.
pub(crate) struct Bits(pub(crate) u64);

impl Iterator for Bits {
    type Item = u32;

    #[inline]
    fn next(&mut self) -> Option<u32> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(bit)
    }
}
