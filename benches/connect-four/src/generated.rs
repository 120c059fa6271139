//! Sets of positions by seed, like the published ones: few plies remain until the end under best play.

use std::fmt::Write;

use cutoff::solver::connect_four::{AnyShape, ConnectFourPosition, Options, Solver};

/// The names of the sets, with the stones on their boards: from, to.
pub const KINDS: [(&str, usize, usize); 3] =
    [("late", 28, 38), ("middle", 14, 28), ("early", 4, 14)];

/// A position stays in the set if fewer plies than this remain.
const PLIES: u32 = 14;
/// … and it can be solved with so many nodes, so that the set is soon found.
const NODES: u64 = 20_000;

/// `count` lines of columns and scores.
pub fn generated((_, from, to): (&str, usize, usize), seed: u64, count: usize) -> String {
    let mut random = Random(seed);
    let mut solver = Solver::new(AnyShape::SEVEN_BY_SIX, Options::default());
    let mut text = String::new();
    let mut found = 0;
    while found < count {
        let stones = from + random.below(to - from + 1);
        let Some((moves, position)) = random.position(stones) else {
            continue;
        };
        solver.clear();
        solver.start(position);
        let Some(score) = solver.advance(NODES).score() else {
            continue;
        };
        if position.ending(score).plies < PLIES {
            writeln!(text, "{moves} {score}").expect("a string takes what is written");
            found += 1;
        }
    }
    text
}

/// Random numbers by a seed: SplitMix64 (G. Steele, D. Lea, C. Flood, 2014).
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = self.0;
        bits = (bits ^ bits >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((bits ^ bits >> 31) % limit as u64) as usize
    }

    /// Random moves, unless they end the game.
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
