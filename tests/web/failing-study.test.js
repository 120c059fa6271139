/** An engine fails: what needs it is said, and the game goes on. */
import assert from "node:assert/strict";
import { test } from "node:test";
import * as cutoff from "../../pkg/npm/cutoff.js";
import { Answers } from "../../www/play/answers.js";
import { EngineFailure } from "../../www/engine/engine.js";
import { Store } from "../../www/play/store.js";
import { STANDARD } from "../../www/game/shape.js";
import { Questions } from "../../www/play/questions.js";
import { DEFAULT_SETTINGS, initialState, newGame } from "../../www/play/state.js";

const FAILURE = new EngineFailure("load", "404");
// A page says in its HTML which package its workers begin with; this one, which is seen, says nothing.
Reflect.set(
  globalThis,
  "document",
  Object.assign(new EventTarget(), { hidden: false, documentElement: { dataset: {} } }),
);
/** What the game's engine answers. */
const ANSWERS = {
  best_move: cutoff.best_move,
  analyze: cutoff.analyze,
  trace_map: cutoff.trace_map,
  measure: () => ({ searches: [{ comparedMs: 2.7 }, { comparedMs: 0.1 }], ratio: 27 }),
};

/** Two people at an empty board, with all hints on. */
const STATE = {
  ...initialState({
    ...DEFAULT_SETTINGS,
    players: { X: "human", O: "human" },
    hints: true,
    answers: true,
  }),
  game: { ...newGame(STANDARD), moves: [], at: 0, link: "" },
  positions: cutoff.replay(STANDARD.start, []).positions,
};

/**
 * What is asked for when the game's engine fails, or does not.
 * @param {{ game?: boolean }} failing
 */
async function asked({ game = false }) {
  /** @type {string[]} */
  const calls = [];
  const engine = {
    async request(/** @type {keyof typeof ANSWERS} */ call, /** @type {any[]} */ args) {
      calls.push(call);
      if (game) throw FAILURE;
      return ANSWERS[call](.../** @type {[any, any]} */ (args));
    },
  };
  const answers = new Answers();
  const asking = {
    signal: new AbortController().signal,
    learned: () => {},
    missed: () => {},
    pause: async () => {},
  };
  const questions = new Questions(/** @type {any} */ (engine), answers, STANDARD.game);
  await questions.ask(STATE, asking);
  return { calls, facts: answers.of(STANDARD.game, STANDARD.start) };
}

test("the answer is asked for first, and times come last", async () => {
  const { calls, facts } = await asked({});
  assert.deepEqual(calls, ["best_move", "best_move", "analyze", "trace_map", "measure"]);
  const { known, moves, exact, times } = facts;
  assert.deepEqual([known?.proved, known?.bestProved], [{ outcome: "draw", plies: 9 }, true]);
  assert.deepEqual([moves.length, exact, times?.ratio], [9, true, 27]);
});

test("what the game itself needs still stops it", async () => {
  await assert.rejects(asked({ game: true }), FAILURE);
});

test("what the visitor does next starts the game's engine again", () => {
  const { store, restarts } = storeOf(true);
  store.wake();
  assert.equal(restarts(), 0, "it has not failed yet");
  store.fail(FAILURE, async () => {});
  store.wake();
  assert.equal(restarts(), 1);
  assert.equal(store.state.failed, false);
  assert.equal(store.state.notice, null);
});

test("a computer that cannot move says why, also after the notice was closed", () => {
  const { store } = storeOf(false);
  const turn = { id: "refused-turn" };
  store.refuseTurn(turn);
  assert.deepEqual(store.state.notice, { words: turn, retry: false });
  store.fail(FAILURE, async () => {});
  store.dismiss();
  store.refuseTurn(turn);
  assert.deepEqual(store.state.notice, { words: { id: "engine-load" }, retry: true });
  store.newWork();
  store.refuseTurn(turn);
  assert.deepEqual(store.state.notice, { words: turn, retry: false });
});

/** A store, whose own engine has failed or not. @param {boolean} failed */
function storeOf(failed) {
  let restarts = 0;
  const engine = { failed, restart: () => (restarts += 1) };
  const answers = new Answers();
  const world = {
    adviser: { engine },
    answers,
    preferred: () => DEFAULT_SETTINGS,
    render: () => {},
  };
  const store = new Store(/** @type {any} */ (world));
  return { store, restarts: () => restarts };
}

for (const [whose, failed] of /** @type {const} */ ([
  ["another engine", false],
  ["the game's engine", true],
])) {
  test(`a failure of ${whose}: the notice's button tries again`, async () => {
    const { store, restarts } = storeOf(failed);
    let tries = 0;
    const again = async () => void (tries += 1);
    store.fail(FAILURE, again);
    assert.equal(store.state.failed, failed);
    assert.deepEqual(store.state.notice, {
      words: { id: "engine-load" },
      retry: true,
    });
    await store.retry(async () => assert.fail("something was left undone"));
    assert.equal(tries, 1);
    assert.equal(restarts(), failed ? 1 : 0);
    assert.equal(store.state.failed, false);
    assert.equal(store.state.notice, null);
  });
}
