//! Positions for tests: in both implementations, and random ones by seed.

use cutoff::solver::connect_four::{AnyShape, ConnectFourPosition, Solver};

use crate::plain::Plain;

/// The same position in both implementations.
#[derive(Clone, Debug)]
pub struct Both {
    pub position: ConnectFourPosition,
    pub plain: Plain,
}

impl Both {
    pub fn empty(columns: u32, rows: u32) -> Both {
        Both {
            position: ConnectFourPosition::empty(shape(columns, rows)),
            plain: Plain::new(columns as usize, rows as usize),
        }
    }

    /// Plays a stone. Returns `true` if it wins.
    pub fn play(&mut self, column: usize) -> bool {
        self.position = self
            .position
            .play(column as u32)
            .expect("the column is not full");
        self.plain.play(column)
    }
}

pub fn shape(columns: u32, rows: u32) -> AnyShape {
    AnyShape::new(columns, rows).expect("the board is small enough")
}

pub fn solver(shape: AnyShape) -> Solver {
    Solver::new(shape, Solver::USUAL_MEMORY)
}

/// Random numbers by a seed: SplitMix64 (G. Steele, D. Lea, C. Flood, 2014).
pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = self.0;
        bits = (bits ^ bits >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((bits ^ bits >> 31) % limit as u64) as usize
    }

    /// Returns a position after this number of random moves, in which nobody has won.
    pub fn position(&mut self, columns: u32, rows: u32, stones: usize) -> Both {
        loop {
            let mut both = Both::empty(columns, rows);
            let won = (0..stones).any(|_| {
                let moves = both.plain.moves();
                both.play(moves[self.below(moves.len())])
            });
            if !won {
                return both;
            }
        }
    }
}
