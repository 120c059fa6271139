//! A depth limit: searches that stop before the end of the game.

use std::cell::Cell;

use super::{OutcomeScore, Scoring, Worth};
use crate::game::{Game, Outcome, Side};
use crate::order::Order;

/// A game that ends so many plies below the root of a search, even where the real game goes on.
///
/// ```
/// use cutoff::search::{Counter, Estimated, Limited, OutcomeScore, Search, minimax};
/// use cutoff::{Board, TicTacToe};
///
/// let limited = Limited { game: &TicTacToe };
/// let scoring = Estimated::new(OutcomeScore::depth_aware(9), |_: Board| 0);
/// let search = Search::new(&limited, &scoring);
/// let mut counter = Counter::default();
/// assert_eq!(minimax(&search, (Board::EMPTY, 2), &mut counter), 0);
/// assert_eq!(counter.nodes, 1 + 9 + 72);
/// assert!(scoring.has_guessed()); // so 0 need not be a draw
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Limited<'g, G> {
    /// The game without the limit.
    pub game: &'g G,
}

/// How a search that has a depth limit comes to an end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End<O, P> {
    /// The game is over.
    Over(O),
    /// The limit is reached in this position. The game would go on.
    Limit(P),
}

impl<G: Game> Game for Limited<'_, G> {
    /// A position, and how many plies below it are still looked at.
    type Position = (G::Position, u32);
    type Move = G::Move;
    type Outcome = End<G::Outcome, G::Position>;

    fn to_move(&self, (position, _): Self::Position) -> Side {
        self.game.to_move(position)
    }

    fn outcome(&self, (position, left): Self::Position) -> Option<Self::Outcome> {
        match self.game.outcome(position) {
            Some(outcome) => Some(End::Over(outcome)),
            None => (left == 0).then_some(End::Limit(position)),
        }
    }

    fn moves(&self, (position, _): Self::Position) -> impl Iterator<Item = G::Move> {
        self.game.moves(position)
    }

    fn play(&self, (position, left): Self::Position, mv: G::Move) -> Self::Position {
        (self.game.play(position, mv), left - 1)
    }

    fn is_legal(&self, (position, _): Self::Position, mv: G::Move) -> bool {
        self.game.is_legal(position, mv)
    }
}

/// The order of a game's moves, where the game has a depth limit.
#[derive(Clone, Copy, Debug, Default)]
pub struct LimitedOrder<O>(pub O);

impl<'g, G: Game, O: Order<G>> Order<Limited<'g, G>> for LimitedOrder<O> {
    #[inline]
    fn moves(
        &self,
        limited: &Limited<'g, G>,
        (position, _): (G::Position, u32),
    ) -> impl Iterator<Item = G::Move> {
        self.0.moves(limited.game, position)
    }
}

/// Scores for a limited game: an end counts as the scoring says, and a position at the limit as an
/// estimate says.
pub struct Estimated<E> {
    scoring: OutcomeScore,
    estimate: E,
    guessed: Cell<bool>,
}

impl<E> Estimated<E> {
    /// `estimate` gives a position's value for MAX, within the scoring's
    /// [room for estimates](OutcomeScore::with_room_for_estimates).
    pub fn new(scoring: OutcomeScore, estimate: E) -> Estimated<E> {
        Estimated {
            scoring,
            estimate,
            guessed: Cell::new(false),
        }
    }

    /// Whether the searches so far came to a position at the limit. If none did, their values are
    /// exact.
    pub fn has_guessed(&self) -> bool {
        self.guessed.get()
    }
}

impl<G, E> Scoring<Limited<'_, G>> for &Estimated<E>
where
    G: Game<Outcome = Outcome>,
    E: Fn(G::Position) -> i32,
{
    type Score = i32;
    type Worth = Worth;

    fn score(&self, end: End<Outcome, G::Position>, ply: u32, side: Side) -> i32 {
        match end {
            End::Over(outcome) => Scoring::<G>::score(&self.scoring, outcome, ply, side),
            End::Limit(position) => {
                self.guessed.set(true);
                let estimate = (self.estimate)(position);
                debug_assert!(self.scoring.has_room_for(estimate));
                match side {
                    Side::Max => estimate,
                    Side::Min => -estimate,
                }
            }
        }
    }

    /// A score that no estimate reaches is a win or a loss. Any other score is a guess if the
    /// search came to a position at the limit.
    fn worth(&self, score: i32, plies: u32) -> Worth {
        if self.has_guessed() && self.scoring.has_room_for(score) {
            Worth::Guess(score)
        } else {
            Scoring::<G>::worth(&self.scoring, score, plies)
        }
    }
}
