//! The size of a board, and the bits of its cells.
//!
//! ```text
//!  row 5   5 12 19 26 33 40 47       Bit 6, 13, … 48 (the guard above each column) stays empty.
//!  row 4   4 11 18 25 32 39 46       It keeps lines from running on into the next column, and a
//!  row 3   3 10 17 24 31 38 45       sum that carries out of a column stops there.
//!  row 2   2  9 16 23 30 37 44
//!  row 1   1  8 15 22 29 36 43
//!  row 0   0  7 14 21 28 35 42
//! ```
//!
//! This layout is common. For example, J. Tromp's Fhourstones has it.

/// The largest number of bits of a board. Each column has one bit more than its rows.
pub const BITS: u32 = 64;

/// The largest number of columns.
pub(super) const MOST_COLUMNS: usize = 16;

/// The size of a board, and the sets of cells that follow from it.
///
/// The search is compiled once for [`SevenBySix`], where all of this is constant, and once for
/// [`AnyShape`].
pub(super) trait Shape: Copy {
    /// An array with one value for each column.
    type PerColumn<T: Copy + Default>: AsRef<[T]> + AsMut<[T]>;

    fn columns(self) -> u32;
    fn rows(self) -> u32;
    /// Returns the lowest cell of each column.
    fn bottom(self) -> u64;
    /// Returns all cells, without the guards.
    fn board(self) -> u64;
    /// Returns every other row, including the top row.
    fn top_parity(self) -> u64;
    /// Returns a default value for each column.
    fn per_column<T: Copy + Default>(self) -> Self::PerColumn<T>;

    /// Returns the distance of a cell's bit from that of its neighbour on the right.
    #[inline(always)]
    fn stride(self) -> u32 {
        self.rows() + 1
    }
    /// Returns the number of cells.
    #[inline(always)]
    fn cells(self) -> i32 {
        (self.columns() * self.rows()) as i32
    }
    /// Returns the highest cell of each column.
    #[inline(always)]
    fn top(self) -> u64 {
        self.bottom() << (self.rows() - 1)
    }
}

/// Returns the same cells seen from behind the board.
#[inline(never)]
pub(super) fn mirror<S: Shape>(shape: S, cells: u64) -> u64 {
    let stride = shape.stride();
    let column = u64::MAX >> (64 - stride);
    (0..shape.columns()).fold(0, |mirrored: u64, i| {
        mirrored.unbounded_shl(stride) | (cells >> (i * stride)) & column
    })
}

/// The usual board: seven columns, six rows.
#[derive(Clone, Copy, Debug)]
pub(super) struct SevenBySix;

const SEVEN_BY_SIX: AnyShape = AnyShape::unchecked(7, 6);

impl Shape for SevenBySix {
    type PerColumn<T: Copy + Default> = [T; 7];

    #[inline(always)]
    fn columns(self) -> u32 {
        7
    }
    #[inline(always)]
    fn rows(self) -> u32 {
        6
    }
    #[inline(always)]
    fn bottom(self) -> u64 {
        const { SEVEN_BY_SIX.bottom }
    }
    #[inline(always)]
    fn board(self) -> u64 {
        const { SEVEN_BY_SIX.board }
    }
    #[inline(always)]
    fn top_parity(self) -> u64 {
        const { SEVEN_BY_SIX.top_parity }
    }
    #[inline(always)]
    fn per_column<T: Copy + Default>(self) -> [T; 7] {
        [T::default(); 7]
    }
}

/// A board of any size with enough bits. The size is known only at run time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AnyShape {
    columns: u32,
    rows: u32,
    bottom: u64,
    board: u64,
    top_parity: u64,
}

impl AnyShape {
    /// The usual board: seven columns, six rows.
    pub const SEVEN_BY_SIX: AnyShape = SEVEN_BY_SIX;

    /// Returns a board of `columns` × `rows`, or `None` if it has no cell or more than 16 columns,
    /// or takes more than [`BITS`] bits, which are `columns` × (`rows` + 1).
    ///
    /// ```
    /// use cutoff::solver::connect_four::AnyShape;
    ///
    /// assert_eq!(AnyShape::new(7, 6), Some(AnyShape::SEVEN_BY_SIX));
    /// assert!(AnyShape::new(8, 7).is_some()); // 64 bits
    /// assert_eq!(AnyShape::new(8, 8), None); // 72 bits
    /// ```
    pub fn new(columns: u32, rows: u32) -> Option<AnyShape> {
        let bits = columns.checked_mul(rows.checked_add(1)?)?;
        let few = columns as usize <= MOST_COLUMNS && bits <= BITS;
        (columns > 0 && rows > 0 && few).then(|| AnyShape::unchecked(columns, rows))
    }

    /// Returns the number of columns.
    pub const fn columns(self) -> u32 {
        self.columns
    }

    /// Returns the number of rows.
    pub const fn rows(self) -> u32 {
        self.rows
    }

    const fn unchecked(columns: u32, rows: u32) -> AnyShape {
        let (mut bottom, mut column) = (0, 0);
        while column < columns {
            bottom |= 1 << (column * (rows + 1));
            column += 1;
        }
        let (mut top_parity, mut row) = (0, (rows - 1) % 2);
        while row < rows {
            top_parity |= bottom << row;
            row += 2;
        }
        AnyShape {
            columns,
            rows,
            bottom,
            board: (bottom << rows) - bottom,
            top_parity,
        }
    }
}

impl Shape for AnyShape {
    type PerColumn<T: Copy + Default> = [T; MOST_COLUMNS];

    #[inline(always)]
    fn columns(self) -> u32 {
        self.columns
    }
    #[inline(always)]
    fn rows(self) -> u32 {
        self.rows
    }
    #[inline(always)]
    fn bottom(self) -> u64 {
        self.bottom
    }
    #[inline(always)]
    fn board(self) -> u64 {
        self.board
    }
    #[inline(always)]
    fn top_parity(self) -> u64 {
        self.top_parity
    }
    #[inline(always)]
    fn per_column<T: Copy + Default>(self) -> [T; MOST_COLUMNS] {
        [T::default(); MOST_COLUMNS]
    }
}
