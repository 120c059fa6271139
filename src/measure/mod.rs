//! Times of pieces of work, measured with a clock that may be coarse.
//!
//! Browsers make their clocks coarse. `performance.now()` moves in steps of 5 µs to 100 ms. A
//! search that is shorter than a step seems to take no time, or a whole step. So the work is
//! repeated until a *batch* of runs is long compared with the clock's resolution, which is
//! measured. The time of a run is the time of a batch divided by its number of runs. The core has
//! no clock, so the caller passes one.
//!
//! * [`time`] measures one piece of work. It returns several batches, their median, the fastest and
//!   the slowest.
//! * [`compare`] measures two pieces of work in turns. It returns how many times faster the second
//!   is.
//! * [`single`] returns the time of one run, if it was long enough for the clock.
//!
//! # Clocks that lie
//!
//! A clock that does not move, stops, is set back or jumps ahead does not affect results. There are
//! fewer batches, or there is no time at all. A clock that moves only when it is read, or hardly
//! moves, is recognised by the amount of work that is done between two steps. No machine does more
//! than ten million units (nodes of a search) in a millisecond. So a batch that seems to be faster
//! does not count, and after a few of these the measurement ends. The amount of work is limited for
//! every clock. To find the number of runs of a batch, it is at most forty million units for each
//! millisecond of the batch. After that it is ten million for each millisecond that the clock
//! shows.
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

mod batch;
mod clock;
mod comparison;
mod contender;
mod timing;

pub use clock::{resolution, single};
pub use comparison::{Comparison, Ratio, compare};
pub use timing::{Plan, Timing, time};
