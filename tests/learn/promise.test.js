/**
 * Tests the promise in the proof: the meaning of a returned value in any window. The four cases of
 * the proof are tested too.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import * as engine from "../../pkg/npm/cutoff.js";
import { placeholderValue } from "../../learn/chapters/numbers.ts";
import { seeded } from "../../www/base/random.ts";
import { programs } from "../programs/import-stages.js";

/** @typedef {number | Tree[]} Tree */

const { minimax } = programs["tree-minimax"];
const { alphaBeta, failHard } = programs["tree-alpha-beta"];

const random = seeded(6);
/** @param {number} most */
const below = (most) => Math.floor(random() * most);

/** @param {number} depth @returns {Tree} */
const randomTree = (depth) =>
  depth === 0 ? below(20) : Array.from({ length: 1 + below(3) }, () => randomTree(depth - 1));

/** Random trees with windows that contain the tree's value, are above it or are below it. */
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
  test(`${name} keeps the promise in every window`, () => {
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

test("each case of the proof at a MAX node returns the value that the chapter states", () => {
  const seen = { reached: 0, stayed: 0, rose: 0 };
  for (const { tree, alpha, beta } of cases) {
    if (typeof tree === "number") continue;
    // The search enters each child with the present α.
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

test("the figure with a window at the root skips the same leaves as the search", () => {
  for (const { tree, alpha, beta } of cases.slice(0, 500)) {
    if (typeof tree === "number") continue;
    let visited = 0;
    /**
     * @param {Tree} node
     * @param {number} low
     * @param {number} high
     * @param {boolean} isMax
     * @returns {number}
     */
    const search = (node, low, high, isMax) => {
      if (typeof node === "number") {
        visited += 1;
        return node;
      }
      let best = isMax ? -Infinity : Infinity;
      for (const child of node) {
        best = Math[isMax ? "max" : "min"](best, search(child, low, high, !isMax));
        if (isMax) low = Math.max(low, best);
        else high = Math.min(high, best);
        if (low >= high) break;
      }
      return best;
    };
    search(tree, alpha, beta, true);
    const text = JSON.stringify(tree);
    const leaves = text.match(/\d+/g)?.length ?? 0;
    const skipped = placeholderValue(engine, new Map(), `narrow ${alpha} ${beta} ${text}`);
    assert.equal(skipped, leaves - visited, `${alpha} ${beta} ${text}`);
  }
});

test("the narrow window from 6 to 7 proves a value of at most 6 and skips more", () => {
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
  const answered = (/** @type {string} */ asked) => placeholderValue(engine, new Map(), asked);
  const wrapped = `[6,[7,${JSON.stringify(tree)}]]`;
  // Two leaves around the tree set its window.
  assert.equal(answered(`alpha ${wrapped} 2.2`), 6);
  assert.equal(answered(`beta ${wrapped} 2.2`), 7);
  const returned = alphaBeta(tree, 6, 7, true);
  assert.equal(answered(`returned ${wrapped} 2.2`), returned);
  assert.ok(minimax(tree, true) <= returned && returned <= 6);
  const wide = Number(answered(`skipped ${JSON.stringify(tree)}`));
  assert.ok(Number(answered(`narrow 6 7 ${JSON.stringify(tree)}`)) > wide);
});

test("negamax visits the nodes of alpha-beta with reversed windows and returns the same values", () => {
  /** @type {Record<"plain" | "turned", { window: number[], isMax: boolean }[]>} */
  const seen = { plain: [], turned: [] };
  /**
   * @param {Tree} node
   * @param {number} alpha
   * @param {number} beta
   * @param {1 | -1} side
   * @returns {number}
   */
  const negamax = (node, alpha, beta, side) => {
    seen.turned.push({ window: [alpha, beta], isMax: side === 1 });
    if (typeof node === "number") return side * node;
    let best = -Infinity;
    for (const child of node) {
      best = Math.max(best, -negamax(child, -beta, -alpha, side === 1 ? -1 : 1));
      alpha = Math.max(alpha, best);
      if (alpha >= beta) break;
    }
    return best;
  };
  /**
   * @param {Tree} node
   * @param {number} alpha
   * @param {number} beta
   * @param {boolean} isMax
   * @returns {number}
   */
  const plain = (node, alpha, beta, isMax) => {
    seen.plain.push({ window: [alpha, beta], isMax });
    if (typeof node === "number") return node;
    let best = isMax ? -Infinity : Infinity;
    for (const child of node) {
      best = Math[isMax ? "max" : "min"](best, plain(child, alpha, beta, !isMax));
      if (isMax) alpha = Math.max(alpha, best);
      else beta = Math.min(beta, best);
      if (alpha >= beta) break;
    }
    return best;
  };
  for (const { tree, alpha, beta } of cases.slice(0, 1000)) {
    seen.plain.length = seen.turned.length = 0;
    assert.equal(negamax(tree, alpha, beta, 1), plain(tree, alpha, beta, true));
    const turned = seen.turned.map(({ window: [low, high], isMax }) => ({
      window: isMax ? [low, high] : [-high, -low],
      isMax,
    }));
    assert.deepEqual(turned, seen.plain);
  }
  // This is the chapter's question.
  assert.equal(placeholderValue(engine, new Map(), "negamax 3 7"), -7);
  for (const [a, b] of [
    [3, 7],
    [-2, 5],
  ])
    assert.equal(Math.min(a, b), -Math.max(-a, -b));
});

test("O chooses the later of two losses, because the question has depth-aware scores", () => {
  const [soon, late] = [2, 4].map((moves) => 10 - moves);
  assert.equal(placeholderValue(engine, new Map(), "value min [8,6]"), Math.min(soon, late));
});
