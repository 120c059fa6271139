//! Samples of the positions of a board.

use std::collections::HashSet;

use super::{Grid, Position};
use crate::game::Game;
use crate::random::SplitMix64;

/// The number of consecutive repetitions that ends a sample, which is then nearly complete.
const MOST_REPETITIONS: u32 = 1_000;

impl Grid {
    /// Returns different unfinished positions of random games. Every number of moves is equally
    /// likely. For a game that ends earlier, the last unfinished position is used. The same seed
    /// returns the same positions. There are fewer than `count` if the board has fewer.
    ///
    /// ```
    /// use cutoff::games::grid::Grid;
    ///
    /// let grid: Grid = "7x6k4g".parse()?;
    /// let sample = grid.sample(7, 20);
    /// assert_eq!((sample.len(), &sample[..10]), (20, &grid.sample(7, 10)[..]));
    /// # Ok::<(), cutoff::games::grid::NameError>(())
    /// ```
    pub fn sample(&self, seed: u64, count: usize) -> Vec<Position> {
        let mut random = SplitMix64(seed);
        let mut met = HashSet::new();
        let mut positions = Vec::new();
        let mut repeated = 0;
        while positions.len() < count && repeated < MOST_REPETITIONS {
            let plies = random.below(self.cells() as usize);
            let position = self.random_position(plies, &mut random);
            repeated += 1;
            if met.insert(position) {
                positions.push(position);
                repeated = 0;
            }
        }
        positions
    }

    /// Returns the position after this many random moves, or the last one before the end.
    fn random_position(&self, plies: usize, random: &mut SplitMix64) -> Position {
        let mut position = self.start();
        for _ in 0..plies {
            let count = self.playable(position).count_ones() as usize;
            let mv = self.moves(position).nth(random.below(count));
            let next = self.play(position, mv.expect("below the number of moves"));
            if self.outcome(next).is_some() {
                break;
            }
            position = next;
        }
        position
    }
}
