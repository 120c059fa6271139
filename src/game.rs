//! What a search asks of a game.

/// One of the two players, named by the value that they aim for.
///
/// In tic-tac-toe X is [`Side::Max`] and O is [`Side::Min`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// ▲ Wants the value as high as possible.
    Max,
    /// ▼ Wants the value as low as possible.
    Min,
}

impl Side {
    /// The other player.
    #[inline]
    pub const fn opponent(self) -> Side {
        match self {
            Side::Max => Side::Min,
            Side::Min => Side::Max,
        }
    }
}

/// How a game that is won, lost or drawn has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// This side has won.
    Win(Side),
    /// No move is left, and neither side has won.
    Draw,
}

/// The rules of a two-player, zero-sum game of perfect information.
///
/// A position is a small value, and playing a move gives a new one. The rules may carry data (the
/// size of a board, a tree that a user has typed), so every question goes to `&self`.
///
/// # Contract
///
/// * A position is finished exactly if [`outcome`](Game::outcome) is `Some`.
/// * A position that is not finished has at least one move, and [`moves`](Game::moves) always
///   lists them in the same order.
/// * The sides take turns: a move leads to a position in which the opponent is to move. Searches rely
///   on it, because they turn the value of a child around.
/// * Every line of play ends, at the latest after [`longest`](Game::longest) plies.
///
/// The page of the [crate] begins with an example.
pub trait Game {
    /// One position, with all that decides how play goes on.
    type Position: Copy;
    /// One move, as the player to move would name it.
    type Move: Copy + Eq;
    /// How a finished position has ended. A [`Scoring`](crate::search::Scoring) gives it its score.
    type Outcome: Copy;

    /// Who moves.
    fn to_move(&self, position: Self::Position) -> Side;

    /// How the game has ended, or `None` while it goes on.
    fn outcome(&self, position: Self::Position) -> Option<Self::Outcome>;

    /// The legal moves in the game's own order. Only asked of positions that are not finished.
    fn moves(&self, position: Self::Position) -> impl Iterator<Item = Self::Move>;

    /// The position after a legal move. What an illegal move gives is not specified.
    fn play(&self, position: Self::Position, mv: Self::Move) -> Self::Position;

    /// No game lasts more plies than this, wherever it starts.
    fn longest(&self) -> u32;

    /// Whether a move may be played here. Only asked of positions that are not finished. Games can
    /// answer faster than by looking through the list.
    #[inline]
    fn is_legal(&self, position: Self::Position, mv: Self::Move) -> bool {
        self.moves(position).any(|legal| legal == mv)
    }
}
