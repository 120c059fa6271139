//! The report of a search: the proved results, the best moves and the counts.

use super::GridSolver;
use super::table::BoundTable;
use crate::Verdict;
use crate::game::Game;
use crate::games::grid::Cell;

/// The end of a position with best play, where the winner ends the game as soon as possible and the
/// loser as late as possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ProvedResult {
    /// The result for the side to move.
    pub verdict: Verdict,
    /// The moves of both sides to the end of the game, which for a draw is the full board.
    pub plies: u32,
}

impl ProvedResult {
    /// The same end for the other side, one ply earlier. It is the result of a move that leads to
    /// it.
    pub fn before_move(self) -> ProvedResult {
        ProvedResult {
            verdict: self.verdict.of_opponent(),
            plies: self.plies + 1,
        }
    }

    /// A number that is higher for a better result: sooner wins, draws, later losses.
    pub fn rank(self) -> i32 {
        // No game has more than 64 plies.
        match self.verdict {
            Verdict::Win => 100 - self.plies as i32,
            Verdict::Draw => 0,
            Verdict::Loss => self.plies as i32 - 100,
        }
    }
}

/// The facts about a position that are proved so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Neither side can win within this many plies, unless the result is exact.
    pub depth: u32,
    /// The side to move can get at least this; `None` if nothing is proved.
    pub at_least: Option<ProvedResult>,
    /// The side to move can get at most this; `None` if nothing is proved.
    pub at_most: Option<ProvedResult>,
    /// The best move so far. If the result is exact, it is a move that reaches it. `None` if
    /// nothing is proved, or if the game has ended.
    pub best: Option<Cell>,
    /// The best moves. If the result is exact, each of them is a proved best move, and the line is
    /// as long as the table alone can prove it ([`GridSolver::principal_variation`] continues it).
    /// If not, they are the moves in the table so far, and none is proved.
    pub line: Vec<Cell>,
    /// The positions entered since the position was set, including those that are answered at once.
    pub nodes: u64,
    /// The bytes that the table takes.
    pub memory: usize,
    /// True if the system refused memory below the limit. The search continues with the memory it
    /// has.
    pub memory_refused: bool,
}

impl Report {
    /// The result, once it is proved.
    pub fn exact(&self) -> Option<ProvedResult> {
        self.at_least.filter(|_| self.at_least == self.at_most)
    }
}

impl GridSolver {
    /// The facts that are proved so far.
    pub fn report(&self) -> Report {
        let exact = self.lower == self.upper;
        let ended = self.grid.outcome(self.position).is_some();
        let mut best = self.best;
        if exact && best.is_none() && !ended {
            // Whatever the move, the mover loses after two plies, or cannot lose.
            best = self.moves_by_promise(self.position, None).first().copied();
        }
        let mut line = vec![];
        if let Some(cell) = best {
            line.push(cell);
            let after = self.grid.play(self.position, cell);
            if exact {
                self.extend_proved(&mut line, after, -self.lower);
            } else {
                self.extend_so_far(&mut line, after);
            }
        }
        let stones = self.position.plies() as i32;
        let least = (exact || self.lower > -self.win(stones + 2)).then_some(self.lower);
        let most = (exact || self.upper < self.win(stones + 1)).then_some(self.upper);
        Report {
            depth: self.depth,
            at_least: least.map(|score| self.ending(score)),
            at_most: most.map(|score| self.ending(score)),
            best,
            line,
            nodes: self.nodes,
            memory: self.tables().map(BoundTable::bytes).sum(),
            memory_refused: self.tables().any(BoundTable::refused),
        }
    }

    fn tables(&self) -> impl Iterator<Item = &BoundTable> {
        let blocking = self.blocking.iter().map(|blocking| &blocking.table);
        blocking.chain([&self.table])
    }

    /// The end that a score means.
    fn ending(&self, score: i32) -> ProvedResult {
        let left = self.cells - self.position.plies() as i32;
        let plies = match score {
            0 => left,
            _ => left + 1 - score.abs(),
        };
        ProvedResult {
            verdict: match score {
                1.. => Verdict::Win,
                0 => Verdict::Draw,
                _ => Verdict::Loss,
            },
            plies: plies as u32,
        }
    }
}
