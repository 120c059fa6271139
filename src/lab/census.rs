//! The size of a game in positions, games and nodes, counted ply by ply.
//!
//! Each position of a ply is stored once, with the number of paths to it. These paths are the nodes
//! of the game tree, so the count never visits the tree itself, which can be huge.

use crate::game::Game;
use crate::games::grid::{Grid, Position, Symmetries};

/// The default limit of a count. It stops before the ply that would exceed this number of
/// positions.
pub const MOST_POSITIONS: usize = 100_000;

/// The largest number up to which JavaScript represents every whole number: 2⁵³ − 1.
const MOST_NODES: u64 = (1 << 53) - 1;

/// The number of positions, games and nodes below a position, including that position. If the count
/// stopped, they include only the counted plies.
///
/// ```
/// use cutoff::games::grid::Grid;
/// use cutoff::lab::census::{MOST_POSITIONS, census};
///
/// let grid: Grid = "3x3k3".parse()?;
/// let all = census(&grid, grid.start(), MOST_POSITIONS);
/// assert!(all.complete);
/// assert_eq!((all.positions, all.distinct, all.games), (5_478, 765, 255_168));
/// assert_eq!(all.positions_by_ply[..3], [1, 9, 72]);
/// assert_eq!(all.nodes_by_ply[..3], [1, 9, 72]);
/// # Ok::<(), cutoff::games::grid::NameError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameSize {
    /// True if all plies were counted.
    pub complete: bool,
    /// The number of different positions.
    pub positions: u64,
    /// The number of finished positions among them.
    pub finished: u64,
    /// The number of different positions if rotated and reflected positions count as one.
    pub distinct: u64,
    /// The number of games, which are the paths from this position to a finished one.
    pub games: u64,
    /// The different positions, ply by ply.
    pub positions_by_ply: Vec<u64>,
    /// The nodes of the game tree, ply by ply.
    pub nodes_by_ply: Vec<u64>,
}

/// Counts the positions of a board, up to this many.
///
/// ```
/// use cutoff::games::grid::Grid;
/// use cutoff::lab::census::{MOST_POSITIONS, census};
///
/// let small: Grid = "3x3k3g".parse()?;
/// assert!(census(&small, small.start(), MOST_POSITIONS).complete);
///
/// let connect_four: Grid = "connect-four".parse()?;
/// let begun = census(&connect_four, connect_four.start(), 1_000);
/// assert!(!begun.complete);
/// assert_eq!(begun.positions_by_ply, [1, 7, 49, 238]); // 1,120 more would be too many
/// # Ok::<(), cutoff::games::grid::NameError>(())
/// ```
pub fn census(grid: &Grid, from: Position, most: usize) -> GameSize {
    let symmetries = Symmetries::new(grid);
    count(grid, from, most, |position| symmetries.canonical(position))
}

/// Lists all unfinished positions that play can reach from a position, ply by ply; `None` if play
/// can reach more than `most` positions.
pub fn unfinished(grid: &Grid, from: Position, most: usize) -> Option<Vec<Position>> {
    let mut open = Vec::new();
    let complete = each_ply(grid, from, most, |ply| {
        let positions = ply.iter().map(|&(position, _)| position);
        open.extend(positions.filter(|&position| grid.outcome(position).is_none()));
    });
    complete.then_some(open)
}

/// Counts any game. `canonical` returns the same position for all positions that differ only by a
/// rotation or a reflection. The count stops before the ply at which there would be more than
/// `most` positions, or more nodes than 2⁵³ − 1, because larger numbers are not exact in
/// JavaScript.
///
/// ```
/// use cutoff::lab::census::count;
/// use cutoff::{Game, Outcome, Side};
///
/// /// A game in which two moves lead to the same position at each ply.
/// struct Twice(u32);
///
/// impl Game for Twice {
///     type Position = u32;
///     type Move = bool;
///     type Outcome = Outcome;
///
///     fn to_move(&self, ply: u32) -> Side {
///         if ply % 2 == 0 { Side::Max } else { Side::Min }
///     }
///     fn outcome(&self, ply: u32) -> Option<Outcome> {
///         (ply == self.0).then_some(Outcome::Draw)
///     }
///     fn moves(&self, _: u32) -> impl Iterator<Item = bool> {
///         [false, true].into_iter()
///     }
///     fn play(&self, ply: u32, _: bool) -> u32 {
///         ply + 1
///     }
///     fn longest(&self) -> u32 {
///         self.0
///     }
/// }
///
/// let short = count(&Twice(52), 0, 100, |ply| ply);
/// assert_eq!((short.complete, short.positions, short.games), (true, 53, 1 << 52));
/// let long = count(&Twice(53), 0, 100, |ply| ply);
/// assert_eq!((long.complete, long.nodes_by_ply.len()), (false, 53));
/// ```
pub fn count<G: Game<Position: Ord>>(
    game: &G,
    from: G::Position,
    most: usize,
    canonical: impl Fn(G::Position) -> G::Position,
) -> GameSize {
    let mut census = GameSize::default();
    let complete = each_ply(game, from, most, |ply| {
        census.positions += ply.len() as u64;
        census.positions_by_ply.push(ply.len() as u64);
        census.nodes_by_ply.push(nodes(ply));
        for &(position, ways) in ply {
            if game.outcome(position).is_some() {
                census.finished += 1;
                census.games += ways;
            }
        }
        let least = ply.iter().map(|&(position, _)| (canonical(position), 0));
        let mut least: Vec<_> = least.collect();
        unite(&mut least);
        census.distinct += least.len() as u64;
    });
    GameSize { complete, ..census }
}

/// Lists the positions that play can reach, ply by ply, each with the number of paths to it.
/// Returns `true` if all plies are listed, and `false` if it stopped before a ply that would be too
/// large.
fn each_ply<G: Game<Position: Ord>>(
    game: &G,
    from: G::Position,
    most: usize,
    mut does: impl FnMut(&[(G::Position, u64)]),
) -> bool {
    let (mut ply, mut room, mut room_for_nodes) = (vec![(from, 1)], most, MOST_NODES);
    while !ply.is_empty() {
        if ply.len() > room || nodes(&ply) > room_for_nodes {
            return false;
        }
        room -= ply.len();
        room_for_nodes -= nodes(&ply);
        does(&ply);
        match next_ply(game, &ply, room) {
            Some(next) => ply = next,
            None => return false,
        }
    }
    true
}

/// Lists the positions one move later; `None` if there are more than `room`.
fn next_ply<G: Game<Position: Ord>>(
    game: &G,
    ply: &[(G::Position, u64)],
    room: usize,
) -> Option<Vec<(G::Position, u64)>> {
    let mut next = Vec::new();
    for &(position, ways) in ply {
        if game.outcome(position).is_some() {
            continue;
        }
        let moves = game.moves(position);
        next.extend(moves.map(|mv| (game.play(position, mv), ways)));
        // Most positions occur many times. They are merged before they take much memory.
        if next.len() > 4 * room + 64 {
            unite(&mut next);
            if next.len() > room {
                return None;
            }
        }
    }
    unite(&mut next);
    Some(next)
}

/// Sorts, and merges equal positions.
fn unite<P: Copy + Ord>(positions: &mut Vec<(P, u64)>) {
    positions.sort_unstable_by_key(|&(position, _)| position);
    positions.dedup_by(|(position, more), (kept, ways)| {
        let same = position == kept;
        if same {
            *ways = ways.saturating_add(*more);
        }
        same
    });
}

/// Returns the number of nodes of a ply, which is the number of all paths to its positions.
fn nodes<P>(ply: &[(P, u64)]) -> u64 {
    ply.iter()
        .fold(0, |sum: u64, &(_, ways)| sum.saturating_add(ways))
}
