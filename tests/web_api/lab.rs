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
    // DESIGN.md, reference numbers.
    assert_eq!(nodes("minimax", "{}"), 549_946.0);
    assert_eq!(nodes("alpha-beta", "{ scoring: 'plain' }"), 18_297.0);
    let centre = "{ scoring: 'plain', order: [4,0,2,6,8,1,3,5,7] }";
    assert_eq!(nodes("alpha-beta", centre), 7_275.0);
    let both = visit("X........,XO.......".into(), "minimax", js("{}")).unwrap();
    let second = visit("XO.......".into(), "minimax", js("{}")).unwrap();
    assert_eq!(number(&both, "nodes"), 59_705.0 + number(&second, "nodes"));
    let expected = ["cutoffs", "index", "leaves", "nodes", "score"];
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
    let all = wasm::unfinished();
    assert_eq!(all.split(',').count(), 4_520);
    let found = visit(all.into(), "alpha-beta", js("{}")).unwrap();
    assert!(number(&found, "nodes") > 4_520.0);
    let puzzles = wasm::puzzles();
    assert_eq!(puzzles.split(',').count(), 431);
    visit(puzzles.into(), "table", js("{}")).unwrap();
}

#[wasm_bindgen_test]
fn the_census_the_book_and_the_review_have_the_declared_fields() {
    let census = wasm::census(EMPTY.into()).map(JsValue::from).unwrap();
    assert_eq!(number(&census, "positions"), 5_478.0);
    assert_eq!(number(&census, "distinct"), 765.0);
    assert_eq!(number(&census, "games"), 255_168.0);
    assert_eq!(numbers(&census, "nodesByPly")[9], 127_872.0);
    assert_eq!(number(&census, "smallestProof"), 1_452.0);

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

    let review = wasm::review(EMPTY.into(), js("[0, 1]")).map(JsValue::from);
    let slip = &items(&review.unwrap(), "slips")[0];
    let expected = [
        "after",
        "before",
        "better",
        "cell",
        "chance",
        "move",
        "player",
        "refutation",
    ];
    assert_eq!(names(slip), expected);
    assert_eq!(
        (text(slip, "before"), text(slip, "after")),
        ("draw".into(), "loss".into())
    );
    assert!(get(&get(slip, "chance"), "fork").is_null());
    assert_eq!(number(&get(slip, "refutation"), "fork"), 2.0);
}

#[wasm_bindgen_test]
fn a_mistake_is_asked_and_surveyed() {
    let consult = wasm::consult("X........".into(), "root-ties".into());
    let consult = consult.map(JsValue::from).unwrap();
    assert_eq!(number(&consult, "index"), 8.0);
    assert_eq!(numbers(&consult, "best"), [4.0]);
    assert_eq!(get(&consult, "thrown"), JsValue::TRUE);
    let survey = wasm::survey("strict-cut".into())
        .map(JsValue::from)
        .unwrap();
    assert_eq!(number(&survey, "wrong"), 0.0);
    let slower = text(&survey, "examples").split(',').count() as f64;
    assert_eq!(slower, number(&survey, "slower"));
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
    refused(wasm::survey(none()).map(JsValue::from), "mistake-unknown");
    refused(
        wasm::consult(EMPTY.into(), js("{}")).map(JsValue::from),
        "mistake-unknown",
    );
    refused(
        wasm::consult("XXX......".into(), none()).map(JsValue::from),
        "stone-counts",
    );
    refused(wasm::census(js("[]")).map(JsValue::from), "board-length");
    refused(
        wasm::review(EMPTY.into(), js("[0, 0]")).map(JsValue::from),
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
