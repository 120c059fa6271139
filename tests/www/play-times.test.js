/**
 * Checks the times of a position. They are measured once if they agree, again if they do not, and
 * never with a clock that jumps.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { STANDARD } from "../../www/game/shape.ts";
import { replay } from "../../pkg/npm/cutoff.js";
import { DEFAULT_SETTINGS, emptyLine } from "../../www/game/state.ts";
import { Store } from "../../www/play/state/store.ts";
import { contextOf } from "../../www/play/state/question.ts";
import { measureOnce, measureTimes, retryDelay } from "../../www/play/questions/times.ts";

const GAME = "3x3k3";
const BOARD = ".........";
const AGREED = { ratio: 27, low: 26, high: 28, minimaxMs: 2.7, alphaBetaMs: 0.1, batches: 70 };
const NO_RATIO = { ratio: null, low: null, high: null };
const DISAGREED = { ...AGREED, ...NO_RATIO };
const NO_CLOCK = { ...DISAGREED, minimaxMs: null, alphaBetaMs: null };

/** @param {object[]} replies The engine's answers, in order. */
function setUp(replies) {
  let requests = 0;
  const engine = /** @type {any} */ ({ request: async () => replies[requests++] });
  const store = new Store(DEFAULT_SETTINGS);
  const { positions } = replay(BOARD, []);
  const state = { ...store.state, positions, line: emptyLine(STANDARD) };
  /** @param {(ms: number) => Promise<void>} pause */
  const context = (pause = async () => {}) => contextOf(store, state, { signal, pause });
  return { facts: store.state.facts, engine, context, requests: () => requests };
}

/**
 * An engine that answers with these times.
 * @param {typeof AGREED | typeof DISAGREED | typeof NO_CLOCK} times
 */
function answered({ minimaxMs, alphaBetaMs, ...found }) {
  return { searches: [{ comparedMs: minimaxMs }, { comparedMs: alphaBetaMs }], ...found };
}

const { signal } = new AbortController();

test("times that agree are measured once, and others are measured again", async () => {
  const { facts, engine, context, requests } = setUp([answered(DISAGREED), answered(AGREED)]);
  /** @type {unknown[]} */
  const seen = [];
  const pause = async (/** @type {number} */ ms) => {
    seen.push([ms, facts.of(GAME, BOARD).times?.ratio]);
  };
  await measureTimes(engine, context(pause));
  assert.deepEqual(seen, [
    [300, undefined],
    [2_000, null],
  ]);
  assert.deepEqual(facts.of(GAME, BOARD).times, AGREED);
  assert.equal(requests(), 2);
});

test("a clock that jumped gives no times", async () => {
  for (const leap of [{ minimaxMs: 3_600_000 }, { alphaBetaMs: 3_600_000 }]) {
    const { engine, context } = setUp([answered({ ...AGREED, ...leap })]);
    assert.deepEqual(await measureOnce(engine, context()), NO_CLOCK);
  }
});

test("times are measured again after 2, 5 and 10 s, but not if that cannot help", () => {
  const delays = [0, 1, 2, 3].map((retries) => retryDelay(DISAGREED, retries));
  assert.deepEqual(delays, [2_000, 5_000, 10_000, null]);
  assert.equal(retryDelay(AGREED, 0), null);
  assert.equal(retryDelay(NO_CLOCK, 0), null);
});
