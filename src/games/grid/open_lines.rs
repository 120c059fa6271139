//! An estimate by counting open lines.

use super::Grid;
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
#[derive(Clone, Debug)]
pub struct OpenLines {
    lines: Vec<u64>,
    run: u32,
}

impl OpenLines {
    /// The evaluation for one game.
    pub fn new(grid: &Grid) -> OpenLines {
        OpenLines {
            lines: grid.all_runs().collect(),
            run: grid.run() as u32,
        }
    }

    /// The estimate for these stones of X and O, bit `i` for cell `i`.
    fn balance(&self, x: u64, o: u64) -> i32 {
        let worth = |stones: u64| 3_i32.pow(stones.count_ones() - 1);
        let lines = self.lines.iter();
        lines
            .map(|line| match (line & x, line & o) {
                (0, 0) => 0,
                (stones, 0) => worth(stones),
                (0, stones) => -worth(stones),
                _ => 0,
            })
            .sum()
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
        self.lines.len() as i32 * 3_i32.pow(self.run - 2)
    }
}
