/** A log of visited nodes, held against searches: its program here is written apart from the engine. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { trace, trace_tree } from "../../pkg/npm/cutoff.js";
import { seeded } from "../../www/base/random.ts";
import { exerciseTree } from "../../www/parts/exercise/exercise.ts";
import { SearchRecord } from "../../www/parts/search/record.ts";
import { TreeRecord } from "../../www/parts/search/tree-record.ts";
import {
  compareLog,
  conventionOf,
  ordersOf,
  readLog,
  searchesFor,
} from "../../www/practise/program/visit-log.ts";

/** @import { LoggedSearch, Variant } from "../../www/practise/program/visit-log.ts" */
/** @typedef {number | Tree[]} Tree */

/**
 * What a student's search visits: nodes as they are entered.
 * @param {Tree} tree @param {boolean} isMax @param {Omit<LoggedSearch, "plain">} how
 */
function visited(tree, isMax, { pruning, strict, hard, right }) {
  /** @type {Tree[]} */
  const nodes = [];
  /** @param {Tree} node @param {boolean} max @param {number} alpha @param {number} beta @returns {number} */
  function value(node, max, alpha, beta) {
    nodes.push(node);
    if (typeof node === "number") return node;
    let [low, high] = [alpha, beta];
    let best = max ? -Infinity : Infinity;
    for (const child of right ? node.toReversed() : node) {
      const worth = value(child, !max, low, high);
      best = max ? Math.max(best, worth) : Math.min(best, worth);
      if (!pruning) continue;
      if (max) low = Math.max(low, best);
      else high = Math.min(high, best);
      if (strict ? low > high : low >= high) break;
    }
    // Fail-hard: an inner node returns what lies in the window that it was entered with.
    return hard && pruning ? Math.min(Math.max(best, alpha), beta) : best;
  }
  value(tree, isMax, -Infinity, Infinity);
  return nodes;
}

/** @param {string} text @param {boolean} maximising */
const ordersIn = (text, maximising) =>
  ordersOf(
    searchesFor("any", true).map((search) => {
      const convention = conventionOf(search);
      const found = trace_tree(text, search.pruning, { maximising, convention });
      return { search, record: new TreeRecord(found, search.pruning, convention) };
    }),
  );

/** Whether a search is one of those that are said. @param {Variant} variant @param {LoggedSearch} search */
const holds = (variant, search) =>
  variant.pruning === search.pruning &&
  /** @type {const} */ (["strict", "hard", "right"]).every((way) =>
    variant[way].includes(search[way]),
  );

test("every search is found by its leaves and by its nodes, on random trees", () => {
  const next = seeded(7);
  for (let count = 0; count < 60; count += 1) {
    const text = exerciseTree(next, 1 + (count % 4), 3);
    const maximising = count % 2 === 0;
    const orders = ordersIn(text, maximising);
    for (const search of searchesFor("any", true)) {
      const nodes = visited(JSON.parse(text), maximising, search);
      const leaves = nodes.filter((node) => typeof node === "number");
      const logs = /** @type {const} */ ([
        ["leaves", leaves.join("\n")],
        ["leaves", JSON.stringify(leaves)],
        ["nodes", nodes.map((node) => JSON.stringify(node)).join("\n")],
        [
          "nodes-below-root",
          nodes
            .slice(1)
            .map((node) => JSON.stringify(node))
            .join(", "),
        ],
      ]);
      for (const [listed, log] of logs) {
        if (log === "") continue;
        const { same } = compareLog(readLog(log, text), orders);
        const isFound = same.some(
          (order) => order.listed === listed && order.variants.some((one) => holds(one, search)),
        );
        assert.ok(isFound, `${text} ${JSON.stringify(search)} ${log}`);
        // Whatever else is said to visit the same does so.
        for (const { listed: kind, variants, entries } of same) {
          for (const other of searchesFor("any", true)) {
            if (!variants.some((one) => holds(one, other))) continue;
            const all = visited(JSON.parse(text), maximising, other);
            const those = { leaves: all.filter((node) => typeof node === "number"), nodes: all };
            const expected = kind === "nodes-below-root" ? all.slice(1) : those[kind];
            assert.deepEqual(
              entries,
              expected.map((node) => JSON.stringify(node)),
            );
          }
        }
      }
    }
  }
});

test("the first difference is the first, wherever it is", () => {
  const text = "[[3,12,8],[2,4,6],[14,5,2]]";
  const orders = ordersIn(text, true);
  const right = ["3", "12", "8", "2", "14", "5", "2"];
  assert.equal(compareLog(right, orders).same[0].listed, "leaves");
  for (let at = 0; at < right.length; at += 1) {
    const changed = right.with(at, "99");
    assert.deepEqual([compareLog(changed, orders).same, compareLog(changed, orders).at], [[], at]);
  }
  assert.equal(compareLog([...right, "7"], orders).at, right.length);
  assert.equal(compareLog(right.slice(0, 5), orders).at, 5);
});

test("a program that cuts at equality is not one that does not", () => {
  const text = "[[4,4],[4,2],[7,4]]";
  const [usual, strict] = [false, true].map((isStrict) =>
    visited(JSON.parse(text), true, { pruning: true, strict: isStrict, hard: false, right: false })
      .filter((node) => typeof node === "number")
      .join(" "),
  );
  assert.notEqual(usual, strict);
  const orders = ordersOf(
    searchesFor("strict", true).map((search) => {
      const convention = conventionOf(search);
      return {
        search,
        record: new TreeRecord(trace_tree(text, true, { convention }), true, convention),
      };
    }),
  );
  assert.equal(compareLog(readLog(strict, text), orders).same.length > 0, true);
  assert.equal(compareLog(readLog(usual, text), orders).same.length, 0);
});

test("a position's log is its boards, by either scoring", () => {
  const board = "XOXOX..O.";
  const searched = searchesFor("any", false).map((search) => {
    const convention = conventionOf(search);
    const scoring = search.plain ? "plain" : "depth-aware";
    const found = trace(board, search.pruning, { convention, scoring });
    return { search, record: new SearchRecord(found, search.pruning, convention) };
  });
  const orders = ordersOf(searched);
  for (const { search, record } of searched) {
    const boards = Array.from({ length: record.trace.nodes }, (_, node) => record.board(node));
    const { same } = compareLog(readLog(boards.join("\n").replaceAll(".", "_"), board), orders);
    assert.ok(
      same.some(
        ({ listed, variants }) =>
          listed === "nodes" &&
          variants.some((one) => holds(one, search) && one.plain.includes(search.plain)),
      ),
    );
  }
});

test("a number is one however a language spells it", () => {
  const spelled = readLog("-0 1.0, +3 .5\n-1.50 2.25 007", "[[0,1],[3,0.5]]");
  assert.deepEqual(spelled, ["0", "1", "3", "0.5", "-1.5", "2.25", "7"]);
  assert.deepEqual(readLog("a1 b-2 x", "[[a1,1],[x,2]]"), ["a1", "x"]);
  assert.deepEqual(readLog("[-0.0,1.0] 3", "[[0,1],3]"), ["[0,1]", "3"]);
});

test("a word that names no leaf of the tree is no entry", () => {
  const root = "[[3,12,8],[2,a,6]]";
  for (const [log, entries] of /** @type {[string, string[]][]} */ ([
    ["leaf: 3\nleaf: 12\nleaf: a", ["3", "12", "a"]],
    ["visit 3 -> visit 12 -> visit a", ["3", "12", "a"]],
    ["visit [3, 12, 8]\nvisit 3", ["[3,12,8]", "3"]],
    ["visit (3 12 8)\nvisit {2 a 6}", ["[3,12,8]", "[2,a,6]"]],
    ["((3 12 8) (2 a 6))", [root]],
    ["- 3\n- -1", ["3", "-1"]],
    ["visited everything", []],
  ])) {
    assert.deepEqual(readLog(log, root), entries, log);
  }
});

test("hostile logs are read in a moment", () => {
  for (const text of [
    "[".repeat(50_000),
    "1,".repeat(50_000),
    "]".repeat(50_000),
    "[1".repeat(20_000),
    "X".repeat(50_000),
    "-".repeat(50_000),
  ]) {
    for (const root of ["[[1,2],[3,4]]", "XOXOX..O."])
      assert.ok(Array.isArray(readLog(text, root)));
  }
});

test("positions are read as programs print them, whatever stands around them", () => {
  const boards = ["XOXOX..O.", "XOXOXX.O."];
  const rows = (/** @type {string} */ board, /** @type {(sign: string) => string} */ cell) =>
    `[${[0, 3, 6].map((at) => `[${[...board.slice(at, at + 3)].map(cell).join(", ")}]`).join(", ")}]`;
  const forms = [
    (/** @type {string} */ board) => board,
    (/** @type {string} */ board) => board.replaceAll(".", "_").toLowerCase(),
    (/** @type {string} */ board) =>
      `utility(${rows(board, (sign) => (sign === "." ? "None" : `'${sign}'`))})`,
    (/** @type {string} */ board) =>
      `2: ${rows(board, (sign) => (sign === "." ? "EMPTY" : sign))} = 1`,
    (/** @type {string} */ board) =>
      JSON.stringify([...board].map((sign) => (sign === "." ? "" : sign))),
    (/** @type {string} */ board) =>
      `(${[...board].map((sign) => `'${sign === "." ? " " : sign}'`).join(", ")})`,
  ];
  const threeRows = (/** @type {string} */ board) =>
    [0, 3, 6].map((at) => [...board.slice(at, at + 3)]);
  const spaced = (/** @type {string[]} */ row) => row.map((sign) => ` ${sign} `.replace(".", " "));
  forms.push(
    (board) =>
      `${threeRows(board)
        .map((row) => row.join(""))
        .join("\n")}\n`,
    (board) =>
      threeRows(board)
        .map((row) => row.join(" "))
        .join("\r\n"),
    (board) =>
      threeRows(board)
        .map((row) => spaced(row).join("|"))
        .join("\n---+---+---\n"),
    (board) =>
      threeRows(board)
        .map((row) => `|${spaced(row).join("|")}|`)
        .join("\n"),
    (board) =>
      `visit\n${threeRows(board)
        .map((row) => row.join("|"))
        .join("\n-----\n")}\nvalue 3`,
  );
  for (const form of forms) {
    assert.deepEqual(readLog(boards.map(form).join("\n"), boards[0]), boards, form(boards[0]));
  }
  // Half a board is none, and hostile texts are read in no time.
  assert.deepEqual(readLog("['X', 'O', None]", boards[0]), []);
  for (const text of [
    "[".repeat(100_000),
    "['X',".repeat(50_000),
    "[X ".repeat(50_000),
    "X|O|.\n".repeat(50_000),
    " | ".repeat(50_000),
    "X..\n-----\n".repeat(30_000),
  ]) {
    assert.ok(Array.isArray(readLog(text, boards[0])));
  }
});
