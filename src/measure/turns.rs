//! The ratios of the single turns of a comparison.
//!
//! A processor that other programs share changes its speed from one moment to the next. The fastest
//! batches of the two then come from different moments, and do not agree. Within a turn of some ten
//! milliseconds both are mostly timed at the same speed, so the ratios of the turns still agree.

use super::comparison::Ratio;
use super::timing::insert_sorted;

/// Fewer turns show no agreement.
const FEWEST: usize = 6;
/// The middle third of the turns must lie within this factor.
const AGREEMENT: f64 = 1.1;

/// The ratios so far, the smallest first.
#[derive(Default)]
pub(super) struct Turns(Vec<f64>);

impl Turns {
    /// Adds the ratio of a turn, unless the clock showed none.
    pub fn add(&mut self, ratio: f64) {
        if ratio > 0.0 && ratio < f64::INFINITY {
            insert_sorted(&mut self.0, ratio);
        }
    }

    /// The ratio below which so many sixths of the turns lie; NaN if there are none.
    #[inline(never)]
    fn sixths(&self, count: usize) -> f64 {
        let index = self.0.len() * count / 6;
        self.0.get(index).copied().unwrap_or(f64::NAN)
    }

    /// Whether a ratio is about that of the middle turn.
    pub fn confirm(&self, ratio: f64) -> bool {
        let middle = self.sixths(3);
        middle <= ratio * AGREEMENT && ratio <= middle * AGREEMENT
    }

    /// The middle ratio, between the ends of the middle third; `None` if the turns are too few or
    /// differ too much.
    pub fn ratio(&self) -> Option<Ratio> {
        let (low, high) = (self.sixths(2), self.sixths(4));
        let agree = self.0.len() >= FEWEST && high <= low * AGREEMENT;
        agree.then(|| Ratio {
            ratio: self.sixths(3),
            low,
            high,
        })
    }
}
