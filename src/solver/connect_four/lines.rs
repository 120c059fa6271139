//! Fours in a row, found for all cells at once.

use super::shape::Shape;

/// True if these stones contain four in a row.
#[inline(always)]
pub(super) fn has_four<S: Shape>(shape: S, stones: u64) -> bool {
    let stride = shape.stride();
    let along = |step: u32| {
        let pairs = stones & (stones >> step);
        pairs & (pairs >> (2 * step))
    };
    let mut fours = along(1);
    if shape.columns() >= 4 {
        fours |= along(stride - 1) | along(stride) | along(stride + 1);
    }
    fours != 0
}

/// The cells that would complete four in a row for these stones. They can include taken cells and
/// guards, which the caller removes.
#[inline(always)]
pub(super) fn completing<S: Shape>(shape: S, stones: u64) -> u64 {
    let stride = shape.stride();
    // Only the cell on top of three stones completes a column.
    let column = (stones << 1) & (stones << 2) & (stones << 3);
    if shape.columns() < 4 {
        return column;
    }
    column
        | completing_along(stones, stride - 1)
        | completing_along(stones, stride)
        | completing_along(stones, stride + 1)
}

/// The cells that complete four in one direction. Such a cell is next to two neighbours, and the
/// stone beyond it or beyond them is there too.
#[inline(always)]
fn completing_along(stones: u64, step: u32) -> u64 {
    let pairs = stones & (stones >> step);
    let two_before = pairs << (2 * step);
    let two_after = pairs >> step;
    (two_before & ((stones << (3 * step)) | (stones >> step)))
        | (two_after & ((stones << step) | (stones >> (3 * step))))
}
