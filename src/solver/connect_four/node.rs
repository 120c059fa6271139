//! A position as the search passes it on, and tests for four in a row.

use super::shape::{Shape, mirror};

/// A position in which nobody has four in a row and the side to move cannot complete four at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct ColumnNode {
    /// The stones of the side to move.
    pub mover: u64,
    /// The stones of both sides.
    pub taken: u64,
    /// The empty cells that would complete four for the side to move. None of them is playable now.
    pub mine: u64,
    /// The empty cells that would complete four for the other side.
    pub theirs: u64,
    /// The moves that do not let the other side win with its next stone. If there are none, the
    /// other side wins.
    pub safe: u64,
    /// The number of stones.
    pub stones: i32,
}

impl ColumnNode {
    /// Returns the node of a position without four in a row; `None` if the side to move wins at
    /// once.
    pub fn new<S: Shape>(shape: S, mover: u64, taken: u64) -> Option<ColumnNode> {
        debug_assert!(!has_four(shape, mover) && !has_four(shape, mover ^ taken));
        let empty = shape.board() & !taken;
        let mine = completing_cells(shape, mover) & empty;
        let theirs = completing_cells(shape, mover ^ taken) & empty;
        let playable = playable(shape, taken);
        (mine & playable == 0).then(|| ColumnNode {
            mover,
            taken,
            mine,
            theirs,
            safe: safe(playable, theirs),
            stones: taken.count_ones() as i32,
        })
    }

    /// True if there is only one safe move. It is played without entering the position.
    #[inline(always)]
    pub fn is_played_at_once(&self) -> bool {
        self.safe & self.safe.wrapping_sub(1) == 0
    }

    /// Returns the node after a safe move.
    #[inline(always)]
    pub fn play<S: Shape>(&self, shape: S, mv: u64) -> ColumnNode {
        let taken = self.taken | mv;
        let theirs = completing_cells(shape, self.mover | mv) & shape.board() & !taken;
        self.after(mv, theirs, safe(playable(shape, taken), theirs))
    }

    /// Returns the same node, if the winning cells of the side that has moved and the safe replies
    /// are already known.
    #[inline(always)]
    pub fn after(&self, mv: u64, theirs: u64, safe: u64) -> ColumnNode {
        ColumnNode {
            mover: self.mover ^ self.taken,
            taken: self.taken | mv,
            mine: self.theirs & !mv,
            theirs,
            safe,
            stones: self.stones + 1,
        }
    }

    /// Returns a number that no other position on a board of this shape has. It has the mover's
    /// stones, and a mark above the highest stone of each column.
    #[inline(always)]
    pub fn key<S: Shape>(&self, shape: S) -> u64 {
        self.mover | (self.taken + shape.bottom())
    }

    /// True if a position and its mirror image can both come after this position. That is the case
    /// if no stone is mirrored onto a stone of the other side.
    pub fn leads_to_mirror_images<S: Shape>(&self, shape: S) -> bool {
        mirror(shape, self.mover) & (self.mover ^ self.taken) == 0
    }
}

/// Returns the cells that a stone can fall into.
#[inline(always)]
pub(super) fn playable<S: Shape>(shape: S, taken: u64) -> u64 {
    // Adding one to a column of stones carries a bit to the cell above them.
    (taken + shape.bottom()) & shape.board()
}

/// Returns the moves after which the other side, with these winning cells, does not win at once. A
/// playable winning cell must be taken, and a cell below one must not.
#[inline(always)]
fn safe(playable: u64, theirs: u64) -> u64 {
    let forced = playable & theirs;
    let moves = if forced == 0 {
        playable
    } else if forced & (forced - 1) == 0 {
        forced
    } else {
        0
    };
    moves & !(theirs >> 1)
}

/// Returns the score of a side that wins with its next stone, on a board with this number of
/// stones. It is one more than the number of stones that this side then has left.
#[inline(always)]
pub(super) fn win_with_next<S: Shape>(shape: S, stones: i32) -> i32 {
    (shape.cells() + 1 - stones) >> 1
}

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

/// Returns the cells that would complete four in a row for these stones. They can include taken
/// cells and guards, which the caller removes.
#[inline(always)]
pub(super) fn completing_cells<S: Shape>(shape: S, stones: u64) -> u64 {
    let stride = shape.stride();
    // Only the cell on top of three stones completes a column.
    let column = (stones << 1) & (stones << 2) & (stones << 3);
    if shape.columns() < 4 {
        return column;
    }
    column
        | completing_cells_along(stones, stride - 1)
        | completing_cells_along(stones, stride)
        | completing_cells_along(stones, stride + 1)
}

/// Returns the cells that complete four in one direction. Such a cell is next to two stones in a
/// row, and there is a third stone on its other side or beyond the two.
#[inline(always)]
fn completing_cells_along(stones: u64, step: u32) -> u64 {
    let pairs = stones & (stones >> step);
    let two_before = pairs << (2 * step);
    let two_after = pairs >> step;
    (two_before & ((stones << (3 * step)) | (stones >> step)))
        | (two_after & ((stones << step) | (stones >> (3 * step))))
}
