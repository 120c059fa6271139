//! Describes to a search the game that it searches.

/// A player, named by the value that the player aims for.
///
/// In tic-tac-toe X is [`Side::Max`] and O is [`Side::Min`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// ▲ The player who maximises the value.
    Max,
    /// ▼ The player who minimises the value.
    Min,
}

impl Side {
    /// Returns the other player.
    #[inline]
    pub const fn opponent(self) -> Side {
        match self {
            Side::Max => Side::Min,
            Side::Min => Side::Max,
        }
    }
}

/// The end of a game that can be won, lost or drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// This side has won.
    Win(Side),
    /// No move is left, and neither side has won.
    Draw,
}

/// The rules of a two-player, zero-sum game of perfect information.
///
/// A position is a small value, and playing a move gives a new one. The rules can have their own
/// data (the size of a board, a tree that a user has typed), so every method takes `&self`.
///
/// # Contract
///
/// * A position is finished exactly if [`outcome`](Game::outcome) is `Some`.
/// * A position that is not finished has at least one move, and [`moves`](Game::moves) always lists
///   them in the same order.
/// * The sides take turns, so after a move the opponent is to move. Searches rely on this, because
///   they negate the value of a child.
/// * Every line of play ends after at most [`longest`](Game::longest) plies.
///
/// The front page of the [crate] has an example.
pub trait Game {
    /// A position, with everything that affects the rest of the game.
    type Position: Copy;
    /// One move, in the form that the player to move would name.
    type Move: Copy + Eq;
    /// The end of a finished game. A [`Scoring`](crate::search::Scoring) determines its score.
    type Outcome: Copy;

    /// Returns the side to move.
    fn to_move(&self, position: Self::Position) -> Side;

    /// Returns the end of the game, or `None` if the game is not over.
    fn outcome(&self, position: Self::Position) -> Option<Self::Outcome>;

    /// Lists the legal moves in the game's own order. Called only for unfinished positions.
    fn moves(&self, position: Self::Position) -> impl Iterator<Item = Self::Move>;

    /// Returns the position after a legal move. The result of an illegal move is not specified.
    fn play(&self, position: Self::Position, mv: Self::Move) -> Self::Position;

    /// Returns the largest number of plies in any game, from any position.
    fn longest(&self) -> u32;

    /// True if the move is legal. Called only for unfinished positions. The default searches the
    /// list of moves, and a game can have a faster test.
    #[inline]
    fn is_legal(&self, position: Self::Position, mv: Self::Move) -> bool {
        self.moves(position).any(|legal| legal == mv)
    }
}
