//! The searches of 3×3 by name. All of them find the same value, at different costs.

use super::by_value::{ByValue, KnownValues};
use crate::games::tic_tac_toe::{Board, CellOrder, KEYS, PackedCell, SmallestKeys, TicTacToe};
use crate::order::Order;
use crate::search::{
    Algorithm, Draws, Observer, OutcomeScore, RootMove, Search, Table, ToTheEnd, alpha_beta,
    alpha_beta_by, iterative_deepening, minimax,
};

string_enum! {
    /// A way to search.
    SearchName as "SearchName" {
        /// Plain minimax.
        Minimax = "minimax",
        /// Alpha-beta.
        AlphaBeta = "alpha-beta",
        /// Alpha-beta with iterative deepening.
        Deepening = "deepening",
        /// Alpha-beta with a transposition table, empty at the start of each search.
        Table = "table",
        /// Alpha-beta with a transposition table whose entries also serve rotated and mirrored
        /// positions.
        Symmetry = "symmetry",
        /// Alpha-beta that knows the worth of each move, and tries the best one first.
        BestFirst = "best-first",
        /// Alpha-beta that knows the worth of each move, and tries the worst one first.
        WorstFirst = "worst-first",
    }
}

impl SearchName {
    /// Returns the textbook algorithm, if the search is one.
    pub const fn textbook(self) -> Option<Algorithm> {
        match self {
            SearchName::Minimax => Some(Algorithm::Minimax),
            SearchName::AlphaBeta => Some(Algorithm::AlphaBeta),
            _ => None,
        }
    }
}

/// A search by its name, with its table and whatever else all of its runs need.
///
/// ```
/// use cutoff::games::tic_tac_toe::{Board, TicTacToe};
/// use cutoff::lab::searches::{NamedSearch, SearchName};
/// use cutoff::search::{Counter, OutcomeScore};
///
/// let scoring = OutcomeScore::depth_aware(&TicTacToe);
/// let visited = |name| {
///     let mut counter = Counter::default();
///     NamedSearch::new(name, scoring, None).search(Board::EMPTY, &mut counter);
///     counter.nodes
/// };
/// assert_eq!(visited(SearchName::AlphaBeta), 20_866);
/// assert!(visited(SearchName::Table) < 20_866);
/// assert!(visited(SearchName::Symmetry) < visited(SearchName::Table));
/// ```
pub struct NamedSearch {
    name: SearchName,
    scoring: OutcomeScore,
    order: Option<CellOrder>,
    table: Table,
    symmetries: Option<SmallestKeys>,
    by_value: Option<OrderByValue>,
}

/// An order in which quick wins come before slow ones, even if the search has plain scores. So
/// moves have the same order with all scores.
type OrderByValue = ByValue<'static, TicTacToe, OutcomeScore, ToTheEnd, ()>;

/// Returns the order by value of a search with this name, if it has one.
fn order_by_value(name: SearchName) -> Option<OrderByValue> {
    let best_first = match name {
        SearchName::BestFirst => true,
        SearchName::WorstFirst => false,
        _ => return None,
    };
    let scoring = OutcomeScore::depth_aware(&TicTacToe);
    let (search, known) = (
        Search::new(&TicTacToe, scoring),
        KnownValues::new(scoring, KEYS),
    );
    Some(ByValue::new(search, best_first, known, ()))
}

impl NamedSearch {
    /// Makes the search with these scores and this order of cells, by default row by row.
    pub fn new(name: SearchName, scoring: OutcomeScore, order: Option<CellOrder>) -> NamedSearch {
        NamedSearch {
            name,
            scoring,
            order,
            table: Table::new(KEYS, scoring),
            symmetries: (name == SearchName::Symmetry).then(SmallestKeys::new),
            by_value: order_by_value(name),
        }
    }

    /// Returns X's value of a position.
    pub fn search<V: Observer<PackedCell, i32>>(&mut self, board: Board, observer: &mut V) -> i32 {
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

    /// Returns the best move that the search finds, and X's value.
    pub fn solve(&mut self, board: Board) -> (Option<PackedCell>, i32) {
        let mut best = RootMove::default();
        let value = self.search(board, &mut best);
        (best.0, value)
    }

    /// Returns the cost of clearing the table before each position, in units of about one node.
    pub fn overhead(&self) -> u64 {
        match self.name {
            SearchName::Table | SearchName::Symmetry => KEYS as u64 / 8,
            _ => 0,
        }
    }

    fn search_by<O: Order<TicTacToe>, V: Observer<PackedCell, i32>>(
        &mut self,
        search: &Search<'static, TicTacToe, OutcomeScore, O>,
        board: Board,
        observer: &mut V,
    ) -> i32 {
        match self.name {
            SearchName::Minimax => minimax(search, board, observer),
            SearchName::AlphaBeta => alpha_beta(search, board, observer),
            SearchName::Deepening => {
                // There is no evaluation, so every position at the depth limit counts as a draw.
                iterative_deepening(search, board, &Draws, &mut (), observer)
                    .expect("nothing stops it")
                    .value
            }
            SearchName::Table => {
                self.table.clear();
                alpha_beta_by(search, board, &mut self.table.by(Board::key), observer)
            }
            SearchName::Symmetry => {
                self.table.clear();
                let symmetries = self.symmetries.get_or_insert_default();
                let mut table = self.table.by(|board| symmetries.key(board));
                alpha_beta_by(search, board, &mut table, observer)
            }
            SearchName::BestFirst | SearchName::WorstFirst => {
                let search = Search::new(&TicTacToe, self.scoring);
                alpha_beta(&search.with_order(self.by_value.as_ref()), board, observer)
            }
        }
    }
}
