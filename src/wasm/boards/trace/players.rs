//! The players and the cut moves of a recorded search, which follow from the rules.

use crate::game::{Game, Side};
use crate::order::Order;
use crate::search::{Bound, Score, Scoring, Search, SearchTrace, bounds};

/// The side to move at each node of a record, and the moves that are cut.
pub struct PlayersAndCuts<M> {
    /// 0 for MAX, 1 for MIN.
    pub players: Vec<u8>,
    /// Node after node, in search order.
    pub cuts: Vec<M>,
}

impl<M: Copy> PlayersAndCuts<M> {
    /// Calls `visit` with the position of each node, in the record's order.
    pub fn new<G: Game<Move = M>, C: Scoring<G>, O: Order<G>, L>(
        search: &Search<'_, G, C, O, L>,
        root: G::Position,
        record: &SearchTrace<M, C::Score>,
        mut visit: impl FnMut(G::Position),
    ) -> PlayersAndCuts<M> {
        let (mut players, mut cuts) = (Vec::with_capacity(record.len()), Vec::new());
        // The positions from the root to the node.
        let mut path: Vec<G::Position> = Vec::new();
        for (node, &ply) in record.plies.iter().enumerate() {
            path.truncate(ply.into());
            let position = match path.last() {
                Some(&above) => search.game.play(above, record.moves[node - 1]),
                None => root,
            };
            path.push(position);
            visit(position);
            let is_min = search.game.to_move(position) == Side::Min;
            players.push(u8::from(is_min));
            let skipped = usize::from(record.skipped[node]);
            if skipped > 0 {
                let moves = search.order.moves(search.game, position, ply.into());
                let moves: Vec<M> = moves.collect();
                cuts.extend(&moves[moves.len() - skipped..]);
            }
        }
        PlayersAndCuts { players, cuts }
    }

    /// The meaning of each node's value: 0 for the value itself, 1 for at least that value, 2 for
    /// at most.
    pub fn bounds<S: Score>(&self, record: &SearchTrace<M, S>, fail_hard: bool) -> Vec<u8> {
        bounds(record, |node| self.players[node] == 0, fail_hard)
            .into_iter()
            .map(|bound| match bound {
                Bound::Exact => 0,
                Bound::Lower => 1,
                Bound::Upper => 2,
            })
            .collect()
    }
}
