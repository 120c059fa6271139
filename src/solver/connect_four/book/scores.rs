//! The scores of a list of positions as bytes.
//!
//! Each score is encoded as answers to questions. The first question is whether the score is a win.
//! The others go through the scores, starting with the one nearest to 0. The probability of yes is
//! higher if the answer was yes more often for positions with the same parts. The reader learns
//! these probabilities from the scores that it has read, as the writer did, so they are not in the
//! file. The probability is a sum of weights, one for each part, as in W. Bledsoe and I. Browning,
//! *Pattern Recognition and Reading by Machine* (1959), who used it to read letters.

use super::super::node::completing_cells;
use super::super::position::ConnectFourPosition;
use super::super::shape::Shape;
use super::coder::{CERTAIN, Reader, Writer};
use super::with_key;

/// A number that is further from 0 than every score.
const BEYOND: i32 = 25;
/// The question whether the score is a win. Each other question is the score that it asks about.
const IS_WIN: i32 = BEYOND;

/// Returns the bytes of these scores.
pub(super) fn encode(keys: &[u64], scores: &[i32]) -> Vec<u8> {
    let mut writer = Writer::new();
    let mut experience = Experience::new();
    for (&key, &score) in keys.iter().zip(scores) {
        experience.score(with_key(key), |question, yes| {
            let answer = if question == IS_WIN {
                score > 0
            } else {
                score == question
            };
            writer.put(yes, answer);
            answer
        });
    }
    writer.finish()
}

/// Returns the scores of these positions; `None` if the bytes have another number of scores.
pub(super) fn decode(keys: &[u64], bytes: &[u8]) -> Option<Vec<i8>> {
    let mut reader = Reader::new(bytes);
    let mut experience = Experience::new();
    let mut scores = Vec::with_capacity(keys.len());
    for &key in keys {
        scores.push(experience.score(with_key(key), |_, yes| reader.next(yes))?);
    }
    reader.is_at_end().then_some(scores)
}

/// Everything learned from the scores so far.
struct Experience {
    weights: Vec<Weight>,
}

/// The weight of a part of a position for the answer yes to a question.
#[derive(Clone, Copy)]
struct Weight {
    weight: f32,
    /// The amount by which the next answer changes the weight.
    step: f32,
}

/// The binary logarithm of the number of weights. If two questions share a weight, the file only
/// becomes a little longer.
const TABLE_BITS: u32 = 17;

const FIRST_STEP: f32 = 0.4;

impl Experience {
    fn new() -> Experience {
        Experience {
            weights: vec![
                Weight {
                    weight: 0.0,
                    step: FIRST_STEP,
                };
                1 << TABLE_BITS
            ],
        }
    }

    /// Asks questions until a score is confirmed; `None` if none is. `answer` takes the question
    /// and the probability of yes.
    fn score(
        &mut self,
        position: ConnectFourPosition,
        mut answer: impl FnMut(i32, u32) -> bool,
    ) -> Option<i8> {
        let parts = parts(position);
        let is_win = self.ask(&parts, IS_WIN, &mut answer);
        let (mut score, step) = if is_win { (1, 1) } else { (0, -1) };
        while !self.ask(&parts, score, &mut answer) {
            score += step;
            if score.abs() == BEYOND {
                return None;
            }
        }
        Some(score as i8)
    }

    /// Asks a question, and learns from the answer.
    fn ask(
        &mut self,
        parts: &[u64; PARTS],
        question: i32,
        answer: &mut impl FnMut(i32, u32) -> bool,
    ) -> bool {
        let indices = parts.map(|part| {
            let input = part << 6 | (question + BEYOND) as u64;
            (input.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (u64::BITS - TABLE_BITS)) as usize
        });
        let sum: f32 = indices.iter().map(|&at| self.weights[at].weight).sum();
        // Roots, sums and products have the same results on all machines.
        let yes = 0.5 + 0.5 * sum / (1.0 + sum * sum).sqrt();
        let yes = yes.clamp(0.001, 0.999);
        let answer = answer(question, (yes * CERTAIN as f32) as u32);
        let error = f32::from(u8::from(answer)) - yes;
        for at in indices {
            let Weight { weight, step } = &mut self.weights[at];
            *weight += *step * error;
            // So the step is proportional to one over the root of the number of answers.
            *step -= *step * *step * *step;
        }
        answer
    }
}

const PARTS: usize = 10;

/// Returns a position's parts, all different: each pair of neighbouring columns, the three lowest
/// rows, and the numbers of winning cells of both sides on odd and even rows.
fn parts(position: ConnectFourPosition) -> [u64; PARTS] {
    let shape = position.shape();
    let (mover, taken) = (position.mover(), position.taken());
    let other = mover ^ taken;
    let (stride, bottom) = (shape.stride(), shape.bottom());
    let count = |winning: u64| {
        let empty = winning & shape.board() & !taken;
        let even = empty & shape.top_parity();
        u64::from(empty.count_ones() << 3 | even.count_ones())
    };
    let mut parts = [0; PARTS];
    for (number, part) in parts.iter_mut().enumerate() {
        let index = number as u32;
        let part_of_board = match index {
            0..6 => position.key() >> (index * stride) & ((1 << (2 * stride)) - 1),
            6..9 => (mover >> (index - 6)) & bottom | ((other >> (index - 6)) & bottom) << 1,
            _ => count(completing_cells(shape, mover)) << 6 | count(completing_cells(shape, other)),
        };
        *part = part_of_board << 4 | u64::from(index);
    }
    parts
}
