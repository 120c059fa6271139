//! The values of all positions of 3×3.

use crate::game::Game;
use crate::games::tic_tac_toe::{Board, KEYS, LONGEST_GAME, PackedCell, TicTacToe, reachable};
use crate::search::{OutcomeScore, Score, Search, Verdict, alpha_beta};

/// The scores, which count plies.
const SCORING: OutcomeScore = OutcomeScore::counting_plies(LONGEST_GAME as u32);

/// The values of all 5,478 positions, each from its own search.
///
/// ```
/// use cutoff::lab::solved::SolvedGame;
///
/// let solved = SolvedGame::new();
/// let corner = "X........".parse()?;
/// let holding: Vec<usize> = solved.holding(corner).map(|cell| cell.index()).collect();
/// assert_eq!(holding, [4]); // only the centre
/// # Ok::<(), cutoff::games::BoardError>(())
/// ```
#[derive(Clone, Debug)]
pub struct SolvedGame {
    scores: Vec<i8>,
}

impl SolvedGame {
    /// Searches every position.
    pub fn new() -> SolvedGame {
        let search = Search::new(&TicTacToe, SCORING);
        let mut scores = vec![0; KEYS];
        for board in reachable(Board::EMPTY) {
            scores[board.key()] = alpha_beta(&search, board, &mut ()) as i8;
        }
        SolvedGame { scores }
    }

    /// Returns X's depth-aware score, counted from this position.
    pub fn score(&self, board: Board) -> i32 {
        self.scores[board.key()].into()
    }

    /// Returns the result of the position for the side to move.
    pub fn verdict(&self, board: Board) -> Verdict {
        SCORING.verdict(self.score(board).seen_by(TicTacToe.to_move(board)))
    }

    /// Returns a move's depth-aware score for its side, counted from before the move.
    pub fn score_of_move(&self, board: Board, mv: PackedCell) -> i32 {
        let child = self.score(TicTacToe.play(board, mv));
        let score = SCORING.from_root(child, 1);
        score.seen_by(TicTacToe.to_move(board))
    }

    /// Returns the result of a move for the side that plays it.
    pub fn verdict_of_move(&self, board: Board, mv: PackedCell) -> Verdict {
        SCORING.verdict(self.score_of_move(board, mv))
    }

    /// Returns the best moves, row by row. Quick wins are better than slow ones.
    pub fn best(&self, board: Board) -> impl Iterator<Item = PackedCell> {
        let scores = self.moves(board).map(|mv| self.score_of_move(board, mv));
        let best = scores.max();
        self.moves(board)
            .filter(move |&mv| Some(self.score_of_move(board, mv)) == best)
    }

    /// Returns the moves that keep the result, however long they take, row by row.
    pub fn holding(&self, board: Board) -> impl Iterator<Item = PackedCell> {
        let verdict = self.verdict(board);
        self.moves(board)
            .filter(move |&mv| self.verdict_of_move(board, mv) == verdict)
    }

    /// Returns the legal moves; empty if the game has ended.
    pub fn moves(&self, board: Board) -> impl Iterator<Item = PackedCell> {
        let going = TicTacToe.outcome(board).is_none();
        TicTacToe.moves(board).filter(move |_| going)
    }
}

impl Default for SolvedGame {
    fn default() -> Self {
        SolvedGame::new()
    }
}
