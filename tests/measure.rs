//! Times from made-up clocks: no time is told that the clock has not shown.
#![cfg(not(target_arch = "wasm32"))]

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

/// As the fake clocks of some test frameworks: no batch ever seems longer than another, and waiting
/// for one that is long enough would never end.
#[test]
fn a_clock_that_moves_only_when_it_is_read_tells_nothing() {
    let reads = Cell::new(0.0);
    let (tick, timing) = measured(|_| {
        reads.set(reads.get() + 0.5);
        reads.get()
    });
    assert_eq!(tick, Some(0.5));
    assert_eq!(timing, None);
}

#[test]
fn a_clock_that_is_set_back_spoils_no_sample() {
    let (_, timing) = measured(|real| if real > 6.0 { real - 4.5 } else { real });
    let timing = timing.unwrap();
    assert!(timing.samples_ms.iter().all(|&sample| sample > 0.0));
    assert_near(timing.median_ms, RUN, 0.02);
}

#[test]
fn the_median_is_the_middle_and_the_ends_are_the_ends() {
    // Each batch seems longer than the one before it.
    let reads = Cell::new(0.0);
    let (_, timing) = measured(|real| {
        reads.set(reads.get() + 0.1);
        real + reads.get() * reads.get()
    });
    let timing = timing.unwrap();
    let samples = &timing.samples_ms;
    assert!(samples.is_sorted_by(|one, next| one < next), "{samples:?}");
    assert_eq!((timing.min_ms, timing.max_ms), (samples[0], samples[6]));
    assert_eq!(timing.median_ms, samples[3]);
}
