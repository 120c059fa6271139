/** Error codes: docs/errors.md lists those of the engine, and refusals that no other test provokes. */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import cutoff from "../../pkg/node/cutoff.js";
import { refusal } from "./refusal.js";

const root = new URL("../../", import.meta.url);

/** Texts with a hyphen in `src/wasm` that are no codes. */
const OTHERS = ["depth-aware", "kebab-case"];

/** All codes that `src/wasm` has: its texts with a hyphen, but for those in comments. */
function codesOfTheEngine() {
  const folder = fileURLToPath(new URL("src/wasm/", root));
  const codes = new Set();
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".rs")) continue;
    const code = readFileSync(`${folder}/${name}`, "utf8").replace(/\/\/.*$/gm, "");
    for (const [, text] of code.matchAll(/"([a-z]+(?:-[a-z]+)+)"/g)) codes.add(text);
  }
  for (const other of OTHERS) assert.ok(codes.delete(other), `${other} is no longer there`);
  return [...codes].sort();
}

test("docs/errors.md has each code of the engine, once and with a sentence", () => {
  const text = readFileSync(new URL("docs/errors.md", root), "utf8");
  const rows = [...text.matchAll(/^\| `([a-z-]+)` \| (.+) \|$/gm)];
  assert.deepEqual(rows.map(([, code]) => code).sort(), codesOfTheEngine());
  for (const [, code, sentence] of rows) assert.match(sentence, /^[A-Z`].*\.$/, code);
});

test("columns that no order of moves builds are refused", () => {
  // O's stone lies below X's, but X moves first.
  const board = "............X...O...";
  const error = refusal(() => cutoff.best_move(board, true, { game: "4x5k4g", depth: 1 }));
  assert.equal(error.code, "board-order");
  assert.equal(refusal(() => cutoff.solve(board, { game: "4x5k4g" })).code, "board-order");
  // The same stones the other way round are a game's.
  const other = "............O...X...";
  assert.equal(cutoff.best_move(other, true, { game: "4x5k4g", depth: 1 }).outcome, "unknown");
});

test("trees that cannot be read are refused, with the sign at which reading stopped", () => {
  const deep = "[".repeat(61) + "1" + "]".repeat(61);
  const row = `[${Array(10).fill(1)}]`;
  const cases = /** @type {[string, string, number?][]} */ ([
    ["[1,]", "tree-no-node", 3],
    ["", "tree-no-node", 0],
    ["[1,-]", "tree-number"],
    ["[1,abcdefghijklm]", "tree-name"],
    ["[1,2", "tree-unclosed", 4],
    ["[1] 2", "tree-after", 4],
    [`[${Array(1_000).fill(1)}]`, "tree-wide"],
    [deep, "tree-deep"],
    [nested(row, 4), "tree-large"],
  ]);
  for (const [text, code, at] of cases) {
    const error = refusal(() => cutoff.trace_tree(text, true, true));
    assert.equal(error.code, code, text.slice(0, 40));
    assert.equal(typeof error.at, "number");
    if (at !== undefined) assert.equal(error.at, at, text);
  }
});

/**
 * A tree with ten of the same tree under the root, so many times over.
 * @param {string} tree
 * @param {number} times
 * @returns {string}
 */
function nested(tree, times) {
  return times === 1 ? tree : nested(`[${Array(10).fill(tree)}]`, times - 1);
}
