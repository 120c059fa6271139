//! What a clock can tell: its smallest step, and whether one run is long enough for it.

/// How many steps are looked at.
const STEPS: usize = 4;
/// No more steps are looked at after so many milliseconds.
const LONGEST_LOOK_MS: f64 = 20.0;
/// After so many readings without a step the clock counts as stopped. That is about half a second.
const STOPPED_READS: u32 = 1 << 22;
/// A single run must last so many of the clock's steps for its time to be given. Its error is then
/// five per cent at the most.
const SINGLE_TICKS: f64 = 20.0;

/// The smallest step that a clock makes, in its own unit, or `None` if it does not move.
///
/// It takes about four steps, and fewer if the steps are long. `now` may be coarse and may jump; steps
/// backwards are ignored. A clock that gives NaN does not move.
pub fn resolution(now: &mut impl FnMut() -> f64) -> Option<f64> {
    let mut smallest = f64::INFINITY;
    let mut spent = 0.0;
    for _ in 0..STEPS {
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

/// How long a single run took, if it lasted at least twenty of the clock's steps; else `None`.
///
/// ```
/// use cutoff::measure::single;
///
/// assert_eq!(single(2.6, Some(0.1)), Some(2.6));
/// assert_eq!(single(0.3, Some(0.1)), None); // 0.2 or 0.4 are as likely
/// assert_eq!(single(2.6, None), None);
/// ```
pub fn single(elapsed: f64, resolution: Option<f64>) -> Option<f64> {
    let tick = resolution?;
    (elapsed >= SINGLE_TICKS * tick).then_some(elapsed)
}
