//! The worth of each move.

#[cfg(feature = "boards")]
mod any_board;

use super::call::*;
use super::output::cells;
use super::worth::ScoredWorth;
use crate::analysis;
use crate::games::BoardGame;
use crate::games::tic_tac_toe::TicTacToe;

takes! {
    /// The options of `analyze`.
    ANALYZE, AnalyzeOptions: game depth scoring order budgetMs
}

with_worth! {
    /// One legal move and its worth.
    pub struct AnalyzedMove {
        /// The cell.
        #[serde(rename = "move")]
        pub mv: u32,
    } worth {
        /// The estimate for the side that plays it, as in `BestMove`; `null` if the result is
        /// proved.
        pub estimate: Option<i32>,
        /// True if no other move is worth more.
        pub best: bool,
        /// Nodes entered by the search of this move.
        pub nodes: f64,
        /// This move and best play after it, as cell indices.
        pub principal_variation: Vec<u32>,
    }
}

/// The result of `analyze`.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct Analysis {
    /// The side to move, or the side that would move if the game went on.
    pub player: Player,
    /// True if the game has ended.
    pub finished: bool,
    /// The winner of the finished game; `null` if nobody has won.
    pub winner: Option<Player>,
    /// Every legal move, in search order; empty if the game has ended. While the call is not
    /// `done`, it has only the moves that have been searched.
    pub moves: Vec<AnalyzedMove>,
    /// The cells of all best moves, in search order; empty while the call is not `done`.
    pub best: Vec<u32>,
    /// True if every result is proved.
    pub exact: bool,
    /// The depth limit in plies; `null` without a limit.
    pub depth: Option<u32>,
    /// Nodes entered by all the searches together, including the root.
    pub nodes: f64,
    /// True once every move has been searched. Otherwise the same call continues the search.
    pub done: bool,
}

impl Analysis {
    fn new<B: BoardGame>(
        game: &B,
        position: B::Position,
        verdicts: &analysis::Verdicts<B::Move, i32>,
        options: &Options,
    ) -> Analysis {
        let free = game.cells() - game.plies(position);
        let best: Vec<u32> = verdicts
            .best()
            .map(|verdict| game.cell_of(verdict.mv) as u32)
            .collect();
        let moves = verdicts.moves.iter().map(|verdict| {
            let mv = game.cell_of(verdict.mv) as u32;
            let worth = ScoredWorth::of_search(verdict.worth, free, options.scoring);
            let estimate = worth.estimate;
            with_worth!(@of worth; AnalyzedMove {
                mv,
                estimate,
                best: best.contains(&mv),
                nodes: verdict.counts.nodes as f64,
                principal_variation: cells(game, &verdict.line),
            })
        });
        let moves: Vec<AnalyzedMove> = moves.collect();
        Analysis {
            player: verdicts.player.into(),
            finished: game.outcome(position).is_some(),
            winner: game.winner(position).map(Player::from),
            exact: moves.iter().all(|mv| mv.exact),
            depth: options.depth,
            nodes: verdicts.nodes() as f64,
            done: true,
            moves,
            best,
        }
    }

    /// The result if not all moves have been searched. Then no move is known to be best.
    #[cfg(feature = "boards")]
    fn so_far(self, done: bool, nodes: u64) -> Analysis {
        if done {
            return self;
        }
        let moves = self.moves.into_iter();
        Analysis {
            moves: moves.map(|mv| AnalyzedMove { best: false, ..mv }).collect(),
            best: vec![],
            exact: false,
            nodes: nodes as f64,
            done,
            ..self
        }
    }
}

/// Finds the worth of every legal move with the textbook search, and the best moves.
///
/// Each move gets its own alpha-beta search with a full window, because a single search of the
/// position finds only bounds for the moves that it does not choose. A search that would take too
/// long is refused, as in `best_move`. `depth` limits the work, and `budgetMs` limits the time of
/// this call. Without a budget the call runs until it is `done`. For large boards, use `solve` with
/// `moves`.
///
/// @param board As for `best_move`.
/// @param options As for `best_move`. The order decides which of several best moves comes first.
/// @returns Every legal move with its score for the side that plays it.
/// @throws {Error} As `best_move`.
#[wasm_bindgen]
pub fn analyze(
    #[wasm_bindgen(unchecked_param_type = "BoardInput")] board: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "AnalyzeOptions")] options: JsValue,
) -> Result<Analysis> {
    let options = Options::read(&options, ANALYZE)?;
    #[cfg(feature = "boards")]
    if !options.is_packed() {
        let position = input::position(&board, &options.game)?;
        return give(&any_board::analyze(&options, position)?);
    }
    let position = input::position(&board, &TicTacToe)?;
    let order = options.cell_order();
    let verdicts = analysis::analyze(&options.packed_search(&order), position);
    give(&Analysis::new(&TicTacToe, position, &verdicts, &options))
}
