/**
 * Checks the largest search that Watch records: two million nodes, or half a million on touch
 * devices.
 */
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import * as cutoff from "../../pkg/npm/cutoff.js";
import { recordIfSmall } from "../../www/watch/record-if-small.ts";

/** @import { PositionSearch } from "../../www/parts/search/watch-link.ts" */

const matched = Reflect.get(globalThis, "matchMedia");
afterEach(() => void Reflect.set(globalThis, "matchMedia", matched));

/** Simulates a device with a mouse, or with touch only. @param {boolean} touch */
function device(touch) {
  const matchMedia = (/** @type {string} */ query) => ({
    matches: query === "(pointer: coarse)" && touch,
  });
  Object.assign(globalThis, { matchMedia });
}

/**
 * Records a search as the page does, with the real engine.
 * @param {Partial<PositionSearch>} choice
 */
async function recorded(choice) {
  /** @type {string[]} */
  const calls = [];
  const engine = /** @type {any} */ ({
    /** @param {keyof typeof cutoff} call @param {unknown[]} args */
    async request(call, args) {
      calls.push(call);
      return /** @type {any} */ (cutoff)[call](...args);
    },
  });
  const shape = cutoff.describe("4x4k4");
  /** @type {PositionSearch} */
  const whole = { shape, board: shape.start, pruning: true, scoring: "plain", depth: 2, ...choice };
  const { signal } = new AbortController();
  const { trace } = await recordIfSmall(engine, whole, signal);
  return { nodes: trace.nodes, calls };
}

/** The number of nodes to a depth limit, as the engine counts them. @param {number} depth */
const counted = (depth) =>
  cutoff.best_move(cutoff.describe("4x4k4").start, true, {
    game: "4x4k4",
    depth,
    scoring: "plain",
  }).nodes;

test("a search between the two limits is recorded on mouse devices and refused on touch devices", async () => {
  const depth = 8;
  const nodes = counted(depth);
  assert.ok(nodes > 500_000 && nodes < 2_000_000, `${nodes}`);
  device(false);
  assert.deepEqual(await recorded({ depth }), { nodes, calls: ["trace"] });
  device(true);
  await assert.rejects(recorded({ depth }), { code: "trace-large", nodes });
});

test("touch devices record a search below the smaller limit", async () => {
  const depth = 7;
  const nodes = counted(depth);
  assert.ok(nodes < 500_000, `${nodes}`);
  device(true);
  assert.equal((await recorded({ depth })).nodes, nodes);
});

test("touch devices refuse minimax because of its estimated size", async () => {
  device(true);
  const shape = cutoff.describe("4x4k4");
  const { nodes } = cutoff.estimate(shape.start, { game: "4x4k4", depth: 6 });
  assert.ok(nodes > 500_000, `${nodes}`);
  const refused = recorded({ pruning: false, depth: 6 });
  await assert.rejects(refused, { code: "trace-large", nodes });
  assert.equal(
    (await recorded({ pruning: false, depth: 3 })).nodes,
    1 + 16 + 16 * 15 + 16 * 15 * 14,
  );
});
