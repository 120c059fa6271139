//! Layouts of a search in machine code: small or fast.

/// The layout of a search in machine code. It changes only the speed and the size.
///
/// A search is one generic function, which visits a node. For the children, it uses the layout
/// [`Below`](Self::Below): either it calls itself ([`Recursive`]), or it calls a function for the
/// next ply, which the compiler inlines ([`Flat`]).
pub trait Layout {
    /// The layout of the plies below.
    type Below: Layout;
    /// True if every game has ended at this ply.
    const LAST: bool;
}

/// Uses one function that calls itself. This is the default and works for every game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Recursive;

impl Layout for Recursive {
    type Below = Recursive;
    const LAST: bool = false;
}

/// Inlines each ply into the ply above it, for games of at most `PLIES` plies. The search is about
/// twice as fast, and its code ten times as large. It is meant for timed searches.
///
/// A search that finds a longer game panics.
#[derive(Clone, Copy, Debug, Default)]
pub struct Flat<const PLIES: usize>;

impl Layout for Flat<0> {
    type Below = Flat<0>;
    const LAST: bool = true;
}

/// The compiler cannot subtract from a constant parameter, so each number of plies is written out.
macro_rules! flat {
    ($($plies:literal)*) => {
        $(impl Layout for Flat<$plies> {
            type Below = Flat<{ $plies - 1 }>;
            const LAST: bool = false;
        })*
    };
}

flat! { 1 2 3 4 5 6 7 8 9 }

/// Panics if a position below the last level of a layout has moves.
#[cold]
#[inline(never)]
pub(super) fn too_long() -> ! {
    panic!("the game is longer than the layout")
}
