//! Compares ideas that need no search with brute force.

use cutoff::games::BoardGame;
use cutoff::games::grid::{Cell, Grid, Position};
use cutoff::lab::reason::{DecidingIdea, Proves, reason};
use cutoff::{Game, Side};

use super::exact::{Exact, signs};
use super::going_on;
use crate::grid::naive::{Signs, after, has_line, to_move};
use crate::grid::random::Random;

/// Lists the cells where a sign would complete a line if it could be played there now.
fn wins(exact: &Exact, board: &Signs, sign: u8) -> Vec<usize> {
    let wins = |&cell: &usize| has_line(&exact.lines, &with(board, cell, sign), sign);
    exact.shape.moves(board).into_iter().filter(wins).collect()
}

fn with(board: &Signs, cell: usize, sign: u8) -> Signs {
    let mut board = board.clone();
    board[cell] = sign;
    board
}

fn other(sign: u8) -> u8 {
    if sign == b'X' { b'O' } else { b'X' }
}

fn sign_of(side: Side) -> u8 {
    if side == Side::Max { b'X' } else { b'O' }
}

/// Returns the first move after which no reply prevents wins on both of two cells, if the other
/// side cannot win first.
fn double_threat(exact: &Exact, board: &Signs) -> Option<usize> {
    let sign = to_move(board);
    exact.shape.moves(board).into_iter().find(|&mv| {
        let next = after(board, mv);
        let now = wins(exact, &next, sign);
        if now.is_empty() || !wins(exact, &next, other(sign)).is_empty() {
            return false;
        }
        let replies = exact.shape.moves(&next).into_iter();
        let later: Vec<Vec<usize>> = replies
            .map(|reply| wins(exact, &after(&next, reply), sign))
            .collect();
        let any_pair = |first: usize| {
            (0..next.len()).any(|second| {
                let one_is_left =
                    |wins: &Vec<usize>| wins.contains(&first) || wins.contains(&second);
                second != first && later.iter().all(one_is_left)
            })
        };
        now.into_iter().any(any_pair)
    })
}

fn check_lines(exact: &Exact, board: &Signs, sign: u8, cells: &[Cell], lines: &[Vec<Cell>]) {
    assert_eq!(cells.len(), lines.len());
    for (cell, line) in cells.iter().zip(lines) {
        let mut line: Vec<usize> = line.iter().map(|cell| cell.index()).collect();
        assert!(line.contains(&cell.index()) && board[cell.index()] == b'.');
        assert!(
            line.iter()
                .all(|&at| at == cell.index() || board[at] == sign)
        );
        line.sort();
        let same = |other: &Vec<usize>| {
            let mut other = other.clone();
            other.sort();
            other == line
        };
        assert!(exact.lines.iter().any(same));
    }
}

/// The number of times that each idea occurred.
#[derive(Debug, Default)]
struct Seen {
    now: usize,
    double: usize,
    forced: usize,
    zugzwang: usize,
    pairs: usize,
    nothing: usize,
}

/// Compares all ideas except zugzwang and pairs. For those two, it only checks that no other idea
/// applies.
fn check(exact: &Exact, grid: &Grid, position: Position, seen: &mut Seen) {
    let board = signs(grid, position);
    let (mover, opponent) = (to_move(&board), other(to_move(&board)));
    let now = wins(exact, &board, mover);
    let double = double_threat(exact, &board);
    let threatened = wins(exact, &board, opponent);
    let text = grid.board_text(position);
    match reason(grid, position) {
        Some(DecidingIdea::WinNow {
            player,
            cells,
            lines,
        }) => {
            let mut expected = now;
            expected.sort();
            assert_eq!(sign_of(player), mover);
            assert_eq!(
                cells.iter().map(|cell| cell.index()).collect::<Vec<_>>(),
                expected
            );
            check_lines(exact, &board, mover, &cells, &lines);
            seen.now += 1;
        }
        _ if !now.is_empty() => panic!("{text}: a win at once is not seen"),
        Some(DecidingIdea::DoubleThreat {
            player,
            mv,
            cells,
            lines,
        }) => {
            assert_eq!(
                (sign_of(player), Some(mv.index())),
                (mover, double),
                "{text}"
            );
            let next = after(&board, mv.index());
            check_lines(exact, &next, mover, &cells, &lines);
            for reply in exact.shape.moves(&next) {
                let later = wins(exact, &after(&next, reply), mover);
                assert!(
                    cells.iter().any(|cell| later.contains(&cell.index())),
                    "{text}"
                );
            }
            seen.double += 1;
        }
        _ if double.is_some() => panic!("{text}: a double threat is not seen"),
        Some(DecidingIdea::ForcedReply { player, mv, line }) => {
            assert_eq!((sign_of(player), &threatened), (mover, &vec![mv.index()]));
            check_lines(exact, &board, opponent, &[mv], &[line]);
            for cell in exact.shape.moves(&board) {
                let lost = !wins(exact, &after(&board, cell), opponent).is_empty();
                assert!(lost || cell == mv.index(), "{text}: {cell} does not lose");
            }
            seen.forced += 1;
        }
        _ if threatened.len() == 1 => panic!("{text}: a forced reply is not seen"),
        Some(DecidingIdea::Zugzwang { .. }) => seen.zugzwang += 1,
        Some(DecidingIdea::Pairs { .. }) => seen.pairs += 1,
        None => seen.nothing += 1,
    }
}

#[test]
fn threats_agree_with_brute_force() {
    let mut random = Random(37);
    for name in [
        "3x3k3", "4x4k4", "5x5k4", "6x6k4", "5x4k3g", "6x5k5", "7x6k4g", "5x5k4g", "8x8k4g",
        "8x8k5", "4x7k3", "6x5k4g", "4x8k4g",
    ] {
        let grid: Grid = name.parse().expect("a name");
        let exact = Exact::new(&grid);
        let mut seen = Seen::default();
        // Games with short lines end early.
        let least_free = if grid.run() == 3 {
            grid.cells() / 2
        } else {
            grid.cells() / 3
        };
        for _ in 0..600 {
            let span = (grid.cells() - least_free) as usize;
            let free = least_free + random.below(span) as u32;
            let position = going_on(&grid, free, &mut random);
            check(&exact, &grid, position, &mut seen);
        }
        assert!(
            seen.now > 0 && seen.double > 0 && seen.nothing + seen.pairs > 0,
            "{name} {seen:?}"
        );
        assert!(seen.forced > 0 || grid.cells() < 10, "{name} {seen:?}");
    }
}

/// A double threat wins with the stone after next, whatever the reply is.
#[test]
fn a_double_threat_wins_in_three_plies() {
    let mut random = Random(38);
    let mut found = 0;
    for name in ["4x4k3g", "5x5k4g", "4x3k3", "7x6k4g"] {
        let grid: Grid = name.parse().expect("a name");
        let mut exact = Exact::new(&grid);
        for round in 0..400 {
            let free = 5 + random.below(6) as u32;
            let position = going_on(&grid, free, &mut random);
            if let Some(DecidingIdea::DoubleThreat { .. }) = reason(&grid, position) {
                assert_eq!(exact.of(&grid, position), 997);
                found += 1;
            }
            if round % 20 == 0 {
                exact.clear();
            }
        }
    }
    assert!(found > 100, "{found}");
}

/// Tests late positions. Proofs by zugzwang agree with brute force, and their cells are threats of
/// the right parity.
#[test]
fn proofs_by_zugzwang_are_true() {
    let mut random = Random(39);
    let (mut wins, mut draws, mut by_a_move) = (0, 0, 0);
    for name in ["7x6k4g", "6x6k4g", "5x6k4g", "5x4k4g", "8x4k4g", "4x8k4g"] {
        let grid: Grid = name.parse().expect("a name");
        let mut exact = Exact::new(&grid);
        for round in 0..1_200 {
            let free = 4 + random.below(9) as u32;
            let position = going_on(&grid, free, &mut random);
            let found = reason(&grid, position);
            let Some(DecidingIdea::Zugzwang {
                player,
                mv,
                threats,
                proves,
            }) = found
            else {
                continue;
            };
            let held = mv.map_or(position, |mv| grid.play(position, mv));
            // The side that answers is not the side to move.
            assert_eq!(player, grid.to_move(held).opponent());
            let value = -exact.of(&grid, held);
            let text = grid.board_text(position);
            match proves {
                Proves::Win => assert!(value > 0, "{text} {player:?}"),
                Proves::DrawAtLeast => assert!(value >= 0 && threats.is_empty(), "{text}"),
            }
            let board = signs(&grid, held);
            for threat in &threats {
                let cell = threat.cell.index();
                let sign = sign_of(player);
                assert!(board[cell] == b'.');
                assert!(has_line(&exact.lines, &with(&board, cell, sign), sign));
                let below = grid.rows() - 1 - cell / grid.columns();
                assert_eq!(threat.odd, below.is_multiple_of(2), "{text}");
            }
            wins += usize::from(proves == Proves::Win);
            draws += usize::from(proves == Proves::DrawAtLeast);
            by_a_move += usize::from(mv.is_some());
            if round % 20 == 0 {
                exact.clear();
            }
        }
    }
    assert!(
        wins > 200 && draws > 200 && by_a_move > 50,
        "{wins} {draws} {by_a_move}"
    );
}

#[test]
fn zugzwang_needs_four_in_a_row_with_even_rows_and_an_unfinished_game() {
    let mut random = Random(40);
    for name in ["7x5k4g", "5x5k4g", "6x6k4", "7x6k5g", "4x4k3g"] {
        let grid: Grid = name.parse().expect("a name");
        for _ in 0..200 {
            let position = going_on(&grid, grid.cells() / 2, &mut random);
            let found = reason(&grid, position);
            assert!(
                !matches!(found, Some(DecidingIdea::Zugzwang { .. })),
                "{name}"
            );
        }
    }
    let grid: Grid = "7x6k4g".parse().expect("a name");
    let (won, _) = grid.play_text("1212121").expect("legal moves");
    assert_eq!(reason(&grid, won), None);
}

/// Lists the free cells of each line that a side can still complete.
fn open_lines(exact: &Exact, board: &Signs) -> Vec<Vec<usize>> {
    let is_open = |line: &&Vec<usize>| {
        let has = |sign| line.iter().any(|&cell| board[cell] == sign);
        !(has(b'X') && has(b'O'))
    };
    let free = |line: &Vec<usize>| {
        let cells = line.iter().copied();
        cells.filter(|&cell| board[cell] == b'.').collect()
    };
    exact.lines.iter().filter(is_open).map(free).collect()
}

/// True if the lines can have disjoint pairs. Tries every pair of the first line.
fn have_pairs(lines: &[Vec<usize>], taken: &[usize]) -> bool {
    let Some((first, rest)) = lines.split_first() else {
        return true;
    };
    let free = |cell: &&usize| !taken.contains(cell);
    let cells: Vec<usize> = first.iter().filter(free).copied().collect();
    cells.iter().enumerate().any(|(place, &one)| {
        cells[..place].iter().any(|&other| {
            let holds = |line: &&Vec<usize>| !(line.contains(&one) && line.contains(&other));
            let left: Vec<Vec<usize>> = rest.iter().filter(holds).cloned().collect();
            have_pairs(&left, &[taken, &[one, other]].concat())
        })
    })
}

/// Each line that a side can still complete has one of the pairs, no cell is in two of them, and
/// the game is a draw. If there are no such pairs, none are found.
#[test]
fn a_draw_by_pairs_has_a_pair_in_every_open_line() {
    let mut random = Random(41);
    let (mut found, mut none) = (0, 0);
    for name in [
        "4x4k4", "5x4k4", "5x5k5", "5x5k4", "6x4k4", "7x6k5", "8x8k6",
    ] {
        let grid: Grid = name.parse().expect("a name");
        let mut exact = Exact::new(&grid);
        for round in 0..300 {
            let position = going_on(&grid, 3 + random.below(7) as u32, &mut random);
            let board = signs(&grid, position);
            let text = grid.board_text(position);
            let lines = open_lines(&exact, &board);
            let Some(DecidingIdea::Pairs { pairs }) = reason(&grid, position) else {
                assert!(
                    lines.is_empty() || !have_pairs(&lines, &[]),
                    "{name} {text}"
                );
                none += 1;
                continue;
            };
            let indices = |pair: &Vec<Cell>| pair.iter().map(|cell| cell.index()).collect();
            let pairs: Vec<Vec<usize>> = pairs.iter().map(indices).collect();
            let mut cells = pairs.concat();
            assert!(pairs.iter().all(|pair| pair.len() == 2), "{text}");
            assert!(cells.iter().all(|&cell| board[cell] == b'.'), "{text}");
            cells.sort();
            cells.dedup();
            assert_eq!(cells.len(), 2 * pairs.len(), "{text}");
            for line in &lines {
                let holds = |pair: &Vec<usize>| pair.iter().all(|cell| line.contains(cell));
                assert!(!lines.is_empty() && pairs.iter().any(holds), "{text}");
            }
            assert_eq!(exact.of(&grid, position), 0, "{text}");
            found += 1;
            if round % 20 == 0 {
                exact.clear();
            }
        }
    }
    assert!(found > 100 && none > 100, "{found} {none}");
}

/// Pairs cover whole boards if lines are long. With gravity they prove nothing.
#[test]
fn pairs_prove_draws_of_empty_boards() {
    for (name, has) in [
        ("5x5k5", true),
        ("6x6k6", true),
        ("4x4k4", false),
        ("5x5k5g", false),
    ] {
        let grid: Grid = name.parse().expect("a name");
        let found = reason(&grid, grid.start());
        assert_eq!(
            matches!(found, Some(DecidingIdea::Pairs { .. })),
            has,
            "{name}"
        );
    }
}
