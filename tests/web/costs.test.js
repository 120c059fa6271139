/** What minimax would cost on a large board: a run that is timed, and no more digits than it bears out. */
import assert from "node:assert/strict";
import { test } from "node:test";
import * as cutoff from "../../pkg/npm/cutoff.js";
import { deepestWithin } from "../../www/engine/deepest.js";
import { Answers } from "../../www/play/answers.js";
import { isRough } from "../../www/page/large-numbers.js";
import { Costs, timeOf } from "../../www/play/costs.js";

test("minimax is timed on a late position that it finishes soon, on every board", async () => {
  /** @type {{ call: string, args: any[] }[]} */
  const asked = [];
  const engine = /** @type {any} */ ({
    async request(/** @type {keyof typeof cutoff} */ call, /** @type {any[]} */ args) {
      return /** @type {any} */ (cutoff[call])(...args);
    },
  });
  const textbook = /** @type {any} */ ({
    async request(/** @type {string} */ call, /** @type {any[]} */ args) {
      asked.push({ call, args });
      return { nodes: 2_000_000, ms: 100 };
    },
  });
  const { signal } = new AbortController();
  for (const game of ["4x4k4", "7x6k4g", "8x8k5", "3x3k3g"]) {
    asked.length = 0;
    let learned = 0;
    const answers = new Answers();
    const costs = new Costs(engine, () => textbook, answers);
    const shape = cutoff.describe(game);
    const asking = { signal, learned: () => (learned += 1) };
    await costs.find(shape, shape.start, asking);
    assert.deepEqual(answers.of(game).timed, { nodes: 2_000_000, ms: 100 });
    assert.deepEqual(
      answers.of(game, shape.start).estimates[shape.longest],
      cutoff.estimate(shape.start, { game }),
    );
    assert.equal(learned, 2);
    const [{ call, args }] = asked;
    const [board, pruning] = args;
    assert.deepEqual([call, pruning], ["textbook", false]);
    // Minimax takes it, and it has a few positions to time.
    const { nodes } = cutoff.estimate(board, { game });
    assert.ok(nodes < 2e7 && nodes > 1_000, `${game} ${nodes}`);
    // Nothing is asked twice.
    await costs.find(shape, shape.start, asking);
    assert.equal(asked.length, 1);
  }
});

test("a time from one short run has one digit, and a rough estimate is called rough", () => {
  const estimate = { nodes: 3.6e13, standardError: 7e11, exact: false, probes: 1000 };
  const timed = { nodes: 1e6, ms: 14.4 };
  // 14.4 ms is written as 14 ms.
  assert.deepEqual(timeOf(estimate, timed), { seconds: 504_000, digits: 1 });
  assert.equal(isRough({ ...estimate, standardError: 1.2e13 }), true);
  assert.equal(isRough({ ...estimate, standardError: 1e13 }), false);
  assert.equal(isRough({ ...estimate, standardError: 1.2e13, exact: true }), false);
});

test("the same numbers on the page give the same time", () => {
  // Both are written as roughly 10¹⁵ nodes, and as 4,000,000 nodes in 0.21 s.
  const rough = { exact: false, probes: 1000 };
  const times = [4e14, 3e15].map((nodes) =>
    [205.1, 214.9].map((ms) =>
      timeOf({ nodes, standardError: nodes, ...rough }, { nodes: 4e6, ms }),
    ),
  );
  assert.equal(new Set(times.flat().map(({ seconds }) => seconds)).size, 1);
  assert.equal(times[0][0].seconds, (1e15 * 0.21) / 4e6);
});

test("the deepest limit within so many nodes is found, and no deeper one is asked about", async () => {
  /** @type {number[]} */
  const asked = [];
  const nodesTo = async (/** @type {number} */ depth) => {
    asked.push(depth);
    return 7 ** depth;
  };
  assert.equal(await deepestWithin([1, 2, 3, 4, 5], 343, nodesTo), 3);
  assert.deepEqual(asked, [1, 2, 3, 4]);
  assert.equal(await deepestWithin([1, 2], 10_000, nodesTo), 2);
  assert.equal(await deepestWithin([1, 2], 1, nodesTo), 1);
});
