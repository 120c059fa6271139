//! An estimate by counting open lines.

use super::Grid;
use super::runs::steps;
use crate::game::Side;
use crate::games::BoardGame;
use crate::search::Evaluation;

/// Counts the lines that are still open to one side only, by the stones in them.
///
/// A line is as many cells in a row as a win takes. It is open to X if there is an X in it and no O.
/// With one stone it counts 1, with two 3, with three 9, and so on; lines open to O count the same
/// below 0. On 3×3 that is `3·X2 + X1 − (3·O2 + O1)`, where `Xn` is the number of lines with
/// `n` X and no O: the evaluation of S. Russell, P. Norvig, *Artificial Intelligence: A Modern
/// Approach*, the exercise on tic-tac-toe in the chapter on adversarial search. Larger boards go on
/// with powers of three.
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
    /// For each direction the cells from which a line stays on the board …
    starts: [u64; 4],
    /// … and the step from a cell of the line to the next.
    steps: [u8; 4],
    run: u32,
}

impl OpenLines {
    /// The evaluation for one game.
    pub fn new(grid: &Grid) -> OpenLines {
        OpenLines {
            starts: grid.starts,
            steps: steps(grid.columns),
            run: grid.run() as u32,
        }
    }

    /// The estimate for these stones of X and O, bit `i` for cell `i`.
    fn balance(&self, x: u64, o: u64) -> i32 {
        // The compiler writes the loops out where it knows the length of the lines.
        match self.run {
            3 => self.balance_of(3, x, o),
            4 => self.balance_of(4, x, o),
            5 => self.balance_of(5, x, o),
            run => self.balance_of(run, x, o),
        }
    }

    /// The same for lines of this length. It counts the stones of all lines of a direction at once.
    #[inline(always)]
    fn balance_of(&self, run: u32, x: u64, o: u64) -> i32 {
        let mut balance = 0;
        for (starts, step) in self.starts.into_iter().zip(self.steps) {
            let (mut of_x, mut of_o) = (Counts::default(), Counts::default());
            for place in 0..run {
                let shift = place * u32::from(step);
                of_x.add(x >> (shift & 63));
                of_o.add(o >> (shift & 63));
            }
            let (open_to_x, open_to_o) = (starts & !of_o.any(), starts & !of_x.any());
            let mut worth = 1;
            for stones in 1..=run.min(Counts::MOST) {
                let lines = |of: Counts, open: u64| (of.equal(stones) & open).count_ones() as i32;
                balance += worth * (lines(of_x, open_to_x) - lines(of_o, open_to_o));
                worth *= 3;
            }
        }
        balance
    }
}

/// A number from 0 to 7 for each bit of a word: the ones, the twos and the fours.
#[derive(Clone, Copy, Default)]
struct Counts([u64; 3]);

impl Counts {
    const MOST: u32 = 7;

    /// Counts one more where the bit is set. A line of eight is never full while the game goes on.
    #[inline]
    fn add(&mut self, bits: u64) {
        let [ones, twos, fours] = &mut self.0;
        let carry = *ones & bits;
        *ones ^= bits;
        *fours ^= *twos & carry;
        *twos ^= carry;
    }

    /// Where the number is not 0.
    #[inline]
    fn any(self) -> u64 {
        let [ones, twos, fours] = self.0;
        ones | twos | fours
    }

    /// Where it is this one.
    #[inline]
    fn equal(self, number: u32) -> u64 {
        let unset = |digit: u32| u64::from(number >> digit & 1).wrapping_sub(1);
        let [ones, twos, fours] = self.0;
        (ones ^ unset(0)) & (twos ^ unset(1)) & (fours ^ unset(2))
    }
}

impl<B: BoardGame> Evaluation<B> for OpenLines {
    fn estimate(&self, game: &B, position: B::Position) -> i32 {
        let stones = |side| game.stones(position, side);
        self.balance(stones(Side::Max), stones(Side::Min))
    }

    /// Every line at its most: one stone short of a win. That is 13,122 for eight in a row on 8×8,
    /// and less elsewhere.
    fn furthest(&self) -> i32 {
        let lines: u32 = self.starts.iter().map(|starts| starts.count_ones()).sum();
        lines as i32 * 3_i32.pow(self.run - 2)
    }
}
