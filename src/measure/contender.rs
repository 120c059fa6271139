//! One of two pieces of work in a comparison.

use super::batch::{Work, calibrate, time_batch};

/// The fewest clock steps per batch for a ratio. With fewer steps there are only times.
const FEWEST_TICKS: f64 = 10.0;
/// The share of its planned length below which a batch gets more runs.
const LEAST_SHARE: f64 = 0.75;
/// The number of batches that must agree, which means that they are within [`AGREEMENT`] of the
/// fastest.
const AGREEING_BATCHES: usize = 4;
const AGREEMENT: f64 = 1.05;
/// The likely error of the mean of the agreeing batches, in steps of the clock.
const LIKELY_ERROR: f64 = 0.75;
/// The longest time in milliseconds of a valid batch. In a longer one, the clock jumped.
const LEAP_MS: f64 = 100.0;

/// A piece of work, and its fastest batches.
pub(super) struct Contender {
    which: usize,
    /// The cost of a run, and the clock's precision.
    size: Work,
    /// The number of runs in a batch.
    runs: u64,
    /// The time spent on finding the number of runs.
    pub spent_ms: f64,
    /// The time of a run, from before there was a batch of `runs` runs.
    earlier_ms: f64,
    /// The time of a run in the shortest batch of the last block.
    pub block_ms: f64,
    /// The shortest batches of `runs` runs, the shortest first.
    fastest: [f64; AGREEING_BATCHES],
}

/// Marks a batch that has not been timed yet.
const NONE: f64 = f64::INFINITY;

impl Contender {
    #[inline(never)] // both contenders share one copy, to keep the wasm small
    pub fn new(
        which: usize,
        now: &mut impl FnMut() -> f64,
        batch_ms: f64,
        size: Work,
        work: &mut impl FnMut(usize),
    ) -> Option<Contender> {
        let calibration = calibrate(now, batch_ms, size, &mut || work(which))?;
        // The power of two can be nearly twice as large as needed.
        let share = batch_ms / calibration.elapsed_ms;
        Some(Contender {
            which,
            size,
            runs: ((calibration.runs as f64 * share.min(1.0)).ceil() as u64).max(1),
            spent_ms: calibration.spent_ms,
            earlier_ms: calibration.elapsed_ms / calibration.runs as f64,
            block_ms: NONE,
            fastest: [NONE; AGREEING_BATCHES],
        })
    }

    /// Times a few batches, and returns the time that they took, as far as the clock can be
    /// trusted.
    #[inline(never)]
    pub fn block(
        &mut self,
        now: &mut impl FnMut() -> f64,
        batch_ms: f64,
        batches: usize,
        work: &mut impl FnMut(usize),
    ) -> f64 {
        let mut spent = 0.0;
        let mut shortest = NONE;
        for _ in 0..batches {
            let elapsed = time_batch(now, self.runs, &mut || work(self.which));
            if elapsed > 0.0 && self.size.fits(self.runs, elapsed) {
                spent += elapsed.min(LEAP_MS.max(2.0 * batch_ms));
                self.keep(elapsed);
                shortest = shortest.min(elapsed);
            }
        }
        self.block_ms = shortest / self.runs as f64;
        let [fastest, next, ..] = self.fastest;
        let too_short = LEAST_SHARE * batch_ms;
        if next < too_short {
            // The compiler has made the work faster, so all batches are timed again with more runs.
            self.earlier_ms = next / self.runs as f64;
            let runs = (self.runs as f64 * batch_ms / next).ceil() as u64;
            self.runs = runs.min(self.size.most_runs(batch_ms));
            self.fastest = [NONE; AGREEING_BATCHES];
        } else if fastest < too_short {
            // Only one batch agrees, so the clock was set back or has stopped.
            self.fastest.rotate_left(1);
            self.fastest[AGREEING_BATCHES - 1] = NONE;
        }
        spent
    }

    /// Inserts a batch among the fastest, if it is one of them.
    fn keep(&mut self, mut elapsed: f64) {
        for kept in &mut self.fastest {
            if elapsed < *kept {
                std::mem::swap(kept, &mut elapsed);
            }
        }
    }

    /// True if enough batches are close to the fastest, so that it is not an outlier. Batches of
    /// the same length can differ by a step of the clock.
    #[inline(never)]
    pub fn agree(&self, tick: f64) -> bool {
        let [fastest, .., last] = self.fastest;
        last < NONE && last <= fastest * AGREEMENT + tick && self.is_fine(tick)
    }

    /// True if the clock is fine enough for a ratio.
    pub fn is_fine(&self, tick: f64) -> bool {
        self.fastest[0] < NONE && self.fastest[0] >= FEWEST_TICKS * tick
    }

    pub fn mean(&self) -> f64 {
        self.fastest.iter().sum::<f64>() / AGREEING_BATCHES as f64 / self.runs as f64
    }

    /// Returns the time of a run. If the fastest batches do not agree, it is from the second
    /// fastest, because a single batch can be wrong if the clock was set or has stopped.
    pub fn run_ms(&self, tick: f64) -> f64 {
        let [fastest, next, ..] = self.fastest;
        if self.agree(tick) {
            self.mean()
        } else if next < NONE {
            next / self.runs as f64
        } else if fastest < NONE {
            fastest / self.runs as f64
        } else {
            self.earlier_ms
        }
    }

    /// Returns the shortest and the longest possible time of a run, from the spread of the fastest
    /// batches. Each batch can be wrong by up to a step of the clock, but not all four by a whole
    /// step.
    pub fn bounds(&self, tick: f64) -> (f64, f64) {
        let [fastest, .., last] = self.fastest;
        let half = ((last - fastest) / 2.0).max(LIKELY_ERROR * tick) / self.runs as f64;
        (self.mean() - half, self.mean() + half)
    }
}
