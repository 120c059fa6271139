//! A ratio of two times, with its error.

/// The number of times that one work is faster, with its lower and upper limit by the spread of the
/// fastest batches and the resolution of the clock.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ratio {
    /// The time of the first work, divided by that of the second.
    pub ratio: f64,
    /// The lower limit.
    pub low: f64,
    /// The upper limit.
    pub high: f64,
}
