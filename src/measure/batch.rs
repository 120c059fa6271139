//! The batch timer: all times of this crate but those of single runs come from here.

/// So many units of work take about a second on a common machine. A unit takes a few nanoseconds:
/// it is one node of a search.
const SECOND_OF_WORK: u64 = 1 << 28;
/// No machine does [`SECOND_OF_WORK`] in less than so many milliseconds. A clock that shows less has
/// stopped.
const LEAST_MS_FOR_IT: f64 = 25.0;
/// The most work that any batch has: so many times [`SECOND_OF_WORK`].
const MOST_SECONDS: u64 = 16;

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
/// not show that the work takes time. `cost` is the work of one run, in units.
pub(super) fn calibrate(
    now: &mut impl FnMut() -> f64,
    tick: f64,
    batch_ms: f64,
    cost: u64,
    work: &mut impl FnMut(),
) -> Option<Calibration> {
    let many_runs = (SECOND_OF_WORK / cost.max(1)).max(1);
    let most_runs = many_runs.saturating_mul(MOST_SECONDS);
    let mut runs = 1;
    let mut spent_ms = 0.0;
    let mut last = 0.0;
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
        // Twice the work takes longer, unless the clock stands or moves only when it is read.
        let stands = elapsed <= last || elapsed + tick < LEAST_MS_FOR_IT;
        if runs >= many_runs && stands || runs >= most_runs {
            return None;
        }
        last = elapsed;
        runs *= 2;
    }
}
