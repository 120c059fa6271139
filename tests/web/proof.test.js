/** A proof and what its ideas save, run with the real package, slice by slice, without a page. */
import assert from "node:assert/strict";
import { test } from "node:test";
import cutoff from "../../pkg/node/cutoff.js";
import { EngineFailure } from "../../www/engine/engine.js";
import { slices } from "../../www/engine/slices.js";
import { exact } from "../../www/play/prove/endings.js";
import { Proof } from "../../www/play/prove/proof.js";
import { Savings } from "../../www/play/prove/savings.js";
import { Scores } from "../../www/play/prove/scores.js";

/** @typedef {import("../../www/engine/engine.js").Engine} Engine */

/**
 * An engine that answers in this thread, and lets others speak between two slices.
 * @param {() => boolean} [dies] Whether it dies now.
 */
function engine(dies = () => false) {
  // Slices as short as they get, however fast the machine is.
  const solve = (/** @type {any} */ position, /** @type {any} */ options) =>
    cutoff.solve(position, { ...options, budgetMs: 0 });
  const calls = slices({ ...cutoff, solve });
  let restarts = 0;
  /** @type {any} */
  const made = {
    get restarts() {
      return restarts;
    },
    restart: () => (restarts += 1),
    /** @param {keyof typeof calls} call @param {any} args @param {any} options */
    async request(call, args, { signal, progress }) {
      const running = /** @type {any} */ (calls)[call](...args);
      for (;;) {
        if (dies()) throw new EngineFailure("crash", "");
        const { value, done } = running.next();
        if (done) return value;
        progress(value);
        await new Promise((resolve) => setImmediate(resolve));
        signal.throwIfAborted();
      }
    },
  };
  return /** @type {Engine & { restarts: number }} */ (made);
}

/** Connect Four after so many moves that a proof takes more than one slice. */
const GAME = "7x6k4g";
const { positions } = cutoff.replay("", "44433322", { game: GAME });
const { board, player } = positions[positions.length - 1];
const SUBJECT = { game: GAME, board, player, left: 34, memoryMb: 32 };

test("a proof can be stopped again and again, goes on, and ends with its line", async () => {
  let changes = 0;
  const proof = new Proof(engine(), SUBJECT, () => (changes += 1));
  let stops = 0;
  while (exact(proof.range) === null || proof.phase === "stopped") {
    const run = proof.run();
    if (stops < 3) {
      setImmediate(() => proof.stop());
      stops += 1;
    }
    await run;
    assert.equal(proof.runs, false);
  }
  assert.ok(stops > 1, "it takes more than one slice");
  const result = exact(proof.range);
  const { outcome, plies } = cutoff.solve(board, { game: GAME });
  assert.deepEqual(result, { outcome, plies });
  assert.equal(proof.report?.principalVariation.length, plies);
  assert.ok(changes > stops);
  // Each step is closer than the one before.
  assert.ok(proof.steps.length > 0);
  assert.deepEqual(proof.steps.at(-1)?.atLeast, result);
});

test("a proof whose engine dies says so, and begins anew", async () => {
  let slicesLeft = 1;
  const dying = engine(() => slicesLeft-- === 0);
  const proof = new Proof(dying, { ...SUBJECT, memoryMb: 31 }, () => {});
  await proof.run();
  assert.equal(proof.phase, "failed");
  assert.equal(proof.failure?.reason, "crash");
  const run = proof.run();
  assert.equal(proof.failure, null, "what the old worker had is forgotten");
  await run;
  assert.equal(proof.phase, "done");
});

test("the ideas are counted one by one, each from a new worker; the result of none is invented", async () => {
  const late = cutoff.replay("", "4444443332222265567", { game: GAME });
  const subject = { ...SUBJECT, board: late.positions[late.moves.length].board };
  const own = engine();
  const savings = new Savings(own, subject, "connect-four", () => {});
  const run = savings.run();
  savings.stop();
  await run;
  assert.equal(savings.phase, "stopped");
  await savings.run();
  assert.equal(savings.phase, "done");
  assert.equal(savings.runs.length, 9);
  assert.ok(savings.runs.every(({ state }) => state === "done"));
  assert.ok(own.restarts >= savings.runs.length);
  const [all] = savings.runs;
  const rival = savings.runs.map(({ nodes }) => nodes);
  assert.ok(all.nodes > 0 && rival.some((nodes) => nodes > all.nodes));
});

test("scores are asked once for a position, kept, and proved whole when that is wanted", async () => {
  const own = engine();
  let learned = () => {};
  const scores = new Scores(
    async () => own,
    () => learned(),
  );
  /** @returns {Promise<void>} */
  const settled = () =>
    new Promise((resolve) => {
      learned = () => scores.work.phase !== "working" && resolve();
    });
  const late = cutoff.replay("", "44444433322222", { game: GAME });
  const here = late.positions[late.moves.length];
  scores.work.consider({ game: GAME, board: here.board });
  assert.equal(scores.work.phase, "working");
  scores.work.pause();
  assert.equal(scores.work.phase, "paused");
  const end = settled();
  scores.work.goOn();
  await end;
  assert.equal(scores.work.phase, "done");
  const shown = scores.known(GAME).scores(late.positions, late.moves, late.moves.length);
  const { moves, best } = cutoff.analyze(here.board, { game: GAME });
  assert.deepEqual(
    shown.map((score) => [score.cell, exact(score)]),
    here.legalMoves.map((cell) => {
      const move = moves.find(({ index }) => index === cell);
      return [cell, { outcome: move?.outcome, plies: move?.plies }];
    }),
  );
  assert.deepEqual(scores.known(GAME).best(here.board), best);
  scores.work.leave();
  scores.work.consider({ game: GAME, board: here.board });
  assert.equal(scores.work.phase, "done", "seen again: shown at once");
});
