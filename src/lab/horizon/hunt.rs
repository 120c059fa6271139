//! Looks for positions with the horizon effect in random games.

use super::{Effect, EffectSearch, Paused};
use crate::game::Game;
use crate::games::grid::{Bits, Grid, Position};
use crate::random::SplitMix64;

/// Searches for a position with the effect in random games that start with a position. At most
/// `tries` positions are tried, and the same seed finds the same position.
pub fn find(grid: &Grid, from: Position, depth: u32, seed: u64, tries: u32) -> Option<Effect> {
    let mut hunt = EffectHunt::new(grid, from, depth, seed, tries);
    hunt.go_on(|| true);
    hunt.found
}

/// A search for a position with the effect, in one random game after another. The players block the
/// cells where the other side would win, and a game ends before the winning move.
pub struct EffectHunt {
    search: EffectSearch,
    random: SplitMix64,
    from: Position,
    /// The next position to try.
    position: Position,
    depth: u32,
    tries: u32,
    tried: u32,
    found: Option<Effect>,
}

impl EffectHunt {
    /// Makes a search that starts with a position. The arguments are those of [`find`].
    pub fn new(grid: &Grid, from: Position, depth: u32, seed: u64, tries: u32) -> EffectHunt {
        EffectHunt {
            search: EffectSearch::new(grid),
            random: SplitMix64(seed),
            from,
            position: from,
            depth,
            tries,
            tried: 0,
            found: None,
        }
    }

    /// Returns the number of positions tried.
    pub fn tried(&self) -> u32 {
        self.tried
    }

    /// Returns the effect that was found.
    pub fn found(&self) -> Option<&Effect> {
        self.found.as_ref()
    }

    /// Continues until a position is found or all tries are used. Returns `false` if `more` returns
    /// false, and the next call continues. `more` is called between positions, and within the
    /// textbook search of a position.
    pub fn go_on(&mut self, mut more: impl FnMut() -> bool) -> bool {
        while self.found.is_none() && self.tried < self.tries {
            match self.search.effect(self.position, self.depth, &mut more) {
                Ok(effect) => self.found = effect,
                Err(Paused) => return false,
            }
            self.search.begun.clear();
            let next = random_move(&self.search.grid, self.position, &mut self.random);
            self.position = next.unwrap_or(self.from);
            self.tried += 1;
            if !more() {
                break;
            }
        }
        self.found.is_some() || self.tried >= self.tries
    }
}

/// Returns the position after a random move; `None` if the game has ended or ends with this move.
fn random_move(grid: &Grid, position: Position, random: &mut SplitMix64) -> Option<Position> {
    if grid.outcome(position).is_some() {
        return None;
    }
    let playable = grid.playable(position);
    let winning = |stones| grid.completing_cells(stones) & playable;
    let (wins, blocks) = (winning(position.mover), winning(position.other));
    let moves = if blocks != 0 { blocks } else { playable };
    let cell = Bits(moves).nth(random.below(moves.count_ones() as usize))?;
    (wins == 0).then(|| position.after(1 << cell))
}
