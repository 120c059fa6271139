//! The searches, and what they share: scores, move orders, observers.
//!
//! [`minimax`] looks at every line of play and is the oracle; [`alpha_beta`] must agree with it in
//! move and score, in any position, order and scoring, and looks at a fraction of the positions.
//! There is one implementation of each. What a caller wants to know of the way (how many nodes,
//! which line, every step) an [`Observer`] picks up, and one that wants nothing costs nothing.
//!
//! Scores inside the search are MAX's. [`Solution`] turns them to the side to move.
//!
//! ```
//! use cutoff::search::{Algorithm, Counter, OutcomeScore, Search, alpha_beta};
//! use cutoff::{Board, TicTacToe};
//!
//! let search = Search::new(&TicTacToe, OutcomeScore::PLAIN);
//! let mut counter = Counter::default();
//! let score = alpha_beta(&search, Board::EMPTY, &mut counter);
//! assert_eq!((score, counter.nodes), (0, 18_297));
//! ```

mod alpha_beta;
mod evaluation;
mod minimax;
mod observe;
mod score;
mod table;
mod trace;
mod unroll;
mod variant;

use crate::game::{Game, Side};
use crate::order::{GameOrder, Order};

pub(crate) use alpha_beta::alpha_beta_below;
pub use alpha_beta::{Window, alpha_beta, alpha_beta_by};
pub use evaluation::Evaluation;
pub use minimax::minimax;
pub use observe::{Counter, Observer, PrincipalVariation, RootMove};
pub use score::{OutcomeScore, Score, Scoring};
pub use table::Table;
pub use trace::{Trace, mark};
pub use variant::{Convention, Textbook, Variant};

/// Which search answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Algorithm {
    /// [`minimax`]: every line of play.
    Minimax,
    /// [`alpha_beta`]: only what can still change the result.
    AlphaBeta,
}

/// What a search is asked about: the rules, what an end is worth, and the order of the moves.
#[derive(Clone, Copy, Debug)]
pub struct Search<'g, G, S, O = GameOrder> {
    /// The rules.
    pub game: &'g G,
    /// What an end is worth.
    pub scoring: S,
    /// Which move is tried first.
    pub order: O,
}

impl<'g, G: Game, S: Scoring<G>> Search<'g, G, S> {
    /// A search in the game's own move order.
    pub fn new(game: &'g G, scoring: S) -> Self {
        Search {
            game,
            scoring,
            order: GameOrder,
        }
    }
}

impl<'g, G: Game, S: Scoring<G>, O: Order<G>> Search<'g, G, S, O> {
    /// The same search in another move order.
    pub fn with_order<P: Order<G>>(self, order: P) -> Search<'g, G, S, P> {
        Search {
            game: self.game,
            scoring: self.scoring,
            order,
        }
    }

    /// The value of a position from MAX's side, found by either algorithm under an observer.
    pub fn value<V: Observer<G::Move, S::Score>>(
        &self,
        algorithm: Algorithm,
        position: G::Position,
        observer: &mut V,
    ) -> S::Score {
        match algorithm {
            Algorithm::Minimax => minimax(self, position, observer),
            Algorithm::AlphaBeta => alpha_beta(self, position, observer),
        }
    }

    /// Searches a position to the end: the move to play, what it is worth, and what it took to
    /// find out. Of equally good moves the first in order is best, with pruning and without.
    pub fn solve(
        &self,
        algorithm: Algorithm,
        position: G::Position,
    ) -> Solution<G::Move, S::Score> {
        let mut observers = (Counter::default(), PrincipalVariation::default());
        let value = self.value(algorithm, position, &mut observers);
        let (counts, line) = observers;
        let principal_variation = line.into_moves();
        let player = self.game.to_move(position);
        Solution {
            player,
            best: principal_variation.first().copied(),
            score: value.seen_by(player),
            principal_variation,
            counts,
        }
    }
}

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution<M, S> {
    /// The side to move.
    pub player: Side,
    /// The move to play, or `None` if the game has ended.
    pub best: Option<M>,
    /// What the position is worth from the mover's side.
    pub score: S,
    /// Best play for both sides from here to the end. Its length is the number of plies to the end.
    pub principal_variation: Vec<M>,
    /// What the search visited.
    pub counts: Counter,
}
