//! Compares scores with brute force, with each other, and with published ones.

use std::collections::HashMap;

use cutoff::Verdict;
use cutoff::solver::connect_four::{AnyShape, ConnectFourPosition, Solver};
use cutoff::solver::grid::ProvedResult;

use crate::plain::Plain;
use crate::positions::{Both, Random, shape, solver};

#[test]
fn every_position_of_small_boards_has_the_score_of_brute_force() {
    for (columns, rows) in [
        (1, 5),
        (2, 4),
        (3, 4),
        (4, 1),
        (4, 2),
        (4, 3),
        (7, 1),
        (5, 3),
    ] {
        assert!(every_position(columns, rows) > 0);
    }
    // J. Tromp, John's Connect Four Playground: the number of positions on 4×4.
    assert_eq!(every_position(4, 4), 161_029);
}

#[test]
fn every_position_of_five_by_four_has_the_score_of_brute_force() {
    // The number is from the same table.
    assert_eq!(every_position(5, 4), 3_945_711);
}

/// Compares all positions, and returns their number.
fn every_position(columns: u32, rows: u32) -> usize {
    let mut comparison = Comparison {
        scores: HashMap::new(),
        solver: solver(shape(columns, rows)),
    };
    let mut empty = Both::empty(columns, rows);
    comparison.minimax(&mut empty.plain, empty.position);
    comparison.scores.len()
}

/// Brute force that stores each position's score, and the solver.
struct Comparison {
    scores: HashMap<u64, i32>,
    solver: Solver,
}

impl Comparison {
    fn minimax(&mut self, plain: &mut Plain, position: ConnectFourPosition) -> i32 {
        if let Some(&score) = self.scores.get(&plain.key()) {
            return score;
        }
        let mut best: Option<i32> = None;
        for column in plain.moves() {
            let after = position
                .play(column as u32)
                .expect("the column is not full");
            let win = plain.win();
            let score = if plain.play(column) {
                self.keep(plain, after, -win)
            } else {
                self.minimax(plain, after)
            };
            plain.undo(column);
            best = best.max(Some(-score));
        }
        self.keep(plain, position, best.unwrap_or(0))
    }

    fn keep(&mut self, plain: &Plain, position: ConnectFourPosition, score: i32) -> i32 {
        assert_eq!(self.solver.solve(position), score, "{plain:?}");
        self.scores.insert(plain.key(), score);
        score
    }
}

#[test]
fn late_positions_have_the_score_of_plain_alpha_beta() {
    let mut random = Random(1);
    let mut solver = solver(AnyShape::SEVEN_BY_SIX);
    for stones in 26..=42 {
        for _ in 0..40 {
            let mut both = random.position(7, 6, stones);
            assert_eq!(
                solver.solve(both.position),
                both.plain.score(),
                "{:?}",
                both.plain
            );
            solver.clear();
        }
    }
}

#[test]
fn late_positions_of_other_boards_have_the_score_of_plain_alpha_beta() {
    let mut random = Random(2);
    for (columns, rows) in [
        (6, 7),
        (8, 5),
        (9, 4),
        (12, 3),
        (16, 2),
        (16, 1),
        (5, 8),
        (4, 11),
        (7, 7),
        (9, 6),
        (10, 5),
        (16, 3),
        (1, 63),
        (4, 15),
        (8, 7),
        (7, 8),
    ] {
        let mut solver = solver(shape(columns, rows));
        let cells = (columns * rows) as usize;
        for _ in 0..100 {
            let mut both = random.position(columns, rows, cells - 10);
            assert_eq!(
                solver.solve(both.position),
                both.plain.score(),
                "{:?}",
                both.plain
            );
        }
    }
}

#[test]
fn a_mirrored_position_has_the_same_score() {
    let mut random = Random(3);
    let mut solver = solver(AnyShape::SEVEN_BY_SIX);
    for _ in 0..200 {
        let position = random.position(7, 6, 18).position;
        let score = solver.solve(position);
        solver.clear();
        assert_eq!(solver.solve(position.mirrored()), score);
        assert_eq!(position.mirrored().mirrored(), position);
    }
}

#[test]
fn a_position_has_the_best_score_of_its_moves() {
    let mut random = Random(4);
    let mut solver = solver(AnyShape::SEVEN_BY_SIX);
    for _ in 0..200 {
        let position = random.position(7, 6, 17).position;
        solver.clear();
        let score = solver.solve(position);
        solver.clear();
        let columns = solver.column_scores(position);
        assert_eq!(
            columns.into_iter().flatten().max(),
            Some(score),
            "{position:?}"
        );
    }
}

/// J. Tromp, John's Connect Four Playground, table of boards by width and height. The second player
/// wins on 6×4 and 6×6, and the other boards are draws.
#[test]
fn known_boards_have_the_known_result() {
    for (columns, rows) in [
        (4, 4),
        (5, 4),
        (4, 5),
        (4, 6),
        (5, 5),
        (7, 4),
        (6, 5),
        (5, 6),
        (7, 5),
        (5, 7),
    ] {
        assert_eq!(score_of_empty(columns, rows), 0, "{columns}×{rows}");
    }
    assert!(score_of_empty(6, 4) < 0);
    assert!(score_of_empty(6, 6) < 0);
}

fn score_of_empty(columns: u32, rows: u32) -> i32 {
    let shape = shape(columns, rows);
    solver(shape).solve(ConnectFourPosition::empty(shape))
}

/// For the side that plays by the solver, the result with best play never gets worse, whatever the
/// other side plays, and the end comes no later than predicted.
#[test]
fn moves_with_the_best_score_keep_the_result() {
    let mut random = Random(5);
    let mut solver = solver(AnyShape::SEVEN_BY_SIX);
    for game in 0..1000 {
        let start = random.position(7, 6, 14 + game % 20).position;
        let promised = start.ending(solver.solve(start));
        let (mut position, mut plies) = (start, 0);
        while position.outcome().is_none() {
            let moves: Vec<u32> = position.moves().collect();
            let column = if plies % 2 == 0 {
                best(&mut solver, position)
            } else {
                moves[random.below(moves.len())]
            };
            position = position.play(column).expect("it is one of the moves");
            plies += 1;
        }
        let won = position.outcome() == Some(cutoff::Outcome::Win(start.to_move()));
        match promised.verdict {
            Verdict::Win => assert!(won && plies <= promised.plies),
            Verdict::Draw => assert!(won || position.outcome() == Some(cutoff::Outcome::Draw)),
            Verdict::Loss => assert!(won || plies >= promised.plies),
        }
    }
}

/// The best line has the length and the end that the score predicts.
#[test]
fn the_best_line_ends_as_the_score_says() {
    let mut random = Random(21);
    let mut solver = solver(AnyShape::SEVEN_BY_SIX);
    for _ in 0..100 {
        let start = random.position(7, 6, 18).position;
        let score = solver.solve(start);
        let line = solver.best_line(start, score, u64::MAX);
        let end = line
            .iter()
            .try_fold(start, |position, &column| position.play(column));
        let end = end.expect("the line can be played").outcome();
        let winner = |side| Some(cutoff::Outcome::Win(side));
        let ProvedResult { verdict, plies } = start.ending(score);
        let outcome = match verdict {
            Verdict::Win => winner(start.to_move()),
            Verdict::Draw => Some(cutoff::Outcome::Draw),
            Verdict::Loss => winner(start.to_move().opponent()),
        };
        assert_eq!((end, line.len() as u32), (outcome, plies), "{start:?}");
        assert!(solver.best_line(start, score, 0).len() <= line.len());
        solver.clear();
    }
}

fn best(solver: &mut Solver, position: ConnectFourPosition) -> u32 {
    let scores = solver.column_scores(position);
    let best = scores.iter().flatten().max().expect("the game goes on");
    scores
        .iter()
        .position(|score| score.as_ref() == Some(best))
        .expect("it is one of them") as u32
}

/// The usual board has its own search, compiled for its size. It enters the same positions as the
/// search for any size.
#[test]
fn the_search_for_any_board_has_the_same_scores_and_counts() {
    let mut random = Random(7);
    for _ in 0..50 {
        let position = random.position(7, 6, 20).position;
        let mut own = solver(AnyShape::SEVEN_BY_SIX);
        let mut any = Solver::for_any_shape(AnyShape::SEVEN_BY_SIX, Solver::USUAL_MEMORY);
        assert_eq!(own.solve(position), any.solve(position));
        assert_eq!(own.progress(), any.progress());
    }
}
