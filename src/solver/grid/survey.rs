//! A survey of all lines of a position.

use crate::games::grid::{Bits, Grid, Position};

/// All lines of a board, with the weights of a line by the stones in it.
#[derive(Clone, Debug)]
pub(super) struct Lines {
    lines: Vec<u64>,
    run: u32,
}

/// The facts about the open lines of a position. A line is open to a side while the other side has
/// no stone in it. Its weight is 2 to the power of its stones.
#[derive(Clone, Debug)]
pub(super) struct LineSurvey {
    /// For each playable cell, the weights of the mover's open lines through it …
    pub mover: [u16; 64],
    /// … and of the opponent's.
    pub other: [u16; 64],
    /// For each playable cell, the cells that complete a run of the mover's once there is a stone
    /// on it, and did not before.
    pub next: [u64; 64],
    /// The sum of the weights of the mover's open lines that can be completed in time …
    pub mover_sum: u32,
    /// … and of the opponent's.
    pub other_sum: u32,
}

impl Lines {
    pub fn new(grid: &Grid) -> Lines {
        Lines {
            lines: grid.all_runs().collect(),
            run: grid.run() as u32,
        }
    }

    /// The weight below which the lines of a hopeless attack stay, which is 2 to the power of the
    /// run.
    pub fn full(&self) -> u32 {
        1 << self.run
    }

    /// Surveys a position. The weights count only lines that need at most `mover_stones` or
    /// `other_stones` more stones.
    pub fn survey(
        &self,
        survey: &mut LineSurvey,
        position: Position,
        playable: u64,
        (mover_stones, other_stones): (u32, u32),
    ) {
        *survey = LineSurvey::default();
        for &line in &self.lines {
            let (mine, theirs) = (line & position.mover, line & position.other);
            if mine != 0 && theirs != 0 {
                continue;
            }
            let cells = line & playable;
            if theirs == 0 {
                let stones = mine.count_ones();
                if self.run - stones <= mover_stones {
                    survey.mover_sum += 1 << stones;
                    for cell in Bits(cells) {
                        survey.mover[cell as usize & 63] += 1 << stones;
                    }
                }
                if stones + 2 == self.run {
                    for cell in Bits(cells) {
                        survey.next[cell as usize & 63] |= line & !mine & !(1 << cell);
                    }
                }
            }
            if mine == 0 {
                let stones = theirs.count_ones();
                if self.run - stones <= other_stones {
                    survey.other_sum += 1 << stones;
                    for cell in Bits(cells) {
                        survey.other[cell as usize & 63] += 1 << stones;
                    }
                }
            }
        }
    }
}

impl Default for LineSurvey {
    fn default() -> LineSurvey {
        LineSurvey {
            mover: [0; 64],
            other: [0; 64],
            next: [0; 64],
            mover_sum: 0,
            other_sum: 0,
        }
    }
}
