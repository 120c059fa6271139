/** Checks that the words about a convention agree with the engine. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { trace_tree } from "../../pkg/npm/cutoff.js";
import { seeded } from "../../www/base/random.ts";
import { conventionMessages } from "../../www/parts/search/convention.ts";

/** @typedef {number | Tree[]} Tree */

const random = seeded(4);
/** @param {number} most */
const below = (most) => Math.floor(random() * most);

/** @param {number} depth @returns {Tree} */
const randomTree = (depth) =>
  depth === 0 ? below(9) : Array.from({ length: 2 + below(2) }, () => randomTree(depth - 1));
const trees = Array.from({ length: 200 }, () => randomTree(3));

/**
 * Counts the nodes of a fail-hard search, written independently.
 * @param {Tree} tree
 * @param {{ strict: boolean, leaves: boolean }} how `strict` cuts only if α > β, `leaves` clamps
 * leaves too.
 */
function nodesOf(tree, { strict, leaves }) {
  let nodes = 0;
  /**
   * @param {Tree} node
   * @param {number} alpha
   * @param {number} beta
   * @param {boolean} isMax
   * @returns {number}
   */
  const search = (node, alpha, beta, isMax) => {
    nodes += 1;
    const clamped = (/** @type {number} */ value) => Math.max(alpha, Math.min(beta, value));
    if (typeof node === "number") return leaves ? clamped(node) : node;
    let [low, high] = [alpha, beta];
    for (const child of node) {
      const value = search(child, low, high, !isMax);
      if (isMax) low = Math.max(low, value);
      else high = Math.min(high, value);
      if (strict ? low > high : low >= high) break;
    }
    return clamped(isMax ? low : high);
  };
  search(tree, -Infinity, Infinity, true);
  return nodes;
}

test("in fail-hard, leaves return their own numbers, which the page mentions only for cuts at α > β", () => {
  for (const strict of [false, true]) {
    const convention = strict ? "strict hard" : "hard";
    let different = 0;
    for (const tree of trees) {
      const { nodes } = trace_tree(JSON.stringify(tree), true, { convention });
      assert.equal(nodes, nodesOf(tree, { strict, leaves: false }), JSON.stringify(tree));
      if (nodes !== nodesOf(tree, { strict, leaves: true })) different += 1;
    }
    assert.equal(
      conventionMessages(convention)[1],
      different > 0 ? "values-hard-strict" : "values-hard",
    );
  }
});

test("a search that cuts only at α > β would never cut if its leaves were clamped", () => {
  for (const tree of trees) {
    const { nodes } = trace_tree(JSON.stringify(tree), false);
    assert.equal(nodesOf(tree, { strict: true, leaves: true }), nodes);
  }
});

test("each choice of a convention has its own message", () => {
  assert.deepEqual(conventionMessages(""), ["cut-ge", "values-soft", "order-left"]);
  assert.deepEqual(conventionMessages("strict right"), ["cut-gt", "values-soft", "order-right"]);
  assert.deepEqual(conventionMessages("hard"), ["cut-ge", "values-hard", "order-left"]);
});
