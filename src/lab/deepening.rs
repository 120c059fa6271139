//! Iterative deepening: searches one ply deep, then two, and so on, each trying first what the one
//! before found best.

use std::cell::Cell as Flag;

use crate::game::{Game, Outcome};
use crate::order::Order;
use crate::search::{
    Observer, OutcomeScore, PrincipalVariation, Scoring, Search, Worth, alpha_beta,
};

/// A game that is broken off so many plies below the root.
struct Limited<'g, G> {
    game: &'g G,
}

impl<G: Game<Outcome = Outcome>> Game for Limited<'_, G> {
    /// A position, and the plies that are still to be looked at below it.
    type Position = (G::Position, u32);
    type Move = G::Move;
    /// `None` where the game was broken off.
    type Outcome = Option<Outcome>;

    fn to_move(&self, (position, _): Self::Position) -> crate::Side {
        self.game.to_move(position)
    }

    fn outcome(&self, (position, left): Self::Position) -> Option<Self::Outcome> {
        match self.game.outcome(position) {
            Some(outcome) => Some(Some(outcome)),
            None => (left == 0).then_some(None),
        }
    }

    fn moves(&self, (position, _): Self::Position) -> impl Iterator<Item = G::Move> {
        self.game.moves(position)
    }

    fn play(&self, (position, left): Self::Position, mv: G::Move) -> Self::Position {
        (self.game.play(position, mv), left - 1)
    }
}

/// What is broken off counts as a draw, and is remembered.
struct Guess {
    scoring: OutcomeScore,
    guessed: Flag<bool>,
}

impl<G: Game<Outcome = Outcome>> Scoring<Limited<'_, G>> for &Guess {
    type Score = i32;
    type Worth = Worth;

    fn score(&self, outcome: Option<Outcome>, ply: u32) -> i32 {
        match outcome {
            Some(outcome) => Scoring::<G>::score(&self.scoring, outcome, ply),
            None => {
                self.guessed.set(true);
                0
            }
        }
    }

    fn worth(&self, score: i32, plies: u32) -> Worth {
        match Scoring::<G>::worth(&self.scoring, score, plies) {
            Worth::Draw if self.guessed.get() => Worth::Guess(0),
            worth => worth,
        }
    }
}

/// First the move that the iteration before had at this ply of its best line, if it can be played.
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
    const FLAT: bool = false;

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

/// The value of a position from MAX's side, found by iterative deepening: alpha-beta one ply deep,
/// two plies deep, until nothing was broken off or one side is seen to win. The observer is told of
/// every iteration. Source: D. Slate, L. Atkin, *Chess 4.5* (1977).
///
/// The value is exact. Of several best moves it may be another one than the first in order, since the
/// last iteration tries the move of the one before first.
///
/// ```
/// use cutoff::lab::{STANDARD, deepening::iterative_deepening};
/// use cutoff::search::Counter;
/// use cutoff::Board;
///
/// let mut counter = Counter::default();
/// assert_eq!(iterative_deepening(&STANDARD, Board::EMPTY, &mut counter), 0);
/// ```
pub fn iterative_deepening<G, O, V>(
    search: &Search<'_, G, OutcomeScore, O>,
    root: G::Position,
    observer: &mut V,
) -> i32
where
    G: Game<Outcome = Outcome>,
    O: Order<G>,
    V: Observer<G::Move, i32>,
{
    let limited = Limited { game: search.game };
    let guess = Guess {
        scoring: search.scoring,
        guessed: Flag::new(false),
    };
    let mut line: Vec<G::Move> = Vec::new();
    for depth in 1.. {
        guess.guessed.set(false);
        let mut told = (PrincipalVariation::default(), &mut *observer);
        let order = LineFirst {
            order: &search.order,
            line: &line,
            depth,
        };
        let deep = Search::new(&limited, &guess).with_order(order);
        let value = alpha_beta(&deep, (root, depth), &mut told);
        // A guess is worth 0, so any other value was seen to be true.
        if value != 0 || !guess.guessed.get() {
            return value;
        }
        line = told.0.into_moves();
    }
    unreachable!("every line of play ends")
}
