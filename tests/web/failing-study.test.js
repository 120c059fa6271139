/** The engine of the extras fails: what needs it is missed, and the game goes on. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { replay } from "../../pkg/npm/cutoff.js";
import { evaluate } from "../../www/engine/agenda.js";
import { EngineFailure } from "../../www/engine/engine.js";
import { Session } from "../../www/game/session.js";
import { STANDARD } from "../../www/game/shape.js";
import { DEFAULT_SETTINGS, initialState, newGame } from "../../www/game/state.js";

const FAILURE = new EngineFailure("load", "404");
const CALLS = ["search", "analysis", "bounds", "book", "compare"];

/** Two people at an empty board, with all hints on. */
const STATE = {
  ...initialState({
    ...DEFAULT_SETTINGS,
    players: { X: "human", O: "human" },
    hints: true,
    answers: true,
  }),
  game: { ...newGame(STANDARD), moves: [], at: 0, link: "" },
  positions: replay(STANDARD.start, []).positions,
  ...{ asSeen: true, replies: true },
};

/**
 * What is asked for, and what is missed, when these calls fail.
 * @param {...string} failing
 */
async function asked(...failing) {
  /** @type {string[]} */
  const calls = [];
  /** @type {unknown[]} */
  const errors = [];
  const knowledge = { of: () => ({ comparison: null }) };
  for (const call of CALLS) {
    const answer = async () => {
      calls.push(call);
      if (failing.includes(call)) throw FAILURE;
      return { ratio: 27, minimaxMs: 2.7, alphaBetaMs: 0.1 };
    };
    Object.assign(knowledge, { [call]: answer });
  }
  const world = {
    signal: new AbortController().signal,
    learned: () => {},
    missed: (/** @type {unknown} */ error) => void errors.push(error),
    pause: async () => {},
  };
  await evaluate(/** @type {any} */ (knowledge), STATE, world);
  return { calls, errors };
}

test("without the hints' columns, all else is asked for", async () => {
  const whole = await asked();
  assert.deepEqual([...new Set(whole.calls)].sort(), [...CALLS].sort());
  assert.deepEqual(whole.errors, []);
  const without = await asked("bounds", "book");
  assert.deepEqual(without.calls, whole.calls);
  assert.deepEqual(without.errors, [FAILURE, FAILURE]);
});

test("what the game itself needs still stops it", async () => {
  await assert.rejects(asked("search"), FAILURE);
});

/** A session, whose own engine has failed or not. @param {boolean} failed */
function sessionOf(failed) {
  let restarts = 0;
  const standard = { engine: { failed }, restart: () => (restarts += 1) };
  const world = { standard, preferred: () => DEFAULT_SETTINGS, render: () => {} };
  const session = new Session(/** @type {any} */ (world));
  return { session, restarts: () => restarts };
}

for (const [whose, failed] of /** @type {const} */ ([
  ["another engine", false],
  ["the game's engine", true],
])) {
  test(`a failure of ${whose}: the notice's button tries again`, async () => {
    const { session, restarts } = sessionOf(failed);
    let tries = 0;
    const again = async () => void (tries += 1);
    session.fail(FAILURE, again);
    assert.equal(session.state.failed, failed);
    assert.deepEqual(session.state.notice, {
      words: { id: "engine-load" },
      retry: true,
    });
    await session.retry(async () => assert.fail("something was left undone"));
    assert.equal(tries, 1);
    assert.equal(restarts(), failed ? 1 : 0);
    assert.equal(session.state.failed, false);
    assert.equal(session.state.notice, null);
  });
}
