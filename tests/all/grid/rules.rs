//! Compares the rules with their naive twin.

use std::collections::BTreeSet;

use cutoff::games::grid::{Grid, Position, Symmetries};
use cutoff::games::tic_tac_toe::{Board, TicTacToe};
use cutoff::games::{BoardGame, MoveError};
use cutoff::{Game, Outcome, Side};

use super::naive::{Shape, Signs, after, text, to_move, winner};
use super::random::Random;

/// Games from 3×3 to 5×5 with fewer than a million positions, with their numbers of positions. The
/// number for 4×4 with gravity is J. Tromp's (*John's Connect Four Playground*), the others are the
/// twin's.
const WHOLE: [(&str, usize); 20] = [
    ("3x3k3", 5_478),
    ("3x3k3g", 694),
    ("3x4k3", 111_973),
    ("3x4k3g", 2_715),
    ("3x4k4", 142_231),
    ("3x4k4g", 6_000),
    ("3x5k3g", 8_789),
    ("3x5k4g", 38_310),
    ("3x5k5g", 43_563),
    ("4x3k3", 111_973),
    ("4x3k3g", 7_157),
    ("4x3k4", 142_231),
    ("4x3k4g", 12_031),
    ("4x4k3g", 41_750),
    ("4x4k4g", 161_029),
    ("4x5k3g", 195_472),
    ("5x3k3g", 70_914),
    ("5x3k4g", 158_911),
    ("5x3k5g", 170_031),
    ("5x4k3g", 613_459),
];

fn shape(name: &str) -> Shape {
    let all = Shape::all(3, 5);
    let found = all.into_iter().find(|shape| shape.name() == name);
    found.expect("in the range")
}

fn grid(shape: Shape) -> Grid {
    shape.name().parse().expect("a shape of the range")
}

fn side(sign: u8) -> Side {
    if sign == b'X' { Side::Max } else { Side::Min }
}

/// Builds a position stone by stone instead of parsing a board.
fn position(grid: &Grid, signs: &Signs) -> Position {
    let stones = |sign| {
        let cells = signs
            .iter()
            .enumerate()
            .filter(|&(_, &other)| other == sign);
        cells.fold(0, |stones, (cell, _)| stones | 1 << cell)
    };
    grid.position(stones(b'X'), stones(b'O'))
        .unwrap_or_else(|error| panic!("{grid} {}: {error}", text(signs)))
}

/// Checks that the board gives the same answers as its twin.
fn check<G: BoardGame>(
    shape: Shape,
    lines: &[Vec<usize>],
    game: &G,
    signs: &Signs,
    position: G::Position,
) {
    let board = || format!("{} {}", shape.name(), text(signs));
    let won = winner(lines, signs);
    let outcome = match won {
        Some(sign) => Some(Outcome::Win(side(sign))),
        None if !signs.contains(&b'.') => Some(Outcome::Draw),
        None => None,
    };
    assert_eq!(game.outcome(position), outcome, "{}", board());
    assert_eq!(game.winner(position), won.map(side), "{}", board());
    assert_eq!(game.to_move(position), side(to_move(signs)), "{}", board());
    assert_eq!(game.board_text(position), text(signs));
    let finished = lines
        .iter()
        .filter(|line| won.is_some_and(|sign| line.iter().all(|&cell| signs[cell] == sign)));
    let cells: BTreeSet<usize> = finished.flatten().copied().collect();
    let winning = game.cell_names(game.winning(position));
    assert_eq!(
        winning.iter().collect::<BTreeSet<_>>(),
        cells,
        "{}",
        board()
    );
    let stones = signs.iter().filter(|&&sign| sign != b'.').count();
    assert_eq!(game.plies(position) as usize, stones);
    let moves = if outcome.is_none() {
        shape.moves(signs)
    } else {
        vec![]
    };
    if outcome.is_none() {
        let found: Vec<usize> = game.moves(position).map(|mv| game.cell_of(mv)).collect();
        assert_eq!(found, moves, "{}", board());
        assert_eq!(game.moves(position).count(), moves.len());
    }
    assert_eq!(game.cells() as usize, signs.len());
    for (cell, &sign) in signs.iter().enumerate() {
        let stone = (sign != b'.').then(|| side(sign));
        assert_eq!(game.stone(position, cell), stone, "{}", board());
        let mv = game.move_to(cell).expect("on the board");
        assert_eq!(game.cell_of(mv), cell);
        let name = game.cell_name(cell);
        let expected = match (outcome, stone) {
            (Some(outcome), _) => Err(MoveError::Finished(outcome)),
            (None, Some(by)) => Err(MoveError::Taken { cell: name, by }),
            (None, None) if !moves.contains(&cell) => Err(MoveError::Floating(name)),
            (None, None) => Ok(text(&after(signs, cell))),
        };
        let played = game.try_play(position, mv);
        let played = played.map(|next| game.board_text(next));
        assert_eq!(played, expected, "{} {name}", board());
        if outcome.is_none() {
            assert_eq!(
                game.is_legal(position, mv),
                moves.contains(&cell),
                "{}",
                board()
            );
        }
        let falls_to = |to: &&usize| {
            **to == cell || shape.gravity && *to % shape.columns == cell % shape.columns
        };
        let clicked = game.click(position, cell).map(|mv| game.cell_of(mv));
        assert_eq!(clicked, moves.iter().find(falls_to).copied(), "{}", board());
    }
    assert!(game.move_to(signs.len()).is_none());
}

/// Checks the free cells that complete a line by trying each cell.
fn check_threats(lines: &[Vec<usize>], grid: &Grid, signs: &Signs, position: Position) {
    for sign in [b'X', b'O'] {
        let finishes = |cell: usize| {
            let others = |line: &Vec<usize>| {
                line.iter()
                    .all(|&other| other == cell || signs[other] == sign)
            };
            lines
                .iter()
                .any(|line| line.contains(&cell) && others(line))
        };
        let expected: Vec<usize> = (0..signs.len())
            .filter(|&cell| signs[cell] == b'.' && finishes(cell))
            .collect();
        let threats = grid.threats(position, side(sign));
        let found: Vec<usize> = threats.iter().collect();
        assert_eq!(found, expected, "{grid} {}", text(signs));
    }
}

fn check_symmetry(shape: Shape, grid: &Grid, signs: &Signs, position: Position) {
    let symmetries = Symmetries::new(grid);
    let mut images: Vec<String> = (0..symmetries.count())
        .map(|way| grid.board_text(symmetries.apply(way, position)))
        .collect();
    assert_eq!(images[0], text(signs));
    images.sort();
    images.dedup();
    let expected: Vec<String> = shape.symmetric(signs).iter().map(text).collect();
    assert_eq!(images, expected, "{grid}");
    let canonical = symmetries.canonical(position);
    assert!(expected.contains(&grid.board_text(canonical)));
    for way in 0..symmetries.count() {
        assert_eq!(
            symmetries.canonical(symmetries.apply(way, position)),
            canonical
        );
    }
}

/// Plays random games to the end, and checks every board of each.
fn check_random_games(shape: Shape, games: usize, random: &mut Random) {
    let (grid, lines) = (grid(shape), shape.lines());
    for _ in 0..games {
        let (mut signs, mut played) = (shape.empty(), grid.start());
        loop {
            check(shape, &lines, &grid, &signs, played);
            check_threats(&lines, &grid, &signs, played);
            check_symmetry(shape, &grid, &signs, played);
            assert_eq!(grid.read_board(&text(&signs)), Ok(played), "{grid}");
            if grid.outcome(played).is_some() {
                break;
            }
            let moves = shape.moves(&signs);
            let cell = moves[random.below(moves.len())];
            signs = after(&signs, cell);
            played = grid.play(played, grid.move_to(cell).expect("on the board"));
        }
    }
}

#[test]
fn the_grid_agrees_with_the_naive_rules_in_every_position_of_small_games() {
    for (name, positions) in WHOLE {
        let shape = shape(name);
        let (grid, lines) = (grid(shape), shape.lines());
        let all = shape.reachable();
        assert_eq!(all.len(), positions, "{name}");
        for signs in all {
            check(shape, &lines, &grid, &signs, position(&grid, &signs));
        }
    }
}

#[test]
fn the_grid_agrees_with_the_naive_rules_in_random_games() {
    let mut random = Random(2);
    for shape in Shape::all(3, 8) {
        let small = shape.columns <= 5 && shape.rows <= 5;
        check_random_games(shape, if small { 40 } else { 10 }, &mut random);
    }
}

/// Tries every string of three signs. A string is accepted exactly if a game can reach it.
#[test]
fn a_board_is_accepted_exactly_if_play_can_reach_it() {
    for name in [
        "3x3k3", "3x3k3g", "4x3k3", "4x3k4", "3x4k3g", "4x3k3g", "4x3k4g",
    ] {
        let shape = shape(name);
        let grid = grid(shape);
        let reachable = shape.reachable();
        let cells = shape.columns * shape.rows;
        let mut accepted = 0;
        for number in 0..3_usize.pow(cells as u32) {
            let sign = |cell| b".XO"[number / 3_usize.pow(cell as u32) % 3];
            let signs: Signs = (0..cells).map(sign).collect();
            let read = grid.read_board(&text(&signs));
            assert_eq!(
                read.is_ok(),
                reachable.contains(&signs),
                "{name} {}",
                text(&signs)
            );
            accepted += usize::from(read.is_ok());
        }
        assert_eq!(accepted, reachable.len());
    }
}

/// Tests the packed board of 3×3 in all 5,478 positions.
#[test]
fn the_packed_board_agrees_with_the_naive_rules_in_every_position() {
    let shape = shape("3x3k3");
    let lines = shape.lines();
    let grid = grid(shape);
    let mut boards = 0;
    for signs in shape.reachable() {
        let board: Board = text(&signs).parse().expect("play reaches it");
        check(shape, &lines, &TicTacToe, &signs, board);
        // The lab uses the same position.
        assert_eq!(grid.board_text(board.into()), text(&signs));
        boards += 1;
    }
    assert_eq!(boards, 5_478); // Schaefer, "How many games of Tic-Tac-Toe are there?" (2002)
}
