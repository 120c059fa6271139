//! Minimax and alpha-beta against the brute force, over every position.
#![cfg(not(target_arch = "wasm32"))]

mod brute_force;

use brute_force::{self as brute, Cells, Exact, Visits};
use cutoff::search::Counter;
use cutoff::{
    Algorithm, Board, Cell, CellOrder, Game, OutcomeScore, Search, Side, Solution, TicTacToe,
    analyze,
};

const ROWS: [usize; 9] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const ORDERS: [[usize; 9]; 5] = [
    ROWS,
    [4, 0, 2, 6, 8, 1, 3, 5, 7],
    [8, 7, 6, 5, 4, 3, 2, 1, 0],
    [1, 3, 5, 7, 0, 2, 6, 8, 4],
    [3, 8, 0, 5, 7, 1, 6, 2, 4],
];

fn board(cells: Cells) -> Board {
    brute::text(cells).parse().expect("a reachable position")
}

fn scoring(depth_aware: bool) -> OutcomeScore {
    if depth_aware {
        OutcomeScore::depth_aware(9)
    } else {
        OutcomeScore::PLAIN
    }
}

fn solve(
    cells: Cells,
    algorithm: Algorithm,
    depth_aware: bool,
    order: [usize; 9],
) -> Solution<Cell, i32> {
    let order = CellOrder::new(order).expect("nine cells, each once");
    let search = Search::new(&TicTacToe, scoring(depth_aware)).with_order(&order);
    search.solve(algorithm, board(cells))
}

/// The first of the best moves in an order.
fn first(best: &[usize], order: [usize; 9]) -> Option<usize> {
    order.into_iter().find(|cell| best.contains(cell))
}

fn from_mover(cells: Cells, score: i32) -> i32 {
    if brute::to_move(cells) == 'X' {
        score
    } else {
        -score
    }
}

#[test]
fn minimax_is_exact_and_visits_the_whole_tree() {
    for (cells, exact) in brute::solve_all() {
        for depth_aware in [true, false] {
            let found = solve(cells, Algorithm::Minimax, depth_aware, ROWS);
            let (best, score) = if depth_aware {
                (&exact.best, exact.score)
            } else {
                (&exact.best_plain, exact.plain())
            };
            assert_eq!(
                found.best.map(Cell::index),
                first(best, ROWS),
                "{}",
                brute::text(cells)
            );
            assert_eq!(found.score, from_mover(cells, score));
            let counts = Counter {
                nodes: exact.nodes,
                leaves: exact.leaves,
                cutoffs: 0,
                deepest_ply: exact.deepest,
            };
            assert_eq!(found.counts, counts, "{}", brute::text(cells));
            assert_line(cells, &exact, &found, depth_aware);
        }
    }
}

/// The principal variation is legal, best at each step, and ends as promised when it was promised.
fn assert_line(cells: Cells, exact: &Exact, found: &Solution<Cell, i32>, depth_aware: bool) {
    let mut now = cells;
    for mv in &found.principal_variation {
        assert!(!brute::finished(now) && now[mv.index()] == '.');
        now = brute::after(now, mv.index());
    }
    assert!(brute::finished(now));
    let plies = found.principal_variation.len() as i32;
    assert_eq!(
        brute::end_score(now, plies, depth_aware),
        from_mover(cells, found.score)
    );
    assert_eq!(found.principal_variation.first(), found.best.as_ref());
    if depth_aware {
        assert_eq!(plies, exact.plies, "{}", brute::text(cells));
    }
}

#[test]
fn pruning_changes_neither_move_nor_score_in_any_position_order_or_scoring() {
    let all = brute::solve_all();
    for order in ORDERS {
        for depth_aware in [true, false] {
            for (&cells, exact) in &all {
                let found = solve(cells, Algorithm::AlphaBeta, depth_aware, order);
                let (best, score) = if depth_aware {
                    (&exact.best, exact.score)
                } else {
                    (&exact.best_plain, exact.plain())
                };
                let place = brute::text(cells);
                assert_eq!(
                    found.best.map(Cell::index),
                    first(best, order),
                    "{place} {order:?}"
                );
                assert_eq!(found.score, from_mover(cells, score), "{place} {order:?}");
                assert_line(cells, exact, &found, depth_aware);
            }
        }
    }
}

#[test]
fn alpha_beta_visits_what_a_textbook_does() {
    for order in [ROWS, ORDERS[4]] {
        for depth_aware in [true, false] {
            for cells in brute::reachable() {
                let mut visits = Visits::default();
                brute::alpha_beta(cells, &order, depth_aware, (0, -100, 100), &mut visits);
                let counts = solve(cells, Algorithm::AlphaBeta, depth_aware, order).counts;
                let found = Visits {
                    nodes: counts.nodes,
                    leaves: counts.leaves,
                    cutoffs: counts.cutoffs,
                };
                assert_eq!(found, visits, "{} {order:?}", brute::text(cells));
            }
        }
    }
}

/// The reference numbers of the design document.
#[test]
fn the_published_numbers_of_nodes() {
    let nodes = |text: &str, algorithm, depth_aware, order| {
        let cells: Vec<char> = text.chars().collect();
        solve(cells.try_into().unwrap(), algorithm, depth_aware, order)
            .counts
            .nodes
    };
    use Algorithm::{AlphaBeta, Minimax};
    assert_eq!(nodes(".........", Minimax, true, ROWS), 549_946);
    assert_eq!(nodes(".........", AlphaBeta, false, ROWS), 18_297);
    assert_eq!(nodes(".........", AlphaBeta, true, ROWS), 20_866);
    assert_eq!(nodes(".........", AlphaBeta, false, ORDERS[1]), 7_275);
    assert_eq!(nodes("X........", Minimax, false, ROWS), 59_705);
    assert_eq!(nodes("X........", AlphaBeta, false, ROWS), 2_338);
    assert_eq!(nodes("X...O....", Minimax, false, ROWS), 7_332);
    assert_eq!(nodes("X...O....", AlphaBeta, false, ROWS), 844);
}

#[test]
fn analyze_is_exact_for_every_move_of_every_position() {
    let all = brute::solve_all();
    let search = Search::new(&TicTacToe, OutcomeScore::depth_aware(9));
    for (&cells, exact) in &all {
        let analysis = analyze(&search, board(cells));
        let best: Vec<usize> = analysis.best().map(|verdict| verdict.mv.index()).collect();
        assert_eq!(best, exact.best, "{}", brute::text(cells));
        let free = if brute::finished(cells) {
            vec![]
        } else {
            brute::free(cells)
        };
        assert_eq!(analysis.moves.len(), free.len());
        for (verdict, cell) in analysis.moves.iter().zip(free) {
            let child = &all[&brute::after(cells, cell)];
            let seen = child.score - child.score.signum();
            assert_eq!(verdict.mv.index(), cell);
            assert_eq!(
                verdict.score,
                from_mover(cells, seen),
                "{} {cell}",
                brute::text(cells)
            );
            assert_eq!(verdict.line.len() as i32, child.plies + 1);
        }
    }
}

/// A published game: both sides follow the recommendations, with plain scores.
#[test]
fn the_published_game_is_replayed() {
    let search = Search::new(&TicTacToe, OutcomeScore::PLAIN);
    let mut board = Board::EMPTY;
    let mut played = Vec::new();
    while let Some(mv) = search.solve(Algorithm::AlphaBeta, board).best {
        played.push((mv.row(), mv.col()));
        board = TicTacToe.play(board, mv);
    }
    let x = [(0, 0), (0, 1), (2, 0), (1, 2), (2, 2)];
    let o = [(1, 1), (0, 2), (1, 0), (2, 1)];
    assert_eq!(played.iter().step_by(2).copied().collect::<Vec<_>>(), x);
    assert_eq!(
        played
            .iter()
            .skip(1)
            .step_by(2)
            .copied()
            .collect::<Vec<_>>(),
        o
    );
    assert_eq!(TicTacToe.outcome(board), Some(cutoff::Outcome::Draw));
}

/// A published position: rows `xox`, `oox`, `___`, x to move.
#[test]
fn the_published_position_is_judged() {
    let board: Board = "xox\noox\n___".parse().unwrap();
    let search = Search::new(&TicTacToe, OutcomeScore::depth_aware(9));
    let analysis = analyze(&search, board);
    let signs: Vec<i32> = analysis
        .moves
        .iter()
        .map(|verdict| verdict.score.signum())
        .collect();
    assert_eq!((analysis.player, signs), (Side::Max, vec![-1, 0, 1]));
    for algorithm in [Algorithm::Minimax, Algorithm::AlphaBeta] {
        let mv = search.solve(algorithm, board).best.unwrap();
        assert_eq!((mv.row(), mv.col()), (2, 2));
    }
}

/// Perfect play as one side against every reply of the other: it never loses, and takes every win
/// that is given away.
#[test]
fn perfect_play_never_loses_against_anybody() {
    let all = brute::solve_all();
    for algorithm in [Algorithm::Minimax, Algorithm::AlphaBeta] {
        for depth_aware in [true, false] {
            for perfect in ['X', 'O'] {
                let games = play_all(
                    brute::EMPTY,
                    perfect,
                    &|cells| {
                        let best = solve(cells, algorithm, depth_aware, ROWS).best;
                        best.expect("the game goes on").index()
                    },
                    &all,
                );
                assert!(games > 10, "{games} games as {perfect}");
            }
        }
    }
}

fn play_all(
    cells: Cells,
    perfect: char,
    choose: &impl Fn(Cells) -> usize,
    all: &std::collections::BTreeMap<Cells, Exact>,
) -> usize {
    let good = |cells: Cells| all[&cells].plain() * if perfect == 'X' { 1 } else { -1 };
    assert!(good(cells) >= 0, "lost at {}", brute::text(cells));
    if brute::finished(cells) {
        return 1;
    }
    if brute::to_move(cells) == perfect {
        let next = brute::after(cells, choose(cells));
        assert_eq!(
            good(next),
            good(cells),
            "gave something away at {}",
            brute::text(cells)
        );
        return play_all(next, perfect, choose, all);
    }
    let replies = brute::free(cells).into_iter();
    replies
        .map(|cell| play_all(brute::after(cells, cell), perfect, choose, all))
        .sum()
}
