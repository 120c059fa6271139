//! An evaluation by open lines.

use super::Grid;
use super::runs::steps;
use crate::game::Side;
use crate::games::BoardGame;
use crate::search::Evaluation;

/// Counts the lines that are open to only one side, weighted by the stones in them.
///
/// A line has as many cells as a win needs. It is open to X if it has an X and no O. With one stone
/// it counts 1, with two 3, with three 9, and so on. Lines open to O count the same, but negative.
/// On 3×3 that is `3·X2 + X1 − (3·O2 + O1)`, where `Xn` is the number of lines with `n` X and no O.
/// This is the evaluation of S. Russell, P. Norvig, *Artificial Intelligence: A Modern Approach*,
/// in the exercise on tic-tac-toe in the chapter on adversarial search. Larger boards continue with
/// powers of three.
///
/// ```
/// use cutoff::games::{BoardGame, grid::{Grid, OpenLines}};
/// use cutoff::search::Evaluation;
///
/// let grid: Grid = "tic-tac-toe".parse()?;
/// let (position, _) = grid.play_text("b2a1").expect("legal moves");
/// // X in the middle has three lines that O is not in; O in the corner has two.
/// assert_eq!(OpenLines::new(&grid).estimate(&grid, position), 3 - 2);
/// # Ok::<(), cutoff::games::grid::NameError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct OpenLines {
    /// For each direction, the cells from which a line stays on the board.
    starts: [u64; 4],
    /// For each direction, the step from a cell of a line to the next.
    steps: [u8; 4],
    run: u32,
}

impl OpenLines {
    /// Makes the evaluation for one game.
    pub fn new(grid: &Grid) -> OpenLines {
        OpenLines {
            starts: grid.starts,
            steps: steps(grid.columns),
            run: grid.run() as u32,
        }
    }

    /// Returns the estimate for these stones of X and O, bit `i` for cell `i`.
    fn balance(&self, x: u64, o: u64) -> i32 {
        // The compiler unrolls the loops if it knows the length of the lines.
        match self.run {
            3 => self.balance_of(3, x, o),
            4 => self.balance_of(4, x, o),
            5 => self.balance_of(5, x, o),
            run => self.balance_of(run, x, o),
        }
    }

    /// Returns the estimate for lines of this length. Counts all lines of a direction at once.
    #[inline(always)]
    fn balance_of(&self, run: u32, x: u64, o: u64) -> i32 {
        let mut balance = 0;
        for (starts, step) in self.starts.into_iter().zip(self.steps) {
            let [of_x, of_o] = [x, o].map(|stones| {
                let mut counts = LineCounts::default();
                for index in 0..run {
                    let shift = index * u32::from(step);
                    counts.add(stones >> (shift & 63), run);
                }
                counts
            });
            balance +=
                of_x.worth(starts & !of_o.any(), run) - of_o.worth(starts & !of_x.any(), run);
        }
        balance
    }
}

/// A number from 0 to 7 for each bit of a word, as the ones, the twos and the fours.
#[derive(Clone, Copy, Default)]
struct LineCounts([u64; 3]);

/// For each combination of binary digits, the value that it adds to a number with these digits. The
/// numbers 1, 2, 3 and so on have the values 1, 3, 9 and so on. The combinations of a number's
/// digits add up to its value. For example, 3 has the digits 2 and 1. They add 3 and 1, so the pair
/// adds 5 to make 9.
const ADDS: [i32; 8] = [0, 1, 3, 5, 27, 53, 213, 427];

impl LineCounts {
    /// Adds one to the numbers of these bits. A line of four is never full before the game ends, so
    /// its number has no fours.
    #[inline(always)]
    fn add(&mut self, bits: u64, run: u32) {
        let [ones, twos, fours] = &mut self.0;
        let carry = *ones & bits;
        *ones ^= bits;
        if run > 4 {
            *fours ^= *twos & carry;
        }
        *twos ^= carry;
    }

    /// Returns the bits whose number is not 0.
    #[inline(always)]
    fn any(self) -> u64 {
        let [ones, twos, fours] = self.0;
        ones | twos | fours
    }

    /// Adds up the values of the numbers at these bits.
    #[inline(always)]
    fn worth(self, bits: u64, run: u32) -> i32 {
        let mut worth = 0;
        // All numbers below that of a full line. Two digits are enough for a full line of three.
        for digits in 1..run.max(4) {
            let has = |at: u32| digits >> at & 1 != 0;
            let all = (0..3).filter(|&at| has(at));
            let bits = all.fold(bits, |bits, at| bits & self.0[at as usize]);
            worth += ADDS[digits as usize] * bits.count_ones() as i32;
        }
        worth
    }
}

impl<B: BoardGame> Evaluation<B> for OpenLines {
    fn estimate(&self, game: &B, position: B::Position) -> i32 {
        let stones = |side| game.stones(position, side);
        self.balance(stones(Side::Max), stones(Side::Min))
    }

    /// Returns the sum if every line is one stone short of a win. It is 13,122 for eight in a row
    /// on 8×8, and less on other boards.
    fn furthest(&self) -> i32 {
        let lines: u32 = self.starts.iter().map(|starts| starts.count_ones()).sum();
        lines as i32 * 3_i32.pow(self.run - 2)
    }
}
