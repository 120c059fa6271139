//! All positions of the opening, each with its mirror image as one.

use super::super::position::Position;
use super::super::shape::AnyShape;

/// For each number of stones up to `depth`, the positions in which the game goes on, by ascending key.
/// Of a position and its mirror image, the one with the smaller key is listed.
pub(super) fn all(depth: u32) -> Vec<Vec<Position>> {
    let mut plies = vec![vec![Position::empty(AnyShape::SEVEN_BY_SIX)]];
    for ply in 0..depth as usize {
        let after = |&position: &Position| {
            let columns = position.moves();
            columns.map(move |column| {
                position
                    .play(column)
                    .expect("the column is one of the moves")
            })
        };
        let mut next: Vec<Position> = plies[ply]
            .iter()
            .flat_map(after)
            .filter(|position| position.outcome().is_none())
            .map(folded)
            .collect();
        next.sort_unstable_by_key(|position| position.key());
        next.dedup();
        plies.push(next);
    }
    plies
}

fn folded(position: Position) -> Position {
    let mirrored = position.mirrored();
    if mirrored.key() < position.key() {
        mirrored
    } else {
        position
    }
}
