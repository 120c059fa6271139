/** The calls that README.md and docs/api.md show give what is written beside them. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { best_move } from "../../pkg/npm/cutoff.js";

const BOARD = "x_______o";
/** @param {string} name */
const read = (name) => readFileSync(new URL(`../../${name}`, import.meta.url), "utf8");

test("README.md's example is what the engine answers, and shows what pruning saves", () => {
  const move = best_move(BOARD, true);
  const plain = best_move(BOARD, false);
  const text = read("README.md");
  for (const line of [
    `const move = best_move("${BOARD}", true);`,
    `[move.row, move.col]; // [${move.row}, ${move.col}],`,
    `move.outcome; // "${move.outcome}",`,
    `move.nodes; // ${move.nodes} nodes visited`,
    `best_move("${BOARD}", false).nodes; // ${plain.nodes}:`,
  ])
    assert.ok(text.includes(line), line);
  assert.equal(plain.index, move.index);
  assert.ok(plain.nodes > 10 * move.nodes);
});

test("docs/api.md's first example is what the engine answers", () => {
  const { index } = best_move(BOARD, true);
  assert.ok(read("docs/api.md").includes(`best_move("${BOARD}", true).index; // ${index}:`));
});
