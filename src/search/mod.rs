//! The searches, and their scores, move orders and observers.
//!
//! [`minimax`] visits every line of play, so its results are certain. [`alpha_beta`] must find the
//! same move and score in every position, with every order and scoring, but visits far fewer nodes.
//! Each has one implementation. An [`Observer`] records the facts that a caller needs about the
//! search: the number of nodes, the best line, every step. An observer that does nothing takes no
//! time.
//!
//! Inside a search, values are from the view of the side to move. Observers and the functions here
//! give MAX's values, and a [`Solution`] gives those of the side to move at the root.
//!
//! ```
//! use cutoff::search::{Algorithm, Counter, OutcomeScore, Search, alpha_beta};
//! use cutoff::games::tic_tac_toe::{Board, TicTacToe};
//!
//! let search = Search::new(&TicTacToe, OutcomeScore::PLAIN);
//! let mut counter = Counter::default();
//! let score = alpha_beta(&search, Board::EMPTY, &mut counter);
//! assert_eq!((score, counter.nodes), (0, 18_297));
//! ```

mod alpha_beta;
mod bound;
mod deepening;
mod layout;
mod limit;
mod minimax;
mod observe;
mod pause;
mod score;
mod table;
mod trace;
mod tree_map;
mod variant;
mod worth;

use crate::game::{Game, Side};
use crate::order::{GameOrder, Order};

pub use alpha_beta::{alpha_beta, alpha_beta_by, alpha_beta_within};
pub use bound::{Bound, Window, bounds};
pub use deepening::{DeepeningObserver, Iteration, count_nodes, iterative_deepening};
pub use layout::{Flat, Layout, Recursive};
pub use limit::{Depth, Draws, Evaluation, Limit, ToTheEnd};
pub use minimax::minimax;
pub use observe::{CountedLine, Counter, Observer, PrincipalVariation, RootMove};
pub use pause::Pausable;
pub use score::{OutcomeScore, Score, Scoring};
pub use table::{Checked, Entries, Growing, Table};
pub use trace::{SearchTrace, mark};
pub use tree_map::TreeMap;
pub use variant::{Convention, Textbook, Variant};
pub use worth::{Verdict, Worth};

/// The algorithm of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Algorithm {
    /// [`minimax`], which visits every line of play.
    Minimax,
    /// [`alpha_beta`], which visits only the nodes that can still change the result.
    AlphaBeta,
}

/// The settings of a search: the rules, the scores of ends, the order of the moves, and the limit.
#[derive(Clone, Copy, Debug)]
pub struct Search<'g, G, C, O = GameOrder, L = ToTheEnd> {
    /// The rules.
    pub game: &'g G,
    /// The scores of ends.
    pub scoring: C,
    /// The order of the moves.
    pub order: O,
    /// The limit before the end.
    pub limit: L,
}

impl<'g, G: Game, C: Scoring<G>> Search<'g, G, C> {
    /// Makes a search to the end, in the game's own move order.
    pub const fn new(game: &'g G, scoring: C) -> Self {
        Search {
            game,
            scoring,
            order: GameOrder,
            limit: ToTheEnd,
        }
    }
}

impl<'g, G: Game, C: Scoring<G>, O, L> Search<'g, G, C, O, L> {
    /// Returns the same search in another move order.
    pub fn with_order<P: Order<G>>(self, order: P) -> Search<'g, G, C, P, L> {
        Search {
            game: self.game,
            scoring: self.scoring,
            order,
            limit: self.limit,
        }
    }
}

impl<G: Game, C: Scoring<G>, O: Order<G>, L: Limit<G, C::Score>> Search<'_, G, C, O, L> {
    /// Returns MAX's value of a position, by either algorithm, with an observer.
    pub fn value<V: Observer<G::Move, C::Score>>(
        &self,
        algorithm: Algorithm,
        position: G::Position,
        observer: &mut V,
    ) -> C::Score {
        self.value_in(Recursive, algorithm, position, observer)
    }

    /// Finds the value in another layout. For timed searches, [`Flat`] is faster.
    ///
    /// ```
    /// use cutoff::games::tic_tac_toe::{Board, LONGEST_GAME, TicTacToe};
    /// use cutoff::search::{Algorithm, Flat, OutcomeScore, RootMove, Search};
    ///
    /// let search = Search::new(&TicTacToe, OutcomeScore::PLAIN);
    /// let mut best = RootMove::default();
    /// let layout = Flat::<LONGEST_GAME>;
    /// assert_eq!(search.value_in(layout, Algorithm::Minimax, Board::EMPTY, &mut best), 0);
    /// ```
    ///
    /// # Panics
    ///
    /// If the game is longer than the layout.
    #[inline(always)] // if the observers are the caller's, the compiler keeps them in registers
    pub fn value_in<Y: Layout, V: Observer<G::Move, C::Score>>(
        &self,
        layout: Y,
        algorithm: Algorithm,
        position: G::Position,
        observer: &mut V,
    ) -> C::Score {
        match algorithm {
            Algorithm::Minimax => self.minimax_in(layout, position, observer),
            Algorithm::AlphaBeta => {
                self.alpha_beta_in(layout, position, 0, &mut Textbook, observer)
            }
        }
    }

    /// Searches a position to the limit, and returns the best move, its worth, and the counts. Of
    /// several equally good moves, the first in order is best, with and without pruning.
    pub fn solve(
        &self,
        algorithm: Algorithm,
        position: G::Position,
    ) -> Solution<G::Move, C::Score, C::Worth> {
        let mut observers = (Counter::default(), PrincipalVariation::default());
        let value = self.value(algorithm, position, &mut observers);
        let (counts, line) = observers;
        self.solution(position, value, counts, line.into())
    }

    /// Returns the solution for a search that found this value for MAX with this line.
    pub(crate) fn solution(
        &self,
        position: G::Position,
        value: C::Score,
        counts: Counter,
        principal_variation: Vec<G::Move>,
    ) -> Solution<G::Move, C::Score, C::Worth> {
        let player = self.game.to_move(position);
        let score = value.seen_by(player);
        Solution {
            player,
            best: principal_variation.first().copied(),
            score,
            worth: self.worth(position, score, &principal_variation, counts.estimates),
            principal_variation,
            counts,
        }
    }

    /// Returns the meaning of a score that was found with this line and this number of estimates.
    /// The line must reach an end of the game or the limit, as it does in searches without a table.
    pub(crate) fn worth(
        &self,
        start: G::Position,
        score: C::Score,
        line: &[G::Move],
        estimates: u64,
    ) -> C::Worth {
        let plies = line.len() as u32;
        debug_assert!(
            {
                let play = |position, &mv| self.game.play(position, mv);
                let end = line.iter().fold(start, play);
                self.game.outcome(end).is_some() || self.limit.stop(self.game, end, plies).is_some()
            },
            "the line stops short"
        );
        self.scoring.worth(score, plies, estimates > 0)
    }
}

/// The result of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution<M, S, W = Worth> {
    /// The side to move.
    pub player: Side,
    /// The move to play, or `None` if the game has ended, or the limit is 0.
    pub best: Option<M>,
    /// The score of the position for the side to move.
    pub score: S,
    /// The meaning of that score, for the side to move.
    pub worth: W,
    /// Best play for both sides from here to the end, or to the limit.
    pub principal_variation: Vec<M>,
    /// The counts of the search.
    pub counts: Counter,
}
