/** Work that begins by itself: it is short, waits while the tab is hidden, and goes on when that is wanted. */
import assert from "node:assert/strict";
import { test } from "node:test";
import * as cutoff from "../../pkg/npm/cutoff.js";
import { Background, SHORT } from "../../www/play/background.js";
import { Proofs, scoresOf } from "../../www/play/proofs.js";
import { exact } from "../../www/play/claim.js";
import { boundsOf } from "../../www/play/bounds.js";
import { Scores } from "../../www/play/scores.js";
import { solvedMoves } from "./bounds.js";

/**
 * Work whose every run waits until the test ends it.
 * @param {string[]} [finished] The subjects of which nothing is left to do.
 */
function work(finished = []) {
  /** @type {{ subject: string, budgetMs: number | undefined, signal: AbortSignal, end: (done: boolean) => Promise<void>, fail: () => Promise<void> }[]} */
  const runs = [];
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  let changes = 0;
  const background = new Background({
    key: (/** @type {string} */ subject) => subject,
    isDone: (subject) => finished.includes(subject),
    changed: () => (changes += 1),
    does: (subject, signal, budgetMs) =>
      new Promise((resolve, reject) => {
        const end = (/** @type {boolean} */ done) => (resolve(done), settled());
        const fail = () => (reject(new Error("crash")), settled());
        runs.push(/** @type {any} */ ({ subject, budgetMs, signal, end, fail }));
      }),
  });
  return { background, runs, changes: () => changes };
}

test("what begins by itself takes a short while, and all of it where the visitor wants it", async () => {
  const { background, runs, changes } = work();
  assert.equal(background.phase, "off");
  background.goOn();
  assert.equal(runs.length, 0, "there is nothing to go on with");
  background.consider("a");
  assert.deepEqual([background.phase, runs[0].budgetMs], ["working", SHORT]);
  background.consider("a");
  assert.equal(runs.length, 1, "the same subject is worked on already");
  await runs[0].end(false);
  assert.equal(background.phase, "paused");
  assert.equal(changes(), 1);
  background.consider("a");
  assert.equal(runs.length, 1, "it does not begin again by itself");
  background.goOn();
  assert.deepEqual([background.phase, runs[1].budgetMs], ["working", undefined]);
  await runs[1].end(true);
  assert.equal(background.phase, "done");
  background.goOn();
  assert.equal(runs.length, 2, "nothing is left to do");
});

test("a hidden tab has what began by itself wait, and nothing that the visitor wants", async () => {
  const { background, runs, changes } = work();
  background.hide(true);
  background.consider("a");
  assert.deepEqual([background.phase, runs.length], ["paused", 0], "nobody sees it yet");
  background.hide(false);
  assert.deepEqual([background.phase, runs[0].budgetMs, changes()], ["working", SHORT, 1]);
  background.hide(true);
  assert.deepEqual([background.phase, changes()], ["paused", 2]);
  assert.equal(runs[0].signal.aborted, true);
  await runs[0].end(true);
  assert.equal(background.phase, "paused", "an answer that comes too late ends nothing");
  background.hide(false);
  assert.deepEqual([background.phase, runs.length, runs[1].budgetMs], ["working", 2, SHORT]);
  background.hide(false);
  assert.equal(runs.length, 2);
  background.goOn();
  background.hide(true);
  background.hide(false);
  assert.deepEqual([background.phase, runs.length], ["working", 3]);
  assert.equal(runs[2].signal.aborted, false);
});

test("a tab that is seen again begins nothing that was stopped, spent or left", async () => {
  const { background, runs } = work();
  const away = () => {
    background.hide(true);
    background.hide(false);
  };
  background.consider("a");
  background.pause();
  away();
  assert.deepEqual([background.phase, runs.length], ["paused", 1], "the visitor has stopped it");
  background.consider("b");
  await runs[1].end(false);
  away();
  assert.deepEqual([background.phase, runs.length], ["paused", 2], "its time is up");
  background.hide(true);
  background.consider("c");
  background.leave();
  background.hide(false);
  assert.deepEqual([background.phase, runs.length], ["off", 2]);
  // What the visitor asks for begins in a hidden tab too, and only once.
  background.hide(true);
  background.consider("d");
  background.goOn();
  background.hide(false);
  assert.deepEqual([background.phase, runs.length, runs[2].budgetMs], ["working", 3, undefined]);
});

test("another subject ends the work on the one before, and what it wanted", async () => {
  const { background, runs } = work(["done"]);
  background.consider("a");
  background.goOn();
  background.consider("b");
  assert.deepEqual([runs[1].signal.aborted, runs[2].subject], [true, "b"]);
  assert.equal(runs[2].budgetMs, SHORT);
  background.hide(true);
  assert.equal(background.phase, "paused", "the visitor has not asked for this one");
  background.consider("done");
  assert.deepEqual([background.phase, runs.length], ["done", 3]);
  background.hide(false);
  assert.deepEqual([background.phase, runs.length], ["done", 3]);
  background.leave();
  assert.equal(background.phase, "off");
  background.consider("b");
  assert.equal(runs.length, 4);
});

test("what is stopped stays stopped, and what fails says so and can be tried again", async () => {
  const { background, runs, changes } = work();
  background.pause();
  assert.equal(background.phase, "off");
  background.consider("a");
  background.pause();
  assert.deepEqual([background.phase, changes(), runs[0].signal.aborted], ["paused", 1, true]);
  background.goOn();
  await runs[1].fail();
  assert.equal(background.phase, "failed");
  background.goOn();
  assert.equal(background.phase, "working");
  // A failure of what was left is nobody's concern.
  background.pause();
  await runs[2].fail();
  assert.equal(background.phase, "paused");
});

test("scores are asked once for a position, kept, and proved whole when that is wanted", async () => {
  const game = "7x6k4g";
  /** @type {any[]} */
  const asked = [];
  const engine = /** @type {any} */ ({
    async request(
      /** @type {string} */ call,
      /** @type {any[]} */ [board, options],
      /** @type {any} */ { progress },
    ) {
      asked.push([call, board, options]);
      const whole = cutoff.solve(board, { game, moves: true });
      const moves = whole.moves?.map((move, place) =>
        place < 2 ? move : { ...move, atLeast: null, atMost: null, best: false },
      );
      const half = { ...whole, moves, done: false };
      progress(half);
      return options.budgetMs === undefined ? whole : half;
    },
  });
  const proofs = new Proofs();
  let learned = () => {};
  const scores = new Scores(
    async () => engine,
    proofs,
    () => learned(),
  );
  /** @returns {Promise<void>} */
  const settled = () =>
    new Promise((resolve) => {
      learned = () => scores.work.phase !== "working" && resolve();
    });
  const { positions, moves } = cutoff.replay("", "44444433322222", { game });
  const { board, legalMoves } = positions[moves.length];
  const known = () =>
    scoresOf(proofs, { game, positions, moves }, moves.length).filter((score) => exact(score));
  let end = settled();
  scores.work.consider({ game, board });
  await end;
  assert.equal(scores.work.phase, "paused");
  assert.equal(known().length, 2);
  end = settled();
  scores.work.goOn();
  await end;
  assert.equal(scores.work.phase, "done");
  const truth = solvedMoves(board, game);
  assert.deepEqual(
    known().map(({ cell, atLeast, atMost }) => [cell, { atLeast, atMost }]),
    legalMoves.map((cell) => [cell, boundsOf(truth.find(({ move }) => move === cell) ?? {})]),
  );
  const best = truth.filter((move) => move.best).map(({ move }) => move);
  assert.deepEqual(proofs.of(game, board).best, best);
  assert.deepEqual(asked, [
    ["solve", board, { game, moves: true, budgetMs: SHORT }],
    ["solve", board, { game, moves: true }],
  ]);
  scores.work.leave();
  scores.work.consider({ game, board });
  assert.equal(scores.work.phase, "done", "seen again: shown at once");
  assert.equal(asked.length, 2);
});
