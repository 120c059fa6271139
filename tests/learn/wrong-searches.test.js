/**
 * Compares searches with a wrong idea with independent programs, and tests trees on which they
 * differ from alpha-beta.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import * as engine from "../../pkg/npm/cutoff.js";
import { placeholderValue } from "../../learn/chapters/numbers.ts";
import { WRONG_SEARCHES, skippedBy } from "../../learn/chapters/wrong-searches.ts";
import { seeded } from "../../www/base/random.ts";

/** @typedef {number | Tree[]} Tree */

const random = seeded(39);
/** @param {number} most */
const below = (most) => Math.floor(random() * most);

/** @param {number} depth @returns {Tree} */
const randomTree = (depth) =>
  depth === 0 ? below(10) : Array.from({ length: 2 + below(2) }, () => randomTree(depth - 1));

const trees = Array.from({ length: 300 }, () => [randomTree(below(3)), randomTree(1 + below(3))]);

/** @param {Tree} tree @returns {number} */
const leaves = (tree) =>
  typeof tree === "number"
    ? 1
    : tree.reduce((/** @type {number} */ sum, child) => sum + leaves(child), 0);

/** A program whose α and β are global variables. @param {Tree} tree */
function withGlobals(tree) {
  let [alpha, beta, visited] = [-Infinity, Infinity, 0];
  /** @param {Tree} node @param {boolean} isMax @returns {number} */
  const search = (node, isMax) => {
    if (typeof node === "number") {
      visited += 1;
      return node;
    }
    let best = isMax ? -Infinity : Infinity;
    for (const child of node) {
      const value = search(child, !isMax);
      best = isMax ? Math.max(best, value) : Math.min(best, value);
      if (isMax) alpha = Math.max(alpha, best);
      else beta = Math.min(beta, best);
      if (alpha >= beta) break;
    }
    return best;
  };
  search(tree, true);
  return leaves(tree) - visited;
}

/**
 * A program that passes down its parent's best value, but no bounds from higher up.
 * @param {Tree} tree
 */
function withParentOnly(tree) {
  let visited = 0;
  /** @param {Tree} node @param {boolean} isMax @param {number} parents @returns {number} */
  const search = (node, isMax, parents) => {
    if (typeof node === "number") {
      visited += 1;
      return node;
    }
    let best = isMax ? -Infinity : Infinity;
    for (const child of node) {
      const value = search(child, !isMax, best);
      best = isMax ? Math.max(best, value) : Math.min(best, value);
      if (isMax ? best >= parents : best <= parents) break;
    }
    return best;
  };
  search(tree, true, Infinity);
  return leaves(tree) - visited;
}

test("`sideways` skips what a program with global bounds skips, and `shallow` what one skips that compares with the parent only", () => {
  for (const tree of trees) {
    const text = JSON.stringify(tree);
    assert.equal(skippedBy(text, "sideways"), withGlobals(tree), text);
    assert.equal(skippedBy(text, "shallow"), withParentOnly(tree), text);
  }
});

test("a search that misses cuts never skips more than alpha-beta, and differs from it on some tree", () => {
  const told = new Set();
  for (const tree of trees) {
    const text = JSON.stringify(tree);
    const right = Number(placeholderValue(engine, new Map(), `skipped ${text}`));
    for (const idea of ["shallow", "max-waits", "first-only"]) {
      assert.ok(skippedBy(text, idea) <= right, `${idea} ${text}`);
    }
    for (const idea of WRONG_SEARCHES) if (skippedBy(text, idea) !== right) told.add(idea);
  }
  assert.deepEqual([...told].sort(), [...WRONG_SEARCHES].sort());
});

test("a search with α and β swapped cuts MAX nodes at low values and MIN nodes at high ones", () => {
  // MAX has 5, and MIN's 2 closes the branch. With this bug, MIN waits for a high value.
  assert.equal(skippedBy("[[5,6],[2,9]]", "exchanged"), 0);
  // Alpha-beta visits 4 and 9. With this bug, MAX stops at 4, below its α of 5.
  assert.equal(skippedBy("[5,[[4,9],7]]", "exchanged"), 1);
});

test("a search skips too much if it cuts every node below the bound's owner, or each after one leaf", () => {
  // Alpha-beta skips 9 and 3. With this bug, the 4 closes the whole second branch.
  assert.equal(skippedBy("[[6,8],[[[4,9],[7,3]],5]]", "whole-branch"), 4);
  // A node of MIN itself set this bound, so its branch continues.
  assert.equal(skippedBy("[[[4,7],[8,1],[2,3]],5]", "whole-branch"), 1);
  // MAX has 4, and MIN's first leaf of 6 does not cut.
  assert.equal(skippedBy("[[4,7],[6,9],[5,8]]", "first-enough"), 2);
});
