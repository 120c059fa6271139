//! What a search with a depth limit recommends, limit by limit, and how often that loses a result.

use super::DEPTH_AWARE;
use super::solved::Solved;
use crate::game::{Game, Side};
use crate::games::grid::{Grid, OpenLines};
use crate::games::tic_tac_toe::{
    Board, KEYS, LONGEST_GAME, Place, TicTacToe, reachable, unfinished,
};
use crate::order::Order;
use crate::search::{Algorithm, Evaluation, OutcomeScore, Score, Scoring, Search, Worth};

/// What a search recommends that looks so many plies ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Recommendation {
    /// The depth limit in plies.
    pub depth: u32,
    /// The first of the moves that the search finds best.
    pub mv: Place,
    /// What the search thinks of the position, for the side to move.
    pub worth: Worth,
    /// The nodes that it visits.
    pub nodes: u64,
}

/// The recommendations of the depth limits from 1 to 9; none if the game has ended. At the limit the
/// search estimates by [`OpenLines`].
///
/// ```
/// use cutoff::lab::depths::recommendations;
/// use cutoff::search::Worth;
/// use cutoff::games::tic_tac_toe::{Board, CellOrder};
/// use cutoff::Algorithm;
///
/// let all = recommendations(Algorithm::AlphaBeta, Board::EMPTY, &CellOrder::rows());
/// assert_eq!(all.len(), 9);
/// assert_eq!((all[0].mv.index(), all[0].worth), (4, Worth::Estimate(4))); // the centre is on four lines
/// assert_eq!((all[8].mv.index(), all[8].worth), (0, Worth::Draw));
/// ```
pub fn recommendations(
    algorithm: Algorithm,
    board: Board,
    order: impl Order<TicTacToe> + Copy,
) -> Vec<Recommendation> {
    if TicTacToe.outcome(board).is_some() {
        return vec![];
    }
    let lines = lines();
    let search = Search::new(&TicTacToe, DEPTH_AWARE).with_order(order);
    let at_depth = |depth| {
        let found = search.limited(depth, &lines).solve(algorithm, board);
        Recommendation {
            depth,
            mv: found.best.expect("the game goes on"),
            worth: found.worth,
            nodes: found.counts.nodes,
        }
    };
    (1..=LONGEST_GAME as u32).map(at_depth).collect()
}

/// How often the recommended move makes the result worse.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Losses {
    /// In how many positions there is a move to recommend: 4,520.
    pub positions: u32,
    /// In how many of them the move does so, for each depth limit from 1 to 9.
    pub by_depth: [u32; LONGEST_GAME],
}

/// Asks in all positions what each depth limit recommends, and counts the moves that turn a win into a
/// draw or a loss, or a draw into a loss.
///
/// It works limit by limit: what a position is worth to a search of one depth follows from what the
/// positions after its moves are worth to a search of one ply less. That takes as much as some searches
/// of the empty board, where a search of its own for each position and depth would take fifty times as
/// much. The moves are those of [`recommendations`].
///
/// ```
/// use cutoff::games::tic_tac_toe::CellOrder;
/// use cutoff::lab::{depths::losses, solved::Solved};
///
/// let found = losses(&Solved::new(), &CellOrder::rows());
/// assert_eq!((found.positions, found.by_depth[8]), (4_520, 0)); // nine plies see the end
/// ```
pub fn losses(solved: &Solved, order: impl Order<TicTacToe>) -> Losses {
    let lines = lines();
    let scoring = scoring(&lines);
    // X's values, counted from the position, without looking ahead.
    let mut values = vec![0; KEYS];
    for board in reachable(Board::EMPTY) {
        values[board.key()] = match TicTacToe.outcome(board) {
            Some(outcome) => Scoring::<TicTacToe>::score(&scoring, outcome, 0, Side::Max),
            None => estimate(&lines, board),
        };
    }
    let boards = unfinished();
    let mut by_depth = [0; LONGEST_GAME];
    for lost in &mut by_depth {
        let mut deeper = values.clone();
        for &board in &boards {
            let side = TicTacToe.to_move(board);
            let mut best = (i32::LOWEST, None);
            for mv in order.moves(&TicTacToe, board, 0) {
                let after = values[TicTacToe.play(board, mv).key()];
                let value = scoring.from_root(after, 1).seen_by(side);
                if value > best.0 {
                    best = (value, Some(mv));
                }
            }
            let (value, mv) = best;
            deeper[board.key()] = value.seen_by(side);
            let mv = mv.expect("the game goes on");
            let best = solved.verdict(board);
            *lost += u32::from(solved.verdict_of_move(board, mv) != best);
        }
        values = deeper;
    }
    Losses {
        positions: boards.len() as u32,
        by_depth,
    }
}

fn lines() -> OpenLines {
    OpenLines::new(&Grid::tic_tac_toe())
}

fn scoring(lines: &OpenLines) -> OutcomeScore {
    DEPTH_AWARE.with_room_for_estimates(Evaluation::<TicTacToe>::furthest(lines))
}

fn estimate(lines: &OpenLines, board: Board) -> i32 {
    lines.estimate(&TicTacToe, board)
}
