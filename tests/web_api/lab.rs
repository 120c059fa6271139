//! The lab's calls: what they give, and what they refuse.

use cutoff::wasm;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::values::{Called, get, items, js, message, names, number, numbers, refused, text};

const EMPTY: &str = ".........";

fn visit(boards: JsValue, contestant: &str, options: JsValue) -> Called {
    wasm::visit(boards, contestant.into(), options).map(JsValue::from)
}

fn race(boards: &str, contestant: &str, options: JsValue) -> Called {
    wasm::race(boards.into(), contestant.into(), options).map(JsValue::from)
}

fn trace(options: &str) -> Called {
    wasm::trace(EMPTY.into(), true.into(), js(options)).map(JsValue::from)
}

fn trace_tree(text: JsValue, depth: JsValue, convention: JsValue) -> Called {
    wasm::trace_tree(text, true.into(), true.into(), depth, convention).map(JsValue::from)
}

#[wasm_bindgen_test]
fn contestants_visit_what_is_known() {
    let nodes = |contestant, options| {
        let found = visit(EMPTY.into(), contestant, js(options)).unwrap();
        number(&found, "nodes")
    };
    // docs/design.md, reference numbers.
    assert_eq!(nodes("minimax", "{}"), 549_946.0);
    assert_eq!(nodes("alpha-beta", "{ scoring: 'plain' }"), 18_297.0);
    let centre = "{ scoring: 'plain', order: [4,0,2,6,8,1,3,5,7] }";
    assert_eq!(nodes("alpha-beta", centre), 7_275.0);
    let both = visit("X........,XO.......".into(), "minimax", js("{}")).unwrap();
    let second = visit("XO.......".into(), "minimax", js("{}")).unwrap();
    assert_eq!(number(&both, "nodes"), 59_705.0 + number(&second, "nodes"));
    let expected = [
        "cutoffs", "exact", "guess", "index", "leaves", "nodes", "score",
    ];
    assert_eq!(names(&both), expected);
}

#[wasm_bindgen_test]
fn a_race_is_timed_as_a_measurement() {
    for contestant in ["minimax", "alpha-beta", "deepening", "table", "symmetry"] {
        let found = race("XO.......", contestant, js("{ samples: 3, budgetMs: 10 }")).unwrap();
        assert_eq!(numbers(&found, "samplesMs").len(), 3);
        assert!(number(&found, "minMs") <= number(&found, "medianMs"));
        assert!(number(&found, "nodes") > 0.0);
    }
}

#[wasm_bindgen_test]
fn lists_of_positions_read_back() {
    let all = wasm::unfinished(JsValue::UNDEFINED).unwrap();
    assert_eq!(all.split(',').count(), 4_520);
    let found = visit(all.into(), "alpha-beta", js("{}")).unwrap();
    assert!(number(&found, "nodes") > 4_520.0);
    let puzzles = wasm::puzzles();
    assert_eq!(puzzles.split(',').count(), 431);
    visit(puzzles.into(), "table", js("{}")).unwrap();
}

#[wasm_bindgen_test]
fn the_census_the_book_and_the_review_have_the_declared_fields() {
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

    let book = wasm::book("XXXOO....".into()).map(JsValue::from).unwrap();
    assert!(get(&book, "choice").is_null() && items(&book, "moves").is_empty());
    let book = wasm::book(EMPTY.into()).map(JsValue::from).unwrap();
    let first = &items(&book, "moves")[0];
    assert_eq!(
        names(first),
        ["best", "holding", "index", "replies", "result"]
    );
    assert_eq!(
        (number(first, "holding"), number(first, "replies")),
        (1.0, 8.0)
    );

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
fn a_mistake_is_asked_and_surveyed() {
    let consult = wasm::consult("X........".into(), "root-ties".into(), JsValue::UNDEFINED);
    let consult = consult.map(JsValue::from).unwrap();
    assert_eq!(number(&consult, "index"), 8.0);
    assert_eq!(numbers(&consult, "best"), [4.0]);
    assert_eq!(get(&consult, "thrown"), JsValue::TRUE);
    let last = items(&consult, "root").remove(7);
    assert_eq!(names(&last), ["bound", "exact", "holds", "index", "shown"]);
    // O already has a draw with b2: c3 only came back as no better.
    assert_eq!(
        (text(&last, "bound"), number(&last, "shown")),
        ("least".into(), 0.0)
    );
    assert_eq!(
        (number(&last, "exact"), get(&last, "holds")),
        (4.0, JsValue::TRUE)
    );
    let survey = wasm::survey("strict-cut".into(), JsValue::UNDEFINED)
        .map(JsValue::from)
        .unwrap();
    assert_eq!(number(&survey, "wrong"), 0.0);
    let slower = text(&survey, "examples").split(',').count() as f64;
    assert_eq!(slower, number(&survey, "slower"));
}

#[wasm_bindgen_test]
fn with_options_visits_and_bugs_have_the_declared_fields() {
    let start = ".".repeat(16);
    let limited = || js("{ game: '4x4k4', depth: 2 }");
    let visited = visit(start.clone().into(), "alpha-beta", limited()).unwrap();
    let expected = [
        "cutoffs", "exact", "guess", "index", "leaves", "nodes", "score",
    ];
    assert_eq!(names(&visited), expected);
    assert_eq!(get(&visited, "exact"), JsValue::FALSE);

    let consulted = wasm::consult(start.clone().into(), "root-ties".into(), limited());
    let consulted = consulted.map(JsValue::from).unwrap();
    let expected = [
        "best",
        "depth",
        "index",
        "misvalued",
        "nodes",
        "right",
        "rightNodes",
        "root",
        "thrown",
        "value",
        "wrong",
    ];
    assert_eq!(names(&consulted), expected);
    let expected = ["bound", "equal", "holds", "index", "right", "shown"];
    assert_eq!(names(&items(&consulted, "root")[0]), expected);
    let expected = ["guess", "outcome", "plies", "score"];
    assert_eq!(names(&get(&consulted, "value")), expected);

    let sample = js("{ game: '4x4k4', depth: 2, seed: 1, count: 3 }");
    let surveyed = wasm::survey("root-ties".into(), sample).map(JsValue::from);
    let surveyed = surveyed.unwrap();
    let expected = [
        "depth",
        "misvalued",
        "misvaluedBoards",
        "nodes",
        "nodesWithout",
        "positions",
        "slower",
        "slowerBoards",
        "thrown",
        "wrong",
        "wrongBoards",
    ];
    assert_eq!(names(&surveyed), expected);
    assert_eq!(number(&surveyed, "positions"), 3.0);
}

#[wasm_bindgen_test]
fn conventions_change_what_is_recorded() {
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
fn what_cannot_be_is_refused_by_name() {
    let none = || JsValue::UNDEFINED;
    let error = refused(
        visit("X.,.........".into(), "minimax", none()),
        "boards-board",
    );
    assert_eq!(number(&error, "at"), 0.0);
    let error = refused(
        visit(".........,?".into(), "minimax", none()),
        "boards-board",
    );
    assert_eq!(number(&error, "at"), 1.0);
    assert!(message(&error).contains("board 2"));
    refused(visit("".into(), "minimax", none()), "boards-board");
    refused(visit(7.into(), "minimax", none()), "text-type");
    refused(
        visit(".".repeat(60_001).into(), "minimax", none()),
        "text-long",
    );
    refused(
        visit(EMPTY.into(), "monte-carlo", none()),
        "contestant-unknown",
    );
    refused(
        visit(EMPTY.into(), "minimax", js("{ samples: 3 }")),
        "option-unknown",
    );
    refused(
        race(EMPTY, "minimax", js("{ samples: 0 }")),
        "option-samples",
    );
    refused(
        wasm::survey(none(), none()).map(JsValue::from),
        "mistake-unknown",
    );
    refused(
        wasm::consult(EMPTY.into(), js("{}"), none()).map(JsValue::from),
        "mistake-unknown",
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
            trace_tree("[1]".into(), none(), js(convention)),
            "option-convention",
        );
    }
    for maximising in ["1", "'max'", "10n", "undefined"] {
        let called = wasm::trace_tree("[1]".into(), true.into(), js(maximising), none(), none());
        refused(called.map(JsValue::from), "maximising-type");
    }
    refused(trace_tree(js("[1, 2]"), none(), none()), "text-type");
    for depth in ["-1", "0.5", "'1'", "NaN", "1e9"] {
        refused(trace_tree("[1]".into(), js(depth), none()), "tree-depth");
    }
}

#[wasm_bindgen_test]
fn a_race_of_two_says_how_many_times_faster_the_second_is() {
    let race = |first: &str, second: &str| {
        let found = wasm::race_two(EMPTY.into(), first.into(), second.into(), js("{}"));
        JsValue::from(found.unwrap())
    };
    let found = race("minimax", "alpha-beta");
    assert!(number(&found, "firstMs") > number(&found, "secondMs"));
    assert!(number(&found, "batches") >= 7.0);
    if let Some(ratio) = get(&found, "ratio").as_f64() {
        assert!(number(&found, "low") <= ratio && ratio <= number(&found, "high"));
        assert!(ratio > 5.0);
    }
    let unknown = wasm::race_two(EMPTY.into(), "minimax".into(), "mcts".into(), js("{}"));
    refused(unknown.map(JsValue::from), "contestant-unknown");
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
        // The moves of the path and of the children that were looked at.
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
fn a_trace_says_what_its_scores_stand_for() {
    let worths = |options| {
        let found = wasm::trace("XOXOX.O..".into(), true.into(), js(options)).unwrap();
        let told = |worth: &JsValue| {
            let winner = get(worth, "winner").as_string();
            (number(worth, "score"), winner, get(worth, "plies").as_f64())
        };
        let found = items(&found.into(), "worths");
        found.iter().map(told).collect::<Vec<_>>()
    };
    let won = |score, winner: &str, plies| (score, Some(winner.to_owned()), plies);
    let plain = worths("{ scoring: 'plain' }");
    assert_eq!(
        plain,
        [won(1.0, "X", None), (0.0, None, None), won(-1.0, "O", None)]
    );
    let aware = worths("{}");
    assert_eq!(aware.len(), 21);
    assert!(aware.contains(&won(9.0, "X", Some(1.0))));
    assert!(aware.contains(&won(-3.0, "O", Some(7.0))));
    assert!(aware.contains(&(0.0, None, None)));
}

#[wasm_bindgen_test]
fn a_tree_says_who_moves_and_which_nodes_were_cut() {
    // Russell and Norvig's tree, and its mirror image searched from the right.
    for (text, convention, cut) in [
        ("[[3,12,8],[2,4,6],[14,5,2]]", "''", [7, 8]),
        ("[[2,5,14],[6,4,2],[8,12,3]]", "'right'", [7, 6]),
    ] {
        let found = trace_tree(text.into(), JsValue::UNDEFINED, js(convention)).unwrap();
        let cuts = js_sys::Uint32Array::from(get(&found, "cuts")).to_vec();
        let players = js_sys::Uint8Array::from(get(&found, "players")).to_vec();
        assert_eq!(players[..3], [0, 1, 0]);
        assert_eq!(cuts, cut, "{convention}");
    }
}

#[wasm_bindgen_test]
fn depths_have_the_declared_fields_and_refuse_what_is_wrong() {
    let depths = |board: &str, options| wasm::depths(board.into(), js(options)).map(JsValue::from);
    let found = depths(EMPTY, "{}").unwrap();
    assert_eq!(names(&found), ["depths", "lost", "player"]);
    let lost = get(&found, "lost");
    assert_eq!(number(&lost, "positions"), 4_520.0);
    assert_eq!(numbers(&lost, "byDepth").len(), 9);
    assert_eq!(numbers(&lost, "byDepth")[8], 0.0);
    let limits = items(&found, "depths");
    assert_eq!(limits.len(), 9);
    let expected = [
        "depth", "exact", "guess", "index", "nodes", "outcome", "plies",
    ];
    for (place, limit) in limits.iter().enumerate() {
        assert_eq!(names(limit), expected);
        assert_eq!(number(limit, "depth"), place as f64 + 1.0);
        let exact = get(limit, "exact") == JsValue::TRUE;
        assert_eq!(exact, get(limit, "guess").is_null());
        assert_eq!(exact, !get(limit, "plies").is_null());
        assert_eq!(exact, text(limit, "outcome") != "unknown");
    }
    // docs/design.md, reference numbers.
    assert_eq!(number(&limits[8], "nodes"), 20_866.0);
    let full = items(&depths(EMPTY, "{ pruning: false }").unwrap(), "depths");
    assert_eq!(number(&full[8], "nodes"), 549_946.0);
    assert!(items(&depths("XXXOO....", "{}").unwrap(), "depths").is_empty());

    refused(depths("X", "{}"), "board-length");
    refused(depths(EMPTY, "{ pruning: 'yes' }"), "pruning-type");
    refused(depths(EMPTY, "{ order: [1] }"), "option-order");
    refused(depths(EMPTY, "{ depth: 3 }"), "option-unknown");
}
