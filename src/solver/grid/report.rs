//! What a search has proved, in words.

use super::GridSolver;
use super::table::BoundTable;
use crate::Verdict;
use crate::game::Game;
use crate::games::grid::Cell;

/// How a position ends under best play: the winner ends it as soon as possible, the loser as late.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ProvedResult {
    /// Win, draw or loss for the side to move.
    pub verdict: Verdict,
    /// Moves of both sides to the end of the game; for a draw to the full board.
    pub plies: u32,
}

impl ProvedResult {
    /// The same end as the other side sees it, one ply earlier: what a move brings that leads to it.
    pub fn before_move(self) -> ProvedResult {
        ProvedResult {
            verdict: self.verdict.of_opponent(),
            plies: self.plies + 1,
        }
    }

    /// A number that is higher for what is better: sooner wins, draws, later losses.
    pub fn rank(self) -> i32 {
        // No game has more than 64 plies.
        match self.verdict {
            Verdict::Win => 100 - self.plies as i32,
            Verdict::Draw => 0,
            Verdict::Loss => self.plies as i32 - 100,
        }
    }
}

/// What is proved about a position so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// No side can win within so many plies, unless the result is exact.
    pub depth: u32,
    /// The side to move can get at least this; `None` if nothing is proved.
    pub at_least: Option<ProvedResult>,
    /// The side to move can get at most this; `None` if nothing is proved.
    pub at_most: Option<ProvedResult>,
    /// The best move so far. If the result is exact, it is a move that reaches it. `None` if
    /// nothing is proved, or if the game has ended.
    pub best: Option<Cell>,
    /// The best moves. If the result is exact, each of them is proved to be best, and the line is as
    /// long as the table alone can prove it ([`GridSolver::principal_variation`] goes on from there). If
    /// not, they are what the table has so far, and none is proved.
    pub line: Vec<Cell>,
    /// The positions entered since the position was set, also those that are answered at once.
    pub nodes: u64,
    /// The bytes that the table takes.
    pub memory: usize,
    /// Whether the system refused memory below the ceiling. The search goes on without.
    pub memory_refused: bool,
}

impl Report {
    /// The result, once it is proved.
    pub fn exact(&self) -> Option<ProvedResult> {
        self.at_least.filter(|_| self.at_least == self.at_most)
    }
}

impl GridSolver {
    /// What is proved so far.
    pub fn report(&self) -> Report {
        let exact = self.lower == self.upper;
        let ended = self.grid.outcome(self.position).is_some();
        let mut best = self.best;
        if exact && best.is_none() && !ended {
            // The mover loses after two plies, or cannot lose, whatever the move.
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

    /// What a score means.
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
