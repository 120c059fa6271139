/**
 * Checks that the examples in README.md and docs/api.md have the results that are written beside
 * them.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as cutoff from "../../pkg/npm/cutoff.js";

const { best_move } = cutoff;
const BOARD = "x_______o";
/** @param {string} name */
const read = (name) => readFileSync(new URL(`../../${name}`, import.meta.url), "utf8");

test("the example in README.md has the engine's answers and shows how much pruning saves", () => {
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

/**
 * The value at the start of a comment in an example, such as `// [0, 2], counted from 0`.
 * @param {string} comment
 */
function valueIn(comment) {
  const [text] = comment.match(/^(?:"[^"]*"|\[[^\]]*\]|null|true|false|-?\d+)/) ?? [];
  assert.ok(text, comment);
  return JSON.parse(text);
}

/**
 * Runs an example, and pairs each value that it shows with the one written beside it.
 * @param {string} example
 */
async function shown(example) {
  const lines = example.split("\n").map((line) => {
    const [, expression, comment] = line.match(/^(\S.*); \/\/ (.*)$/) ?? [];
    if (!expression) return line.replace(/^import (.*) from "cutoff";$/, "const $1 = cutoff;");
    return `pairs.push([${expression}, ${JSON.stringify(valueIn(comment))}, ${JSON.stringify(line)}]);`;
  });
  /** @type {[unknown, unknown, string][]} */
  const pairs = [];
  new Function("cutoff", "pairs", lines.join("\n"))(cutoff, pairs);
  return pairs;
}

test("the examples in docs/api.md have the results that are written beside them", async () => {
  const examples = [...read("docs/api.md").matchAll(/^```js\n([\s\S]*?)^```$/gm)];
  assert.ok(examples.length >= 10);
  for (const [, example] of examples) {
    const pairs = await shown(example);
    assert.ok(pairs.length > 0, example);
    for (const [value, written, line] of pairs) assert.deepEqual(value, written, line);
  }
});
