//! How many times faster one piece of work is than another.
//!
//! A busy machine takes the processor away for some milliseconds at a time, and a compiler may still
//! be at work on what is timed. So the two take turns, block by block, and only the fastest batches
//! count. Single batches do not take turns: right after the slow work, the fast one finds the
//! processor's predictors trained for something else, so its first batch is always slow.

use super::batch::Work;
use super::contender::Contender;
use super::ratio::Ratio;
use super::turns::Turns;

/// A batch should be this many times as long as the clock's resolution.
const TICKS: f64 = 20.0;
/// However fine the clock is, a batch should last so many milliseconds. A much longer one would
/// seldom find the processor free from its start to its end.
const LEAST_BATCH_MS: f64 = 0.8;
/// However coarse the clock is, a batch need not last more milliseconds, or more than one step.
const LONGEST_BATCH_MS: f64 = 25.0;
/// How many batches each of the two has in a block: the slow one, the fast one.
const BLOCK: [usize; 2] = [3, 4];
/// Agreement ends the comparison after so many milliseconds. Until then a compiler may be at work.
const LEAST_MS: f64 = 270.0;
/// After so many milliseconds it ends in any case.
const MOST_MS: f64 = 400.0;
/// No honest clock allows as many batches within that time.
const MOST_BATCHES: usize = 2_000;
/// After so many turns in which the clock showed nothing it counts as stopped.
const MOST_STILL: usize = 3;

/// What a comparison found. Times are in milliseconds and for one run.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// How many times faster the second work is: by the fastest batches of all if those agree and the
    /// turns confirm it, else by the fastest batches of each turn if most turns agree; `None` if
    /// neither do.
    pub ratio: Option<Ratio>,
    /// The time of the first work: of the middle turn if the ratio is that of the turns; else the mean
    /// of its fastest batches if they agree, or the time of the second fastest.
    pub first_ms: f64,
    /// The same for the second work.
    pub second_ms: f64,
    /// How many batches were timed, of both together.
    pub batches: usize,
}

/// Times two pieces of work in turns, or gives `None` if the clock does not move. `work` does the
/// first or the second, as its argument, 0 or 1, says.
///
/// It takes from 270 to 400 ms, and as long as one block of batches if that is longer. `costs` says
/// how much one run of each does, as for [`time`](super::time).
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
    let batch_ms = (TICKS * tick)
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
        turn = one.block(now, batch_ms, BLOCK[0], &mut work)
            + other.block(now, batch_ms, BLOCK[1], &mut work);
        turns.add([one.block_ms, other.block_ms]);
        spent += turn;
        still += usize::from(turn == 0.0);
        batches += BLOCK[0] + BLOCK[1];
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
            // The times beside a ratio are those that it comes from.
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

/// The ratio of the fastest batches, if they agree and were not fast at different speeds of the
/// processor, which the turns would show.
#[inline(never)] // it is called twice
fn by_fastest([first, second]: &[Contender; 2], turns: &Turns, tick: f64) -> Option<Ratio> {
    let agree = first.agree(tick) && second.agree(tick);
    agree
        .then(|| ratio(first, second, tick))
        .filter(|found| turns.confirm(found.ratio))
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
