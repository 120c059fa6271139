//! Compares the named searches with brute force.

use crate::brute_force::{self as brute, solve_all};
use crate::solver;
use cutoff::games::tic_tac_toe::Board;
use cutoff::lab::proof::smallest_proof;
use cutoff::lab::searches::{NamedSearch, SearchName};
use cutoff::lab::solved::SolvedGame;
use cutoff::search::Counter;

#[test]
fn every_search_finds_the_value_and_a_best_move_in_every_position() {
    let orders = [None, Some(solver::CENTRE_CORNERS_EDGES)];
    let known = solve_all();
    for depth_aware in [true, false] {
        for order in orders {
            for name in SearchName::ALL {
                let cells = order.map(solver::cell_order);
                let mut search = NamedSearch::new(name, solver::scoring(depth_aware), cells);
                for (&cells, exact) in &known {
                    let (best, value) = search.solve(solver::board(cells));
                    assert_eq!(value, exact.score(depth_aware), "{name:?}");
                    let Some(best) = best else {
                        assert!(brute::finished(cells));
                        continue;
                    };
                    assert!(exact.best(depth_aware).contains(&best.index()));
                    let first = match name {
                        SearchName::BestFirst | SearchName::WorstFirst => None,
                        // Each iteration first tries the best move of the previous one.
                        SearchName::Deepening => None,
                        _ => exact.first_best(depth_aware, order.unwrap_or(solver::ROWS)),
                    };
                    assert!(first.is_none_or(|first| first == best.index()));
                }
            }
        }
    }
}

#[test]
fn each_listed_search_visits_fewer_nodes_than_the_one_before() {
    let nodes = |name| {
        let mut counter = Counter::default();
        NamedSearch::new(name, solver::scoring(true), None).search(Board::EMPTY, &mut counter);
        counter.nodes
    };
    let falling = [
        SearchName::Minimax,
        SearchName::WorstFirst,
        SearchName::AlphaBeta,
        SearchName::Table,
        SearchName::BestFirst,
        SearchName::Symmetry,
    ];
    assert!(falling.map(nodes).is_sorted_by(|more, less| more > less));
    let least = smallest_proof(&SolvedGame::new(), Board::EMPTY);
    assert!(
        nodes(SearchName::BestFirst) >= least,
        "no order does with less than the proof"
    );
}
