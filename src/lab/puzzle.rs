//! Positions for practice, in which some moves are good and the others are not.

use super::census::unfinished;
use super::timed_session::TimedSession;
use crate::game::Game;
use crate::games::grid::{Cell, Grid, Position, Symmetries};
use crate::random::SplitMix64;
use crate::search::Verdict;
use crate::solver::connect_four::Book;
use crate::solver::grid::ProvedResult;
use crate::solver::session::{Session, is_connect_four};

/// The number of random games that may end early before positions with fewer stones are tried.
const MOST_EARLY_GAMES: u64 = 64;

/// The number of positions after which the time is checked, even if none of them was searched.
const POSITIONS_PER_LOOK: u32 = 256;

string_enum! {
    /// The effect of the single good move.
    PuzzleKind as "PuzzleKind" {
        /// It wins, and no other move does.
        Win = "win",
        /// It draws, and all others lose.
        Save = "save",
    }
}

/// A position with a single good move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundPuzzle {
    /// The moves from the empty board to the position.
    pub moves: Vec<Cell>,
    /// The position.
    pub position: Position,
    /// The effect of the good move.
    pub kind: PuzzleKind,
    /// The good move.
    pub best: Cell,
    /// Its result.
    pub ending: ProvedResult,
    /// Every other legal move with its result, in the game's order.
    pub alternatives: Vec<(Cell, ProvedResult)>,
}

/// A search for such positions. The position that it finds depends only on the game, the seed and
/// the kind, and not on the time of each call.
///
/// Positions of random games are tried one after another. Positions in which a side could win with
/// its next stone are skipped, because they are too easy.
///
/// ```
/// use cutoff::lab::puzzle::PuzzleHunt;
/// use cutoff::solver::session::Session;
///
/// let mut session = Session::new("4x4k3g".parse()?, Session::USUAL_MEMORY);
/// let mut hunt = PuzzleHunt::new(session.grid(), 1, None);
/// let found = hunt.go_on(&mut session, None, || true).expect("there is time");
/// assert!(found.alternatives.iter().all(|(_, worse)| worse.rank() < found.ending.rank()));
/// # Ok::<(), cutoff::games::grid::NameError>(())
/// ```
#[derive(Clone, Debug)]
pub struct PuzzleHunt {
    kind: Option<PuzzleKind>,
    random: SplitMix64,
    games: Games,
    /// The number of positions tried, including the current one.
    tried: u64,
    /// The moves to the current position.
    candidate: Option<Vec<Cell>>,
    found: Option<FoundPuzzle>,
}

impl PuzzleHunt {
    /// Makes a search for positions of one kind, or of both. Each seed leads to one position, but
    /// two seeds can lead to the same one.
    pub fn new(grid: &Grid, seed: u64, kind: Option<PuzzleKind>) -> PuzzleHunt {
        PuzzleHunt {
            kind,
            random: SplitMix64(seed),
            games: Games::new(grid),
            tried: 0,
            candidate: None,
            found: None,
        }
    }

    /// Returns the number of positions tried so far.
    pub fn tried(&self) -> u64 {
        self.tried
    }

    /// Returns the position, once it is found.
    pub fn found(&self) -> Option<&FoundPuzzle> {
        self.found.as_ref()
    }

    /// Continues until a position is found or `more` returns false. The next call continues, with a
    /// session of the same game.
    pub fn go_on(
        &mut self,
        session: &mut Session,
        book: Option<&Book>,
        more: impl FnMut() -> bool,
    ) -> Option<&FoundPuzzle> {
        let grid = *session.grid();
        let mut timed = TimedSession::new(session, book, more);
        let mut passed = 0;
        while self.found.is_none() {
            let moves = match self.candidate.take() {
                Some(moves) => moves,
                None => {
                    // Skipped positions need no search, which would check the time.
                    passed += 1;
                    if passed % POSITIONS_PER_LOOK == 0 && !timed.has_time() {
                        return None;
                    }
                    self.tried += 1;
                    self.games.next(&grid, &mut self.random)
                }
            };
            let position = moves.iter().fold(grid.start(), |at, &mv| grid.play(at, mv));
            if decided_soon(&grid, position) {
                continue;
            }
            let Some(results) = results(&mut timed, position) else {
                self.candidate = Some(moves);
                return None;
            };
            self.found = single(moves, position, results, self.kind);
        }
        self.found.as_ref()
    }
}

/// True if a side could win with its next stone.
fn decided_soon(grid: &Grid, position: Position) -> bool {
    let wins = grid.completing_cells(position.mover) | grid.completing_cells(position.other);
    wins & grid.playable(position) != 0
}

/// Returns the result of every move; `None` if there is no time to prove it. The list is empty if
/// two moves are good, or if every move loses.
fn results<M: FnMut() -> bool>(
    timed: &mut TimedSession<'_, M>,
    position: Position,
) -> Option<Vec<(Cell, ProvedResult)>> {
    let verdict = timed.result(position)?.verdict;
    let mut results = Vec::new();
    if verdict == Verdict::Loss {
        return Some(results);
    }
    let grid = *timed.session.grid();
    let mut good = 0;
    for mv in grid.moves(position) {
        let result = timed.result_of(position, mv)?;
        good += usize::from(result.verdict == verdict);
        if good > 1 {
            return Some(vec![]);
        }
        results.push((mv, result));
    }
    Some(results)
}

/// Returns the position to which `moves` lead, if one of its own moves is good and of this kind.
fn single(
    moves: Vec<Cell>,
    position: Position,
    mut results: Vec<(Cell, ProvedResult)>,
    wanted: Option<PuzzleKind>,
) -> Option<FoundPuzzle> {
    let index = (0..results.len()).max_by_key(|&index| results[index].1.rank())?;
    let (best, ending) = results.remove(index);
    let kind = match ending.verdict {
        Verdict::Win => PuzzleKind::Win,
        Verdict::Draw => PuzzleKind::Save,
        Verdict::Loss => return None,
    };
    // A position with only one move leaves no choice.
    let fits = wanted.is_none_or(|wanted| wanted == kind) && !results.is_empty();
    fits.then_some(FoundPuzzle {
        moves,
        position,
        kind,
        best,
        ending,
        alternatives: results,
    })
}

/// Random games that are stopped when few cells are free, so that a proof takes only a moment.
#[derive(Clone, Debug)]
struct Games {
    /// The smallest number of stones in a position that is tried.
    fewest: usize,
    /// The number of games that ended earlier.
    early: u64,
}

impl Games {
    fn new(grid: &Grid) -> Games {
        // Connect Four's solver is the fastest. Without gravity there are more moves.
        let free = match grid.gravity() {
            true if is_connect_four(grid) => 28,
            true => 20,
            false => 18,
        };
        let cells = grid.cells() as usize;
        Games {
            fewest: cells.saturating_sub(free).max(cells / 3),
            early: 0,
        }
    }

    /// Returns the start of a random game.
    fn next(&mut self, grid: &Grid, random: &mut SplitMix64) -> Vec<Cell> {
        loop {
            let mut moves = random_game(grid, random);
            // The last two positions before the end are already decided.
            let latest = moves.len().saturating_sub(2);
            if latest >= self.fewest {
                moves.truncate(self.fewest + random.below(latest - self.fewest + 1));
                return moves;
            }
            self.early += 1;
            if self.early.is_multiple_of(MOST_EARLY_GAMES) {
                self.fewest = self.fewest.saturating_sub(1);
            }
        }
    }
}

fn random_game(grid: &Grid, random: &mut SplitMix64) -> Vec<Cell> {
    let mut position = grid.start();
    let mut moves = Vec::new();
    while grid.outcome(position).is_none() {
        let count = grid.moves(position).count();
        let mv = grid.moves(position).nth(random.below(count));
        let mv = mv.expect("below the number of moves");
        moves.push(mv);
        position = grid.play(position, mv);
    }
    moves
}

/// Returns all positions of a board in which some moves keep a win or a draw and others throw it
/// away, with fewer stones first. Of rotated and reflected positions, only one is listed. `None` if
/// the board has more than `most` positions.
///
/// ```
/// use cutoff::lab::puzzle::choices;
/// use cutoff::solver::session::Session;
///
/// let mut session = Session::new("3x3k3".parse()?, Session::USUAL_MEMORY);
/// assert_eq!(choices(&mut session, 10_000).map(|all| all.len()), Some(431));
/// # Ok::<(), cutoff::games::grid::NameError>(())
/// ```
pub fn choices(session: &mut Session, most: usize) -> Option<Vec<Position>> {
    let grid = *session.grid();
    let symmetries = Symmetries::new(&grid);
    let mut positions = unfinished(&grid, grid.start(), most)?;
    positions.retain(|&position| position == symmetries.canonical(position));
    let mut timed = TimedSession::new(session, None, || true);
    let mut choices = Vec::new();
    for position in positions {
        let verdict = timed.result(position)?.verdict;
        let mut moves = grid.moves(position);
        let mut keeps = |mv| Some(timed.result_of(position, mv)?.verdict == verdict);
        // At least one of the moves has the position's result.
        if moves.any(|mv| keeps(mv) == Some(false)) {
            choices.push(position);
        }
    }
    Some(choices)
}
