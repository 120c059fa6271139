//! The ratios of the turns of a comparison.
//!
//! A processor that other programs share changes its speed from one moment to the next. The fastest
//! batches of the two then come from different moments, and do not agree. Within a turn of about
//! ten milliseconds both are mostly timed at the same speed, so the ratios of the turns still
//! agree.

/// The number of times that one work is faster, with its lower and upper limit by the spread of the
/// fastest batches and the resolution of the clock.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ratio {
    /// The time of the first work, divided by that of the second.
    pub ratio: f64,
    /// The lower limit.
    pub low: f64,
    /// The upper limit.
    pub high: f64,
}

/// The smallest number of turns that can show agreement.
const FEWEST: usize = 6;
/// The factor within which the middle third of the turns must be.
const AGREEMENT: f64 = 1.1;

/// The time of a run of each work in a turn, in milliseconds, first and second. The turn with the
/// smallest ratio comes first.
#[derive(Default)]
pub(super) struct Turns(Vec<[f64; 2]>);

impl Turns {
    /// Adds a turn, unless the clock showed no times.
    pub fn add(&mut self, times: [f64; 2]) {
        let ratio = ratio_of(times);
        if ratio > 0.0 && ratio < f64::INFINITY {
            let place = self.0.partition_point(|&other| ratio_of(other) <= ratio);
            self.0.insert(place, times);
        }
    }

    /// The turn below which this number of sixths of the turns are; NaN if there are none.
    #[inline(never)]
    fn sixths(&self, count: usize) -> [f64; 2] {
        let index = self.0.len() * count / 6;
        self.0.get(index).copied().unwrap_or([f64::NAN; 2])
    }

    /// The times of the middle turn.
    pub fn middle(&self) -> [f64; 2] {
        self.sixths(3)
    }

    /// True if a ratio is about that of the middle turn.
    pub fn confirm(&self, ratio: f64) -> bool {
        let middle = ratio_of(self.middle());
        middle <= ratio * AGREEMENT && ratio <= middle * AGREEMENT
    }

    /// The ratio of the middle turn, between the ends of the middle third; `None` if the turns are
    /// too few or differ too much.
    pub fn ratio(&self) -> Option<Ratio> {
        let [low, ratio, high] = [2, 3, 4].map(|count| ratio_of(self.sixths(count)));
        let agree = self.0.len() >= FEWEST && high <= low * AGREEMENT;
        agree.then_some(Ratio { ratio, low, high })
    }
}

fn ratio_of([first, second]: [f64; 2]) -> f64 {
    first / second
}
