//! Tests published positions with scores, if there is a folder with some.

use std::fs::{read_dir, read_to_string};

use cutoff::solver::connect_four::{AnyShape, Book, ConnectFourPosition};

use crate::book::FILE;
use crate::positions::solver;

/// The folder in `CUTOFF_POSITIONS` has `.txt` files. Their lines have columns, counted from 1, a
/// space, and the score. Other files and lines are skipped. The page's book has the same score if
/// it has the position.
#[test]
fn published_positions_have_the_published_scores() {
    let Ok(folder) = std::env::var("CUTOFF_POSITIONS") else {
        println!("skipped: CUTOFF_POSITIONS does not name a folder of positions with scores");
        return;
    };
    let mut solver = solver(AnyShape::SEVEN_BY_SIX);
    let book = std::fs::read(FILE).map(|bytes| Book::load(&bytes).expect("the file is whole"));
    let (mut count, mut in_book) = (0, 0);
    for entry in read_dir(&folder).expect("the folder can be read") {
        let path = entry.expect("the folder can be read").path();
        if path.extension().is_none_or(|extension| extension != "txt") {
            continue;
        }
        for line in read_to_string(&path).expect("the file can be read").lines() {
            let Some((moves, score)) = line.split_once(' ') else {
                continue;
            };
            let columns: Vec<u32> = moves.bytes().map(|digit| u32::from(digit - b'1')).collect();
            let position = ConnectFourPosition::from_columns(AnyShape::SEVEN_BY_SIX, &columns)
                .unwrap_or_else(|error| panic!("{}: {line}: {error}", path.display()));
            let score: i32 = score.trim().parse().expect("the score is a number");
            solver.clear();
            assert_eq!(solver.solve(position), score, "{}: {line}", path.display());
            count += 1;
            if let Some(answer) = book.as_ref().ok().and_then(|book| book.answer(position)) {
                assert_eq!(answer.score, score, "the book: {line}");
                in_book += 1;
            }
        }
    }
    assert!(count > 0, "{folder} holds no positions");
    println!("{count} positions have the published scores, {in_book} of them in the book too");
}
