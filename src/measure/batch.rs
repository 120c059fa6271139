//! The batch timer: all times of this crate but those of single runs come from here.

/// The most units of work that any machine does in a millisecond: common ones do a tenth of it or less.
/// A unit takes a few nanoseconds: it is one node of a search.
const MOST_PER_MS: f64 = 1e7;

/// What a run does, and what the clock can show of it.
#[derive(Clone, Copy)]
pub(super) struct Work {
    /// The units of one run.
    pub cost: u64,
    /// The clock's smallest step.
    pub tick: f64,
}

impl Work {
    /// Whether so many runs can have been done in the time that the clock shows. If not, the clock has
    /// stopped, or it moves only when it is read.
    pub fn fits(self, runs: u64, elapsed: f64) -> bool {
        runs as f64 * self.units() <= (elapsed + self.tick) * MOST_PER_MS
    }

    /// A batch of more runs lasts longer than so many milliseconds on any machine.
    pub fn most_runs(self, batch_ms: f64) -> u64 {
        (2.0 * (batch_ms + self.tick) * MOST_PER_MS / self.units()).max(1.0) as u64
    }

    fn units(self) -> f64 {
        self.cost.max(1) as f64
    }
}

/// How long so many runs take, in the clock's unit. It can be 0 or negative if the clock is coarse or
/// was set back, and is 0 if the clock gives NaN.
///
/// Work can be a whole search laid out flat. Wherever this was inlined, the wasm would have another
/// copy of it.
#[inline(never)]
pub(super) fn time_batch(now: &mut impl FnMut() -> f64, runs: u64, work: &mut impl FnMut()) -> f64 {
    let start = now();
    for _ in 0..runs {
        work();
    }
    let elapsed = now() - start;
    if elapsed.is_nan() { 0.0 } else { elapsed }
}

/// How many runs a batch needs.
pub(super) struct Calibration {
    pub runs: u64,
    /// How long a batch of so many runs took, the shorter of two.
    pub elapsed_ms: f64,
    /// How long the search for the number took, as far as the clock can be trusted.
    pub spent_ms: f64,
}

/// Finds a number of runs, a power of two, that lasts at least `batch_ms`; `None` if the clock does
/// not show that the work takes time. `size` is the work of one run.
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
        // Not `clamp`: that can panic with two numbers in its message, which weigh 24 kB of wasm.
        spent_ms += elapsed.max(0.0).min(batch_ms);
        if elapsed >= batch_ms {
            // Long enough, unless the clock leapt. A second batch shows that.
            let again = time_batch(now, runs, work);
            if again >= batch_ms / 2.0 {
                return Some(Calibration {
                    runs,
                    elapsed_ms: elapsed.min(again),
                    spent_ms,
                });
            }
        }
        // Once alone the clock may have been set back.
        let fits = size.fits(runs, elapsed);
        if !fits && !fitted || runs >= most_runs {
            return None;
        }
        fitted = fits;
        runs *= 2;
    }
}
