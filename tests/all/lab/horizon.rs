//! Compares the horizon effect with its definition, which is written out on lists of signs.

use std::cell::RefCell;
use std::collections::HashMap;

use cutoff::games::BoardGame;
use cutoff::games::grid::{Cell, Grid, Position};
use cutoff::lab::horizon::{Effect, find, horizon};
use cutoff::search::{Algorithm, Worth};
use cutoff::textbook::look_ahead;
use cutoff::{Game, Verdict};

use crate::grid::naive::{Shape, Signs, count, has_line, text, to_move};
use crate::grid::random::Random;

/// The score of an immediate win. Each ply lowers it by 1, and no estimate is half as far from 0.
const WIN: i32 = 10_000;

struct Twin {
    shape: Shape,
    lines: Vec<Vec<usize>>,
    /// The values found so far, by position, side to move and depth.
    known: RefCell<HashMap<(Signs, u8, u32), Found>>,
}

/// A score for the side to move, and the line that leads to it.
type Found = (i32, Vec<usize>);

fn other(sign: u8) -> u8 {
    if sign == b'X' { b'O' } else { b'X' }
}

fn with(signs: &Signs, cell: usize, sign: u8) -> Signs {
    let mut next = signs.clone();
    next[cell] = sign;
    next
}

impl Twin {
    fn new(shape: Shape) -> Twin {
        Twin {
            shape,
            lines: shape.lines(),
            known: RefCell::default(),
        }
    }

    fn has_won(&self, signs: &Signs, sign: u8) -> bool {
        has_line(&self.lines, signs, sign)
    }

    /// Counts lines with stones of only one side by powers of three.
    fn estimate(&self, signs: &Signs, mover: u8) -> i32 {
        let balance = |line: &Vec<usize>| {
            let on_line: Vec<u8> = line.iter().map(|&cell| signs[cell]).collect();
            let mine = count(&on_line, mover) as u32;
            match (mine, count(&on_line, other(mover)) as u32) {
                (mine, 0) if mine > 0 => 3_i32.pow(mine - 1),
                (0, theirs) if theirs > 0 => -3_i32.pow(theirs - 1),
                _ => 0,
            }
        };
        self.lines.iter().map(balance).sum()
    }

    /// Searches by minimax to this depth in plies. Of equal moves, it chooses the first. Either
    /// side can be to move, whatever the stones are.
    fn search(&self, signs: &Signs, mover: u8, depth: u32) -> Found {
        if self.has_won(signs, other(mover)) {
            return (-WIN, vec![]);
        }
        if count(signs, b'.') == 0 {
            return (0, vec![]);
        }
        if depth == 0 {
            return (self.estimate(signs, mover), vec![]);
        }
        let place = (signs.clone(), mover, depth);
        if let Some(found) = self.known.borrow().get(&place) {
            return found.clone();
        }
        let found = self.search_below(signs, mover, depth);
        self.known.borrow_mut().insert(place, found.clone());
        found
    }

    fn search_below(&self, signs: &Signs, mover: u8, depth: u32) -> Found {
        let mut best = (i32::MIN, vec![]);
        for cell in self.shape.moves(signs) {
            let (after, line) = self.search(&with(signs, cell, mover), other(mover), depth - 1);
            let score = match -after {
                win if win > WIN / 2 => win - 1,
                loss if loss < -WIN / 2 => loss + 1,
                score => score,
            };
            if score > best.0 {
                best = (score, [cell].into_iter().chain(line).collect());
            }
        }
        best
    }

    /// True if `mover`, who is to move, wins within this number of plies.
    fn wins(&self, signs: &Signs, mover: u8, depth: u32) -> bool {
        self.search(signs, mover, depth).0 > WIN / 2
    }

    /// True if the search's move at this depth only delays a loss, because passing would lose
    /// within the depth.
    fn pushes(&self, signs: &Signs, mover: u8, depth: u32) -> bool {
        let cell = self.search(signs, mover, depth).1[0];
        let stops = self.has_won(&with(signs, cell, other(mover)), other(mover));
        let after = with(signs, cell, mover);
        let threatens = self.shape.moves(&after).into_iter();
        let threatens = threatens.map(|next| with(&after, next, mover));
        let delays = stops || threatens.into_iter().any(|next| self.has_won(&next, mover));
        delays && self.wins(signs, other(mover), depth - 1)
    }

    /// Returns verdict, plies, estimate, line, the deeper move and the unseen line.
    #[allow(clippy::type_complexity)]
    fn horizon(
        &self,
        signs: &Signs,
        depth: u32,
    ) -> Option<(Verdict, u32, i32, Vec<usize>, usize, Vec<usize>)> {
        let mover = to_move(signs);
        let (score, far) = self.search(signs, mover, depth + 2);
        let plies = (WIN - score.abs()) as u32;
        if score.abs() < WIN / 2 || plies <= depth {
            return None;
        }
        let (estimate, near) = self.search(signs, mover, depth);
        let after = with(signs, near[0], mover);
        if score < 0 {
            self.pushes(signs, mover, depth).then_some(())?;
            let (_, rest) = self.search(&after, other(mover), depth + 1);
            let unseen = [near[0]].into_iter().chain(rest).collect();
            return Some((Verdict::Loss, plies, estimate, near, far[0], unseen));
        }
        let won = with(signs, far[0], mover);
        self.pushes(&won, other(mover), depth - 1).then_some(())?;
        let (reached, _) = self.search(&after, other(mover), depth + 1);
        (reached > -WIN / 2).then_some((Verdict::Win, plies, estimate, near, far[0], far))
    }
}

fn indices(cells: &[Cell]) -> Vec<usize> {
    cells.iter().map(|cell| cell.index()).collect()
}

/// Tests random positions with at least this number of stones, and returns the numbers of losses
/// and wins.
fn check(shape: Shape, depth: u32, stones: usize, games: usize, random: &mut Random) -> [usize; 2] {
    let grid: Grid = shape.name().parse().expect("a shape of the range");
    let twin = Twin::new(shape);
    let mut found = [0, 0];
    for _ in 0..games {
        let mut signs = shape.empty();
        while [b'X', b'O'].iter().all(|&sign| !twin.has_won(&signs, sign)) {
            if signs.len() - count(&signs, b'.') >= stones {
                let position = grid.read_board(&text(&signs)).expect("it can be reached");
                let ours = horizon(&grid, position, depth);
                let expected = twin.horizon(&signs, depth);
                let parts = ours.as_ref().map(|effect| {
                    assert_eq!((effect.position, effect.depth), (position, depth));
                    let Effect {
                        ending, estimate, ..
                    } = *effect;
                    let line = indices(&effect.line);
                    let unseen = indices(&effect.unseen);
                    let deeper = effect.deeper.index();
                    (ending.verdict, ending.plies, estimate, line, deeper, unseen)
                });
                assert_eq!(parts, expected, "{} {} {depth}", shape.name(), text(&signs));
                if let Some(effect) = ours {
                    found[usize::from(effect.ending.verdict == Verdict::Win)] += 1;
                }
            }
            let moves = shape.moves(&signs);
            if moves.is_empty() {
                break;
            }
            let cell = moves[random.below(moves.len())];
            let mover = to_move(&signs);
            signs = with(&signs, cell, mover);
        }
    }
    found
}

#[test]
fn every_effect_matches_its_definition() {
    let mut random = Random(12);
    let mut found = [0, 0];
    for (name, depth, stones, games) in [
        ((3, 3, 3, false), 2, 2, 300),
        ((3, 3, 3, false), 3, 3, 300),
        ((3, 3, 3, false), 4, 3, 400),
        ((4, 3, 3, false), 2, 3, 60),
        ((4, 3, 3, false), 3, 5, 200),
        ((4, 4, 3, false), 2, 7, 60),
        ((4, 4, 4, false), 3, 8, 100),
        ((4, 4, 3, true), 3, 0, 200),
        ((4, 4, 4, true), 4, 4, 60),
        ((5, 4, 4, true), 3, 4, 60),
        ((3, 5, 3, true), 5, 0, 60),
    ] {
        let (columns, rows, run, gravity) = name;
        let shape = Shape {
            columns,
            rows,
            run,
            gravity,
        };
        let [losses, wins] = check(shape, depth, stones, games, &mut random);
        println!("{} {depth}: {losses} losses, {wins} wins", shape.name());
        found = [found[0] + losses, found[1] + wins];
    }
    assert!(found[0] > 200 && found[1] > 20, "{found:?}");
}

/// Runs the textbook search with the limit.
fn limited(grid: &Grid, position: Position, depth: u32) -> (Worth, Vec<Cell>) {
    let found = look_ahead(grid, position, Algorithm::AlphaBeta, depth);
    (found.worth, found.principal_variation)
}

/// The findings agree with textbook searches to both depths on every kind of board.
#[test]
fn every_effect_agrees_with_searches_to_both_depths() {
    for (name, depth) in [
        ("4x4k3", 5),
        ("4x4k4", 4),
        ("5x5k4", 2),
        ("5x5k4", 4),
        ("6x6k4", 3),
        ("7x6k4g", 4),
        ("7x6k4g", 6),
        ("8x8k5", 2),
    ] {
        let grid: Grid = name.parse().expect("a name");
        for seed in 0..4 {
            let found = find(&grid, grid.start(), depth, seed, 5_000);
            assert_eq!(found, find(&grid, grid.start(), depth, seed, 5_000));
            let effect = found.expect("one of five thousand");
            let position = effect.position;
            assert_eq!(horizon(&grid, position, depth).as_ref(), Some(&effect));
            let (worth, line) = limited(&grid, position, depth);
            assert_eq!(
                (worth, &line),
                (Worth::Estimate(effect.estimate), &effect.line)
            );
            let (worth, line) = limited(&grid, position, depth + 2);
            assert_eq!(line[0], effect.deeper);
            let plies = effect.ending.plies;
            let play = |from, &cell| grid.play(from, cell);
            let end = effect.unseen.iter().fold(position, play);
            assert!(grid.outcome(end).is_some(), "it goes to the end");
            if worth == Worth::Win(plies) {
                assert_eq!(line, effect.unseen);
            } else {
                assert_eq!(worth, Worth::Loss(plies));
                assert_eq!(effect.unseen[0], effect.line[0]);
                let after = grid.play(position, effect.line[0]);
                let (worth, rest) = limited(&grid, after, depth + 1);
                assert_eq!(worth, Worth::Win(rest.len() as u32));
                assert_eq!(rest, effect.unseen[1..]);
            }
        }
    }
}

#[test]
fn no_effect_is_found_in_positions_without_one() {
    let grid: Grid = "3x3k3".parse().expect("a name");
    assert_eq!(horizon(&grid, grid.start(), 4), None);
    // Six plies show every loss, so none is beyond the limit.
    assert_eq!(find(&grid, grid.start(), 6, 1, 2_000), None);
    let (over, _) = grid.play_text("a1a2b1b2c1").expect("legal");
    assert_eq!(horizon(&grid, over, 2), None);
    assert_eq!(find(&grid, over, 2, 1, 100), None);
    for depth in 0..=1 {
        assert_eq!(find(&grid, grid.start(), depth, 1, 1_000), None);
    }
}
