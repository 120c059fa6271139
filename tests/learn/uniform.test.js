/**
 * Compares the nodes that alpha-beta visits in uniform trees with the formula and with the figure
 * of the best case.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { trace_tree } from "../../pkg/npm/cutoff.js";
import { wordsIn } from "../../www/build/words.ts";
import { nodeCounts, reachView } from "../../www/learn/drawing/reach.ts";
import { LANGUAGES } from "../../www/messages/languages.ts";
import {
  LEAF_ORDERS,
  leastLeaves,
  uniformText,
  visitsOf,
} from "../../www/learn/subject/uniform.ts";
import { markup } from "../drawn.js";
import { drawUniformTree } from "../../www/learn/drawing/uniform.ts";

for (const branching of [2, 3, 4]) {
  for (const depth of [2, 3, 4, 5]) {
    test(`${branching} children, ${depth} plies: only the best order needs as few leaves as the formula`, () => {
      const counts = LEAF_ORDERS.map((order) => {
        const text = uniformText({ branching, depth, order });
        const plies = visitsOf(trace_tree(text, true));
        assert.deepEqual(
          plies.map((nodes) => nodes.length),
          Array.from({ length: depth + 1 }, (_, ply) => branching ** ply),
        );
        const drawn = drawUniformTree(plies).elements.map(
          (element) => markup(element).match(/M/g)?.length ?? 0,
        );
        const visited = plies.flat().filter(Boolean).length;
        assert.deepEqual(drawn, [visited, plies.flat().length - visited]);
        return plies[depth].filter(Boolean).length;
      });
      const [worst, random, best] = counts;
      assert.equal(best, leastLeaves({ branching, depth }));
      assert.ok(best <= random && random <= worst && best < worst, counts.join(" "));
    });
  }
}

test("in a uniform tree, the figure's counts are those of minimax and of alpha-beta in the best order", () => {
  for (const [branching, depth] of [
    [2, 1],
    [2, 7],
    [3, 4],
    [5, 3],
  ]) {
    const text = uniformText({ branching, depth, order: "best" });
    const [all, best] = [false, true].map((pruning) => trace_tree(text, pruning).nodes);
    assert.deepEqual(nodeCounts({ branching, depth }), { all, best });
  }
});

test("the time for a whole tree has a suitable unit in each language", () => {
  const { sentence, drawing } = reachView(
    { branching: 35, depth: 8, speed: 1_000_000 },
    wordsIn("en"),
  );
  // The sum of 35⁸ and the plies above is 2.3 × 10¹² nodes.
  assert.match(
    sentence,
    /1,000,000 nodes a second, minimax takes 27 days\..* alpha-beta takes 4\.7 s\./,
  );
  assert.match(markup(drawing), /minimax: 2,320,000,000,000 nodes/);
  const largest = { branching: 40, depth: 12, speed: 1000 };
  assert.match(reachView(largest, wordsIn("es")).sentence, /minimax tarda 550\.000\.000 años/);
  for (const language of LANGUAGES)
    for (const speed of [1e3, 1e9])
      for (const branching of [2, 40])
        for (const depth of [1, 12]) {
          const { drawing } = reachView({ branching, depth, speed }, wordsIn(language));
          const dots = [...markup(drawing).matchAll(/class="count after" x="([\d.]+)"/g)];
          // All dots are on the axis, with room for their times beside them.
          assert.equal(dots.length, 2);
          for (const [, x] of dots) assert.ok(Number(x) > 14 && Number(x) < 260, x);
        }
});

test("a fail-hard search returns a bound of its window, and the same value at the root as fail-soft", () => {
  const text = "[[[5,2],[6,9]],[[3,1],[8,4]]]";
  /** @typedef {number | Tree[]} Tree */
  /**
   * @param {Tree} node
   * @param {boolean} isMax
   * @param {number} alpha
   * @param {number} beta
   * @returns {number}
   */
  const search = (node, isMax, alpha, beta) => {
    if (typeof node === "number") return Math.max(alpha, Math.min(node, beta));
    for (const child of node) {
      const value = search(child, !isMax, alpha, beta);
      if (isMax) alpha = Math.max(alpha, value);
      else beta = Math.min(beta, value);
      if (alpha >= beta) break;
    }
    return isMax ? Math.min(alpha, beta) : Math.max(alpha, beta);
  };
  assert.equal(
    search(JSON.parse(text), true, -Infinity, Infinity),
    trace_tree(text, false).values[0],
  );
});
