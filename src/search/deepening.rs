//! Iterative deepening: searches to depth one, two, and so on, each starting with the best line of
//! the previous search. Also finds the size of a search by running it.

use std::cell::Cell;

use super::variant::Variant;
use super::{
    Counter, Evaluation, Limit, Observer, OutcomeScore, PrincipalVariation, Score, Scoring, Search,
    Window, Worth, alpha_beta_by,
};
use crate::game::{Game, Outcome};
use crate::order::Order;

/// The result of one iteration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Iteration<M> {
    /// The depth of the iteration in plies.
    pub depth: u32,
    /// MAX's value.
    pub value: i32,
    /// The meaning of the value for the side to move at the root. It is an estimate unless no
    /// iteration can follow.
    pub worth: Worth,
    /// Best play, as far as the iteration searched.
    pub line: Vec<M>,
    /// The nodes of this iteration and all earlier ones together.
    pub nodes: u64,
}

/// Receives the iterations of [`iterative_deepening`], and can stop the search. `()` ignores them
/// and never stops it.
pub trait DeepeningObserver<M> {
    /// Receives a complete iteration.
    fn iteration(&mut self, _: &Iteration<M>) {}

    /// Returns true to stop the search. Called at every inner position, with the nodes entered so
    /// far.
    fn stops(&mut self, _nodes: u64) -> bool {
        false
    }
}

impl<M> DeepeningObserver<M> for () {}

/// Searches by alpha-beta one ply deep, two plies deep and so on, until the worth is proved.
/// Source: D. Slate, L. Atkin, *Chess 4.5* (1977).
///
/// `evaluation` gives the value of a position at the depth limit. The observer receives the steps
/// of every iteration.
///
/// Returns the last complete iteration, or `None` if the search was stopped in the first one. If
/// the search was not stopped, the worth is exact. Of several best moves, the line does not always
/// start with the first in order, because each iteration starts with the previous line.
///
/// ```
/// use cutoff::search::{Draws, Iteration, OutcomeScore, DeepeningObserver, Search, Worth, iterative_deepening};
/// use cutoff::games::tic_tac_toe::{Board, PackedCell, TicTacToe};
///
/// /// Keeps what each iteration found, and stops after some thousand nodes.
/// #[derive(Default)]
/// struct Log(Vec<Worth>);
///
/// impl DeepeningObserver<PackedCell> for Log {
///     fn iteration(&mut self, found: &Iteration<PackedCell>) {
///         self.0.push(found.worth);
///     }
///     fn stops(&mut self, nodes: u64) -> bool {
///         nodes > 5_000
///     }
/// }
///
/// let search = Search::new(&TicTacToe, OutcomeScore::depth_aware(&TicTacToe));
/// let won: Board = "XO.......".parse()?;
/// let mut log = Log::default();
/// let last = iterative_deepening(&search, won, &Draws, &mut log, &mut ()).expect("time enough");
/// assert_eq!(last.worth, Worth::Win(5));
/// assert_eq!(log.0, [[Worth::Estimate(0); 4].as_slice(), &[Worth::Win(5)]].concat());
/// # Ok::<(), cutoff::games::BoardError>(())
/// ```
pub fn iterative_deepening<G, O, E, P, V>(
    search: &Search<'_, G, OutcomeScore, O>,
    root: G::Position,
    evaluation: &E,
    progress: &mut P,
    observer: &mut V,
) -> Option<Iteration<G::Move>>
where
    G: Game<Outcome = Outcome>,
    O: Order<G>,
    E: Evaluation<G>,
    P: DeepeningObserver<G::Move>,
    V: Observer<G::Move, i32>,
{
    let nodes = Cell::new(0);
    let mut last: Option<Iteration<G::Move>> = None;
    for depth in 1.. {
        let order = LineFirst {
            order: &search.order,
            line: last.as_ref().map_or(&[], |last| &last.line),
        };
        let deep = Search::new(search.game, search.scoring)
            .with_order(order)
            .limited(depth, evaluation);
        let mut stop = Stop {
            asks: || progress.stops(nodes.get()),
            stopped: false,
        };
        let mut line = (Counter::default(), PrincipalVariation::default());
        let mut observers = ((Nodes(&nodes), &mut line), &mut *observer);
        let value = alpha_beta_by(&deep, root, &mut stop, &mut observers);
        if stop.stopped {
            return last;
        }
        let (counts, line) = line;
        let line: Vec<_> = line.into();
        let score = value.seen_by(search.game.to_move(root));
        let iteration = Iteration {
            depth,
            value,
            worth: deep.worth(root, score, &line, counts.estimates),
            line,
            nodes: nodes.get(),
        };
        progress.iteration(&iteration);
        if !matches!(iteration.worth, Worth::Estimate(_)) {
            return Some(iteration);
        }
        last = Some(iteration);
    }
    unreachable!("every line of play ends")
}

/// Puts the move of the previous iteration's line at this ply first, if it is legal.
struct LineFirst<'l, O, M> {
    order: &'l O,
    line: &'l [M],
}

impl<G: Game<Move = M>, O: Order<G>, M: Copy + Eq> Order<G> for LineFirst<'_, O, M> {
    fn moves(&self, game: &G, position: G::Position, ply: u32) -> impl Iterator<Item = M> {
        let first = self.line.get(ply as usize).copied();
        let first = first.filter(|&mv| game.is_legal(position, mv));
        let others = self.order.moves(game, position, ply);
        first
            .into_iter()
            .chain(others.filter(move |&mv| Some(mv) != first))
    }
}

/// Counts nodes for a search and for its observer.
struct Nodes<'c>(&'c Cell<u64>);

impl<M, S> Observer<M, S> for Nodes<'_> {
    fn enter(&mut self, _: u32, _: Window<S>) {
        self.0.set(self.0.get() + 1);
    }
}

/// Alpha-beta that can be stopped. After a stop, every position has the value 0 without a search,
/// so the search returns to the root at once, with a meaningless value.
struct Stop<F> {
    asks: F,
    stopped: bool,
}

impl<P, F: FnMut() -> bool> Variant<P, i32> for Stop<F> {
    fn probe(&mut self, _: P, _: u32, _: Window<i32>) -> Option<i32> {
        self.stopped = self.stopped || (self.asks)();
        self.stopped.then_some(0)
    }
}

/// Counts the nodes of alpha-beta with these decisions; `None` if there are more than `most`.
///
/// ```
/// use cutoff::search::{OutcomeScore, Search, Textbook, count_nodes};
/// use cutoff::games::tic_tac_toe::{Board, TicTacToe};
///
/// let search = Search::new(&TicTacToe, OutcomeScore::PLAIN);
/// assert_eq!(count_nodes(&search, Board::EMPTY, &mut Textbook, 20_000), Some(18_297));
/// assert_eq!(count_nodes(&search, Board::EMPTY, &mut Textbook, 18_296), None);
/// ```
pub fn count_nodes<G, C, O, L, D>(
    search: &Search<'_, G, C, O, L>,
    root: G::Position,
    variant: &mut D,
    most: u64,
) -> Option<u64>
where
    G: Game,
    C: Scoring<G> + Copy,
    O: Order<G>,
    L: Limit<G, C::Score>,
    D: Variant<G::Position, C::Score>,
{
    let nodes = Cell::new(0);
    let limit = NodeLimit {
        limit: &search.limit,
        nodes: &nodes,
        most,
    };
    let search = Search::new(search.game, search.scoring)
        .with_order(&search.order)
        .with_limit(limit);
    alpha_beta_by(&search, root, variant, &mut Nodes(&nodes));
    (nodes.get() <= most).then_some(nodes.get())
}

/// The limit of a search that stops after this number of nodes. After that, no node searches its
/// children, so the search returns to the root at once, with a meaningless value.
struct NodeLimit<'n, L> {
    limit: &'n L,
    nodes: &'n Cell<u64>,
    most: u64,
}

impl<G: Game, S: Score, L: Limit<G, S>> Limit<G, S> for NodeLimit<'_, L> {
    fn stop(&self, game: &G, position: G::Position, ply: u32) -> Option<S> {
        if self.nodes.get() > self.most {
            return Some(S::LOWEST);
        }
        self.limit.stop(game, position, ply)
    }
}
