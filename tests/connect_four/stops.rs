//! Tests searches that stop and continue.

use cutoff::solver::connect_four::{AnyShape, ConnectFourPosition, Solver};

use crate::positions::{Random, shape, solver};

const CEILING: usize = 1 << 20;

/// The search stops after every ten thousand nodes, a thousand times in all.
#[test]
fn stops_do_not_change_a_score() {
    let mut random = Random(13);
    let mut stopped = Solver::new(AnyShape::SEVEN_BY_SIX, CEILING);
    let mut whole = solver(AnyShape::SEVEN_BY_SIX);
    let mut stops = 0;
    while stops < 1000 {
        let position = random.position(7, 6, 12).position;
        let score = whole.solve(position);
        whole.clear();
        stopped.clear();
        stopped.start(position);
        let mut before = stopped.progress();
        loop {
            let progress = stopped.advance(10_000);
            assert!(progress.bytes <= CEILING);
            assert!(before.least <= progress.least && progress.most <= before.most);
            assert!(progress.least <= score && score <= progress.most);
            assert!(progress.nodes <= before.nodes + 10_000);
            if progress.score().is_some() {
                break;
            }
            before = progress;
            stops += 1;
        }
    }
}

#[test]
fn a_search_without_nodes_proves_nothing_false() {
    let mut random = Random(14);
    let mut solver = solver(AnyShape::SEVEN_BY_SIX);
    for _ in 0..200 {
        let position = random.position(7, 6, 22).position;
        solver.start(position);
        let none = solver.advance(0);
        let score = solver.solve(position);
        assert!(none.least <= score && score <= none.most);
        solver.clear();
    }
}

/// If growth is refused, by the limit or for lack of memory, the table keeps its size.
#[test]
fn the_table_does_not_grow_beyond_the_memory_limit() {
    let position = Random(15).position(7, 6, 12).position;
    let scores: Vec<i32> = [0, 1 << 13, 1 << 16, 1 << 24]
        .into_iter()
        .map(|most_bytes| {
            let mut solver = Solver::new(AnyShape::SEVEN_BY_SIX, most_bytes);
            let score = solver.solve(position);
            assert!(solver.progress().bytes <= most_bytes.max(8192));
            score
        })
        .collect();
    assert!(scores.iter().all(|&score| score == scores[0]));
}

#[test]
fn a_finished_game_is_scored_without_a_search() {
    let board = AnyShape::SEVEN_BY_SIX;
    let mut solver = solver(board);
    let won =
        ConnectFourPosition::from_columns(board, &[3, 2, 3, 2, 3, 2, 3]).expect("X has just won");
    assert_eq!(solver.solve(won), -18); // with its fourth stone: 22 − 4
    assert_eq!(solver.progress().nodes, 0);
}

/// A cleared solver works like a new one after any earlier question, finished or not. The tested
/// positions are near the end, where only the small table is used, and earlier, on three boards,
/// with and without room for the small table.
#[test]
fn a_cleared_solver_has_the_answers_and_counts_of_a_new_one() {
    let mut random = Random(16);
    for (columns, rows, fewest, memory) in [
        (7, 6, 16, Solver::USUAL_MEMORY),
        (7, 6, 20, 128 << 10),
        (6, 5, 4, Solver::USUAL_MEMORY),
        (8, 7, 32, Solver::USUAL_MEMORY),
    ] {
        let shape = shape(columns, rows);
        let mut cleared = Solver::new(shape, memory);
        for _ in 0..60 {
            let stones = fewest + random.below(14);
            let position = random.position(columns, rows, stones).position;
            let mut new = Solver::new(shape, memory);
            let nodes = [50, u64::MAX][random.below(2)];
            cleared.clear();
            for solver in [&mut cleared, &mut new] {
                solver.start(position);
                solver.advance(nodes);
            }
            let (again, first) = (cleared.progress(), new.progress());
            assert_eq!((again.least, again.most), (first.least, first.most));
            assert_eq!(again.nodes, first.nodes);
        }
    }
}
