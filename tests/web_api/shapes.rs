//! Tests the form of every result: the names of its fields and their JavaScript types. Pages that
//! are written for the TypeScript declarations break if one of these changes.

use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::clock::with_still_clock;
use crate::values::{Called, analyze, best_move, describe, get, items, js, measure, names, replay};

/// An unfinished position, and one that X has won.
const OPEN: &str = "xoxoox___";
const WON: &str = "XXXOO....";

/// Returns the fields as `name: type`, sorted. For an array, the type is that of its items.
fn shape(object: &JsValue) -> Vec<String> {
    shape_but(object, "")
}

/// Returns the same without a field whose items have several types.
fn shape_but(object: &JsValue, field: &str) -> Vec<String> {
    names(object)
        .iter()
        .filter(|name| *name != field)
        .map(|name| format!("{name}: {}", kind(&get(object, name))))
        .collect()
}

fn kind(value: &JsValue) -> String {
    if value.is_null() {
        "null".into()
    } else if js_sys::Array::is_array(value) {
        let kinds: Vec<String> = js_sys::Array::from(value)
            .iter()
            .map(|item| kind(&item))
            .collect();
        assert!(kinds.windows(2).all(|pair| pair[0] == pair[1]), "{kinds:?}");
        format!("[{}]", kinds.first().map_or("", String::as_str))
    } else {
        value
            .js_typeof()
            .as_string()
            .expect("typeof gives a string")
    }
}

fn shape_of(called: Called) -> Vec<String> {
    shape(&called.unwrap())
}

#[wasm_bindgen_test]
fn best_move_has_the_declared_fields() {
    let mut expected = [
        "col: number",
        "cutoffs: number",
        "deepestPly: number",
        "depth: null",
        "done: boolean",
        "elapsedMs: null",
        "estimate: null",
        "exact: boolean",
        "finished: boolean",
        "index: number",
        "leaves: number",
        "nodes: number",
        "outcome: string",
        "player: string",
        "plies: number",
        "principalVariation: [number]",
        "row: number",
        "score: number",
        "winner: null",
    ];
    let in_no_time = |board, pruning| with_still_clock(|| shape_of(best_move(board, pruning)));
    assert_eq!(in_no_time(OPEN, false), expected);

    for field in &mut expected {
        *field = match *field {
            "col: number" => "col: null",
            "index: number" => "index: null",
            "principalVariation: [number]" => "principalVariation: []",
            "row: number" => "row: null",
            "winner: null" => "winner: string",
            same => same,
        };
    }
    assert_eq!(in_no_time(WON, true), expected);
}

#[wasm_bindgen_test]
fn analyze_has_the_declared_fields() {
    let fields = |best, moves, winner| {
        let [depth, done] = ["depth: null", "done: boolean"];
        let [exact, finished] = ["exact: boolean", "finished: boolean"];
        let [nodes, player] = ["nodes: number", "player: string"];
        [
            best, depth, done, exact, finished, moves, nodes, player, winner,
        ]
    };
    let open = analyze(OPEN).unwrap();
    let expected = fields("best: [number]", "moves: [object]", "winner: null");
    assert_eq!(shape(&open), expected);
    let expected = fields("best: []", "moves: []", "winner: string");
    assert_eq!(shape_of(analyze(WON)), expected);

    for verdict in items(&open, "moves") {
        let expected = [
            "best: boolean",
            "estimate: null",
            "exact: boolean",
            "move: number",
            "nodes: number",
            "outcome: string",
            "plies: number",
            "principalVariation: [number]",
            "score: number",
        ];
        assert_eq!(shape(&verdict), expected);
    }
}

#[wasm_bindgen_test]
fn measure_has_the_declared_fields() {
    let fields = ["batches: number", "high: null", "low: null", "ratio: null"];
    let one = [
        "comparedMs: null",
        "medianMs: number",
        "nodes: number",
        "samplesMs: [number]",
    ];
    let options = || js("{ samples: 3, budgetMs: 20 }");
    for board in [OPEN, WON] {
        let found = measure("['alpha-beta']", board, options()).unwrap();
        assert_eq!(shape_but(&found, "searches"), fields);
        let [search] = &items(&found, "searches")[..] else {
            panic!("one search");
        };
        assert_eq!(shape(search), one);
    }
    let found = measure("['minimax', 'alpha-beta']", OPEN, JsValue::UNDEFINED).unwrap();
    assert_eq!(shape(&found)[0], "batches: number");
    assert_eq!(
        names(&found),
        ["batches", "high", "low", "ratio", "searches"]
    );
    let both = [
        "comparedMs: number",
        "medianMs: null",
        "nodes: number",
        "samplesMs: []",
    ];
    let searches = items(&found, "searches");
    assert_eq!(searches.len(), 2);
    for search in searches {
        assert_eq!(shape(&search), both);
    }
    let nothing = get(&found, "ratio").is_null();
    for name in ["low", "high"] {
        assert_eq!(get(&found, name).is_null(), nothing, "{name}");
    }
}

#[wasm_bindgen_test]
fn replay_has_the_declared_fields() {
    let found = replay("XX.OO....", js("[2]")).unwrap();
    let expected = [
        "fault: null",
        "link: string",
        "moves: [number]",
        "notation: string",
        "positions: [object]",
    ];
    assert_eq!(shape(&found), expected);
    let fault = get(&replay("XX.OO....", js("[0]")).unwrap(), "fault");
    let expected = [
        "at: null",
        "cell: number",
        "code: string",
        "message: string",
        "ply: number",
    ];
    assert_eq!(shape(&fault), expected);
    let positions = items(&found, "positions");
    let fields = |legal, winner, cells| {
        let same = ["board: string", "finished: boolean", "player: string"];
        [
            same[0],
            same[1],
            legal,
            same[2],
            "plies: number",
            winner,
            cells,
        ]
    };
    let [first, last] = [&positions[0], &positions[1]].map(|position| {
        assert_eq!(items(position, "targets").len(), 9);
        let mut fields = shape_but(position, "targets");
        fields.sort();
        fields
    });
    let going = fields("legalMoves: [number]", "winner: null", "winningCells: []");
    assert_eq!(first, going);
    let ended = fields("legalMoves: []", "winner: string", "winningCells: [number]");
    assert_eq!(last, ended);
}

#[wasm_bindgen_test]
fn describe_has_the_declared_fields() {
    let expected = [
        "columnNames: [string]",
        "columns: number",
        "exhaustive: boolean",
        "game: string",
        "gravity: boolean",
        "longest: number",
        "moveNames: [string]",
        "names: [string]",
        "ownSolver: boolean",
        "rowNames: [string]",
        "rows: number",
        "run: number",
        "start: string",
    ];
    assert_eq!(shape_of(describe(JsValue::UNDEFINED)), expected);
}
