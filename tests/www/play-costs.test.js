/**
 * Checks the cost of minimax on large boards. It has only the digits that a timed run justifies.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import * as cutoff from "../../pkg/npm/cutoff.js";
import { findDeepest } from "../../www/parts/search/depths.ts";
import { DEFAULT_SETTINGS, emptyLine } from "../../www/game/state.ts";
import { Store } from "../../www/play/state/store.ts";
import { isRough, largeNumbers } from "../../www/messages/large-numbers.ts";
import {
  findCost,
  keepRun,
  timeMinimax,
  roughYears,
  estimateTime,
} from "../../www/play/questions/costs.ts";
import { depthsFrom } from "../../www/play/questions/depths.ts";
import { contextOf } from "../../www/play/state/question.ts";
import { speech } from "./words.js";

/**
 * Answers with the package, except for timed runs.
 * @param {object} run The answer for a timed run.
 */
function costsOf(run) {
  /** @type {any[][]} */
  const asked = [];
  const engine = /** @type {any} */ ({
    async request(/** @type {keyof typeof cutoff} */ call, /** @type {any[]} */ args) {
      return /** @type {any} */ (cutoff[call])(...args);
    },
  });
  const textbook = /** @type {any} */ ({
    async request(/** @type {string} */ call, /** @type {any[]} */ args) {
      asked.push([call, ...args]);
      const [board, pruning, options] = args;
      return { ...cutoff.best_move(board, pruning, options), ...run };
    },
  });
  const store = new Store(DEFAULT_SETTINGS);
  const engines = { answerer: () => engine, counter: () => textbook };
  /**
   * A question about a position of a game.
   * @param {ReturnType<typeof cutoff.describe>} shape
   * @param {string} moves
   */
  const about = (shape, moves = "") => {
    const { positions, moves: cells } = cutoff.replay("", moves, { game: shape.game });
    const line = { ...emptyLine(shape), moves: cells, at: cells.length };
    const state = { ...store.state, shape, positions, line };
    return contextOf(store, state, { signal, pause: async () => {} });
  };
  return { asked, answers: store.state.facts, about, engines };
}

const { signal } = new AbortController();

test("the speed of minimax comes from a warm run of 2,000 to 1,000,000 nodes on every board", async () => {
  for (const game of ["4x4k4", "7x6k4g", "8x8k5", "8x8k4g", "3x3k3g"]) {
    const { asked, answers, about, engines } = costsOf({ ms: 10 });
    const shape = cutoff.describe(game);
    const context = about(shape);
    await findCost(context, engines);
    assert.deepEqual(
      answers.of(game, shape.start).estimates[shape.longest],
      cutoff.estimate(shape.start, { game }),
    );
    const [[call, board, pruning, , warm]] = asked;
    assert.deepEqual([call, board, pruning, warm], ["textbook", shape.start, false, true]);
    const { nodes = 0, ms } = answers.timedRuns.get(game) ?? {};
    assert.equal(ms, 10);
    assert.ok(nodes < 1e6 && nodes > 2_000, `${game} ${nodes}`);
    // The second call sends no request again.
    await findCost(context, engines);
    assert.equal(asked.length, nodes > 5_000 ? 1 : 2);
  }
});

test("the speed in a nearly full position is not used for earlier positions", async () => {
  const game = "7x6k4g";
  const shape = cutoff.describe(game);
  const { asked, answers, about, engines } = costsOf({ ms: 10 });
  const late = about(shape, "71564267377464136234224671641721");
  await timeMinimax(late, engines);
  assert.equal(answers.timedRuns.get(game)?.nodes, 43);
  await timeMinimax(about(shape), engines);
  assert.equal(asked.length, 2);
  assert.equal(answers.timedRuns.get(game)?.nodes, 137_257);
  // A run in the late position does not change the speed either.
  await timeMinimax(late, engines);
  keepRun(late, { nodes: 43, ms: 0.01 });
  assert.equal(answers.timedRuns.get(game)?.nodes, 137_257);
  // A run with more nodes determines the speed better.
  keepRun(late, { nodes: 5_000_000, ms: 150 });
  assert.deepEqual(answers.timedRuns.get(game), { nodes: 5_000_000, ms: 150 });
});

test("a run without a measured time determines no speed", async () => {
  const { answers, about, engines } = costsOf({ ms: 0 });
  await timeMinimax(about(cutoff.describe("4x4k4")), engines);
  assert.equal(answers.timedRuns.get("4x4k4"), undefined);
});

test("the last depth is the full board, and its cost is that of the whole game", () => {
  const shape = cutoff.describe("4x4k4");
  const all = Array.from({ length: 16 }, (_, at) => at + 1);
  assert.deepEqual(depthsFrom(shape, shape.start), all);
  assert.deepEqual(depthsFrom(shape, "XOXOXOXO........"), [1, 2, 3, 4, 5, 6, 7, 16]);
  assert.deepEqual(depthsFrom(shape, "XOXOXOXOOXOXOXO."), [16]);
});

test("a time from one short run has one digit, and a rough estimate is called rough", () => {
  const estimate = { nodes: 3.6e13, standardError: 7e11, exact: false, probes: 1000 };
  const timed = { nodes: 1e6, ms: 14.4 };
  // 14.4 ms is written as 14 ms.
  assert.deepEqual(estimateTime(estimate, timed), { seconds: 504_000, digits: 1 });
  assert.equal(isRough({ ...estimate, standardError: 1.2e13 }), true);
  assert.equal(isRough({ ...estimate, standardError: 1e13 }), false);
  assert.equal(isRough({ ...estimate, standardError: 1.2e13, exact: true }), false);
});

test("numbers that look the same on the page result in the same time", () => {
  // Both are written as roughly 10¹⁵ nodes, and as 4,000,000 nodes in 0.21 s.
  const rough = { exact: false, probes: 1000 };
  const times = [4e14, 3e15].map((nodes) =>
    [205.1, 214.9].map((ms) =>
      estimateTime({ nodes, standardError: nodes, ...rough }, { nodes: 4e6, ms }),
    ),
  );
  assert.equal(new Set(times.flat().map(({ seconds }) => seconds)).size, 1);
  assert.equal(times[0][0].seconds, (1e15 * 0.21) / 4e6);
});

test("the power of ten of a rough time is the same at speeds near 10⁷ nodes per second", () => {
  const { start, game } = cutoff.describe("7x6k4g");
  const estimate = cutoff.estimate(start, { game });
  assert.ok(isRough(estimate));
  const { powerText } = largeNumbers(speech("en"));
  const texts = [6e6, 9e6, 11e6, 20e6].map((nodes) =>
    powerText(roughYears(estimateTime(estimate, { nodes, ms: 1_000 }).seconds)),
  );
  assert.deepEqual(texts, ["10¹⁵", "10¹⁵", "10¹⁵", "10¹⁵"]);
});

test("the deepest limit within a number of nodes is found without requests about deeper limits", async () => {
  /** @type {number[]} */
  const asked = [];
  const nodesTo = async (/** @type {number} */ depth) => {
    asked.push(depth);
    return 7 ** depth;
  };
  assert.equal(await findDeepest([1, 2, 3, 4, 5], 343, nodesTo), 3);
  assert.deepEqual(asked, [1, 2, 3, 4]);
  assert.equal(await findDeepest([1, 2], 10_000, nodesTo), 2);
  assert.equal(await findDeepest([1, 2], 1, nodesTo), 1);
});
