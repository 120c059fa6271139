//! How each move ends.

use super::Session;
use super::proof::{IdeaCounts, Proof, Source};
use crate::game::{Game, Outcome};
use crate::games::BoardGame;
use crate::games::grid::{Cell, Position};
use crate::order::sort_few;
use crate::search::Verdict;
use crate::solver::connect_four::Book;
use crate::solver::grid::Ending;

/// One move and what is proved about it, for the side that plays it. Plies count the move itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveScore {
    /// The move.
    pub mv: Cell,
    /// It brings at least this; `None` if nothing is proved.
    pub at_least: Option<Ending>,
    /// It brings at most this; `None` if nothing is proved.
    pub at_most: Option<Ending>,
    /// The positions that were entered for it.
    pub nodes: u64,
    /// Where the answer comes from; `None` if the search of this move has not begun.
    pub source: Option<Source>,
    /// This move and best play after it, as far as it is known.
    pub line: Vec<Cell>,
}

impl MoveScore {
    /// The result, once it is proved.
    pub fn exact(&self) -> Option<Ending> {
        self.at_least.filter(|_| self.at_least == self.at_most)
    }

    fn learn(&mut self, after: Proof) {
        self.at_least = after.at_most.map(Ending::before_move);
        self.at_most = after.at_least.map(Ending::before_move);
        self.nodes = after.nodes;
        self.source = Some(after.source);
    }
}

/// The scores of one position, as far as they are proved.
#[derive(Debug)]
pub(super) struct Task {
    position: Position,
    with_book: bool,
    scores: Vec<MoveScore>,
}

impl Session {
    /// What each legal move brings, in the game's own order; none if the game has ended.
    ///
    /// The moves are proved one after the other, those near the middle of the board first, until all
    /// are or `more` says that there is no more time. With `lines`, a move that is proved also has its
    /// line of best play.
    ///
    /// ```
    /// use cutoff::games::BoardGame;
    /// use cutoff::solver::session::{Session, Settings};
    ///
    /// let mut session = Session::new("5x4k4g".parse()?, Settings::default());
    /// let (position, _) = session.grid().play_text("112").expect("legal moves");
    /// let scores = session.scores(position, None, false, &mut || true);
    /// assert_eq!(scores.len(), 5);
    /// assert!(scores.iter().all(|score| score.exact().is_some()));
    /// # Ok::<(), cutoff::games::grid::NameError>(())
    /// ```
    pub fn scores(
        &mut self,
        position: Position,
        book: Option<&Book>,
        lines: bool,
        more: &mut impl FnMut() -> bool,
    ) -> Vec<MoveScore> {
        let mut task = self.begin(position, book.is_some());
        for place in self.middle_first(&task) {
            let score = &mut task.scores[place];
            let child = self.grid.play(position, score.mv);
            if score.exact().is_none() {
                let after = match self.grid.outcome(child) {
                    Some(outcome) => self.ended(outcome),
                    None => self.solve(child, book, more),
                };
                score.learn(after);
            }
            if score.exact().is_none() {
                break;
            }
            if lines && score.line.len() == 1 && self.grid.outcome(child).is_none() {
                // The solver is asked again, for it may be about another position by now.
                self.solve(child, book, more);
                score.line.extend(self.line(child, book, more));
            }
        }
        let scores = task.scores.clone();
        self.scores = Some(task);
        scores
    }

    /// The scores that are proved already, or none yet.
    fn begin(&mut self, position: Position, with_book: bool) -> Task {
        let kept = self.scores.take();
        if let Some(kept) = kept
            && kept.position == position
            && kept.with_book == with_book
        {
            return kept;
        }
        let moves: Vec<Cell> = match self.grid.outcome(position) {
            Some(_) => vec![],
            None => self.grid.moves(position).collect(),
        };
        let nothing = |mv| MoveScore {
            mv,
            at_least: None,
            at_most: None,
            nodes: 0,
            source: None,
            line: vec![mv],
        };
        Task {
            position,
            with_book,
            scores: moves.into_iter().map(nothing).collect(),
        }
    }

    /// The places of the moves, those nearest to the middle of the board first.
    fn middle_first(&self, task: &Task) -> Vec<usize> {
        let distance = |mv: Cell| {
            let square = self.grid.square(mv.index());
            let from = |place: u8, size: usize| (2 * usize::from(place) + 1).abs_diff(size);
            let across = from(square.column, self.grid.columns());
            if self.grid.gravity() {
                across
            } else {
                across + from(square.row, self.grid.rows())
            }
        };
        let mut places: Vec<usize> = (0..task.scores.len()).collect();
        sort_few(&mut places, |place| distance(task.scores[place].mv));
        places
    }

    /// What a finished position is to the side that would move.
    fn ended(&self, outcome: Outcome) -> Proof {
        let verdict = match outcome {
            Outcome::Win(_) => Verdict::Loss,
            Outcome::Draw => Verdict::Draw,
        };
        let ending = Some(Ending { verdict, plies: 0 });
        Proof {
            at_least: ending,
            at_most: ending,
            best: None,
            nodes: 1,
            memory: 0,
            source: super::source_of(&self.grid),
            ideas: IdeaCounts::Search(Default::default()),
        }
    }
}
