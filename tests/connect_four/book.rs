//! Tests the opening book. It reads what it writes, detects damage, and has the right scores.

use cutoff::solver::connect_four::{AnyShape, Book, BookError, ConnectFourPosition};

use crate::positions::{Random, solver};

pub const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/www/public/connect-four.book");

fn random_scores(depth: u32, seed: u64) -> Vec<i32> {
    let mut random = Random(seed);
    Book::positions(depth)
        .iter()
        .map(|_| random.below(37) as i32 - 18)
        .collect()
}

#[test]
fn a_book_is_read_as_it_was_written() {
    for depth in 0..5 {
        let scores = random_scores(depth, depth.into());
        let book = Book::load(&Book::write(depth, &scores)).expect("it was just written");
        assert_eq!(book.depth(), depth);
        for (&position, &score) in Book::positions(depth).iter().zip(&scores) {
            for position in [position, position.mirrored()] {
                assert_eq!(
                    book.answer(position).map(|answer| answer.score),
                    Some(score)
                );
            }
        }
    }
}

/// The scores of earlier plies follow from those of the deepest ply.
#[test]
fn a_position_has_the_best_score_of_its_moves() {
    let book = Book::load(&Book::write(4, &random_scores(4, 16))).expect("it was just written");
    for position in (0..4).flat_map(Book::positions) {
        let answer = book.answer(position).expect("it has at most four stones");
        let best = answer
            .best
            .expect("the game goes on and the book is deeper");
        assert_eq!(answer.columns.iter().flatten().max(), Some(&answer.score));
        assert_eq!(answer.columns[best as usize], Some(answer.score));
        for (column, score) in answer.columns.into_iter().enumerate() {
            let after = position.play(column as u32).expect("no column is full");
            assert_eq!(book.answer(after).map(|after| -after.score), score);
        }
    }
    let five = Random(17).position(7, 6, 5).position;
    assert_eq!(book.answer(five), None);
    let small = AnyShape::new(4, 4).expect("it is small");
    assert_eq!(book.answer(ConnectFourPosition::empty(small)), None);
}

#[test]
fn a_damaged_book_is_refused() {
    let bytes = Book::write(3, &random_scores(3, 18));
    for place in 0..bytes.len() {
        let mut damaged = bytes.clone();
        damaged[place] ^= 1 << (place % 8);
        assert!(Book::load(&damaged).is_err(), "byte {place}");
        assert!(Book::load(&bytes[..place]).is_err(), "{place} bytes");
    }
    let mut longer = bytes.clone();
    longer.push(0);
    assert_eq!(Book::load(&longer).err(), Some(BookError::Checksum));
}

#[test]
fn the_errors_of_a_book_say_what_is_wrong() {
    let bytes = Book::write(2, &random_scores(2, 19));
    let with = |place: usize, byte: u8| {
        let mut other = bytes.clone();
        other[place] = byte;
        Book::load(&other)
            .expect_err("the byte is wrong")
            .to_string()
    };
    assert_eq!(with(0, b'c'), "these bytes are not a book");
    assert_eq!(
        with(4, 9),
        "this book is of version 9; only version 2 can be read"
    );
    assert_eq!(
        with(5, 8),
        "this book is for a board of 8 × 6, not for 7 × 6"
    );
    assert_eq!(with(7, 40), "this book has 40 plies; at most 8 can be read");
    assert_eq!(
        with(20, !bytes[20]),
        "this book is damaged: its checksum is wrong"
    );
    // One of the 49 positions after two plies is its own mirror image, and four of the 238 after
    // three plies.
    assert_eq!(
        with(7, 3),
        "this book has 25 scores, and its plies need 121"
    );
}

/// Solves a sample of the positions in the page's book again, if that is quick, and two of them for
/// longer. The bounds that are proved by then must include the book's score.
#[test]
fn a_sample_of_the_book_is_right() {
    let Ok(bytes) = std::fs::read(FILE) else {
        println!("skipped: there is no {FILE}; npm run book computes it");
        return;
    };
    assert!(bytes.len() <= 30_000, "{} bytes", bytes.len());
    let book = Book::load(&bytes).expect("the file is whole");
    let empty = book
        .answer(ConnectFourPosition::empty(AnyShape::SEVEN_BY_SIX))
        .expect("it has no stone");
    // J. Allen and V. Allis, 1988: the first player wins only in the middle column. The columns
    // beside it draw, and the others lose. The lengths are J. Tromp's.
    let signs: Vec<i32> = empty
        .columns
        .iter()
        .flatten()
        .map(|score| score.signum())
        .collect();
    assert_eq!(signs, [-1, -1, 0, 1, 0, -1, -1]);
    assert_eq!((empty.score, empty.best), (1, Some(3)));

    let mut random = Random(20);
    let positions = Book::positions(book.depth());
    let mut solver = solver(AnyShape::SEVEN_BY_SIX);
    for sample in 0..12 {
        let position = positions[random.below(positions.len())];
        let score = book
            .answer(position)
            .expect("it is one of the book's")
            .score;
        solver.clear();
        solver.start(position);
        let proved = solver.advance(if sample < 10 { 100_000 } else { 2_000_000 });
        assert!(
            proved.least <= score && score <= proved.most,
            "{position:?}"
        );
    }
}
