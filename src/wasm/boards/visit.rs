//! What the searches visit on any board, in the best and the worst order too.

use wasm_bindgen::prelude::*;

use super::search::{BoardSearch, Heard, Task, check_cost, scoring, with_search};
use super::worth::Parts;
use crate::game::Game;
use crate::games::grid::{Cell, Grid, Position};
use crate::lab::by_value::ByValue;
use crate::lab::contest::Contestant;
use crate::order::Order;
use crate::search::{
    Algorithm, Counter, Limit, OutcomeScore, PrincipalVariation, Score, Search, Worth,
};
use crate::textbook::most_nodes;
use crate::wasm::Visit;
use crate::wasm::input::errors::error;
use crate::wasm::input::{BoardOptions, Read};

/// See [`visit`](crate::wasm::visit).
pub fn visit(
    options: &BoardOptions,
    positions: &[Position],
    contestant: Contestant,
) -> Read<Visit> {
    let way = Way::of(contestant).ok_or_else(refused)?;
    for &position in positions {
        check_cost(options, position, way.dearest())?;
    }
    let heard = Heard::new(options.progress.as_ref());
    let mut counts = Counter::default();
    let mut first = None;
    for &position in positions {
        let task = Visited {
            way,
            scores: scoring(options),
            positions: most_nodes(&options.grid, position, options.depth),
            heard: &heard,
            counts: &mut counts,
        };
        let found = with_search(options, position, task);
        first.get_or_insert((position, found));
    }
    let (position, (worth, best)) = first.ok_or_else(refused)?;
    let grid = &options.grid;
    let left = grid.cells() - position.plies();
    let parts = Parts::of_search(worth, left, options.scoring);
    let side = grid.to_move(position);
    Ok(Visit {
        nodes: counts.nodes,
        leaves: counts.leaves,
        cutoffs: counts.cutoffs,
        score: parts.score.map(|score| score.seen_by(side)),
        guess: parts.guess.map(|guess| guess.seen_by(side)),
        exact: parts.plies.is_some(),
        index: best.map(Cell::index),
    })
}

fn refused() -> JsValue {
    let message =
        "on this board, or with a depth, minimax, alpha-beta, best-first and worst-first search";
    error("contestant-board", message)
}

/// What a contestant does on any board.
#[derive(Clone, Copy)]
enum Way {
    Plain(Algorithm),
    /// Alpha-beta that knows what each move is worth.
    ByValue {
        best_first: bool,
    },
}

impl Way {
    fn of(contestant: Contestant) -> Option<Way> {
        match contestant {
            Contestant::Minimax => Some(Way::Plain(Algorithm::Minimax)),
            Contestant::AlphaBeta => Some(Way::Plain(Algorithm::AlphaBeta)),
            Contestant::BestFirst => Some(Way::ByValue { best_first: true }),
            Contestant::WorstFirst => Some(Way::ByValue { best_first: false }),
            Contestant::Deepening | Contestant::Table | Contestant::Symmetry => None,
        }
    }

    /// The search that it takes about as long as.
    fn dearest(self) -> Algorithm {
        match self {
            Way::Plain(algorithm) => algorithm,
            Way::ByValue { .. } => Algorithm::Minimax,
        }
    }
}

/// A search that adds what it visits to the counts. It gives the worth for the side to move, and its move.
struct Visited<'c> {
    way: Way,
    scores: OutcomeScore,
    /// There are no more positions than this.
    positions: f64,
    heard: &'c Heard<'c>,
    counts: &'c mut Counter,
}

impl Task for Visited<'_> {
    type Answer = (Worth, Option<Cell>);

    fn run<O, L>(self, search: &BoardSearch<'_, O, L>, root: Position) -> Self::Answer
    where
        O: Order<Grid>,
        L: Limit<Grid, i32> + Copy,
    {
        let mut found = (Counter::default(), PrincipalVariation::default());
        let mut heard = self.heard;
        let mut observers = (&mut found, &mut heard);
        let value = match self.way {
            Way::Plain(algorithm) => search.value(algorithm, root, &mut observers),
            Way::ByValue { best_first } => {
                let own = || Search::new(search.game, search.scoring).with_limit(search.limit);
                let order = ByValue::new(
                    own(),
                    self.scores,
                    best_first,
                    self.positions as usize,
                    self.heard,
                );
                own()
                    .with_order(&order)
                    .value(Algorithm::AlphaBeta, root, &mut observers)
            }
        };
        let (counts, line) = found;
        self.counts.add(counts);
        let line = line.into_moves();
        let score = value.seen_by(search.game.to_move(root));
        let worth = search.worth(root, score, &line, counts.estimates);
        (worth, line.first().copied())
    }
}
