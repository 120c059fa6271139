//! The order of the moves. It never changes the value, but it determines how much alpha-beta can
//! cut.
//!
//! ```
//! use cutoff::order::{GameOrder, Reversed};
//! use cutoff::games::tic_tac_toe::{Board, TicTacToe};
//! use cutoff::{Algorithm, OutcomeScore, Search};
//!
//! let board: Board = "X...O...X".parse()?;
//! let forwards = Search::new(&TicTacToe, OutcomeScore::PLAIN);
//! let backwards = forwards.with_order(Reversed(GameOrder));
//! let [one, other] = [forwards.solve(Algorithm::AlphaBeta, board), backwards.solve(Algorithm::AlphaBeta, board)];
//! assert_eq!(one.score, other.score);
//! assert_ne!(one.best, other.best); // the first of the best moves in either order
//! # Ok::<(), cutoff::games::BoardError>(())
//! ```

use crate::game::Game;

/// Lists the legal moves of a position in the order in which a search tries them.
pub trait Order<G: Game> {
    /// Lists the legal moves, each once. Called only for unfinished positions. `ply` is the
    /// distance from the root of the search.
    fn moves(&self, game: &G, position: G::Position, ply: u32) -> impl Iterator<Item = G::Move>;
}

impl<G: Game, O: Order<G>> Order<G> for &O {
    #[inline]
    fn moves(&self, game: &G, position: G::Position, ply: u32) -> impl Iterator<Item = G::Move> {
        (**self).moves(game, position, ply)
    }
}

/// The order in which the game itself lists its moves; row by row in tic-tac-toe.
#[derive(Clone, Copy, Debug, Default)]
pub struct GameOrder;

impl<G: Game> Order<G> for GameOrder {
    #[inline]
    fn moves(&self, game: &G, position: G::Position, _: u32) -> impl Iterator<Item = G::Move> {
        game.moves(position)
    }
}

/// An order, or the game's own order if there is none.
impl<G: Game, O: Order<G>> Order<G> for Option<O> {
    #[inline]
    fn moves(&self, game: &G, position: G::Position, ply: u32) -> impl Iterator<Item = G::Move> {
        match self {
            Some(order) => Either::One(order.moves(game, position, ply)),
            None => Either::Other(game.moves(position)),
        }
    }
}

enum Either<A, B> {
    One(A),
    Other(B),
}

impl<A: Iterator, B: Iterator<Item = A::Item>> Iterator for Either<A, B> {
    type Item = A::Item;

    #[inline]
    fn next(&mut self) -> Option<A::Item> {
        match self {
            Either::One(moves) => moves.next(),
            Either::Other(moves) => moves.next(),
        }
    }

    #[inline]
    fn count(self) -> usize {
        match self {
            Either::One(moves) => moves.count(),
            Either::Other(moves) => moves.count(),
        }
    }
}

/// The moves of another order from the last to the first, as for trees read from right to left.
#[derive(Clone, Copy, Debug, Default)]
pub struct Reversed<O>(pub O);

impl<G: Game, O: Order<G>> Order<G> for Reversed<O> {
    fn moves(&self, game: &G, position: G::Position, ply: u32) -> impl Iterator<Item = G::Move> {
        let mut moves: Vec<G::Move> = self.0.moves(game, position, ply).collect();
        moves.reverse();
        moves.into_iter()
    }
}

/// Sorts a few items by a key, and keeps the order of items with equal keys. The sorts of the
/// standard library are faster for many items, but each adds 5 kB of wasm.
pub(crate) fn sort_few<T: Copy, K: Ord>(items: &mut [T], key: impl Fn(T) -> K) {
    for end in 1..items.len() {
        let index = items[..end].partition_point(|&item| key(item) <= key(items[end]));
        items[index..=end].rotate_right(1);
    }
}
