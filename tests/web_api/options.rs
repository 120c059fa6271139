//! Tests the effects of options, and which values are not options.

use wasm_bindgen_test::wasm_bindgen_test;

use crate::values::{
    analyze_with, best_move_with, items, js, measure_one, message, number, numbers, refused, text,
};

const EMPTY: &str = ".........";

/// A published example: the three moves lose, draw and win.
const LAST_ROW: &str = "xoxoox___";

#[wasm_bindgen_test]
fn the_order_decides_which_of_the_best_moves_comes_first() {
    let backwards = || js("{ order: [8, 7, 6, 5, 4, 3, 2, 1, 0] }");
    let cells = [8.0, 7.0, 6.0, 5.0, 4.0, 3.0, 2.0, 1.0, 0.0];
    let found = analyze_with(EMPTY, backwards()).unwrap();
    assert_eq!(numbers(&found, "best"), cells);
    let moves = items(&found, "moves");
    let order: Vec<f64> = moves.iter().map(|found| number(found, "move")).collect();
    assert_eq!(order, cells);
    for pruning in [true, false] {
        let found = best_move_with(EMPTY, pruning, backwards()).unwrap();
        assert_eq!(number(&found, "index"), 8.0);
    }
}

#[wasm_bindgen_test]
fn plain_scores_give_only_the_outcome() {
    let found = analyze_with(LAST_ROW, js("{ scoring: 'plain' }")).unwrap();
    let told: Vec<_> = items(&found, "moves")
        .iter()
        .map(|found| (text(found, "outcome"), number(found, "score")))
        .collect();
    let expected = [("loss", -1.0), ("draw", 0.0), ("win", 1.0)];
    assert_eq!(
        told,
        expected.map(|(outcome, score)| (outcome.into(), score))
    );

    let default = best_move_with(LAST_ROW, true, js("{ scoring: 'depth-aware' }")).unwrap();
    assert_eq!(number(&default, "score"), 9.0, "a win after one ply");
}

/// The numbers of nodes are in docs/design.md (reference numbers).
#[wasm_bindgen_test]
fn a_measurement_takes_the_options_of_a_search_and_its_own() {
    for (options, nodes) in [
        ("scoring: 'plain'", 18_297.0),
        ("scoring: 'depth-aware'", 20_866.0),
        ("scoring: 'plain', order: [4,0,2,6,8,1,3,5,7]", 7_275.0),
    ] {
        let options = format!("{{ {options}, samples: 4, budgetMs: 1000 }}");
        let found = measure_one(EMPTY, js(&options)).unwrap();
        assert_eq!(number(&found, "nodes"), nodes, "{options}");
        assert_eq!(numbers(&found, "samplesMs").len(), 4, "{options}");
    }
    let hurried = measure_one(EMPTY, js("{ samples: 1000, budgetMs: 0 }")).unwrap();
    assert_eq!(
        numbers(&hurried, "samplesMs").len(),
        3,
        "the fewest there are"
    );
}

#[wasm_bindgen_test]
fn every_call_refuses_options_that_are_not_an_object() {
    let values = ["7", "'plain'", "true", "Symbol('s')", "10n", "() => 1"];
    let throws = [
        "{ get scoring() { throw 1 } }",
        "{ get order() { throw 1 } }",
    ];
    for value in values.into_iter().chain(throws) {
        refused(best_move_with(EMPTY, true, js(value)), "options-type");
        refused(analyze_with(EMPTY, js(value)), "options-type");
        refused(measure_one(EMPTY, js(value)), "options-type");
    }
}

#[wasm_bindgen_test]
fn the_error_names_an_unknown_option_and_the_known_ones() {
    let error = refused(
        analyze_with(EMPTY, js("{ scorign: 'plain' }")),
        "option-unknown",
    );
    for word in ["scorign", "scoring", "order"] {
        assert!(message(&error).contains(word), "{}", message(&error));
    }
    let error = refused(measure_one(EMPTY, js("{ budget: 9 }")), "option-unknown");
    assert!(message(&error).contains("budgetMs"), "{}", message(&error));
    let mine = "Object.create({ inherited: 1 }, {})";
    best_move_with(LAST_ROW, true, js(mine)).expect("only its own names count");
}
