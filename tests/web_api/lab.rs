//! Tests the results and refusals of the lab's calls.

use cutoff::wasm;
use js_sys::Uint32Array;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::values::{Called, get, items, js, measure, names, number, numbers, refused, text};

const EMPTY: &str = ".........";

fn best_move(board: &str, options: &str) -> Called {
    wasm::best_move(board.into(), true.into(), js(options)).map(JsValue::from)
}

fn trace(options: &str) -> Called {
    wasm::trace(EMPTY.into(), true.into(), js(options)).map(JsValue::from)
}

fn trace_tree(text: JsValue, options: &str) -> Called {
    wasm::trace_tree(text, true.into(), js(options)).map(JsValue::from)
}

#[wasm_bindgen_test]
fn other_searches_visit_the_reference_numbers_of_nodes() {
    let nodes = |options| number(&best_move(EMPTY, options).unwrap(), "nodes");
    // docs/design.md, reference numbers.
    assert_eq!(nodes("{ search: 'table' }"), 5_538.0);
    assert_eq!(nodes("{ search: 'symmetry' }"), 1_316.0);
    assert_eq!(nodes("{ scoring: 'plain' }"), 18_297.0);
    let centre = "{ scoring: 'plain', order: [4,0,2,6,8,1,3,5,7] }";
    assert_eq!(nodes(centre), 7_275.0);
    for search in ["minimax", "monte-carlo", "", "table "] {
        let options = format!("{{ search: '{search}' }}");
        refused(best_move(EMPTY, &options), "option-search");
    }
}

#[wasm_bindgen_test]
fn every_search_is_timed() {
    let names = [
        "minimax",
        "alpha-beta",
        "deepening",
        "table",
        "symmetry",
        "best-first",
    ];
    for name in names {
        let searches = format!("['{name}']");
        let options = js("{ samples: 3, budgetMs: 10 }");
        let found = measure(&searches, "XO.......", options).unwrap();
        let found = &items(&found, "searches")[0];
        assert_eq!(numbers(found, "samplesMs").len(), 3);
        assert!(number(found, "medianMs") > 0.0);
        let searched = match name {
            "minimax" => wasm::best_move("XO.......".into(), false.into(), js("{}")),
            "alpha-beta" => wasm::best_move("XO.......".into(), true.into(), js("{}")),
            _ => {
                let options = js(&format!("{{ search: '{name}' }}"));
                wasm::best_move("XO.......".into(), true.into(), options)
            }
        };
        let searched = JsValue::from(searched.unwrap());
        assert_eq!(number(found, "nodes"), number(&searched, "nodes"), "{name}");
    }
}

#[wasm_bindgen_test]
fn listed_positions_can_be_given_to_other_calls() {
    let all = |options| wasm::positions(js(options)).unwrap();
    assert_eq!(all("{}").len(), 4_520);
    let choices = all("{ choices: true }");
    assert_eq!(choices.len(), 431);
    let list: js_sys::Array = choices.iter().map(JsValue::from).collect();
    let survey = wasm::survey(list.into(), "root-ties".into(), js("{}"));
    let survey = survey.map(JsValue::from).unwrap();
    assert_eq!(number(&survey, "positions"), 431.0);
}

#[wasm_bindgen_test]
fn the_census_and_the_review_have_the_declared_fields() {
    let census = wasm::census(EMPTY.into(), JsValue::UNDEFINED)
        .map(JsValue::from)
        .unwrap();
    assert_eq!(number(&census, "positions"), 5_478.0);
    assert_eq!(number(&census, "distinct"), 765.0);
    assert_eq!(number(&census, "games"), 255_168.0);
    assert_eq!(numbers(&census, "nodesByPly")[9], 127_872.0);
    assert_eq!(number(&census, "smallestProof"), 1_452.0);
    let fields = [
        "complete",
        "distinct",
        "finished",
        "games",
        "nodesByPly",
        "positions",
        "positionsByPly",
        "smallestProof",
    ];
    assert_eq!(names(&census), fields);
    let board = wasm::census(".".repeat(16).into(), js("{ game: '4x4k4' }"));
    let board = board.map(JsValue::from).unwrap();
    assert_eq!(names(&board), fields);
    assert_eq!(get(&board, "complete"), false);
    assert!(get(&board, "games").is_null() && get(&board, "smallestProof").is_null());

    let review = wasm::review(EMPTY.into(), js("[0, 1]"), JsValue::UNDEFINED).map(JsValue::from);
    let slip = &items(&review.unwrap(), "moves")[1];
    let expected = [
        "after",
        "before",
        "best",
        "better",
        "chance",
        "changed",
        "exact",
        "move",
        "player",
        "ply",
        "refutation",
    ];
    assert_eq!(names(slip), expected);
    let outcome = |when| text(&get(slip, when), "outcome");
    assert_eq!(
        (outcome("before"), outcome("after")),
        ("draw".into(), "loss".into())
    );
    assert!(get(&get(slip, "chance"), "fork").is_null());
    assert_eq!(number(&get(slip, "refutation"), "fork"), 2.0);
}

#[wasm_bindgen_test]
fn bugs_have_the_declared_fields_on_every_board() {
    let limits = [
        ("X........", "{}"),
        ("................", "{ game: '4x4k4', depth: 2 }"),
    ];
    for (board, options) in limits {
        let consulted = wasm::consult(board.into(), "root-ties".into(), js(options));
        let consulted = consulted.map(JsValue::from).unwrap();
        let expected = [
            "best",
            "depth",
            "done",
            "misvalued",
            "move",
            "nodes",
            "right",
            "rightNodes",
            "root",
            "thrown",
            "value",
            "worse",
        ];
        assert_eq!(names(&consulted), expected);
        let expected = ["bound", "equal", "holds", "move", "right", "shown"];
        assert_eq!(names(&items(&consulted, "root")[0]), expected);
        let expected = ["estimate", "exact", "outcome", "plies", "score"];
        assert_eq!(names(&get(&consulted, "value")), expected);

        let boards = js_sys::Array::of1(&board.into());
        let surveyed = wasm::survey(boards.into(), "root-ties".into(), js(options));
        let surveyed = surveyed.map(JsValue::from).unwrap();
        let expected = [
            "depth",
            "done",
            "misvalued",
            "misvaluedBoards",
            "moreNodes",
            "moreNodesBoards",
            "nodes",
            "nodesWithout",
            "positions",
            "thrown",
            "worse",
            "worseBoards",
        ];
        assert_eq!(names(&surveyed), expected);
        assert_eq!(number(&surveyed, "positions"), 1.0);
    }
}

#[wasm_bindgen_test]
fn consult_shows_a_bug_that_takes_a_bound_for_a_value() {
    let consult = wasm::consult("X........".into(), "root-ties".into(), JsValue::UNDEFINED);
    let consult = consult.map(JsValue::from).unwrap();
    assert_eq!(number(&consult, "move"), 8.0);
    assert_eq!(numbers(&consult, "best"), [4.0]);
    assert_eq!(get(&consult, "thrown"), JsValue::TRUE);
    let last = items(&consult, "root").remove(7);
    // O already has a draw with b2, and c3 is only proved to be no better.
    assert_eq!(text(&last, "bound"), "upper");
    assert_eq!(number(&get(&last, "shown"), "score"), 0.0);
    assert_eq!(number(&get(&last, "right"), "score"), -4.0);
    assert_eq!(get(&last, "holds"), JsValue::TRUE);
}

#[wasm_bindgen_test]
fn a_judge_has_the_declared_fields() {
    let judged = |moves: &str| {
        let boards = js("['X........', 'XX.OO....']");
        let found = wasm::judge(boards, js(moves), JsValue::UNDEFINED);
        found.map(JsValue::from)
    };
    let found = judged("[8, null]").unwrap();
    let expected = [
        "answered",
        "bugs",
        "done",
        "first",
        "illegal",
        "positions",
        "slips",
        "slower",
        "wrong",
    ];
    assert_eq!(names(&found), expected);
    assert_eq!(number(&found, "answered"), 1.0);
    let first = get(&found, "first");
    let expected = [
        "after",
        "before",
        "best",
        "board",
        "move",
        "player",
        "refutation",
    ];
    assert_eq!(names(&first), expected);
    assert_eq!(text(&get(&first, "after"), "outcome"), "loss");
    assert!(!numbers(&get(&first, "refutation"), "moves").is_empty());
    // A taken cell, numbers beyond the board, and values that are not cells.
    for wrong in ["0", "9", "-1", "0.5", "'b2'", "{}"] {
        let found = judged(&format!("[4, {wrong}]")).unwrap();
        assert_eq!(number(&found, "illegal"), 1.0, "{wrong}");
        assert!(get(&found, "first").is_null() && items(&found, "bugs").is_empty());
    }
    for wrong in ["[4]", "[4, 2, 1]", "'4'", "undefined"] {
        refused(judged(wrong), "moves-type");
    }
    let over = wasm::judge(js("['XXXOO....']"), js("[5]"), JsValue::UNDEFINED);
    let over = refused(over.map(JsValue::from), "game-over");
    assert_eq!(number(&over, "at"), 0.0);
}

#[wasm_bindgen_test]
fn conventions_change_the_recorded_search() {
    let nodes = |options| number(&trace(options).unwrap(), "nodes");
    assert_eq!(nodes("{ convention: '' }"), 20_866.0);
    assert!(nodes("{ convention: 'strict' }") > 20_866.0);
    assert_eq!(nodes("{ convention: ' hard ' }"), 20_866.0);
    assert_eq!(
        nodes("{ convention: 'right' }"),
        nodes("{ order: [8,7,6,5,4,3,2,1,0] }")
    );
}

#[wasm_bindgen_test]
fn wrong_input_of_the_lab_is_refused_with_its_code() {
    let none = || JsValue::UNDEFINED;
    let surveyed = |boards| {
        let found = wasm::survey(js(boards), "no-depth".into(), JsValue::UNDEFINED);
        found.map(JsValue::from)
    };
    let error = refused(surveyed("['.........', 'X']"), "board-length");
    assert_eq!(number(&error, "at"), 1.0);
    for list in ["'.........'", "7", "undefined", "{ length: 1 }"] {
        refused(surveyed(list), "positions-type");
    }
    refused(surveyed("new Array(100_001)"), "positions-many");
    refused(surveyed("[7]"), "board-type");
    refused(best_move(EMPTY, "{ samples: 3 }"), "option-unknown");
    refused(
        measure("['minimax']", EMPTY, js("{ samples: 0 }")),
        "option-samples",
    );
    refused(
        wasm::survey(js("[]"), none(), none()).map(JsValue::from),
        "bug-unknown",
    );
    refused(
        wasm::consult(EMPTY.into(), js("{}"), none()).map(JsValue::from),
        "bug-unknown",
    );
    refused(
        wasm::consult("XXX......".into(), none(), none()).map(JsValue::from),
        "stone-counts",
    );
    refused(
        wasm::census(js("[]"), JsValue::UNDEFINED).map(JsValue::from),
        "board-length",
    );
    refused(
        wasm::review(EMPTY.into(), js("[0, 0]"), JsValue::UNDEFINED).map(JsValue::from),
        "cell-taken",
    );
    for convention in ["'loose'", "7", "{}", "'strict,hard'"] {
        refused(
            trace(&format!("{{ convention: {convention} }}")),
            "option-convention",
        );
        refused(
            trace_tree("[1]".into(), &format!("{{ convention: {convention} }}")),
            "option-convention",
        );
    }
    for window in [
        "5",
        "[]",
        "[1]",
        "[1, 2, 3]",
        "[2, 2]",
        "[3, 1]",
        "['1', 2]",
        "[NaN, 2]",
        "[1, NaN]",
    ] {
        let options = format!("{{ window: {window} }}");
        refused(trace_tree("[1]".into(), &options), "option-window");
    }
    for maximising in ["1", "'max'", "10n"] {
        let options = format!("{{ maximising: {maximising} }}");
        refused(trace_tree("[1]".into(), &options), "option-boolean");
    }
    refused(trace_tree(js("[1, 2]"), "{}"), "text-type");
    for depth in ["-1", "0", "0.5", "'1'", "NaN", "1e9"] {
        let options = format!("{{ depth: {depth} }}");
        refused(trace_tree("[1]".into(), &options), "option-depth");
    }
}

#[wasm_bindgen_test]
fn measure_finds_how_many_times_faster_the_second_of_two_searches_is() {
    let found = measure("['minimax', 'symmetry']", EMPTY, js("{}")).unwrap();
    let times = items(&found, "searches");
    let [first, second] = [0, 1].map(|at: usize| number(&times[at], "comparedMs"));
    assert!(first > second);
    assert!(number(&found, "batches") >= 7.0);
    if let Some(ratio) = get(&found, "ratio").as_f64() {
        assert!(number(&found, "low") <= ratio && ratio <= number(&found, "high"));
        assert!((first / second / ratio - 1.0).abs() < 1e-6);
    }
}

#[wasm_bindgen_test]
fn a_map_has_the_sums_of_the_visited_nodes() {
    let map = |columns: JsValue, options| {
        wasm::trace_map(EMPTY.into(), true.into(), columns, js(options)).map(JsValue::from)
    };
    // docs/design.md, reference numbers.
    for (options, visited) in [("{}", 20_866.0), ("{ scoring: 'plain' }", 18_297.0)] {
        let found = map(500.into(), options).unwrap();
        assert_eq!(names(&found), ["begun", "byColumn", "byPly"]);
        assert_eq!(number(&get(&found, "byColumn"), "length"), 10_000.0);
        let pairs = Uint32Array::from(get(&found, "byPly")).to_vec();
        let sum = |which| pairs.iter().skip(which).step_by(2).sum::<u32>();
        assert_eq!((pairs.len(), f64::from(sum(0))), (20, 549_946.0));
        assert_eq!(f64::from(sum(1)), visited);
    }
    for columns in ["31", "2001", "32.5", "'32'", "null", "undefined", "NaN"] {
        refused(map(js(columns), "{}"), "columns-range");
    }
    refused(map(32.into(), "{ progress: () => {} }"), "option-unknown");
}

#[wasm_bindgen_test]
fn a_trace_says_who_moves_and_which_moves_were_cut() {
    let start = "X...O....";
    let found = wasm::trace(
        start.into(),
        true.into(),
        js("{ order: [8,7,6,5,4,3,2,1,0] }"),
    );
    let found = JsValue::from(found.unwrap());
    assert_eq!(text(&found, "start"), start);
    let bytes = |name: &str| js_sys::Uint8Array::from(get(&found, name)).to_vec();
    let (moves, plies, skipped) = (bytes("moves"), bytes("plies"), bytes("skipped"));
    let (players, cuts) = (bytes("players"), bytes("cuts"));
    let all: usize = skipped.iter().map(|&count| usize::from(count)).sum();
    assert!(all > 0 && cuts.len() == all);
    let mut next = 0;
    for node in 0..moves.len() {
        assert_eq!(players[node], plies[node] % 2, "X moves at the root");
        // The moves of the path and of the visited children.
        let mut taken: Vec<u8> = vec![0, 4];
        let mut ply = plies[node];
        for above in (1..=node).rev() {
            if plies[above] == ply && ply > 0 {
                taken.push(moves[above]);
                ply -= 1;
            }
        }
        let below = (node + 1..moves.len()).take_while(|&below| plies[below] > plies[node]);
        taken.extend(
            below
                .filter(|&below| plies[below] == plies[node] + 1)
                .map(|at| moves[at]),
        );
        let count = usize::from(skipped[node]);
        let cut = &cuts[next..next + count];
        assert!(cut.iter().all(|cell| !taken.contains(cell)), "node {node}");
        assert!(
            cut.is_sorted_by(|one, other| one > other),
            "in search order"
        );
        if count > 0 {
            assert_eq!(taken.len() + count, 9, "all moves are looked at or cut");
        }
        next += count;
    }
}

#[wasm_bindgen_test]
fn a_trace_says_what_its_scores_mean() {
    let worths = |options| {
        let found = wasm::trace("XOXOX.O..".into(), true.into(), js(options)).unwrap();
        let told = |worth: &JsValue| {
            let outcome = get(worth, "outcome").as_string();
            (
                number(worth, "score"),
                outcome,
                get(worth, "plies").as_f64(),
            )
        };
        let found = items(&found.into(), "worths");
        found.iter().map(told).collect::<Vec<_>>()
    };
    let end = |score, outcome: &str, plies| (score, Some(outcome.to_owned()), plies);
    let plain = worths("{ scoring: 'plain' }");
    assert_eq!(
        plain,
        [
            end(1.0, "win", None),
            end(0.0, "draw", None),
            end(-1.0, "loss", None)
        ]
    );
    let aware = worths("{}");
    assert_eq!(aware.len(), 21);
    assert!(aware.contains(&end(9.0, "win", Some(1.0))));
    assert!(aware.contains(&end(-3.0, "loss", Some(7.0))));
    assert!(aware.contains(&end(0.0, "draw", None)));
}

#[wasm_bindgen_test]
fn a_tree_is_searched_with_the_window_of_its_root() {
    let text = "[[3,12,8],[2,4,6],[14,5,2]]";
    for (window, value, bound, nodes) in [
        ("[-Infinity, Infinity]", 3.0, 0, 11.0),
        ("[5, 9]", 5.0, 2, 8.0),
        ("[-9, 2]", 3.0, 1, 5.0),
        ("[-Infinity, 3]", 3.0, 1, 5.0),
    ] {
        let options = format!("{{ window: {window} }}");
        let found = trace_tree(text.into(), &options).unwrap();
        let values = js_sys::Float64Array::from(get(&found, "values")).to_vec();
        let bounds = js_sys::Uint8Array::from(get(&found, "bounds")).to_vec();
        assert_eq!((values[0], bounds[0]), (value, bound), "{window}");
        assert_eq!(number(&found, "nodes"), nodes, "{window}");
    }
}

#[wasm_bindgen_test]
fn a_trace_of_a_tree_says_who_moves_and_which_nodes_were_cut() {
    // Russell and Norvig's tree, and its mirror image searched from right to left.
    for (text, convention, cut) in [
        ("[[3,12,8],[2,4,6],[14,5,2]]", "''", [7, 8]),
        ("[[2,5,14],[6,4,2],[8,12,3]]", "'right'", [7, 6]),
    ] {
        let options = format!("{{ convention: {convention} }}");
        let found = trace_tree(text.into(), &options).unwrap();
        let cuts = js_sys::Uint32Array::from(get(&found, "cuts")).to_vec();
        let players = js_sys::Uint8Array::from(get(&found, "players")).to_vec();
        assert_eq!(players[..3], [0, 1, 0]);
        assert_eq!(cuts, cut, "{convention}");
    }
}
