//! How long a piece of work takes, measured with a clock that may be coarse.
//!
//! Browsers make their clocks coarse: `performance.now()` moves in steps of 5 µs to 100 ms. A search
//! that is shorter than a step seems to take no time, or a whole step. So the work is repeated until
//! a *batch* of runs is long against the clock's resolution, which is measured. The time of a run is
//! that of a batch, divided by its runs. The core has no clock: the caller passes one.
//!
//! * [`time`] measures one piece of work: several batches, their median, the fastest and the slowest.
//! * [`compare`] measures two pieces of work in turns and says how many times faster the second is.
//! * [`single`] says how long one run took, if it was long enough for the clock.
//!
//! # Clocks that lie
//!
//! A clock that stands still, that stops, that is set back or leaps ahead spoils no result: there are
//! fewer batches, or no time at all. A clock that moves only when it is read, or by next to nothing, is
//! noticed by the work that is done meanwhile: no machine does more than ten million units (nodes of a
//! search) in a millisecond, so a batch that seems to take less is not believed, and after a few of them
//! the measurement ends. So whatever the clock shows, the work has an end: at most forty million units
//! for each millisecond of a batch to find its number of runs, and ten million for each millisecond
//! that the clock shows from then on.
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
mod ratio;
mod timing;
mod turns;

pub use clock::{resolution, single};
pub use comparison::{Comparison, compare};
pub use ratio::Ratio;
pub use timing::{Plan, Timing, time};
