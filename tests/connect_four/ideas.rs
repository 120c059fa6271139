//! Compares double threats, forced replies and follow-up bounds with brute force.

use cutoff::Side;
use cutoff::solver::connect_four::ConnectFourPosition;

use crate::positions::{Both, Random};

/// True if the side to move can win at once.
fn wins_at_once(position: ConnectFourPosition) -> bool {
    winning_column(position).is_some()
}

fn winning_column(position: ConnectFourPosition) -> Option<u32> {
    position.moves().find(|&column| {
        let after = position.play(column).expect("it is one of the moves");
        after.outcome() == Some(cutoff::Outcome::Win(position.to_move()))
    })
}

fn safe_columns(position: ConnectFourPosition) -> Vec<u32> {
    let after = |&column: &u32| position.play(column).expect("it is one of the moves");
    position
        .moves()
        .filter(|column| !wins_at_once(after(column)))
        .collect()
}

fn some_positions(seed: u64) -> impl Iterator<Item = Both> {
    let mut random = Random(seed);
    (0..4000).map(move |i| match i % 4 {
        0 => random.position(7, 6, 8 + i / 4 % 34),
        1 => random.position(5, 5, 4 + i / 4 % 21),
        2 => random.position(6, 5, 6 + i / 4 % 24),
        _ => random.position(4, 8, 4 + i / 4 % 28),
    })
}

#[test]
fn a_forced_reply_is_the_only_safe_move() {
    let mut found = 0;
    for Both { position, .. } in some_positions(9) {
        let forced = match safe_columns(position)[..] {
            [only] if !wins_at_once(position) => Some(only),
            _ => None,
        };
        assert_eq!(position.forced_reply(), forced, "{position:?}");
        found += usize::from(forced.is_some());
    }
    assert!(found > 100);
}

#[test]
fn every_reply_to_a_double_threat_loses_to_the_next_stone() {
    let mut found = 0;
    for Both { position, .. } in some_positions(10) {
        let double = safe_columns(position).into_iter().find(|&column| {
            let after = position.play(column).expect("it is one of the moves");
            let replies: Vec<u32> = after.moves().collect();
            let loses = |&reply: &u32| {
                let later = after.play(reply).expect("it is one of the moves");
                later.outcome().is_none() && wins_at_once(later)
            };
            !replies.is_empty() && replies.iter().all(loses)
        });
        let double = double.filter(|_| !wins_at_once(position));
        assert_eq!(position.double_threat(), double, "{position:?}");
        found += usize::from(double.is_some());
    }
    assert!(found > 100);
}

#[test]
fn threats_are_the_cells_where_a_stone_would_win() {
    for Both { position, .. } in some_positions(11).take(500) {
        let side = position.to_move();
        let columns = position.shape().columns() as usize;
        let playable: Vec<usize> = position
            .threats(side)
            .into_iter()
            .filter(|&cell| lands_on(position, cell))
            .collect();
        let wins = winning_column(position).is_some();
        assert_eq!(!playable.is_empty(), wins, "{position:?}");
        for cell in playable {
            let after = position
                .play((cell % columns) as u32)
                .expect("the cell is empty");
            assert_eq!(after.outcome(), Some(cutoff::Outcome::Win(side)));
        }
    }
}

/// True if the next stone in this column would be on the cell.
fn lands_on(position: ConnectFourPosition, cell: usize) -> bool {
    let columns = position.shape().columns() as usize;
    cell / columns + 1 == free(position, cell % columns)
}

fn free(position: ConnectFourPosition, column: usize) -> usize {
    let rows = position.shape().rows() as usize;
    let columns = position.shape().columns() as usize;
    (0..rows)
        .take_while(|row| position.stone(row * columns + column).is_none())
        .count()
}

/// Tests random late positions. Follow-up never proves more than brute force finds, and the cells
/// that it names are empty. Draws and wins both occur.
#[test]
fn follow_up_bounds_are_true() {
    let mut random = Random(12);
    let (mut draws, mut wins) = (0, 0);
    for i in 0..30_000 {
        let (columns, rows, empty) = [
            (7, 6, 13),
            (6, 6, 13),
            (5, 5, 13),
            (6, 5, 13),
            (4, 8, 16),
            (9, 4, 12),
        ][i % 6];
        let stones = (columns * rows) as usize - 4 - i / 6 % (empty - 3);
        let mut both = random.position(columns, rows, stones);
        let Some(proof) = both.position.follow_up() else {
            continue;
        };
        let score = -both.plain.score();
        assert!(score >= proof.least, "{:?} {proof:?} {score}", both.plain);
        let all_empty = proof.left.iter().chain(&proof.winning);
        assert!(
            all_empty
                .clone()
                .all(|&cell| both.position.stone(cell).is_none())
        );
        assert_eq!(proof.winning.is_empty(), proof.least == 0);
        let follower: Side = both.position.to_move().opponent();
        let threats = both.position.threats(follower);
        assert!(proof.winning.iter().all(|cell| threats.contains(cell)));
        draws += usize::from(proof.least == 0);
        wins += usize::from(proof.least > 0);
    }
    assert!(draws > 500 && wins > 200, "{draws} {wins}");
}
