//! Iterative deepening: a search one ply deep, then one two plies deep, and so on. Each first tries
//! the best line that the one before has found.

use std::cell::Cell;

use super::limit::{Estimated, Limited};
use super::variant::Variant;
use super::{
    Observer, OutcomeScore, PrincipalVariation, Score, Search, Window, Worth, alpha_beta_by,
};
use crate::game::{Game, Outcome};
use crate::order::Order;

/// What one iteration found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Iteration<M> {
    /// How many plies it looked ahead.
    pub depth: u32,
    /// MAX's value.
    pub value: i32,
    /// What the value means to the side to move at the root. A guess, unless this is the last
    /// iteration that there can be.
    pub worth: Worth,
    /// Best play as far as the iteration saw.
    pub line: Vec<M>,
    /// The nodes of this iteration and all before it.
    pub nodes: u64,
}

/// What the caller of [`iterative_deepening`] hears, and how it stops the search. `()` hears nothing
/// and never stops.
pub trait Progress<M> {
    /// An iteration is complete.
    fn iteration(&mut self, _: &Iteration<M>) {}

    /// Whether the search shall stop. It is asked at every position that is not an end, with the
    /// nodes entered so far.
    fn stops(&mut self, _nodes: u64) -> bool {
        false
    }
}

impl<M> Progress<M> for () {}

/// Searches by alpha-beta one ply deep, two plies deep and so on, until the worth is no guess. Source:
/// D. Slate, L. Atkin, *Chess 4.5* (1977).
///
/// `estimate` gives MAX's value of a position at the depth limit; see [`Estimated::new`]. The observer
/// receives the steps of every iteration.
///
/// Gives the last complete iteration, or `None` if the search was stopped in the first one. If it
/// was not stopped, the worth is exact. Of several best moves, the line does not always begin with
/// the first in order: an iteration starts with the line that the iteration before has found.
///
/// ```
/// use cutoff::search::{Iteration, OutcomeScore, Progress, Search, Worth, iterative_deepening};
/// use cutoff::{Board, Cell, TicTacToe};
///
/// /// Keeps what each iteration found, and stops after some thousand nodes.
/// #[derive(Default)]
/// struct Log(Vec<Worth>);
///
/// impl Progress<Cell> for Log {
///     fn iteration(&mut self, found: &Iteration<Cell>) {
///         self.0.push(found.worth);
///     }
///     fn stops(&mut self, nodes: u64) -> bool {
///         nodes > 5_000
///     }
/// }
///
/// let search = Search::new(&TicTacToe, OutcomeScore::depth_aware(9));
/// let won: Board = "XO.......".parse()?;
/// let mut log = Log::default();
/// let last = iterative_deepening(&search, won, |_| 0, &mut log, &mut ()).expect("time enough");
/// assert_eq!(last.worth, Worth::Win(5));
/// assert_eq!(log.0, [[Worth::Guess(0); 4].as_slice(), &[Worth::Win(5)]].concat());
/// # Ok::<(), cutoff::BoardError>(())
/// ```
pub fn iterative_deepening<G, O, E, P, V>(
    search: &Search<'_, G, OutcomeScore, O>,
    root: G::Position,
    estimate: E,
    progress: &mut P,
    observer: &mut V,
) -> Option<Iteration<G::Move>>
where
    G: Game<Outcome = Outcome>,
    O: Order<G>,
    E: Fn(G::Position) -> i32,
    P: Progress<G::Move>,
    V: Observer<G::Move, i32>,
{
    let limited = Limited { game: search.game };
    let nodes = Cell::new(0);
    let mut last: Option<Iteration<G::Move>> = None;
    for depth in 1.. {
        let scoring = Estimated::new(search.scoring, &estimate);
        let order = LineFirst {
            order: &search.order,
            line: last.as_ref().map_or(&[], |last| &last.line),
            depth,
        };
        let deep = Search::new(&limited, &scoring).with_order(order);
        let mut stop = Stop {
            asks: || progress.stops(nodes.get()),
            stopped: false,
        };
        let mut line = PrincipalVariation::default();
        let mut observers = ((Nodes(&nodes), &mut line), &mut *observer);
        let value = alpha_beta_by(&deep, (root, depth), &mut stop, &mut observers);
        if stop.stopped {
            return last;
        }
        let line = line.into_moves();
        let score = value.seen_by(search.game.to_move(root));
        let found = Iteration {
            depth,
            value,
            worth: deep.worth((root, depth), score, &line),
            line,
            nodes: nodes.get(),
        };
        progress.iteration(&found);
        if !matches!(found.worth, Worth::Guess(_)) {
            return Some(found);
        }
        last = Some(found);
    }
    unreachable!("every line of play ends")
}

/// Puts a move first: the one that the line of the iteration before has at this ply, if it is
/// legal.
struct LineFirst<'l, O, M> {
    order: &'l O,
    line: &'l [M],
    depth: u32,
}

impl<'g, G, O, M> Order<Limited<'g, G>> for LineFirst<'_, O, M>
where
    G: Game<Outcome = Outcome, Move = M>,
    O: Order<G>,
    M: Copy + Eq,
{
    fn moves(
        &self,
        limited: &Limited<'g, G>,
        (position, left): (G::Position, u32),
    ) -> impl Iterator<Item = M> {
        let first = self.line.get((self.depth - left) as usize).copied();
        let first = first.filter(|&mv| limited.game.is_legal(position, mv));
        let others = self.order.moves(limited.game, position);
        first
            .into_iter()
            .chain(others.filter(move |&mv| Some(mv) != first))
    }
}

/// Counts the nodes of all iterations where both the search and its observer can read them.
struct Nodes<'c>(&'c Cell<u64>);

impl<M, S> Observer<M, S> for Nodes<'_> {
    fn enter(&mut self, _: u32, _: Window<S>) {
        self.0.set(self.0.get() + 1);
    }
}

/// Alpha-beta that can be stopped. From then on it gives every position the value 0 without a
/// search, so it is back at the root at once. Its value then means nothing.
struct Stop<F> {
    asks: F,
    stopped: bool,
}

impl<P, F: FnMut() -> bool> Variant<P, i32> for Stop<F> {
    fn recall(&mut self, _: P, _: u32, _: Window<i32>) -> Option<i32> {
        self.stopped = self.stopped || (self.asks)();
        self.stopped.then_some(0)
    }
}
