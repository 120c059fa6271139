//! Times from made-up clocks: no time is told that the clock has not shown.

use std::cell::Cell;

use cutoff::measure::{Plan, Timing, resolution, time};

/// Milliseconds that one run takes.
const RUN: f64 = 0.01;
const PLAN: Plan = Plan {
    samples: 7,
    budget_ms: 1_000.0,
};

/// Measures work of a known length against a clock that is read through `shown`. A read takes a
/// microsecond.
fn measured(shown: impl Fn(f64) -> f64) -> (Option<f64>, Option<Timing>) {
    let real = Cell::new(0.0);
    let mut now = || {
        real.set(real.get() + 0.001);
        shown(real.get())
    };
    let tick = resolution(&mut now);
    let timing = time(&mut now, tick, PLAN, 1_000, || real.set(real.get() + RUN));
    (tick, timing)
}

fn assert_near(found: f64, expected: f64, share: f64) {
    assert!(
        (found / expected - 1.0).abs() < share,
        "{found}, not about {expected}"
    );
}

#[test]
fn a_fine_clock_tells_the_time() {
    let (tick, timing) = measured(|real| real);
    assert_near(tick.unwrap(), 0.001, 0.1);
    let timing = timing.unwrap();
    assert_near(timing.median_ms, RUN, 0.02);
    assert_eq!(timing.samples_ms.len(), 7);
    assert_eq!(timing.runs, 7 * timing.runs_per_sample);
}

#[test]
fn a_coarse_clock_tells_it_by_longer_batches() {
    for step in [0.1, 1.0, 16.0] {
        let (tick, timing) = measured(|real| (real / step).floor() * step);
        assert_near(tick.unwrap(), step, 0.01);
        let timing = timing.unwrap();
        assert!(
            timing.runs_per_sample as f64 * RUN > 4.0 * step,
            "long against the step"
        );
        assert_near(timing.median_ms, RUN, 0.25);
        assert!(timing.min_ms > 0.0);
    }
}

#[test]
fn a_clock_that_stands_tells_nothing() {
    assert_eq!(measured(|_| 42.0), (None, None));
}

#[test]
fn a_clock_that_stops_tells_nothing() {
    let (tick, timing) = measured(|real| real.min(5.0));
    assert!(tick.is_some());
    assert_eq!(timing, None);
}

#[test]
fn a_clock_that_is_set_back_spoils_no_sample() {
    let (_, timing) = measured(|real| if real > 20.0 { real - 15.0 } else { real });
    let timing = timing.unwrap();
    assert!(timing.samples_ms.iter().all(|&sample| sample > 0.0));
    assert_near(timing.median_ms, RUN, 0.02);
}

#[test]
fn the_median_is_the_middle_and_the_ends_are_the_ends() {
    // Every third batch is disturbed.
    let calls = Cell::new(0_u32);
    let (_, timing) = measured(|real| {
        calls.set(calls.get() + 1);
        real + f64::from(calls.get() / 6) * 0.5
    });
    let timing = timing.unwrap();
    let mut sorted = timing.samples_ms.clone();
    sorted.sort_by(f64::total_cmp);
    assert_eq!((timing.min_ms, timing.max_ms), (sorted[0], sorted[6]));
    assert_eq!(timing.median_ms, sorted[3]);
    assert!(timing.max_ms > timing.min_ms);
}
