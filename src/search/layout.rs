//! How the compiler lays a search out: small, or fast.

/// The layout of a search in machine code. It changes the speed and the size, and nothing else.
///
/// A search is one generic function, which visits a node. It goes on to the children as
/// [`Below`](Self::Below) says: either it calls itself ([`Recursive`]), or it calls a function for
/// the next ply, which the compiler puts in place of the call ([`Flat`]).
pub trait Layout {
    /// The layout of the plies below.
    type Below: Layout;
    /// Whether the game has ended at this ply at the latest.
    const LAST: bool;
}

/// One function that calls itself. It suits every game, and is what searches use unless another
/// layout is asked for.
#[derive(Clone, Copy, Debug, Default)]
pub struct Recursive;

impl Layout for Recursive {
    type Below = Recursive;
    const LAST: bool = false;
}

/// Each ply laid out within the one above it, for games that last `PLIES` plies at the most: about
/// twice as fast, at ten times the code. It is meant for searches that are timed.
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

/// A position below the last level of a layout has moves.
#[cold]
#[inline(never)]
pub(super) fn too_long() -> ! {
    panic!("the game is longer than the layout")
}
