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
    measured_by(PLAN, shown)
}

fn measured_by(plan: Plan, shown: impl Fn(f64) -> f64) -> (Option<f64>, Option<Timing>) {
    let real = Cell::new(0.0);
    let mut now = || {
        real.set(real.get() + 0.001);
        shown(real.get())
    };
    let tick = resolution(&mut now);
    let timing = time(&mut now, tick, plan, 1_000, || real.set(real.get() + RUN));
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
        let ticks = timing.runs_per_sample as f64 * RUN / step;
        // 50 ticks are promised where the budget allows it, which at 16 ms it does not.
        assert!(ticks > if step < 16.0 { 49.0 } else { 8.0 }, "{ticks}");
        assert_near(timing.median_ms, RUN, 1.0 / ticks);
        assert!(timing.min_ms > 0.0);
    }
}

#[test]
fn a_batch_has_five_ticks_however_small_the_budget_is() {
    let hasty = Plan {
        samples: 7,
        budget_ms: 1.0,
    };
    let (_, timing) = measured_by(hasty, |real| (real / 16.0).floor() * 16.0);
    let timing = timing.unwrap();
    assert!(timing.runs_per_sample as f64 * RUN > 4.0 * 16.0);
    assert_eq!(timing.samples_ms.len(), 3, "a median has three at least");
}

#[test]
fn a_clock_that_is_too_coarse_for_the_budget_tells_nothing() {
    let coarse = |budget_ms| {
        let plan = Plan {
            samples: 3,
            budget_ms,
        };
        measured_by(plan, |real| (real / 100.0).floor() * 100.0).1
    };
    assert_eq!(coarse(25.0), None);
    assert_near(coarse(500.0).unwrap().median_ms, RUN, 0.2);
}

#[test]
fn the_budget_ends_it() {
    let plan = |samples, budget_ms| Plan { samples, budget_ms };
    let taken = |plan| {
        let (_, timing) = measured_by(plan, |real| real);
        timing.unwrap().samples_ms.len()
    };
    assert_eq!(taken(Plan::QUICK), 1);
    assert_eq!(
        taken(plan(2, 0.0)),
        2,
        "fewer than three if fewer are asked for"
    );
    assert_eq!(taken(plan(500, 0.0)), 3);
    let some = taken(plan(500, 20.0));
    assert!((100..500).contains(&some), "{some} samples");
    assert_eq!(taken(plan(50, 1_000.0)), 50);
}

/// A clock that steps by these in turn, whenever it is read.
fn stepping(steps: &[f64]) -> impl FnMut() -> f64 {
    let mut steps = steps.iter().cycle();
    let mut shown = 100.0;
    move || {
        shown += steps.next().expect("they go round");
        shown
    }
}

#[test]
fn the_resolution_is_the_smallest_step_forwards() {
    // Every second reading is a step's end; the others begin one.
    let mut uneven = stepping(&[1.0, 7.0, 1.0, 3.0, 1.0, 9.0, 1.0, 4.0]);
    assert_eq!(resolution(&mut uneven), Some(3.0));
    let mut set_back = stepping(&[2.0, -5.0, 2.0, 2.0, 2.0, 2.0]);
    assert_eq!(resolution(&mut set_back), Some(1.0));
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
fn a_clock_that_leaps_an_hour_spoils_no_sample_wherever_it_leaps() {
    const HOUR: f64 = 3_600_000.0;
    for tenths in 0..400 {
        let when = f64::from(tenths) / 10.0;
        for leap in [HOUR, -HOUR] {
            let (_, timing) = measured(|real| if real > when { real + leap } else { real });
            let timing = timing.unwrap();
            assert_near(timing.median_ms, RUN, 0.02);
            assert_near(timing.min_ms, RUN, 0.1);
            assert_near(timing.max_ms, RUN, 0.1);
            assert!(timing.samples_ms.len() >= 3);
        }
    }
}

#[test]
fn a_clock_that_leaps_all_the_time_tells_no_hours() {
    let reads = Cell::new(0);
    let (_, timing) = measured(|real| {
        reads.set(reads.get() + 1);
        real + f64::from(reads.get() / 100) * 3_600_000.0 * f64::from(reads.get() % 3 - 1)
    });
    if let Some(Timing { min_ms, max_ms, .. }) = timing {
        assert!(min_ms > 0.0 && max_ms < 3_600_000.0, "{min_ms} to {max_ms}");
    }
}

/// A clock of which each batch seems longer than the one before it.
fn slowing() -> impl Fn(f64) -> f64 {
    let reads = Cell::new(0.0);
    move |real| {
        reads.set(reads.get() + 0.1);
        real + reads.get() * reads.get()
    }
}

#[test]
fn the_median_is_the_middle_and_the_ends_are_the_ends() {
    let (_, timing) = measured(slowing());
    let timing = timing.unwrap();
    let samples = &timing.samples_ms;
    assert!(samples.is_sorted_by(|one, next| one < next), "{samples:?}");
    assert_eq!((timing.min_ms, timing.max_ms), (samples[0], samples[6]));
    assert_eq!(timing.median_ms, samples[3]);
}

#[test]
fn the_median_of_an_even_number_is_between_the_two_in_the_middle() {
    let even = Plan { samples: 4, ..PLAN };
    let (_, timing) = measured_by(even, slowing());
    let timing = timing.unwrap();
    let [_, low, high, _] = timing.samples_ms[..] else {
        panic!("{timing:?}");
    };
    assert!(low < high);
    assert_eq!(timing.median_ms, (low + high) / 2.0);
}

#[test]
fn a_clock_that_runs_backwards_or_is_no_number_tells_nothing() {
    for shown in [|real: f64| 1e9 - real, |_| f64::NAN] {
        let (tick, timing) = measured(shown);
        assert_eq!((tick, timing.map(|timing| timing.median_ms)), (None, None));
    }
}

#[test]
fn a_clock_that_shows_anything_tells_no_time_that_cannot_be() {
    let shown = Cell::new(1_u32);
    let (tick, timing) = measured(|_| {
        shown.set(shown.get().wrapping_mul(1_103_515_245).wrapping_add(12_345));
        f64::from(shown.get() >> 1)
    });
    assert!(tick.is_none_or(|tick| tick > 0.0 && tick.is_finite()));
    if let Some(timing) = timing {
        assert!(timing.min_ms > 0.0 && timing.max_ms.is_finite());
    }
}
