/** The promise of the proof, of what a search returns from any window, and the four cases of its proof. */
import assert from "node:assert/strict";
import { test } from "node:test";
import * as engine from "../../pkg/npm/cutoff.js";
import { answerTo } from "../../learn/chapters/numbers.js";
import { alphaBeta, failHard } from "../../learn/programs/tree_alpha_beta.mjs";
import { minimax } from "../../learn/programs/tree_minimax.mjs";
import { seeded } from "../../www/base/random.js";

/** @typedef {number | Tree[]} Tree */

const random = seeded(6);
/** @param {number} most */
const below = (most) => Math.floor(random() * most);

/** @param {number} depth @returns {Tree} */
const randomTree = (depth) =>
  depth === 0 ? below(20) : Array.from({ length: 1 + below(3) }, () => randomTree(depth - 1));

/** Random trees, each with a window: among them windows that its value is inside of, and on either side of. */
const cases = Array.from({ length: 3000 }, () => {
  const alpha = below(20) - 1;
  return {
    tree: randomTree(1 + below(4)),
    isMax: below(2) === 0,
    alpha,
    beta: alpha + 1 + below(12),
  };
});

for (const [name, search] of Object.entries({ alphaBeta, failHard })) {
  test(`${name} keeps the promise from every window`, () => {
    const seen = { inside: 0, low: 0, high: 0 };
    for (const { tree, isMax, alpha, beta } of cases) {
      const worth = minimax(tree, isMax);
      const returned = search(tree, alpha, beta, isMax);
      const told = JSON.stringify({ tree, isMax, alpha, beta, returned, worth });
      if (returned <= alpha) assert.ok(worth <= returned, told);
      else if (returned >= beta) assert.ok(worth >= returned, told);
      else assert.equal(worth, returned, told);
      seen[returned <= alpha ? "low" : returned >= beta ? "high" : "inside"] += 1;
    }
    for (const [where, times] of Object.entries(seen)) assert.ok(times > 100, where);
  });
}

test("at a node of MAX, each case of the proof returns what the chapter says", () => {
  const seen = { reached: 0, stayed: 0, rose: 0 };
  for (const { tree, alpha, beta } of cases) {
    if (typeof tree === "number") continue;
    // Each child is entered with α as it then stands.
    let [now, highest] = [alpha, -Infinity];
    for (const child of tree) {
      highest = Math.max(highest, alphaBeta(child, now, beta, false));
      now = Math.max(now, highest);
      if (now >= beta) break;
    }
    const worth = minimax(tree, true);
    assert.equal(alphaBeta(tree, alpha, beta, true), highest);
    if (now >= beta) assert.ok(worth >= highest);
    else if (now === alpha) assert.ok(worth <= highest && highest <= alpha);
    else assert.ok(worth === now && highest === now);
    seen[now >= beta ? "reached" : now === alpha ? "stayed" : "rose"] += 1;
  }
  for (const [which, times] of Object.entries(seen)) assert.ok(times > 100, which);
});

test("the narrow window from 6 to 7 tells that the proof's tree is worth at most 6, and skips more", () => {
  const tree = [
    [
      [5, 2],
      [6, 9],
    ],
    [
      [3, 1],
      [8, 4],
    ],
  ];
  const answered = (/** @type {string} */ asked) => answerTo(engine, new Map(), asked);
  const wrapped = `[6,[7,${JSON.stringify(tree)}]]`;
  // Around the tree, two leaves make its window.
  assert.equal(answered(`alpha ${wrapped} 2.2`), 6);
  assert.equal(answered(`beta ${wrapped} 2.2`), 7);
  const returned = alphaBeta(tree, 6, 7, true);
  assert.equal(answered(`returned ${wrapped} 2.2`), returned);
  assert.ok(minimax(tree, true) <= returned && returned <= 6);
  const wide = Number(answered(`skipped ${JSON.stringify(tree)}`));
  assert.ok(Number(answered(`skipped ${wrapped}`)) > wide);
});
