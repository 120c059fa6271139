//! The results of the moves.

use super::Session;
use super::facts::{ProvedFacts, SolveOptions, Source, Want};
use crate::game::{Game, Outcome};
use crate::games::BoardGame;
use crate::games::grid::{Cell, Position};
use crate::order::sort_few;
use crate::search::Verdict;
use crate::solver::grid::ProvedResult;

/// A move and its proved facts, for the side that plays it. Plies include this move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveResult {
    /// The move.
    pub mv: Cell,
    /// The least result that the move brings; `None` if nothing is proved.
    pub at_least: Option<ProvedResult>,
    /// The best result that the move can bring; `None` if nothing is proved.
    pub at_most: Option<ProvedResult>,
    /// The positions entered for this move.
    pub nodes: u64,
    /// Neither side can win within this many plies, unless the result is exact.
    pub depth: u32,
    /// True once the result is found, or the depth is reached.
    pub done: bool,
    /// The source of the answer; `None` before the search of this move.
    pub source: Option<Source>,
    /// This move and best play after it, as far as it has been found.
    pub line: Vec<Cell>,
}

impl MoveResult {
    /// Returns the result, once it is proved.
    pub fn exact(&self) -> Option<ProvedResult> {
        self.at_least.filter(|_| self.at_least == self.at_most)
    }

    /// True if the line of best play does not reach the end of the game.
    fn has_shorter_line(&self) -> bool {
        let exact = self.exact();
        exact.is_some_and(|result| self.line.len() < result.plies as usize)
    }

    /// Sets the result of a move that ends the game.
    fn end(&mut self, outcome: Outcome, source: Source) {
        let verdict = match outcome {
            Outcome::Win(_) => Verdict::Win,
            Outcome::Draw => Verdict::Draw,
        };
        let result = Some(ProvedResult { verdict, plies: 1 });
        (self.at_least, self.at_most) = (result, result);
        self.nodes = 1;
        self.done = true;
        self.source = Some(source);
    }

    fn learn(&mut self, after: &ProvedFacts) {
        self.depth = after.depth + 1;
        self.done = after.done;
        self.at_least = after.at_most.map(ProvedResult::before_move);
        self.at_most = after.at_least.map(ProvedResult::before_move);
        self.nodes = after.nodes;
        self.source = Some(after.source);
    }
}

/// The moves of a position, and the facts about the position that they prove together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveResults {
    /// The legal moves in the game's own order; empty if the game has ended.
    pub moves: Vec<MoveResult>,
    /// The proved facts about the position. Its `memory` is that of the move searched last.
    pub whole: ProvedFacts,
}

/// The results that are proved so far for the moves of a position.
#[derive(Debug)]
pub(super) struct ResultsTask {
    question: ResultsQuestion,
    moves: Vec<MoveResult>,
    /// The facts about the move that was searched last.
    last: Option<ProvedFacts>,
}

/// A question. Two questions with equal fields have the same answer.
#[derive(Debug, PartialEq)]
struct ResultsQuestion {
    position: Position,
    with_book: bool,
    any_board: bool,
    depth: Option<u32>,
}

impl Session {
    /// Returns the result of each legal move.
    ///
    /// The results are proved one after another, starting with moves near the middle of the board,
    /// until all are proved or `more` returns false. With `lines`, a move with a proved result also
    /// has its line of best play.
    ///
    /// ```
    /// use cutoff::games::BoardGame;
    /// use cutoff::solver::session::{SolveOptions, Session};
    ///
    /// let mut session = Session::new("5x4k4g".parse()?, Session::USUAL_MEMORY);
    /// let (position, _) = session.grid().play_text("112").expect("legal moves");
    /// let results = session.move_results(position, SolveOptions::default(), false, &mut || true);
    /// assert_eq!(results.moves.len(), 5);
    /// assert!(results.moves.iter().all(|entry| entry.exact().is_some()));
    /// # Ok::<(), cutoff::games::grid::NameError>(())
    /// ```
    pub fn move_results(
        &mut self,
        position: Position,
        options: SolveOptions<'_>,
        lines: bool,
        more: &mut impl FnMut() -> bool,
    ) -> MoveResults {
        let mut task = self.begin_results(position, options);
        let after_move = SolveOptions {
            depth: options.depth.map(|depth| depth.saturating_sub(1)),
            ..options
        };
        let mut done = true;
        for index in self.middle_first(&task) {
            let entry = &mut task.moves[index];
            let child = self.grid.play(position, entry.mv);
            if !entry.done {
                match self.grid.outcome(child) {
                    Some(outcome) => entry.end(outcome, super::source_of(&self.grid, options)),
                    None => {
                        let after = self.prove(child, after_move, Want::Result, more);
                        entry.learn(&after);
                        if let Some(result) = after.exact() {
                            self.cache.entry(child, result);
                        }
                        task.last = Some(after);
                    }
                }
            }
            if lines && entry.has_shorter_line() {
                // The solver may have another position by now, so it is asked again.
                self.prove(child, after_move, Want::Result, more);
                entry.line.truncate(1);
                entry.line.extend(self.line(child, after_move, more));
            }
            done = entry.done && !(lines && entry.has_shorter_line());
            if !done {
                break;
            }
        }
        let whole = self.facts_from_moves(position, options, &task.moves, task.last.as_ref());
        let mut moves = task.moves.clone();
        self.results = Some(task);
        if !lines {
            // An earlier question may have found longer lines.
            moves.iter_mut().for_each(|entry| entry.line.truncate(1));
        }
        MoveResults {
            moves,
            whole: ProvedFacts { done, ..whole },
        }
    }

    #[doc(hidden)]
    #[deprecated(since = "0.5.0", note = "renamed to `move_results`")]
    pub fn scores(
        &mut self,
        position: Position,
        options: SolveOptions<'_>,
        lines: bool,
        more: &mut impl FnMut() -> bool,
    ) -> MoveResults {
        self.move_results(position, options, lines, more)
    }

    /// Starts with the results that are already proved.
    fn begin_results(&mut self, position: Position, options: SolveOptions<'_>) -> ResultsTask {
        let question = ResultsQuestion {
            position,
            with_book: options.book.is_some(),
            any_board: options.any_board,
            depth: options.depth,
        };
        if let Some(kept) = self.results.take()
            && kept.question == question
        {
            return kept;
        }
        let moves: Vec<Cell> = match self.grid.outcome(position) {
            Some(_) => vec![],
            None => self.grid.moves(position).collect(),
        };
        let nothing = |mv| MoveResult {
            mv,
            at_least: None,
            at_most: None,
            nodes: 0,
            depth: 0,
            done: false,
            source: None,
            line: vec![mv],
        };
        ResultsTask {
            question,
            moves: moves.into_iter().map(nothing).collect(),
            last: None,
        }
    }

    /// Returns the indices of the moves, those nearest to the middle of the board first.
    fn middle_first(&self, task: &ResultsTask) -> Vec<usize> {
        let distance = |mv: Cell| {
            let name = self.grid.cell_name(mv.index());
            let from = |index: u8, size: usize| (2 * usize::from(index) + 1).abs_diff(size);
            let across = from(name.column, self.grid.columns());
            match self.grid.gravity() {
                true => across,
                false => across + from(name.row, self.grid.rows()),
            }
        };
        let mut indices: Vec<usize> = (0..task.moves.len()).collect();
        sort_few(&mut indices, |index| distance(task.moves[index].mv));
        indices
    }
}
