//! The time of one piece of work.

use super::batch::{Work, calibrate, time_batch};

/// The length of a batch in steps of the clock. An error of one step then changes its time by at
/// most two per cent.
const BATCH_TICKS: f64 = 50.0;
/// The shortest batch in steps of the clock, if the budget allows no more.
const FEWEST_TICKS: f64 = 5.0;
/// The longest batch in milliseconds for a small budget. A clock that is too coarse for it measures
/// no time, so a caller with a small budget does not wait for seconds.
const LONGEST_BATCH_MS: f64 = 250.0;
/// The shortest batch in milliseconds, even for a fine clock, if the budget allows it. Reading the
/// clock and starting the loop also take time.
const LEAST_BATCH_MS: f64 = 1.0;
/// The smallest number of samples, even for a small budget. A median of fewer is meaningless.
const FEWEST_SAMPLES: usize = 3;
/// A batch does not count if it seems to be this many times as long as another with the same number
/// of runs. The clock was set, or the machine slept. On a busy machine the factor is smaller.
const LEAP: f64 = 1_000.0;

/// The effort of a measurement.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plan {
    /// The number of batches, unless the budget ends first. At least 1.
    pub samples: usize,
    /// The approximate limit for the whole measurement in milliseconds. At least three samples are
    /// taken, or all if fewer are asked for.
    pub budget_ms: f64,
}

impl Default for Plan {
    /// Returns 21 samples and 150 ms.
    fn default() -> Self {
        Plan {
            samples: 21,
            budget_ms: 150.0,
        }
    }
}

/// The result of a measurement. All times are in milliseconds and for one run.
#[derive(Clone, Debug, PartialEq)]
pub struct Timing {
    /// The middle sample.
    pub median_ms: f64,
    /// The fastest sample.
    pub min_ms: f64,
    /// The slowest sample.
    pub max_ms: f64,
    /// The mean time of a run in each batch, in the order of the batches.
    pub samples_ms: Vec<f64>,
    /// The number of runs in each batch.
    pub runs_per_sample: u64,
    /// All timed runs.
    pub runs: u64,
}

/// Times `work` in batches. Returns `None` if the clock does not move, or if its steps are too long
/// for the plan.
///
/// `now` returns milliseconds, and `resolution` is the result of [`resolution`](super::resolution)
/// for this clock. `cost` is the cost of one run, in units of a few nanoseconds (the nodes of a
/// search), so that a clock which stops is noticed after about a second.
pub fn time(
    now: &mut impl FnMut() -> f64,
    resolution: Option<f64>,
    plan: Plan,
    cost: u64,
    mut work: impl FnMut(),
) -> Option<Timing> {
    let tick = resolution?;
    if FEWEST_TICKS * tick > plan.budget_ms.max(LONGEST_BATCH_MS) {
        return None;
    }
    let share = plan.budget_ms / plan.samples.max(1) as f64;
    let batch_ms = share
        .min((BATCH_TICKS * tick).max(LEAST_BATCH_MS))
        .max(FEWEST_TICKS * tick);
    let size = Work { cost, tick };
    let calibration = calibrate(now, batch_ms, size, &mut work)?;
    let runs = calibration.runs;
    let mut spent = calibration.spent_ms;
    let mut samples_ms = Vec::with_capacity(plan.samples);
    let mut failures = 0;
    while samples_ms.len() < plan.samples
        && (samples_ms.len() < FEWEST_SAMPLES || spent < plan.budget_ms)
    {
        let elapsed = time_batch(now, runs, &mut work);
        let fits = elapsed > 0.0 && size.fits(runs, elapsed);
        if fits && elapsed < LEAP * calibration.elapsed_ms {
            spent += elapsed;
            samples_ms.push(elapsed / runs as f64);
        } else {
            // The clock was set in between, or has stopped.
            failures += 1;
            if failures > FEWEST_SAMPLES {
                return None;
            }
        }
    }
    Some(summarise(samples_ms, runs))
}

fn summarise(samples_ms: Vec<f64>, runs_per_sample: u64) -> Timing {
    let mut sorted: Vec<f64> = Vec::with_capacity(samples_ms.len());
    for &sample in &samples_ms {
        insert_sorted(&mut sorted, sample);
    }
    let count = sorted.len();
    Timing {
        median_ms: (sorted[(count - 1) / 2] + sorted[count / 2]) / 2.0,
        min_ms: sorted[0],
        max_ms: sorted[count - 1],
        runs: runs_per_sample * count as u64,
        samples_ms,
        runs_per_sample,
    }
}

/// Inserts a number in its place. The sorts of the standard library add 5 kB of wasm, which is a
/// lot for a few dozen numbers.
fn insert_sorted(sorted: &mut Vec<f64>, number: f64) {
    sorted.insert(sorted.partition_point(|&less| less <= number), number);
}
