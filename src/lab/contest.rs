//! The searches that race each other. All find the same value, at different costs.

use super::solved::{ByWorth, Solved};
use crate::games::tic_tac_toe::TicTacToe;
use crate::games::tic_tac_toe::{Board, CellOrder, KEYS, Place, SmallestKeys};
use crate::order::Order;
use crate::search::{
    Algorithm, Draws, Observer, OutcomeScore, RootMove, Search, Table, alpha_beta, alpha_beta_by,
    iterative_deepening, minimax,
};

/// A way to search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contestant {
    /// Plain minimax.
    Minimax,
    /// Alpha-beta.
    AlphaBeta,
    /// Alpha-beta, one ply deeper at a time.
    Deepening,
    /// Alpha-beta with a transposition table, empty at the start of each search.
    Table,
    /// Alpha-beta with a transposition table whose entries also serve turned and reflected
    /// positions.
    Symmetry,
    /// Alpha-beta that knows what each move is worth, and tries the best one first.
    BestFirst,
    /// The same, but it tries the worst move first.
    WorstFirst,
}

impl Contestant {
    /// All of them.
    pub const ALL: [Contestant; 7] = [
        Contestant::Minimax,
        Contestant::AlphaBeta,
        Contestant::Deepening,
        Contestant::Table,
        Contestant::Symmetry,
        Contestant::BestFirst,
        Contestant::WorstFirst,
    ];

    /// The name that a caller writes.
    pub const fn name(self) -> &'static str {
        match self {
            Contestant::Minimax => "minimax",
            Contestant::AlphaBeta => "alpha-beta",
            Contestant::Deepening => "deepening",
            Contestant::Table => "table",
            Contestant::Symmetry => "symmetry",
            Contestant::BestFirst => "best-first",
            Contestant::WorstFirst => "worst-first",
        }
    }

    /// The textbook's search that it is, if it is one.
    pub const fn textbook(self) -> Option<Algorithm> {
        match self {
            Contestant::Minimax => Some(Algorithm::Minimax),
            Contestant::AlphaBeta => Some(Algorithm::AlphaBeta),
            _ => None,
        }
    }
}

/// A contestant with its table and everything else that it needs for all of its runs.
///
/// ```
/// use cutoff::lab::{DEPTH_AWARE, contest::{Contestant, Racer}};
/// use cutoff::search::Counter;
/// use cutoff::games::tic_tac_toe::Board;
///
/// let visited = |contestant| {
///     let mut counter = Counter::default();
///     Racer::new(contestant, DEPTH_AWARE, None).search(Board::EMPTY, &mut counter);
///     counter.nodes
/// };
/// assert_eq!(visited(Contestant::AlphaBeta), 20_866);
/// assert!(visited(Contestant::Table) < 20_866);
/// assert!(visited(Contestant::Symmetry) < visited(Contestant::Table));
/// ```
pub struct Racer {
    contestant: Contestant,
    scoring: OutcomeScore,
    order: Option<CellOrder>,
    table: Table,
    symmetries: Option<SmallestKeys>,
    solved: Option<Solved>,
}

impl Racer {
    /// A contestant with these scores and this order of cells; without an order it is row by row.
    pub fn new(contestant: Contestant, scoring: OutcomeScore, order: Option<CellOrder>) -> Racer {
        let knows_worths = matches!(contestant, Contestant::BestFirst | Contestant::WorstFirst);
        Racer {
            contestant,
            scoring,
            order,
            table: Table::new(KEYS, scoring),
            symmetries: (contestant == Contestant::Symmetry).then(SmallestKeys::new),
            solved: knows_worths.then(Solved::new),
        }
    }

    /// X's value of a position.
    pub fn search<V: Observer<Place, i32>>(&mut self, board: Board, observer: &mut V) -> i32 {
        let search = Search::new(&TicTacToe, self.scoring);
        match self.order.take() {
            None => self.search_by(&search, board, observer),
            Some(order) => {
                let value = self.search_by(&search.with_order(&order), board, observer);
                self.order = Some(order);
                value
            }
        }
    }

    /// The best move that the contestant finds, and X's value.
    pub fn solve(&mut self, board: Board) -> (Option<Place>, i32) {
        let mut best = RootMove::default();
        let value = self.search(board, &mut best);
        (best.0, value)
    }

    /// The cost of a run for each position in addition to its nodes, in units of about one node:
    /// the table is emptied.
    pub fn overhead(&self) -> u64 {
        match self.contestant {
            Contestant::Table | Contestant::Symmetry => KEYS as u64 / 8,
            _ => 0,
        }
    }

    fn search_by<O: Order<TicTacToe>, V: Observer<Place, i32>>(
        &mut self,
        search: &Search<'static, TicTacToe, OutcomeScore, O>,
        board: Board,
        observer: &mut V,
    ) -> i32 {
        match self.contestant {
            Contestant::Minimax => minimax(search, board, observer),
            Contestant::AlphaBeta => alpha_beta(search, board, observer),
            Contestant::Deepening => {
                // It has no evaluation: at the depth limit every position counts as a draw.
                iterative_deepening(search, board, &Draws, &mut (), observer)
                    .expect("nothing stops it")
                    .value
            }
            Contestant::Table => {
                self.table.clear();
                alpha_beta_by(search, board, &mut self.table.by(Board::key), observer)
            }
            Contestant::Symmetry => {
                self.table.clear();
                let symmetries = self.symmetries.get_or_insert_default();
                let mut table = self.table.by(|board| symmetries.key(board));
                alpha_beta_by(search, board, &mut table, observer)
            }
            Contestant::BestFirst | Contestant::WorstFirst => {
                let solved = self.solved.get_or_insert_default();
                let best_first = self.contestant == Contestant::BestFirst;
                let order = ByWorth { solved, best_first };
                let search = Search::new(&TicTacToe, self.scoring).with_order(order);
                alpha_beta(&search, board, observer)
            }
        }
    }
}
