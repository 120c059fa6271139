//! How long a piece of work takes, told truthfully by a clock that may be coarse.
//!
//! Browsers blur their clocks: `performance.now()` moves in steps of 5 µs to 100 ms, and a search
//! that is shorter than a step seems to take no time or a whole step. So the work is repeated until
//! a *batch* of runs is long against the clock's resolution, which is measured, and the time of a
//! run is told from batches only. The core has no clock: the caller passes one.
//!
//! ```
//! use cutoff::measure::{Plan, resolution, time};
//!
//! let start = std::time::Instant::now();
//! let mut clock = || start.elapsed().as_secs_f64() * 1e3;
//! let tick = resolution(&mut clock);
//! let timing = time(&mut clock, tick, Plan::default(), 1, || {
//!     std::hint::black_box((0..1000).sum::<u32>());
//! })
//! .expect("this clock moves");
//! assert!(timing.min_ms <= timing.median_ms && timing.median_ms <= timing.max_ms);
//! assert!(timing.samples_ms.len() as u64 <= timing.runs);
//! ```

/// A batch is this many times as long as the clock's resolution, so that a step more or less
/// changes its time by two per cent at the most.
const TICKS: f64 = 50.0;
/// … or, where the budget does not allow that, at least this many times.
const FEWEST_TICKS: f64 = 5.0;
/// A batch may last so many milliseconds however small the budget is. A clock that is too coarse
/// for that tells nothing: whoever asked for a small budget is not to wait for seconds.
const LONGEST_BATCH_MS: f64 = 250.0;
/// However fine the clock is, a batch should last this many milliseconds if the budget allows it:
/// reading the clock and starting the loop take time too.
const LEAST_BATCH_MS: f64 = 1.0;
/// Samples that are taken however small the budget is: fewer have no median worth the name.
const FEWEST_SAMPLES: usize = 3;
/// A batch that seems to take so many times as long as another one of as many runs has met a clock
/// that was set, or a machine that slept. A busy machine does not stretch it that far.
const LEAP: f64 = 1_000.0;
/// How often a clock is read without moving before it counts as stopped: about half a second.
const STOPPED_READS: u32 = 1 << 22;
/// How much work is done without the clock moving before it counts as stopped: about a second.
const STOPPED_WORK: u64 = 1 << 28;

/// How much effort a measurement may take.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plan {
    /// How many batches are timed, unless the budget ends first. At least 1.
    pub samples: usize,
    /// About how long all of it may take, in milliseconds. Three samples, or fewer if fewer are
    /// asked for, are taken in any case.
    pub budget_ms: f64,
}

impl Plan {
    /// One batch within 20 ms: enough for a mean, too little for a spread.
    pub const QUICK: Plan = Plan {
        samples: 1,
        budget_ms: 20.0,
    };
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

/// The smallest step that a clock makes, in its own unit, or `None` if it does not move.
///
/// `now` may be coarse and may jump; steps backwards are ignored.
pub fn resolution(now: &mut impl FnMut() -> f64) -> Option<f64> {
    const STEPS: usize = 8;
    let mut smallest = f64::INFINITY;
    let mut last = now();
    for _ in 0..STEPS {
        let step = (0..STOPPED_READS).find_map(|_| {
            let step = now() - last;
            (step > 0.0).then_some(step)
        })?;
        smallest = smallest.min(step);
        last = now();
    }
    Some(smallest)
}

/// Times `work` in batches, or gives `None` if the clock does not move, or too seldom for the plan.
///
/// `now` tells milliseconds; `resolution` is [`resolution`]'s answer for it. `cost` says how much
/// one run does, in units of a few nanoseconds (the nodes of a search), so that a clock which stops
/// in the middle is noticed after about a second.
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
    let most_runs = (STOPPED_WORK / cost.max(1)).max(1);
    let mut batch = |runs| time_batch(now, &mut work, runs);

    let mut runs_per_sample = 1;
    let mut spent = 0.0;
    let mut last = 0.0;
    let usual = loop {
        let elapsed = batch(runs_per_sample);
        // Not `clamp`: that can panic with two numbers in its words, which weigh 24 kB of wasm.
        spent += elapsed.max(0.0).min(batch_ms);
        if elapsed >= batch_ms {
            // Long enough, unless it was the clock that leapt: a second one tells.
            let again = batch(runs_per_sample);
            if again >= batch_ms / 2.0 {
                break elapsed.min(again);
            }
        }
        // Twice the work takes longer, unless the clock stands or moves only when it is read.
        if runs_per_sample >= most_runs && elapsed <= last {
            return None;
        }
        last = elapsed;
        runs_per_sample *= 2;
    };

    let mut samples_ms = Vec::with_capacity(plan.samples);
    let mut failures = 0;
    while samples_ms.len() < plan.samples
        && (samples_ms.len() < FEWEST_SAMPLES || spent < plan.budget_ms)
    {
        let elapsed = batch(runs_per_sample);
        if elapsed > 0.0 && elapsed < LEAP * usual {
            spent += elapsed;
            samples_ms.push(elapsed / runs_per_sample as f64);
        } else {
            // The clock was set meanwhile, or has stopped.
            failures += 1;
            if failures > FEWEST_SAMPLES {
                return None;
            }
        }
    }
    Some(summarise(samples_ms, runs_per_sample))
}

/// How long so many runs take. Work can be a whole search laid out flat: wherever this was inlined,
/// the wasm would have another copy of it.
#[inline(never)]
fn time_batch(now: &mut impl FnMut() -> f64, work: &mut impl FnMut(), runs: u64) -> f64 {
    let start = now();
    for _ in 0..runs {
        work();
    }
    now() - start
}

fn summarise(samples_ms: Vec<f64>, runs_per_sample: u64) -> Timing {
    // Put in place one by one: the library's sorts weigh 5 kB of wasm, for a few dozen numbers.
    let mut sorted: Vec<f64> = Vec::with_capacity(samples_ms.len());
    for &sample in &samples_ms {
        sorted.insert(sorted.partition_point(|&less| less <= sample), sample);
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
