//! How many times faster, with the room for error.

/// How many times faster, and what it can be at the least and at the most: by the spread of the
/// fastest batches and by the clock's resolution.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ratio {
    /// The time of the first work by that of the second.
    pub ratio: f64,
    /// No more than `ratio`.
    pub low: f64,
    /// No less than `ratio`.
    pub high: f64,
}
