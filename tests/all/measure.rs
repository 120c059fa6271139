//! Tests measurements with simulated clocks. No result has a time that the clock did not show.

use std::cell::Cell;

use cutoff::measure::{Comparison, Plan, Timing, compare, resolution, single, time};

/// Milliseconds of one run.
const RUN: f64 = 0.01;
const PLAN: Plan = Plan {
    samples: 7,
    budget_ms: 1_000.0,
};

/// Measures work of a known length with a clock that is read through `shown`. A reading takes a
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
fn a_fine_clock_gives_the_time() {
    let (tick, timing) = measured(|real| real);
    assert_near(tick.unwrap(), 0.001, 0.1);
    let timing = timing.unwrap();
    assert_near(timing.median_ms, RUN, 0.02);
    assert_eq!(timing.samples_ms.len(), 7);
    assert_eq!(timing.runs, 7 * timing.runs_per_sample);
}

#[test]
fn a_coarse_clock_gives_the_time_by_longer_batches() {
    for step in [0.1, 1.0, 16.0] {
        let (tick, timing) = measured(|real| (real / step).floor() * step);
        assert_near(tick.unwrap(), step, 0.01);
        let timing = timing.unwrap();
        let ticks = timing.runs_per_sample as f64 * RUN / step;
        // A batch has 50 ticks if the budget allows. With ticks of 16 ms it does not.
        assert!(ticks > if step < 16.0 { 49.0 } else { 8.0 }, "{ticks}");
        assert_near(timing.median_ms, RUN, 1.0 / ticks);
        assert!(timing.min_ms > 0.0);
    }
}

#[test]
fn a_batch_has_at_least_five_ticks_with_any_budget() {
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
fn a_clock_too_coarse_for_the_budget_measures_nothing() {
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
fn a_budget_ends_a_measurement() {
    let plan = |samples, budget_ms| Plan { samples, budget_ms };
    let taken = |plan| {
        let (_, timing) = measured_by(plan, |real| real);
        timing.unwrap().samples_ms.len()
    };
    assert_eq!(taken(plan(1, 20.0)), 1);
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

/// A clock that moves by these steps in turn, at each reading.
fn stepping(steps: &[f64]) -> impl FnMut() -> f64 {
    let mut steps = steps.iter().cycle();
    let mut shown = 100.0;
    move || {
        shown += steps.next().expect("they go round");
        shown
    }
}

#[test]
fn the_resolution_is_the_smallest_step_forward() {
    // Every second reading is at the end of a step, and the others are at its beginning.
    let mut uneven = stepping(&[1.0, 7.0, 1.0, 3.0, 1.0, 9.0, 1.0, 4.0]);
    assert_eq!(resolution(&mut uneven), Some(3.0));
    let mut set_back = stepping(&[2.0, -5.0, 2.0, 2.0, 2.0, 2.0]);
    assert_eq!(resolution(&mut set_back), Some(1.0));
}

#[test]
fn a_clock_that_never_moves_measures_nothing() {
    assert_eq!(measured(|_| 42.0), (None, None));
}

#[test]
fn a_clock_that_stops_measures_nothing() {
    let (tick, timing) = measured(|real| real.min(5.0));
    assert!(tick.is_some());
    assert_eq!(timing, None);
}

/// Some test frameworks have such fake clocks. No batch ever seems longer than another, so waiting
/// for a longer one would never end.
#[test]
fn a_clock_that_moves_only_when_it_is_read_measures_nothing() {
    let reads = Cell::new(0.0);
    let (tick, timing) = measured(|_| {
        reads.set(reads.get() + 0.5);
        reads.get()
    });
    assert_eq!(tick, Some(0.5));
    assert_eq!(timing, None);
}

#[test]
fn setting_the_clock_back_spoils_no_sample() {
    let (_, timing) = measured(|real| if real > 6.0 { real - 4.5 } else { real });
    let timing = timing.unwrap();
    assert!(timing.samples_ms.iter().all(|&sample| sample > 0.0));
    assert_near(timing.median_ms, RUN, 0.02);
}

#[test]
fn a_jump_of_the_clock_by_an_hour_spoils_no_sample() {
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
fn a_clock_that_keeps_jumping_adds_no_hours_to_a_time() {
    let reads = Cell::new(0);
    let (_, timing) = measured(|real| {
        reads.set(reads.get() + 1);
        real + f64::from(reads.get() / 100) * 3_600_000.0 * f64::from(reads.get() % 3 - 1)
    });
    if let Some(Timing { min_ms, max_ms, .. }) = timing {
        assert!(min_ms > 0.0 && max_ms < 3_600_000.0, "{min_ms} to {max_ms}");
    }
}

/// A clock that makes each batch seem longer than the previous one.
fn slowing() -> impl Fn(f64) -> f64 {
    let reads = Cell::new(0.0);
    move |real| {
        reads.set(reads.get() + 0.1);
        real + reads.get() * reads.get()
    }
}

#[test]
fn a_summary_has_the_median_and_both_extremes() {
    let (_, timing) = measured(slowing());
    let timing = timing.unwrap();
    let samples = &timing.samples_ms;
    assert!(samples.is_sorted_by(|one, next| one < next), "{samples:?}");
    assert_eq!((timing.min_ms, timing.max_ms), (samples[0], samples[6]));
    assert_eq!(timing.median_ms, samples[3]);
}

#[test]
fn the_median_of_an_even_number_of_samples_is_between_the_middle_two() {
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
fn a_single_run_has_a_time_if_it_takes_twenty_steps_of_the_clock() {
    assert_eq!(single(2.0, Some(0.1)), Some(2.0));
    assert_eq!(single(1.9, Some(0.1)), None);
    assert_eq!(single(1.9, None), None);
    assert_eq!(single(f64::NAN, Some(0.1)), None);
    assert_eq!(single(-5.0, Some(0.1)), None);
}

#[test]
fn a_clock_that_shows_no_number_measures_nothing() {
    assert_eq!(measured(|_| f64::NAN), (None, None));
    let (tick, timing) = measured(|real| if real > 5.0 { f64::NAN } else { real });
    assert!(tick.is_some());
    assert_eq!(timing, None);
}

/// The clock moves by a tiny amount at each reading, as clocks do that are made imprecise on
/// purpose.
#[test]
fn a_clock_that_creeps_when_it_is_read_measures_nothing() {
    for creep in [1e-9, 5e-324] {
        let reads = Cell::new(0.0);
        let (_, timing) = measured(|_| {
            reads.set(reads.get() + creep);
            reads.get()
        });
        assert_eq!(timing, None, "{creep}");
    }
}

/// The times of the two searches in a comparison: minimax and alpha-beta from the empty board.
const BOTH: [f64; 2] = [2.6, 0.1];

/// Compares work of known lengths with a clock that is read through `shown`. A reading takes a
/// microsecond. `busy` returns how long the machine takes for the work that starts at `real`.
fn compared_by(
    lengths: [f64; 2],
    shown: impl Fn(f64) -> f64,
    busy: impl Fn(f64, f64) -> f64,
) -> (Option<Comparison>, f64) {
    let real = Cell::new(0.0);
    let mut now = || {
        real.set(real.get() + 0.001);
        shown(real.get())
    };
    let tick = resolution(&mut now);
    let start = real.get();
    let found = compare(&mut now, tick, [1_000, 1_000], |which| {
        real.set(real.get() + busy(real.get(), lengths[which]));
    });
    (found, real.get() - start)
}

fn compared(shown: impl Fn(f64) -> f64) -> Option<Comparison> {
    compared_by(BOTH, shown, |_, length| length).0
}

fn assert_ratio(found: &Comparison, expected: f64, share: f64) {
    let ratio = found.ratio.expect("the batches agree");
    assert_near(ratio.ratio, expected, share);
    assert!(ratio.low <= ratio.ratio && ratio.ratio <= ratio.high);
    assert!(ratio.low <= expected && expected <= ratio.high, "{ratio:?}");
    assert_near(ratio.ratio, found.first_ms / found.second_ms, 1e-9);
}

#[test]
fn a_comparison_finds_the_ratio_within_its_time() {
    for (lengths, step) in [
        (BOTH, 0.0),
        (BOTH, 0.005),
        (BOTH, 0.1),
        (BOTH, 1.0),
        ([0.000_4, 0.000_2], 0.005), // near the end of a game
        ([0.000_4, 0.000_2], 0.1),
        ([30.0, 1.0], 0.1), // a slow machine
    ] {
        let coarse = |real: f64| {
            if step > 0.0 {
                (real / step).floor() * step
            } else {
                real
            }
        };
        let (found, took) = compared_by(lengths, coarse, |_, length| length);
        let found = found.unwrap();
        assert_ratio(&found, lengths[0] / lengths[1], 0.06);
        assert_near(found.first_ms, lengths[0], 0.06);
        assert_near(found.second_ms, lengths[1], 0.06);
        // The time limit is exceeded by at most one block of batches.
        assert!(
            (270.0..440.0).contains(&took),
            "{took} ms for {lengths:?} by {step}"
        );
    }
}

#[test]
fn a_coarser_clock_gives_a_wider_range_for_the_ratio() {
    let spread = |step: f64| {
        let found = compared(|real| (real / step).floor() * step).unwrap();
        found.ratio.map(|ratio| ratio.high / ratio.low)
    };
    assert!(spread(0.005).unwrap() < 1.03);
    assert!((1.1..1.5).contains(&spread(0.1).unwrap()));
    // The clock is too coarse for a ratio, so only times are reported.
    for step in [16.0, 100.0] {
        let found = compared(|real| (real / step).floor() * step).unwrap();
        assert_eq!(found.ratio, None, "{step}");
        assert!(found.first_ms > 0.0 && found.second_ms > 0.0);
    }
}

/// A machine that runs another program for 4 ms of every 8 ms.
fn preempted(real: f64, length: f64) -> f64 {
    const SLICE: f64 = 4.0;
    let (mut at, mut left) = (real, length);
    while left > 0.0 {
        let phase = at % (2.0 * SLICE);
        if phase >= SLICE {
            at += 2.0 * SLICE - phase;
        } else {
            let run = left.min(SLICE - phase);
            at += run;
            left -= run;
        }
    }
    at - real
}

#[test]
fn a_busy_machine_does_not_change_the_ratio() {
    for step in [0.005, 0.1] {
        let clock = |real: f64| (real / step).floor() * step;
        let (found, took) = compared_by(BOTH, clock, preempted);
        assert_ratio(&found.unwrap(), 26.0, 0.1);
        assert!(took < 440.0, "{took}");
    }
}

#[test]
fn a_compiler_that_finishes_during_the_comparison_does_not_change_the_ratio() {
    for done in [10.0, 50.0, 150.0, 250.0] {
        let slow = |real: f64, length: f64| if real < done { 3.0 * length } else { length };
        let (found, _) = compared_by(BOTH, |real| (real / 0.1).floor() * 0.1, slow);
        assert_ratio(&found.unwrap(), 26.0, 0.1);
    }
}

#[test]
fn batches_that_disagree_have_times_but_no_ratio() {
    // Each piece of work has its own length. The longest is twenty times as long as the shortest.
    let state = Cell::new(1_u32);
    let (found, took) = compared_by(
        [2.6, 0.9],
        |real| real,
        |_, length| {
            state.set(state.get().wrapping_mul(1_103_515_245).wrapping_add(12_345));
            length * (1.0 + f64::from(state.get() >> 16) / 3_500.0)
        },
    );
    let found = found.unwrap();
    assert_eq!(found.ratio, None);
    assert!(found.first_ms >= 2.6 && found.second_ms >= 0.9);
    assert!((300.0..600.0).contains(&took), "{took}");
}

#[test]
fn a_processor_that_changes_its_speed_does_not_change_the_ratio() {
    // The machine is slow most of the time. It is fast for short periods, with fewer than four
    // batches of minimax.
    for (period, fast) in [(60.0, 5.0), (90.0, 8.0), (37.0, 4.0)] {
        for step in [0.005, 0.1] {
            let speed = |real: f64, length: f64| {
                if real % period < fast {
                    length
                } else {
                    1.6 * length
                }
            };
            let clock = |real: f64| (real / step).floor() * step;
            let (found, _) = compared_by(BOTH, clock, speed);
            let found = found.unwrap();
            let ratio = found.ratio;
            // A coarse clock may allow no claim.
            assert!(ratio.is_some() || step == 0.1, "{period} {fast}");
            if let Some(ratio) = ratio {
                assert_near(ratio.ratio, 26.0, 0.1);
                assert_near(ratio.ratio, found.first_ms / found.second_ms, 1e-9);
                assert!(ratio.low <= ratio.ratio && ratio.ratio <= ratio.high);
            }
        }
    }
}

#[test]
fn a_comparison_with_a_wrong_clock_invents_no_ratio() {
    assert_eq!(compared(|_| 42.0), None);
    assert_eq!(compared(|_| f64::NAN), None);
    let reads = Cell::new(0.0);
    let only_when_read = |_| {
        reads.set(reads.get() + 0.5);
        reads.get()
    };
    assert_eq!(compared(only_when_read), None);
    // The clock stops in the middle of a batch, which can then seem a little shorter than it was.
    for stop in [20.0, 60.0, 150.0] {
        let found = compared(|real| real.min(stop)).unwrap();
        assert_near(found.first_ms, 2.6, 0.25);
        assert_near(found.second_ms, 0.1, 0.25);
        if let Some(ratio) = found.ratio {
            assert_near(ratio.ratio, 26.0, 0.06);
        }
    }
}

#[test]
fn a_clock_that_jumps_does_not_change_the_ratio() {
    for tenths in 0..300 {
        let when = f64::from(tenths);
        for leap in [3_600_000.0, 1.0, -1.0, -3_600_000.0] {
            let found = compared(|real| if real > when { real + leap } else { real }).unwrap();
            if let Some(ratio) = found.ratio {
                assert_near(ratio.ratio, 26.0, 0.06);
            }
        }
    }
}

#[test]
fn a_clock_that_runs_backwards_or_is_not_a_number_measures_nothing() {
    for shown in [|real: f64| 1e9 - real, |_| f64::NAN] {
        let (tick, timing) = measured(shown);
        assert_eq!((tick, timing.map(|timing| timing.median_ms)), (None, None));
    }
}

#[test]
fn a_random_clock_measures_no_impossible_time() {
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

/// If all batches of a contender in the last block were discarded, its batches do not count as
/// agreeing.
#[test]
fn a_ratio_is_a_number_even_if_the_work_becomes_faster_late() {
    for at in 0..420 {
        for faster in [[0.5, 1.0], [1.0, 0.5], [0.5, 0.5]] {
            let real = Cell::new(0.0);
            let mut now = || {
                real.set(real.get() + 0.001);
                real.get()
            };
            let tick = resolution(&mut now);
            let found = compare(&mut now, tick, [1_000, 1_000], |which| {
                let share = if real.get() < f64::from(at) {
                    1.0
                } else {
                    faster[which]
                };
                real.set(real.get() + BOTH[which] * share);
            });
            let found = found.expect("this clock moves");
            assert!(
                found.first_ms.is_finite() && found.second_ms.is_finite(),
                "{at}: {found:?}"
            );
            if let Some(ratio) = found.ratio {
                assert!(
                    ratio.ratio.is_finite() && ratio.ratio > 0.0,
                    "{at}: {found:?}"
                );
                assert!(
                    ratio.low <= ratio.ratio && ratio.ratio <= ratio.high,
                    "{at}: {found:?}"
                );
            }
        }
    }
}

/// Returns the units of work of a measurement and of a comparison. The clock is right until
/// `honest` milliseconds. Afterwards it moves only when it is read, by `creep`.
fn work_by_a_creeping_clock(honest: f64, creep: f64) -> [u64; 2] {
    const COST: u64 = 1_000;
    // A node takes about three nanoseconds.
    const LENGTH: f64 = 0.003;
    let (real, crept, units) = (Cell::new(0.0), Cell::new(0.0), Cell::new(0));
    let mut now = || {
        if real.get() < honest {
            real.set(real.get() + 0.001);
            return real.get();
        }
        crept.set(crept.get() + creep);
        honest + crept.get()
    };
    let mut work = || {
        real.set(real.get() + LENGTH);
        units.set(units.get() + COST);
        assert!(units.get() < 1 << 33, "no end in sight");
    };
    let tick = resolution(&mut now);
    time(&mut now, tick, Plan::default(), COST, &mut work);
    let timed = units.take();
    real.set(0.0);
    crept.set(0.0);
    compare(&mut now, tick, [COST, COST], |_| work());
    [timed, units.take()]
}

/// A clock that moves only when it is read must not cost seconds, so the work is limited in units.
/// The same measurements with a right clock take about 12 and 100 million units.
#[test]
fn a_creeping_clock_costs_a_limited_amount_of_work() {
    for creep in [5e-324, 1e-9, 1e-3, 0.5, 5.0] {
        // Creeping starts at the first reading. The limit is the work of any machine while the
        // clock shows four batches and steps.
        let most = (4e7 * (50.0 * creep + creep + 1.0)) as u64;
        let [timed, compared] = work_by_a_creeping_clock(0.0, creep);
        assert!(timed < most, "{creep}: {timed}");
        assert!(compared < most, "{creep}: {compared}");
        // Creeping starts in the middle. The limit is batches of ten million units for each
        // millisecond that is shown.
        for honest in [0.1, 1.0, 5.0, 30.0, 100.0] {
            let [timed, compared] = work_by_a_creeping_clock(honest, creep);
            assert!(timed < 500_000_000, "{honest}, {creep}: {timed}");
            assert!(compared < 500_000_000, "{honest}, {creep}: {compared}");
        }
    }
    let [timed, compared] = work_by_a_creeping_clock(f64::INFINITY, 0.0);
    assert!((5_000_000..20_000_000).contains(&timed), "{timed}");
    assert!((50_000_000..150_000_000).contains(&compared), "{compared}");
}
