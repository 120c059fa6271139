//! Times batches. Except for times of single runs, all times of this crate come from here.

/// The largest number of units of work that any machine does in a millisecond. Common machines do
/// at most a tenth of it. A unit is one node of a search, and takes a few nanoseconds.
const MOST_PER_MS: f64 = 1e7;

/// The cost of a run, and the precision of the clock.
#[derive(Clone, Copy)]
pub(super) struct Work {
    /// The units of one run.
    pub cost: u64,
    /// The clock's smallest step.
    pub tick: f64,
}

impl Work {
    /// True if this number of runs is possible in the time that the clock shows. If it is not, the
    /// clock has stopped or moves only when it is read.
    pub fn fits(self, runs: u64, elapsed: f64) -> bool {
        runs as f64 * self.units() <= (elapsed + self.tick) * MOST_PER_MS
    }

    /// Returns the number of runs after which a batch lasts longer than this on any machine.
    pub fn most_runs(self, batch_ms: f64) -> u64 {
        (2.0 * (batch_ms + self.tick) * MOST_PER_MS / self.units()).max(1.0) as u64
    }

    fn units(self) -> f64 {
        self.cost.max(1) as f64
    }
}

/// Returns the time of this number of runs, in the clock's unit. It can be 0 or negative if the
/// clock is coarse or was set back, and is 0 if the clock returns NaN.
///
/// This must not be inlined. `work` can be a whole search in the flat layout, and each inlined copy
/// would add the search to the wasm again.
#[inline(never)]
pub(super) fn time_batch(now: &mut impl FnMut() -> f64, runs: u64, work: &mut impl FnMut()) -> f64 {
    let start = now();
    for _ in 0..runs {
        work();
    }
    let elapsed = now() - start;
    if elapsed.is_nan() { 0.0 } else { elapsed }
}

/// The number of runs that a batch needs.
pub(super) struct Calibration {
    pub runs: u64,
    /// The time of a batch of this number of runs, the shorter of two.
    pub elapsed_ms: f64,
    /// The time spent on finding the number, as far as the clock can be trusted.
    pub spent_ms: f64,
}

/// Finds a number of runs, a power of two, that takes at least `batch_ms`. Returns `None` if the
/// clock does not show that the work takes time. `size` is the work of one run.
pub(super) fn calibrate(
    now: &mut impl FnMut() -> f64,
    batch_ms: f64,
    size: Work,
    work: &mut impl FnMut(),
) -> Option<Calibration> {
    let most_runs = size.most_runs(batch_ms);
    let mut runs = 1;
    let mut spent_ms = 0.0;
    let mut fitted = true;
    loop {
        let elapsed = time_batch(now, runs, work);
        // `clamp` would add 24 kB of wasm, for the two numbers in its panic message.
        spent_ms += elapsed.max(0.0).min(batch_ms);
        if elapsed >= batch_ms {
            // The batch was long enough, unless the clock jumped, which a second batch shows.
            let again = time_batch(now, runs, work);
            if again >= batch_ms / 2.0 {
                return Some(Calibration {
                    runs,
                    elapsed_ms: elapsed.min(again),
                    spent_ms,
                });
            }
        }
        // The clock may have been set back during one batch.
        let fits = size.fits(runs, elapsed);
        if !fits && !fitted || runs >= most_runs {
            return None;
        }
        fitted = fits;
        runs *= 2;
    }
}
