//! Pairs of cells, one in each open line. A side that answers a stone in one cell of a pair with
//! the other prevents the other side from completing any of these lines (A. Hales, R. Jewett,
//! *Regularity and positional games*, 1963).

use crate::games::grid::{Bits, Grid, Position};

/// The number of steps that the search for pairs can take in one position.
const MOST_STEPS: u32 = 1000;

/// Returns disjoint pairs of free cells, one in each line that a side can still complete. Neither
/// side can then win, because each can answer in the pairs. `None` if there are no such pairs or no
/// such lines, or if finding them takes too many steps; also with gravity, because the other cell
/// of a pair may not be playable.
pub fn draw_by_pairs(grid: &Grid, position: Position) -> Option<Vec<u64>> {
    if grid.gravity() {
        return None;
    }
    let Position { mover, other } = position;
    let mut open = vec![];
    for line in grid.all_runs() {
        if line & mover == 0 || line & other == 0 {
            open.push(line & !(mover | other));
        }
    }
    find_pairs(&mut open).filter(|pairs| !pairs.is_empty())
}

/// Returns disjoint pairs of cells, one in each of these sets; `None` also if this takes too many
/// steps. The sets can be reordered.
#[inline(never)]
pub(super) fn find_pairs(lines: &mut [u64]) -> Option<Vec<u64>> {
    let (mut steps, mut pairs) = (MOST_STEPS, vec![]);
    hold(lines, 0, &mut steps, &mut pairs).then_some(pairs)
}

/// True if there are pairs that do not use `taken` cells. They are added to `pairs`.
fn hold(lines: &mut [u64], taken: u64, steps: &mut u32, pairs: &mut Vec<u64>) -> bool {
    let cells = lines.iter().map(|&line| line & !taken);
    let Some(fewest) = cells.min_by_key(|line| line.count_ones()) else {
        return true;
    };
    if *steps == 0 {
        return false;
    }
    *steps -= 1;
    let pairs_of = Bits(fewest).flat_map(|one| {
        let others = Bits(fewest).take_while(move |&other| other < one);
        others.map(move |other| 1_u64 << one | 1 << other)
    });
    for pair in pairs_of {
        let mut rest = 0;
        for index in 0..lines.len() {
            if lines[index] & pair != pair {
                lines.swap(rest, index);
                rest += 1;
            }
        }
        pairs.push(pair);
        if hold(&mut lines[..rest], taken | pair, steps, pairs) {
            return true;
        }
        pairs.pop();
    }
    false
}
