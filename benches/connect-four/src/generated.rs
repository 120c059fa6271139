//! Makes sets of positions from seeds. Three are like the published sets, in which few plies remain
//! with best play. One has positions that take long.

use std::fmt::Write;
use std::ops::RangeInclusive;

use cutoff::solver::connect_four::{AnyShape, ConnectFourPosition, Solver};

/// The positions of a set.
pub struct Kind {
    /// The name of the set.
    pub name: &'static str,
    /// The number of stones on the board.
    stones: RangeInclusive<usize>,
    /// The largest number of plies that remain.
    plies: u32,
    /// The number of nodes that a position takes with an empty table.
    nodes: RangeInclusive<u64>,
}

/// The sets.
pub const KINDS: [Kind; 4] = [
    few_plies("late", 28..=38),
    few_plies("middle", 14..=28),
    few_plies("early", 4..=14),
    Kind {
        name: "hard",
        stones: 12..=26,
        plies: u32::MAX,
        nodes: 5_000..=500_000,
    },
];

/// A set of positions with few plies left. The limit of nodes is low, so the set is soon found.
const fn few_plies(name: &'static str, stones: RangeInclusive<usize>) -> Kind {
    Kind {
        name,
        stones,
        plies: 13,
        nodes: 0..=20_000,
    }
}

/// Makes `count` lines of columns and scores.
pub fn generated(kind: &Kind, seed: u64, count: usize) -> String {
    let mut random = Random(seed);
    let mut solver = Solver::new(AnyShape::SEVEN_BY_SIX, Solver::USUAL_MEMORY);
    let mut text = String::new();
    let mut found = 0;
    while found < count {
        let (fewest, most) = (*kind.stones.start(), *kind.stones.end());
        let stones = fewest + random.below(most - fewest + 1);
        let Some((moves, position)) = random.position(stones) else {
            continue;
        };
        solver.clear();
        solver.start(position);
        let progress = solver.advance(*kind.nodes.end());
        let Some(score) = progress.score() else {
            continue;
        };
        let plies = position.ending(score).plies;
        if plies <= kind.plies && kind.nodes.contains(&progress.nodes) {
            writeln!(text, "{moves} {score}").expect("a string takes what is written");
            found += 1;
        }
    }
    text
}

/// Random numbers from a seed: SplitMix64 (G. Steele, D. Lea, C. Flood, 2014).
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = self.0;
        bits = (bits ^ bits >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((bits ^ bits >> 31) % limit as u64) as usize
    }

    /// Plays random moves. `None` if they end the game.
    fn position(&mut self, stones: usize) -> Option<(String, ConnectFourPosition)> {
        let mut position = ConnectFourPosition::empty(AnyShape::SEVEN_BY_SIX);
        let mut moves = String::new();
        for _ in 0..stones {
            let columns: Vec<u32> = position.moves().collect();
            let column = columns[self.below(columns.len())];
            position = position.play(column).expect("it is one of the moves");
            write!(moves, "{}", column + 1).expect("a string takes what is written");
            if position.outcome().is_some() {
                return None;
            }
        }
        Some((moves, position))
    }
}
