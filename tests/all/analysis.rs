//! Compares the exact result of every move with brute force, in every position.

use crate::brute_force::{self as brute, Cells, Known};
use crate::solver::{self, ORDERS, ROWS, board, cell_order, indices, scoring};
use cutoff::games::tic_tac_toe::{Board, PackedCell, TicTacToe};
use cutoff::search::Worth;
use cutoff::{OutcomeScore, Search, Side, Verdicts, analyze};

fn analysed(cells: Cells, depth_aware: bool, order: [usize; 9]) -> Verdicts<PackedCell, i32> {
    let order = cell_order(order);
    let search = Search::new(&TicTacToe, scoring(depth_aware)).with_order(&order);
    analyze(&search, board(cells))
}

/// Returns the value of a move for the side that plays it.
fn worth(known: &Known, cells: Cells, cell: usize, depth_aware: bool) -> i32 {
    let child = &known[&brute::after(cells, cell)];
    brute::from_mover(cells, child.seen_from_above(depth_aware))
}

fn assert_line(cells: Cells, line: &[PackedCell], score: i32, depth_aware: bool) {
    let mut now = cells;
    for cell in indices(line) {
        assert!(brute::moves(now).contains(&cell), "{}", brute::text(now));
        now = brute::after(now, cell);
    }
    assert!(brute::finished(now));
    let reached = brute::end_score(now, line.len() as i32, depth_aware);
    assert_eq!(brute::from_mover(cells, reached), score);
}

#[test]
fn every_move_of_every_position_has_its_exact_result() {
    let known = brute::solve_all();
    for order in [ROWS, ORDERS[1], ORDERS[4]] {
        for depth_aware in [true, false] {
            for &cells in known.keys() {
                let analysis = analysed(cells, depth_aware, order);
                let place = format!("{} in {order:?}", brute::text(cells));
                assert_eq!(analysis.player, solver::side(brute::to_move(cells)));
                let legal = brute::moves(cells);
                let listed = order.into_iter().filter(|cell| legal.contains(cell));
                let moves: Vec<PackedCell> = analysis.moves.iter().map(|one| one.mv).collect();
                assert_eq!(indices(&moves), listed.collect::<Vec<_>>(), "{place}");
                for one in &analysis.moves {
                    let worth = worth(&known, cells, one.mv.index(), depth_aware);
                    assert_eq!(one.score, worth, "{:?} of {place}", one.mv);
                    assert_eq!(one.line.first(), Some(&one.mv));
                    assert_line(cells, &one.line, worth, depth_aware);
                    let expected = solver::worth(worth, one.line.len());
                    assert_eq!(one.worth, expected, "{:?} of {place}", one.mv);
                }
            }
        }
    }
}

#[test]
fn an_analysis_lists_exactly_the_best_moves() {
    for (cells, exact) in brute::solve_all() {
        for depth_aware in [true, false] {
            let analysis = analysed(cells, depth_aware, ROWS);
            let best: Vec<PackedCell> = analysis.best().map(|one| one.mv).collect();
            assert_eq!(
                indices(&best),
                exact.best(depth_aware),
                "{}",
                brute::text(cells)
            );
        }
    }
}

/// An analysis costs more nodes than a search, because each move is searched with a full window.
#[test]
fn an_analysis_visits_the_nodes_of_a_full_window_for_each_move() {
    for cells in brute::reachable() {
        let analysis = analysed(cells, false, ROWS);
        let mut nodes = 1;
        for one in &analysis.moves {
            let child = brute::after(cells, one.mv.index());
            // Plain scores do not depend on the ply where counting starts.
            let expected = brute::visits(child, &ROWS, false);
            let found = one.counts;
            assert_eq!(
                (found.nodes, found.leaves, found.cutoffs),
                (expected.nodes, expected.leaves, expected.cutoffs)
            );
            assert_eq!(found.deepest_ply, expected.deepest + 1);
            nodes += expected.nodes;
        }
        assert_eq!(analysis.nodes(), nodes, "{}", brute::text(cells));
    }
}

/// A published position: rows `xox`, `oox`, `___`, x to move.
#[test]
fn the_published_position_has_the_published_results() {
    let board: Board = "xox\noox\n___".parse().expect("a position");
    for scoring in [OutcomeScore::depth_aware(&TicTacToe), OutcomeScore::PLAIN] {
        let search = Search::new(&TicTacToe, scoring);
        let analysis = analyze(&search, board);
        let worths: Vec<Worth> = analysis.moves.iter().map(|one| one.worth).collect();
        assert_eq!(analysis.player, Side::Max);
        assert_eq!(worths, [Worth::Loss(2), Worth::Draw, Worth::Win(1)]);
        for algorithm in solver::ALGORITHMS {
            let best = search.solve(algorithm, board).best.expect("it goes on");
            assert_eq!((best.row(), best.col()), (2, 2));
        }
    }
}
