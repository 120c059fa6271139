/**
 * Compares “Put in order” with all orders of a tree: the fewest and most leaves, and the
 * explanations of orders.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { trace_tree } from "../../pkg/npm/cutoff.js";
import { seeded } from "../../www/base/random.ts";
import { exerciseTree } from "../../www/parts/exercise/exercise-tree.ts";
import {
  bestOrder,
  mistakeOf,
  reorder,
  treeText,
} from "../../www/practise/questions/best-order.ts";
import { CONVENTIONS, evaluated, reference } from "./reference-trees.js";

/** @import { Nested } from "./reference-trees.js" */

const GOALS = /** @type {const} */ (["fewest", "most"]);

/** @template T @param {readonly T[]} all @returns {T[][]} */
function permutations(all) {
  if (all.length === 0) return [[]];
  return all.flatMap((first, at) =>
    permutations(all.toSpliced(at, 1)).map((rest) => [first, ...rest]),
  );
}

/** Lists every order of a tree's branches. @param {Nested} tree @returns {Nested[]} */
function everyOrder(tree) {
  if (typeof tree === "number") return [tree];
  return permutations(tree).flatMap((children) =>
    children
      .map(everyOrder)
      .reduce(
        (/** @type {Nested[][]} */ all, below) =>
          all.flatMap((before) => below.map((child) => [...before, child])),
        [[]],
      ),
  );
}

/** Makes a small random tree. @param {() => number} next @param {number} plies @returns {Nested} */
function grow(next, plies) {
  if (plies === 0 || next() < 0.2) return Math.floor(next() * 7) - 3;
  return Array.from({ length: 1 + Math.floor(next() * 3) }, () => grow(next, plies - 1));
}

/** Counts the orders of a tree's branches. @param {Nested} tree @returns {number} */
const ordersOf = (tree) =>
  typeof tree === "number"
    ? 1
    : tree.map((child, at) => (at + 1) * ordersOf(child)).reduce((one, other) => one * other, 1);

const TREES = Array.from({ length: 60 }, (_, at) => {
  const seed = at + 1;
  const next = seeded(seed);
  /** @type {Nested} */
  const nested = seed % 2 === 0 ? grow(next, 3) : JSON.parse(exerciseTree(next, 2, 3));
  return { nested, maximising: seed % 4 < 2 };
}).filter(({ nested }) => typeof nested !== "number" && ordersOf(nested) <= 1_300);

test("the fewest and the most leaves agree with a textbook's counts for every order, and the engine's", () => {
  let differ = 0;
  for (const [at, { nested, maximising }] of TREES.entries()) {
    const orders = new Map(everyOrder(nested).map((one) => [JSON.stringify(one), one]));
    for (const convention of CONVENTIONS) {
      const counts = [...orders.values()].map(
        (one) => reference(one, maximising, convention).leaves,
      );
      // The engine takes much longer than the textbook's search.
      if (convention === CONVENTIONS[at % CONVENTIONS.length]) {
        const engine = [...orders.keys()].map((text) => evaluated(text, maximising, convention));
        assert.deepEqual(counts, engine, JSON.stringify(nested));
      }
      const { tree } = trace_tree(JSON.stringify(nested), true, { maximising });
      for (const goal of GOALS) {
        const best = bestOrder(tree, { goal, convention });
        const told = `${JSON.stringify(nested)} ${maximising} ${convention} ${goal}`;
        const wanted = goal === "fewest" ? Math.min(...counts) : Math.max(...counts);
        assert.equal(best.leaves, wanted, told);
        assert.equal(evaluated(treeText(best.tree), maximising, convention), wanted, told);
      }
      if (Math.min(...counts) < Math.max(...counts)) differ += 1;
    }
  }
  assert.ok(differ > 100, `${differ} trees`);
});

test("no random order of a larger tree is better than the best order by the engine's counts", () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const next = seeded(seed);
    const [text, maximising] = [exerciseTree(next, 4, 3), seed % 2 === 0];
    const { tree } = trace_tree(text, true, { maximising });
    const mixed = () =>
      treeText(reorder(tree, (at) => tree[at].children.toSorted(() => next() - 0.5)));
    for (const convention of CONVENTIONS) {
      const [fewest, most] = GOALS.map((goal) => {
        const best = bestOrder(tree, { goal, convention });
        assert.equal(evaluated(treeText(best.tree), maximising, convention), best.leaves);
        return best.leaves;
      });
      for (let order = 0; order < 20; order += 1) {
        const leaves = evaluated(mixed(), maximising, convention);
        assert.ok(fewest <= leaves && leaves <= most, `${text} ${maximising} ${convention}`);
      }
    }
  }
});

test("feedback on a wrong order names the node that matters most, or the mistake behind the order", () => {
  const kinds = { "other-goal": 0, "one-side": 0, node: 0 };
  for (const { nested, maximising } of TREES) {
    for (const convention of CONVENTIONS) {
      const text = JSON.stringify(nested);
      const { tree } = trace_tree(text, true, { maximising });
      const leaves = evaluated(text, maximising, convention);
      for (const goal of GOALS) {
        const best = bestOrder(tree, { goal, convention }).leaves;
        if (best === leaves) continue;
        const mistake = mistakeOf(tree, { goal, convention }, leaves);
        if (!mistake) continue;
        kinds[mistake.kind] += 1;
        if (mistake.kind !== "node") continue;
        const counts = permutations(tree[mistake.node].children).map((order) => {
          const one = reorder(tree, (at) => (at === mistake.node ? order : tree[at].children));
          return evaluated(treeText(one), maximising, convention);
        });
        const wanted = goal === "fewest" ? Math.min(...counts) : Math.max(...counts);
        assert.equal(mistake.leaves, wanted, `${text} ${convention} ${goal}`);
        assert.notEqual(mistake.leaves, leaves);
      }
    }
  }
  assert.ok(Math.min(...Object.values(kinds)) > 5, JSON.stringify(kinds));
});
