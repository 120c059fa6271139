/** Runs proofs and searches slice by slice, with the real package and without a page. */
import assert from "node:assert/strict";
import { test } from "node:test";
import * as cutoff from "../../pkg/npm/cutoff.js";
import { compareEndings } from "../../www/play/state/bounds.ts";
import { provedResult } from "../../www/play/state/claim.ts";
import { merge } from "../../www/play/state/merge.ts";
import { DEFAULT_SETTINGS, emptyLine } from "../../www/game/state.ts";
import { Store } from "../../www/play/state/store.ts";
import { prove, searchPosition } from "../../www/play/questions/solver-searches.ts";
import { contextOf } from "../../www/play/state/question.ts";
import { GAME, MOVES, engine } from "./proof-engine.js";

/** @import { Proof } from "../../www/play/state/facts.ts" */

// Simulates the browser's storage and the kind of device.
Reflect.set(globalThis, "localStorage", { getItem: () => null, setItem() {}, removeItem() {} });
Reflect.set(globalThis, "matchMedia", () => ({ matches: false }));

const STOPPED = new Error("stopped");

/** A position to prove. @param {string} moves @param {string} [game] */
function page(moves, game = GAME) {
  const store = new Store(DEFAULT_SETTINGS, () => new Promise(() => {}));
  store.change({ limits: { budgetMs: null, memoryMb: 32 } });
  const shape = cutoff.describe(game);
  const { positions, moves: cells, link } = cutoff.replay("", moves, { game });
  const line = { ...emptyLine(shape), moves: cells, at: cells.length, link };
  store.change({ shape, positions, line });
  const { board } = positions[cells.length];
  /** The proof at each report. @type {Proof[]} */
  const seen = [];
  const addFacts = store.addFacts.bind(store);
  store.addFacts = (add) => {
    addFacts(add);
    const { proof } = store.state.facts.of(game, board);
    if (proof) seen.push(proof);
  };
  const context = (signal = new AbortController().signal) =>
    contextOf(store, store.state, { signal, pause: async () => {} }, merge);
  const ask = (
    /** @type {ReturnType<typeof engine>} */ by,
    /** @type {AbortSignal | undefined} */ signal = undefined,
  ) => prove(context(signal), by);
  return { store, board, seen, ask, context, facts: () => store.state.facts.of(game, board) };
}

test("a proof can be stopped repeatedly, continues, and ends with its line", async () => {
  const own = engine();
  const { board, seen, ask, facts } = page(MOVES);
  let stops = 0;
  while (!facts().proof?.isDone) {
    const work = new AbortController();
    if (stops < 3) {
      setImmediate(() => work.abort(STOPPED));
      stops += 1;
    }
    await ask(own, work.signal).catch((error) => assert.equal(error, STOPPED));
  }
  assert.ok(stops > 1, "it takes more than one slice");
  const { outcome, plies } = cutoff.solve(board, { game: GAME });
  const { proof, finding, lastFinding } = facts();
  assert.deepEqual(proof && provedResult(proof), { outcome, plies });
  assert.deepEqual([finding?.result, finding?.isBestProved], [{ outcome, plies }, true]);
  assert.equal(lastFinding?.line.length, plies);
  assert.equal(own.asked.filter((one) => one === "restart").length, 1, "the table is kept");
  for (const asked of own.asked) {
    const options = { game: GAME, memoryMb: 32, book: false, line: true };
    if (asked !== "restart") assert.deepEqual(asked, { call: "solve", position: board, options });
  }
  // The proof continues where it stopped. Nothing is counted twice or lost, and each bound is at
  // least as tight as before.
  for (const [at, now] of seen.entries()) {
    if (at === 0) continue;
    const before = seen[at - 1];
    assert.ok(now.nodes >= before.nodes);
    if (before.atLeast) assert.ok(now.atLeast && compareEndings(now.atLeast, before.atLeast) >= 0);
    if (before.atMost) assert.ok(now.atMost && compareEndings(now.atMost, before.atMost) <= 0);
  }
});

test("another position has its own table, and a proof restarts if its engine dies", async () => {
  let dies = false;
  const dying = engine(() => dies);
  const restarts = () => dying.asked.filter((one) => one === "restart").length;
  const first = page("444333222");
  await first.ask(dying);
  assert.equal(restarts(), 1);
  const second = page("4443332221");
  dies = true;
  await assert.rejects(second.ask(dying), { name: "EngineFailure" });
  assert.equal(restarts(), 2);
  dies = false;
  await second.ask(dying);
  assert.equal(restarts(), 3, "the worker that died had a table");
  assert.ok(second.facts().proof?.isDone);
});

test("the time of a proof does not include the time for the best line", async () => {
  const { ask, facts } = page("44433322211");
  const loss = /** @type {const} */ ({ outcome: "loss", plies: 8 });
  const report = { ...cutoff.solve("", { game: GAME, budgetMs: 0 }), atLeast: loss, atMost: loss };
  const scripted = {
    ...{ restart() {}, asked: [], answers: [] },
    async request(/** @type {any} */ _, /** @type {any} */ __, /** @type {any} */ { progress }) {
      progress({ ...report, nodes: 5, ms: 50 });
      return { ...report, nodes: 9, ms: 90 };
    },
  };
  await ask(/** @type {any} */ (scripted));
  const { nodes, ms, provedMs, isDone } = facts().proof ?? {};
  assert.deepEqual([nodes, ms, provedMs, isDone], [9, 90, 50, true]);
});

test("only a game with a solver of its own asks that solver before the search", async () => {
  for (const [game, moves, solvers] of /** @type {const} */ ([
    [GAME, "44433322211", [undefined, undefined]],
    ["5x5k3g", "", ["search", "search"]],
  ])) {
    const own = engine();
    const { context, board, facts } = page(moves, game);
    await searchPosition(context(), async () => own);
    const asked = own.asked.map((one) => (one === "restart" ? one : one.options.solver));
    assert.deepEqual(asked, solvers, game);
    const { outcome, plies } = cutoff.solve(board, { game });
    const { finding } = facts();
    assert.deepEqual([finding?.result, finding?.isBestProved], [{ outcome, plies }, true]);
    assert.equal(finding?.line.length, plies);
  }
});
