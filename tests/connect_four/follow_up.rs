//! Compares follow-up bounds with brute force.

use crate::positions::Random;

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
        let follower = 1 - (stones % 2) as u8;
        let wins_on = |&cell: &usize| {
            let (row, column) = (cell / columns as usize, cell % columns as usize);
            both.plain
                .completes(column, rows as usize - 1 - row, follower)
        };
        assert!(proof.winning.iter().all(wins_on));
        draws += usize::from(proof.least == 0);
        wins += usize::from(proof.least > 0);
    }
    assert!(draws > 500 && wins > 200, "{draws} {wins}");
}
