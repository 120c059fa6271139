//! The precision of a clock: its smallest step, and whether a single run is long enough for it.

/// The number of steps that are measured.
const MEASURED_STEPS: usize = 4;
/// The time in milliseconds after which no more steps are measured.
const LONGEST_LOOK_MS: f64 = 20.0;
/// The number of readings without a step after which the clock counts as stopped. They take about
/// half a second.
const STOPPED_READS: u32 = 1 << 22;
/// The number of clock steps that a single run must last to have a time. The error is then at most
/// five per cent.
const SINGLE_TICKS: f64 = 20.0;

/// Returns the smallest step of a clock, in its own unit; `None` if it does not move.
///
/// Measures about four steps, and fewer if the steps are long. `now` can be coarse and can jump.
/// Steps backwards are ignored. A clock that returns NaN counts as one that does not move.
pub fn resolution(now: &mut impl FnMut() -> f64) -> Option<f64> {
    let mut smallest = f64::INFINITY;
    let mut spent = 0.0;
    for _ in 0..MEASURED_STEPS {
        let last = now();
        if last.is_nan() {
            return None;
        }
        let step = (0..STOPPED_READS).find_map(|_| {
            let step = now() - last;
            (step > 0.0).then_some(step)
        })?;
        smallest = smallest.min(step);
        spent += step;
        if spent >= LONGEST_LOOK_MS {
            break;
        }
    }
    Some(smallest)
}

/// Returns the time of a single run if it lasted at least twenty clock steps; otherwise `None`.
///
/// ```
/// use cutoff::measure::single;
///
/// assert_eq!(single(2.6, Some(0.1)), Some(2.6));
/// assert_eq!(single(0.3, Some(0.1)), None); // 0.2 and 0.4 are equally likely
/// assert_eq!(single(2.6, None), None);
/// ```
pub fn single(elapsed: f64, resolution: Option<f64>) -> Option<f64> {
    let tick = resolution?;
    (elapsed >= SINGLE_TICKS * tick).then_some(elapsed)
}
