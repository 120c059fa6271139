//! Which moves of a game changed its result, and why; and positions to practise on.

use super::STANDARD;
use super::solved::Solved;
use crate::analysis::Verdict;
use crate::game::{Game, Side};
use crate::games::tic_tac_toe::{Board, Cell, Symmetries, TicTacToe, reachable};
use crate::search::{Algorithm, Worth};

/// A line of best play, and where it makes a double threat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Best play for both sides to the end.
    pub line: Vec<Cell>,
    /// The first move of the line, by its index, after which its mover has two ways to win at once.
    pub fork: Option<usize>,
}

/// A move that changed the result of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slip {
    /// Which move of the game, from 0.
    pub index: usize,
    /// Who played it.
    pub player: Side,
    /// Where.
    pub cell: Cell,
    /// The result for this player before …
    pub before: Verdict,
    /// … and after the move.
    pub after: Verdict,
    /// The moves that would have kept the result, row by row.
    pub better: Vec<Cell>,
    /// Best play from before the move.
    pub chance: Plan,
    /// Best play after the move, by the other side first.
    pub refutation: Plan,
}

/// The moves of a game that made the result worse for the side that played them.
///
/// ```
/// use cutoff::lab::{review::review, solved::Solved};
/// use cutoff::{Board, Cell};
///
/// let game: Vec<Cell> = [0, 1].into_iter().filter_map(Cell::new).collect(); // corner, edge
/// let slips = review(&Solved::new(), Board::EMPTY, &game);
/// assert_eq!(slips.len(), 1);
/// assert_eq!(slips[0].better, [Cell::new(4).unwrap()]);
/// assert!(slips[0].refutation.fork.is_some());
/// ```
///
/// # Panics
///
/// In debug builds, if a move is not legal.
pub fn review(solved: &Solved, start: Board, moves: &[Cell]) -> Vec<Slip> {
    let mut slips = Vec::new();
    let mut board = start;
    for (index, &cell) in moves.iter().enumerate() {
        let before = solved.verdict(board);
        let after = solved.verdict_of_move(board, cell);
        let next = TicTacToe.play(board, cell);
        if after != before {
            slips.push(Slip {
                index,
                player: TicTacToe.to_move(board),
                cell,
                before,
                after,
                better: solved.holding(board).collect(),
                chance: plan(board),
                refutation: plan(next),
            });
        }
        board = next;
    }
    slips
}

/// Best play from a position, as the search recommends it.
pub fn plan(board: Board) -> Plan {
    let solution = STANDARD.solve(Algorithm::AlphaBeta, board);
    let line = solution.principal_variation;
    let winner = match solution.worth {
        Worth::Win(_) => Some(solution.player),
        Worth::Loss(_) => Some(solution.player.opponent()),
        Worth::Draw | Worth::Estimate(_) => None,
    };
    let mut at = board;
    let fork = line.iter().position(|&cell| {
        let mover = TicTacToe.to_move(at);
        at = TicTacToe.play(at, cell);
        Some(mover) == winner
            && TicTacToe.outcome(at).is_none()
            && at.threats(mover).nth(1).is_some()
    });
    Plan { line, fork }
}

/// Positions in which some moves keep the mover's win or draw and others throw it away. Of
/// symmetric positions only one is listed. Those with fewer stones come first.
pub fn puzzles(solved: &Solved) -> Vec<Board> {
    let symmetries = Symmetries::new();
    let mut boards = reachable(Board::EMPTY);
    boards.retain(|&board| {
        let (moves, holding) = (solved.moves(board).count(), solved.holding(board).count());
        holding < moves && board.key() == symmetries.key(board)
    });
    boards
}
