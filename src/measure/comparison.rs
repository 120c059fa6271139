//! Compares the speed of two pieces of work.
//!
//! A busy machine runs other programs for a few milliseconds at a time, and a compiler may still be
//! working on the timed code. So the two pieces take turns, block by block, and only the fastest
//! batches count. A block has several batches. Right after the slow work, the processor's
//! predictors are trained for something else, so the first batch of the fast work is always slow.
//!
//! A processor that other programs share changes its speed from one moment to the next. The fastest
//! batches of the two are then from different moments, and do not agree. Within a turn of about ten
//! milliseconds both are mostly timed at the same speed, so the ratios of the turns still agree.

use super::batch::Work;
use super::contender::Contender;

/// The length of a batch in steps of the clock.
const BATCH_TICKS: f64 = 20.0;
/// The shortest batch in milliseconds, even for a fine clock. Much longer batches would seldom run
/// without an interruption.
const LEAST_BATCH_MS: f64 = 0.8;
/// The longest batch in milliseconds, even for a coarse clock, unless one of its steps is longer.
const LONGEST_BATCH_MS: f64 = 25.0;
/// The number of batches in a block, of the slow and of the fast work.
const BLOCK_BATCHES: [usize; 2] = [3, 4];
/// The time in milliseconds after which the comparison ends if the batches agree. Until then, a
/// compiler may be working.
const LEAST_MS: f64 = 270.0;
/// The time in milliseconds after which the comparison ends in any case.
const MOST_MS: f64 = 400.0;
/// No correct clock allows this number of batches within that time.
const MOST_BATCHES: usize = 2_000;
/// The number of turns without a time after which the clock counts as stopped.
const MOST_STILL: usize = 3;

/// The result of a comparison. Times are in milliseconds and for one run.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// The time of the first work divided by the time of the second. It is from the fastest batches
    /// of all turns if they agree and the turns confirm it, or else from the turns if most of them
    /// agree; `None` otherwise.
    pub ratio: Option<Ratio>,
    /// The time of the first work. If the ratio is from the turns, this is the time of the middle
    /// turn. Otherwise it is the mean of the fastest batches if they agree, and the time of the
    /// second fastest if not.
    pub first_ms: f64,
    /// The time of the second work, in the same way.
    pub second_ms: f64,
    /// The number of batches that were timed, of both together.
    pub batches: usize,
}

/// Times two pieces of work in turns. Returns `None` if the clock does not move. `work` does the
/// first work for the argument 0, and the second for 1.
///
/// It takes 270 to 400 ms, or the time of one block of batches if that is longer. `costs` has the
/// cost of one run of each, as for [`time`](super::time).
///
/// ```
/// use cutoff::measure::{compare, resolution};
///
/// fn sum(most: u32) {
///     std::hint::black_box((0..most).fold(0, |sum, i| std::hint::black_box(sum ^ i)));
/// }
/// let start = std::time::Instant::now();
/// let mut clock = || start.elapsed().as_secs_f64() * 1e3;
/// let tick = resolution(&mut clock);
/// let found = compare(&mut clock, tick, [1, 1], |which| sum([40_000, 1_000][which]));
/// let found = found.expect("this clock moves");
/// assert!(found.first_ms > found.second_ms);
/// if let Some(ratio) = found.ratio {
///     assert!(ratio.low <= ratio.ratio && ratio.ratio <= ratio.high);
/// }
/// ```
pub fn compare(
    now: &mut impl FnMut() -> f64,
    resolution: Option<f64>,
    costs: [u64; 2],
    mut work: impl FnMut(usize),
) -> Option<Comparison> {
    let tick = resolution?;
    let batch_ms = (BATCH_TICKS * tick)
        .max(LEAST_BATCH_MS)
        .min(LONGEST_BATCH_MS.max(tick));
    let [first, second] = costs.map(|cost| Work { cost, tick });
    let mut contenders = [
        Contender::new(0, now, batch_ms, first, &mut work)?,
        Contender::new(1, now, batch_ms, second, &mut work)?,
    ];
    let mut spent = contenders[0].spent_ms + contenders[1].spent_ms;
    let (mut turn, mut batches, mut still) = (0.0, 0, 0);
    let mut turns = Turns::default();
    while batches == 0 || spent + turn < MOST_MS && batches < MOST_BATCHES && still < MOST_STILL {
        let [one, other] = &mut contenders;
        turn = one.block(now, batch_ms, BLOCK_BATCHES[0], &mut work)
            + other.block(now, batch_ms, BLOCK_BATCHES[1], &mut work);
        turns.add([one.block_ms, other.block_ms]);
        spent += turn;
        still += usize::from(turn == 0.0);
        batches += BLOCK_BATCHES[0] + BLOCK_BATCHES[1];
        if spent >= LEAST_MS && by_fastest(&contenders, &turns, tick).is_some() {
            break;
        }
    }
    let mut ratio = by_fastest(&contenders, &turns, tick);
    let [first, second] = &contenders;
    let mut times = [first.run_ms(tick), second.run_ms(tick)];
    if ratio.is_none() && first.is_fine(tick) && second.is_fine(tick) {
        ratio = turns.ratio();
        if ratio.is_some() {
            // The times must be those that the ratio is computed from.
            times = turns.middle();
        }
    }
    let [first_ms, second_ms] = times;
    Some(Comparison {
        ratio,
        first_ms,
        second_ms,
        batches,
    })
}

/// Returns the ratio of the fastest batches; `None` unless they agree and the turns show that both
/// ran at the same speed of the processor.
#[inline(never)] // it is called twice
fn by_fastest([first, second]: &[Contender; 2], turns: &Turns, tick: f64) -> Option<Ratio> {
    let agree = first.agree(tick) && second.agree(tick);
    agree
        .then(|| ratio(first, second, tick))
        .filter(|one| turns.confirm(one.ratio))
}

fn ratio(first: &Contender, second: &Contender, tick: f64) -> Ratio {
    let (first_least, first_most) = first.bounds(tick);
    let (second_least, second_most) = second.bounds(tick);
    Ratio {
        ratio: first.mean() / second.mean(),
        low: first_least / second_most,
        high: first_most / second_least,
    }
}

/// The ratio of two times. Its limits follow from the spread of the fastest batches and the
/// resolution of the clock.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ratio {
    /// The time of the first work, divided by that of the second.
    pub ratio: f64,
    /// The lower limit.
    pub low: f64,
    /// The upper limit.
    pub high: f64,
}

/// The smallest number of turns that can show agreement.
const FEWEST_TURNS: usize = 6;
/// The largest ratio of two turns in the middle third.
const AGREEMENT: f64 = 1.1;

/// For each turn, the time of a run of the first and of the second work, in milliseconds. Turns are
/// sorted by ratio, the smallest first.
#[derive(Default)]
struct Turns(Vec<[f64; 2]>);

impl Turns {
    /// Adds a turn, unless the clock showed no time.
    fn add(&mut self, times: [f64; 2]) {
        let ratio = ratio_of(times);
        if ratio > 0.0 && ratio < f64::INFINITY {
            let index = self.0.partition_point(|&other| ratio_of(other) <= ratio);
            self.0.insert(index, times);
        }
    }

    /// Returns the turn at this sixth of the sorted turns (3 is the median); NaN if there are none.
    #[inline(never)]
    fn sixths(&self, count: usize) -> [f64; 2] {
        let index = self.0.len() * count / 6;
        self.0.get(index).copied().unwrap_or([f64::NAN; 2])
    }

    /// Returns the times of the middle turn.
    fn middle(&self) -> [f64; 2] {
        self.sixths(3)
    }

    /// True if a ratio is close to that of the middle turn.
    fn confirm(&self, ratio: f64) -> bool {
        let middle = ratio_of(self.middle());
        middle <= ratio * AGREEMENT && ratio <= middle * AGREEMENT
    }

    /// Returns the ratio of the middle turn, with the ends of the middle third as its limits;
    /// `None` if the turns are too few or differ too much.
    fn ratio(&self) -> Option<Ratio> {
        let [low, ratio, high] = [2, 3, 4].map(|count| ratio_of(self.sixths(count)));
        let agree = self.0.len() >= FEWEST_TURNS && high <= low * AGREEMENT;
        agree.then_some(Ratio { ratio, low, high })
    }
}

fn ratio_of([first, second]: [f64; 2]) -> f64 {
    first / second
}
