//! `best_move` by a search other than the textbook's.

use std::cell::{Cell as Shared, RefCell};

use super::{BestMove, any_board};
use crate::game::Game;
use crate::games::grid::{Cell, Grid, OpenLines, Position};
use crate::games::tic_tac_toe::{Board, TicTacToe};
use crate::lab::by_value::{ByValue, KnownValues};
use crate::lab::searches::{NamedSearch, SearchName};
use crate::search::{
    Algorithm, CountedLine, Counter, Observer, OutcomeScore, Pausable, RootMove, Score, Scoring,
    Search, Solution, Window, Worth,
};
use crate::textbook::minimax_nodes_at_most;
use crate::wasm::boards::continuation::Continuation;
use crate::wasm::boards::textbook::{ProgressListener, SearchQuestion, check_cost};
use crate::wasm::call::*;
use crate::wasm::worth::ScoredWorth;

/// A question. Two searches with the same question are the same.
type Question = (SearchName, OutcomeScore, Option<Vec<usize>>);

thread_local! {
    /// The last search, whose tables serve every position.
    static SEARCH: Continuation<Question, NamedSearch> = const { Continuation::new() };
}

/// See [`best_move`](super::best_move). Fails with the errors of the board, or with one with the
/// code `option-search`, because all these searches prune and some exist only for 3×3.
pub fn best_move(
    options: &Options,
    board: &JsValue,
    use_pruning: &JsValue,
    search: SearchName,
) -> Read<BestMove> {
    let position = input::position(board, &options.game)?;
    if input::algorithm(use_pruning)? == Algorithm::Minimax {
        let message = "a search other than the textbook's prunes, and use_pruning is false";
        return Err(error("option-search", message));
    }
    if !options.is_packed() {
        return by_value(options, position, search);
    }
    by_name(options, input::packed(position), search)
}

fn by_name(options: &Options, board: Board, name: SearchName) -> Read<BestMove> {
    let question = (name, options.scoring, options.order.clone());
    let new = |_: &Question| {
        let order = options.cell_order();
        Ok(NamedSearch::new(name, options.scoring, order))
    };
    let mut observers = (Counter::default(), RootMove::default());
    let work = |_: &Question, mut search: NamedSearch| {
        let start = clock::now();
        let value = search.search(board, &mut observers);
        ((value, clock::single_run(start)), Some(search))
    };
    let (value, elapsed_ms) = SEARCH.with(|search| search.go_on(question, new, work))?;
    let (counts, RootMove(best)) = observers;
    let player = TicTacToe.to_move(board);
    let score = value.seen_by(player);
    let scoring = options.scoring;
    let worth: Worth = Scoring::<TicTacToe>::worth(&scoring, score, 0, false);
    let worth = ScoredWorth::of_search(worth, TicTacToe.longest() - board.plies(), scoring);
    let solution = Solution {
        player,
        best,
        score,
        worth,
        principal_variation: best.into_iter().collect(),
        counts,
    };
    let result = BestMove::new(&TicTacToe, board, solution, options, elapsed_ms);
    Ok(result)
}

thread_local! {
    /// The last search that was not finished. The flag is true if it tries the best moves first.
    static BY_VALUE: Continuation<(SearchQuestion, bool), ByValueSearch> = const { Continuation::new() };
}

/// Finds the best move by a search that knows the worth of each move beforehand. It takes about as
/// long as minimax.
fn by_value(options: &Options, position: Position, search: SearchName) -> Read<BestMove> {
    let best_first = match search {
        SearchName::BestFirst => true,
        SearchName::WorstFirst => false,
        _ => {
            let message =
                "on this board, or with a depth, search is \"best-first\" or \"worst-first\"";
            return Err(error("option-search", message));
        }
    };
    let question = SearchQuestion::new(options, position, Algorithm::AlphaBeta);
    let new = |_: &(SearchQuestion, bool)| {
        check_cost(options, position, Algorithm::Minimax)?;
        let positions = minimax_nodes_at_most(&options.game, position, options.depth) as usize;
        Ok(ByValueSearch {
            search: Pausable::new(Default::default()),
            values: KnownValues::new(options.scoring, positions),
            value_nodes: 0,
            elapsed_ms: 0.0,
        })
    };
    let work = |_: &(SearchQuestion, bool), search: ByValueSearch| {
        search.go_on(options, position, best_first)
    };
    BY_VALUE.with(|search| search.go_on((question, best_first), new, work))
}

/// A search by the values of moves, with its progress.
struct ByValueSearch {
    search: any_board::BegunSearch,
    values: KnownValues<Grid>,
    /// The nodes of the searches that found the values.
    value_nodes: u64,
    elapsed_ms: f64,
}

impl ByValueSearch {
    /// Searches until the budget is spent. Returns the result, or the counts so far and the search.
    fn go_on(
        mut self,
        options: &Options,
        position: Position,
        best_first: bool,
    ) -> (BestMove, Option<ByValueSearch>) {
        let start = clock::now() - self.elapsed_ms;
        let visits = Visits {
            value_nodes: Shared::new(self.value_nodes),
            progress: RefCell::new(ProgressListener::new(options)),
        };
        let mut time_left = clock::time_left(options.budget_ms);
        let mut more = |nodes| {
            visits.tell(nodes);
            time_left()
        };
        let grid = &options.game;
        let lines = OpenLines::new(grid);
        let search = Search::new(grid, options.scoring).limited(options.depth, &lines);
        let order = ByValue::new(search, best_first, self.values, &visits);
        let search = search.with_order(&order);
        let mut value = None;
        if order.prepare(position, &mut more) {
            let more = |(counts, _): &CountedLine<Cell>| more(counts.nodes);
            let begun = &mut self.search;
            value = begun.go_on(&search, Algorithm::AlphaBeta, position, more);
        }
        if let Some(value) = value {
            let (counts, line) = self.search.into_observer();
            let solution = search.solution(position, value, counts, line.into());
            let answer = any_board::answer(options, position, Ok(solution), start);
            return (answer, None);
        }
        let counts = self.search.observer().0;
        let answer = any_board::answer(options, position, Err(counts), start);
        let begun = ByValueSearch {
            values: order.into_known(),
            value_nodes: visits.value_nodes.get(),
            elapsed_ms: clock::now() - start,
            ..self
        };
        (answer, Some(begun))
    }
}

/// Counts the nodes of the searches that find the values, and reports the total to JavaScript.
struct Visits<'f> {
    value_nodes: Shared<u64>,
    progress: RefCell<ProgressListener<'f>>,
}

impl Visits<'_> {
    /// Reports these nodes together with those counted here.
    fn tell(&self, nodes: u64) {
        self.progress
            .borrow_mut()
            .tell(self.value_nodes.get() + nodes);
    }
}

impl<M, S> Observer<M, S> for &Visits<'_> {
    fn enter(&mut self, _: u32, _: Window<S>) {
        let nodes = self.value_nodes.get() + 1;
        self.value_nodes.set(nodes);
        if nodes.is_multiple_of(1 << 12) {
            self.tell(0);
        }
    }
}
