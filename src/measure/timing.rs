//! How long one piece of work takes.

use super::batch::{Work, calibrate, time_batch};

/// A batch is this many times as long as the clock's resolution, so that a step more or less
/// changes its time by two per cent at the most.
const TICKS: f64 = 50.0;
/// Where the budget does not allow that, a batch has at least so many steps.
const FEWEST_TICKS: f64 = 5.0;
/// A batch may last so many milliseconds however small the budget is. A clock that is too coarse for
/// that gives no time: a caller with a small budget shall not wait for seconds.
const LONGEST_BATCH_MS: f64 = 250.0;
/// However fine the clock is, a batch should last so many milliseconds if the budget allows it:
/// reading the clock and starting the loop take time too.
const LEAST_BATCH_MS: f64 = 1.0;
/// Samples that are taken however small the budget is. A median of fewer says nothing.
const FEWEST_SAMPLES: usize = 3;
/// A batch that seems to take so many times as long as another one of as many runs has met a clock
/// that was set, or a machine that slept. A busy machine does not stretch it that far.
const LEAP: f64 = 1_000.0;

/// How much effort a measurement may take.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plan {
    /// How many batches are timed, unless the budget ends first. At least 1.
    pub samples: usize,
    /// About how long all of it may take, in milliseconds. Three samples, or fewer if fewer are
    /// wanted, are taken in any case.
    pub budget_ms: f64,
}

impl Default for Plan {
    /// 21 samples, 150 ms.
    fn default() -> Self {
        Plan {
            samples: 21,
            budget_ms: 150.0,
        }
    }
}

/// What a measurement found. All times are in milliseconds and for one run.
#[derive(Clone, Debug, PartialEq)]
pub struct Timing {
    /// The middle sample.
    pub median_ms: f64,
    /// The fastest sample.
    pub min_ms: f64,
    /// The slowest sample.
    pub max_ms: f64,
    /// The mean time of a run in each batch, in the order in which they were taken.
    pub samples_ms: Vec<f64>,
    /// How many runs each batch has.
    pub runs_per_sample: u64,
    /// All timed runs.
    pub runs: u64,
}

/// Times `work` in batches, or gives `None` if the clock does not move, or too seldom for the plan.
///
/// `now` gives milliseconds; `resolution` is [`resolution`](super::resolution)'s answer for it. `cost`
/// says how much one run does, in units of a few nanoseconds (the nodes of a search), so that a clock
/// which stops in the middle is noticed after about a second.
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
        .min((TICKS * tick).max(LEAST_BATCH_MS))
        .max(FEWEST_TICKS * tick);
    let size = Work { cost, tick };
    let found = calibrate(now, batch_ms, size, &mut work)?;
    let runs = found.runs;
    let mut spent = found.spent_ms;
    let mut samples_ms = Vec::with_capacity(plan.samples);
    let mut failures = 0;
    while samples_ms.len() < plan.samples
        && (samples_ms.len() < FEWEST_SAMPLES || spent < plan.budget_ms)
    {
        let elapsed = time_batch(now, runs, &mut work);
        let fits = elapsed > 0.0 && size.fits(runs, elapsed);
        if fits && elapsed < LEAP * found.elapsed_ms {
            spent += elapsed;
            samples_ms.push(elapsed / runs as f64);
        } else {
            // The clock was set meanwhile, or has stopped.
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

/// Puts a number in its place. The library's sorts weigh 5 kB of wasm, for a few dozen numbers.
fn insert_sorted(sorted: &mut Vec<f64>, number: f64) {
    sorted.insert(sorted.partition_point(|&less| less <= number), number);
}
