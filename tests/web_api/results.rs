//! Checks the results of the calls field by field. The reference numbers are in docs/design.md.

use js_sys::Reflect;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::clock::with_still_clock;
use crate::values::{
    analyze, best_move, best_move_with, describe, fault, get, items, js, measure, measure_one,
    names, number, numbers, refused, replay, replay_with, text, trace,
};

const EMPTY: &str = ".........";

#[wasm_bindgen_test]
fn searches_of_the_empty_board_visit_the_published_numbers_of_nodes() {
    let plain = || js("{ scoring: 'plain' }");
    let nodes = |called: crate::values::Called| number(&called.unwrap(), "nodes");
    assert_eq!(nodes(best_move(EMPTY, false)), 549_946.0);
    assert_eq!(nodes(best_move(EMPTY, true)), 20_866.0);
    assert_eq!(nodes(best_move_with(EMPTY, true, plain())), 18_297.0);
    let centre_first = js("{ scoring: 'plain', order: [4, 0, 2, 6, 8, 1, 3, 5, 7] }");
    assert_eq!(nodes(best_move_with(EMPTY, true, centre_first)), 7_275.0);
}

#[wasm_bindgen_test]
fn best_move_has_the_promised_fields_and_values() {
    let found = with_still_clock(|| best_move("xoxoox___", true)).unwrap();
    let promised = [
        "cutoffs",
        "col",
        "deepestPly",
        "depth",
        "done",
        "elapsedMs",
        "estimate",
        "exact",
        "finished",
        "index",
        "leaves",
        "nodes",
        "outcome",
        "player",
        "plies",
        "principalVariation",
        "row",
        "score",
        "winner",
    ];
    let mut promised = promised.to_vec();
    promised.sort();
    assert_eq!(names(&found), promised);
    assert_eq!((number(&found, "row"), number(&found, "col")), (2.0, 2.0));
    assert_eq!(number(&found, "index"), 8.0);
    assert_eq!(text(&found, "player"), "X");
    assert_eq!(text(&found, "outcome"), "win");
    assert_eq!(get(&found, "finished"), false);
    assert!(get(&found, "winner").is_null());
    assert_eq!(number(&found, "plies"), 1.0);
    assert_eq!(number(&found, "score"), 9.0);
    assert_eq!(numbers(&found, "principalVariation"), [8.0]);
    assert!(get(&found, "elapsedMs").is_null());
    assert!(number(&found, "leaves") < number(&found, "nodes"));
}

#[wasm_bindgen_test]
fn a_finished_game_has_no_move_and_says_who_has_won() {
    for (board, winner) in [
        ("XXXOO....", Some("X")),
        ("XOXXOOOXX", None),
        ("OOOXX.X..", Some("O")),
    ] {
        for pruning in [true, false] {
            let found = best_move(board, pruning).unwrap();
            for name in ["row", "col", "index"] {
                assert!(get(&found, name).is_null(), "{name} of {board}");
            }
            assert_eq!(get(&found, "finished"), true);
            assert_eq!(
                get(&found, "winner").as_string().as_deref(),
                winner,
                "{board}"
            );
            assert_eq!(get(&found, "winner").is_null(), winner.is_none());
            assert_eq!(number(&found, "nodes"), 1.0);
            assert_eq!(items(&found, "principalVariation").len(), 0);
        }
        let verdicts = analyze(board).unwrap();
        assert_eq!(
            items(&verdicts, "moves").len() + items(&verdicts, "best").len(),
            0
        );
    }
}

/// A published example with the rows `xox`, `oox`, `___` and x to move.
#[wasm_bindgen_test]
fn analyze_gives_exact_verdicts_and_all_best_moves() {
    let found = analyze("xoxoox___").unwrap();
    let verdicts: Vec<(f64, String, f64)> = items(&found, "moves")
        .iter()
        .map(|verdict| {
            (
                number(verdict, "move"),
                text(verdict, "outcome"),
                number(verdict, "score"),
            )
        })
        .collect();
    let told = |index, outcome: &str, score| (index, outcome.to_owned(), score);
    assert_eq!(
        verdicts,
        [
            told(6.0, "loss", -8.0),
            told(7.0, "draw", 0.0),
            told(8.0, "win", 9.0)
        ]
    );
    assert_eq!(numbers(&found, "best"), [8.0]);

    let corner = analyze("X........").unwrap();
    assert_eq!(numbers(&corner, "best"), [4.0], "only the centre holds");
    assert_eq!(numbers(&analyze(EMPTY).unwrap(), "best").len(), 9);
}

/// A published game with the recommendations from the empty board, with plain scores.
#[wasm_bindgen_test]
fn the_recommended_moves_are_those_of_the_published_draw() {
    let moves = js_sys::Array::new();
    let mut board = EMPTY.to_owned();
    let mut played = Vec::new();
    loop {
        let found = best_move_with(board, true, js("{ scoring: 'plain' }")).unwrap();
        let Some(index) = get(&found, "index").as_f64() else {
            break;
        };
        played.push(index);
        moves.push(&index.into());
        let positions = items(&replay(EMPTY, moves.clone().into()).unwrap(), "positions");
        board = text(positions.last().unwrap(), "board");
    }
    assert_eq!(played, [0.0, 4.0, 1.0, 2.0, 6.0, 3.0, 5.0, 7.0, 8.0]);
}

#[wasm_bindgen_test]
fn replay_returns_every_position() {
    let found = items(&replay(EMPTY, js("[0, 3, 1, 4, 2]")).unwrap(), "positions");
    let boards: Vec<String> = found
        .iter()
        .map(|position| text(position, "board"))
        .collect();
    assert_eq!(boards[1], "X........");
    assert_eq!(boards[5], "XXXOO....");
    let (start, end) = (&found[0], &found[5]);
    assert_eq!(numbers(start, "legalMoves").len(), 9);
    assert_eq!(numbers(end, "legalMoves").len(), 0);
    assert_eq!(numbers(end, "winningCells"), [0.0, 1.0, 2.0]);
    assert_eq!(text(end, "winner"), "X");
}

#[wasm_bindgen_test]
fn replay_takes_moves_in_three_forms_and_returns_all_three() {
    for moves in ["[4, 0, 6]", "'406'", "'b2a1a3'", "' B2 a1 A3 '"] {
        let found = replay(EMPTY, js(moves)).unwrap();
        assert_eq!(numbers(&found, "moves"), [4.0, 0.0, 6.0], "{moves}");
        assert_eq!(text(&found, "notation"), "b2a1a3");
        assert_eq!(text(&found, "link"), "406");
        assert_eq!(items(&found, "positions").len(), 4);
    }
    let none = replay(EMPTY, js("''")).unwrap();
    assert_eq!(items(&none, "positions").len(), 1);
}

#[wasm_bindgen_test]
fn a_position_says_what_a_click_on_each_cell_plays() {
    let found = items(&replay(EMPTY, js("[0, 3, 1, 4, 2]")).unwrap(), "positions");
    for (plies, position) in found.iter().enumerate() {
        assert_eq!(number(position, "plies"), plies as f64);
        let legal = numbers(position, "legalMoves");
        for (cell, target) in items(position, "targets").iter().enumerate() {
            let plays = legal.contains(&(cell as f64));
            assert_eq!(target.as_f64(), plays.then_some(cell as f64));
            assert_eq!(target.is_null(), !plays);
        }
    }
}

/// The game ends before the last of ten moves. The page keeps the moves before the first fault.
#[wasm_bindgen_test]
fn replay_names_the_first_move_that_cannot_be_played() {
    for (start, moves, code, index) in [
        (EMPTY, "'0123456780'", "game-over", 7.0),
        (EMPTY, "[0, 4, 1, 2, 6, 3, 5, 7, 8, 8]", "game-over", 9.0),
        (EMPTY, "'041263578012345678'", "game-over", 9.0),
        ("XO.......", "'2345678012'", "game-over", 5.0),
        (EMPTY, "'b2a1b2'", "cell-taken", 2.0),
        (EMPTY, "'b2d1'", "move-cell", 1.0),
        (EMPTY, "'b2a'", "move-cell", 1.0),
        (EMPTY, "'49'", "move-cell", 1.0),
        (EMPTY, "'4x'", "move-cell", 1.0),
    ] {
        let wrong = fault(replay(start, js(moves)), code);
        assert_eq!(number(&wrong, "ply"), index, "{moves}");
    }
}

#[wasm_bindgen_test]
fn a_game_is_described_by_its_name() {
    let found = describe("tic-tac-toe").unwrap();
    assert_eq!(text(&found, "game"), "3x3k3");
    assert_eq!(text(&found, "start"), EMPTY);
    let names: Vec<String> = items(&found, "names")
        .iter()
        .filter_map(|name| name.as_string())
        .collect();
    let expected = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"];
    assert_eq!(names, expected);
    for name in ["columns", "rows", "run"] {
        assert_eq!(number(&found, name), 3.0, "{name}");
    }
    assert_eq!(number(&found, "longest"), 9.0);
    // Each name is the move that plays on its cell.
    for (cell, name) in names.iter().enumerate() {
        let played = replay(EMPTY, name.into()).unwrap();
        assert_eq!(numbers(&played, "moves"), [cell as f64]);
    }
    replay_with(EMPTY, js("[]"), js("{ game: '3x3k3' }")).unwrap();
}

#[wasm_bindgen_test]
fn an_unknown_game_is_refused_with_the_place_of_the_fault() {
    for game in ["'9x6k4g'", "'3x3k4'", "'4x2k3'"] {
        refused(describe(js(game)), "game-unknown");
        let options = js(&format!("{{ game: {game} }}"));
        refused(replay_with(EMPTY, js("[]"), options), "game-unknown");
    }
    for (game, at) in [
        ("''", 0.0),
        ("'x'", 0.0),
        ("'3x'", 2.0),
        ("'3x3'", 3.0),
        ("'3x3k'", 4.0),
        ("'3x3k3h'", 5.0),
        ("'03x3k3'", 0.0),
        ("7", 0.0),
        ("{}", 0.0),
        ("'3'.repeat(1_000_000)", 0.0),
    ] {
        let error = refused(describe(js(game)), "game-syntax");
        assert_eq!(number(&error, "at"), at, "{game}");
    }
}

/// The ratio of the nodes is 26. The ratio of the times is close to it, and no machine makes it 5
/// or 200.
#[wasm_bindgen_test]
fn measure_finds_how_many_times_faster_alpha_beta_is() {
    let found = measure("['minimax', 'alpha-beta']", EMPTY, js("{}")).unwrap();
    let [minimax, alpha_beta] = &items(&found, "searches")[..] else {
        panic!("two searches");
    };
    assert_eq!(number(minimax, "nodes"), 549_946.0);
    assert_eq!(number(alpha_beta, "nodes"), 20_866.0);
    let [minimax, alpha_beta] = [minimax, alpha_beta].map(|search| number(search, "comparedMs"));
    assert!(0.0 < alpha_beta && alpha_beta < minimax);
    assert!(number(&found, "batches") >= 7.0);
    if let Some(ratio) = get(&found, "ratio").as_f64() {
        assert!((5.0..200.0).contains(&ratio), "{ratio}");
        let (low, high) = (number(&found, "low"), number(&found, "high"));
        assert!(low <= ratio && ratio <= high);
        assert!((minimax / alpha_beta / ratio - 1.0).abs() < 1e-6);
    }
}

#[wasm_bindgen_test]
fn the_times_and_counts_of_measure_are_consistent() {
    for (search, nodes) in [("alpha-beta", 20_866.0), ("minimax", 549_946.0)] {
        let searches = format!("['{search}']");
        let found = measure(&searches, EMPTY, js("{ samples: 5, budgetMs: 40 }")).unwrap();
        let search = &items(&found, "searches")[0];
        let mut samples = numbers(search, "samplesMs");
        assert_eq!(number(&found, "batches"), samples.len() as f64);
        samples.sort_by(f64::total_cmp);
        let (least, most) = (samples[0], samples[samples.len() - 1]);
        let median = number(search, "medianMs");
        assert!(0.0 < least && least <= median && median <= most);
        assert_eq!(number(search, "nodes"), nodes);
    }
}

/// These positions are also in other tests, because a list is searched without interruption.
#[wasm_bindgen_test]
fn measure_takes_a_list_of_boards_and_moves() {
    let options = || js("{ samples: 3, budgetMs: 10 }");
    let nodes = |positions| number(&measure_one(positions, options()).unwrap(), "nodes");
    let parts = nodes(EMPTY.into()) + nodes("b2".into()) + nodes("XO.......".into());
    assert_eq!(nodes(js("['', 'b2', 'XO.......']")), parts);
    assert_eq!(
        nodes(js("[['X', 'O', '', '', '', '', '', '', '']]")),
        nodes("XO.......".into())
    );
    assert_eq!(nodes(js("[]")), 0.0);
}

#[wasm_bindgen_test]
fn trace_returns_an_array_for_each_property_of_the_nodes() {
    for (pruning, nodes) in [(true, 20_866.0), (false, 549_946.0)] {
        let found = trace(EMPTY, pruning).unwrap();
        assert_eq!(number(&found, "nodes"), nodes);
        assert_eq!(text(&found, "player"), "X");
        for name in [
            "parents", "sizes", "alphas", "betas", "values", "moves", "players", "plies", "marks",
            "skipped", "places", "bounds",
        ] {
            assert_eq!(number(&get(&found, name), "length"), nodes, "{name}");
        }
        let root = |name| Reflect::get_u32(&get(&found, name), 0).unwrap();
        assert_eq!((root("sizes"), root("values")), (nodes.into(), 0.0.into()));
        assert_eq!(root("moves"), 255.0);
        assert_eq!(root("places"), 0.0);
        assert_eq!(text(&get(&found, "boards"), "0"), EMPTY);
    }
    refused(trace("XXX......", true), "stone-counts");
}
