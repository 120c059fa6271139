//! Plays whole games: a published one, and perfect play against every opponent.

use std::collections::BTreeMap;

use crate::brute_force::{self as brute, Cells, Known};
use crate::solver::{ALGORITHMS, solve};
use cutoff::games::tic_tac_toe::{Board, CellOrder, TicTacToe};
use cutoff::{Algorithm, Game, Outcome, OutcomeScore, Search};

/// Replays a published game, in which both sides follow the recommendations with plain scores.
#[test]
fn the_published_game_is_replayed() {
    let published = [
        (0, 0),
        (1, 1),
        (0, 1),
        (0, 2),
        (2, 0),
        (1, 0),
        (1, 2),
        (2, 1),
        (2, 2),
    ];
    let search = Search::new(&TicTacToe, OutcomeScore::PLAIN);
    for algorithm in ALGORITHMS {
        let mut board = Board::EMPTY;
        let mut played = Vec::new();
        while let Some(mv) = search.solve(algorithm, board).best {
            played.push((mv.row(), mv.col()));
            board = TicTacToe.play(board, mv);
        }
        assert_eq!(played, published, "{algorithm:?}");
        assert_eq!(TicTacToe.outcome(board), Some(Outcome::Draw));
    }
}

/// One side plays perfectly, and the other plays every possible move.
struct Match<'k> {
    perfect: char,
    algorithm: Algorithm,
    depth_aware: bool,
    known: &'k Known,
    /// The number of games with each end, by the winner's sign.
    results: BTreeMap<Option<char>, usize>,
}

impl Match<'_> {
    /// Tries every reply of the opponent.
    fn play(&mut self, cells: Cells) {
        if brute::finished(cells) {
            *self.results.entry(brute::winner(cells)).or_default() += 1;
        } else if brute::to_move(cells) == self.perfect {
            self.play(self.perfect_move(cells));
        } else {
            for cell in brute::moves(cells) {
                self.play(brute::after(cells, cell));
            }
        }
    }

    /// Plays the recommended move. It must keep the position's result and, with depth-aware scores,
    /// the fastest win.
    fn perfect_move(&self, cells: Cells) -> Cells {
        let order = CellOrder::rows();
        let found = solve(cells, self.algorithm, self.depth_aware, &order);
        let cell = found.best.expect("the game goes on").index();
        assert!(brute::moves(cells).contains(&cell), "an illegal move");
        let next = brute::after(cells, cell);
        let place = format!("{} to {}", brute::text(cells), brute::text(next));
        let (now, then) = (&self.known[&cells], &self.known[&next]);
        let depth_aware = self.depth_aware;
        assert_eq!(
            then.seen_from_above(depth_aware),
            now.score(depth_aware),
            "{place}"
        );
        if depth_aware {
            assert_eq!(then.plies, now.plies - 1, "{place}");
        }
        next
    }
}

#[test]
fn perfect_play_never_loses() {
    let known = brute::solve_all();
    for algorithm in ALGORITHMS {
        for depth_aware in [true, false] {
            for (perfect, opponent) in [('X', 'O'), ('O', 'X')] {
                let mut games = Match {
                    perfect,
                    algorithm,
                    depth_aware,
                    known: &known,
                    results: BTreeMap::new(),
                };
                games.play(brute::EMPTY);
                let ended = |winner| games.results.get(&winner).copied().unwrap_or(0);
                assert_eq!(ended(Some(opponent)), 0, "{perfect} has lost");
                // Against perfect play, some opponents draw and others lose.
                assert!(ended(None) > 0 && ended(Some(perfect)) > 0);
            }
        }
    }
}
