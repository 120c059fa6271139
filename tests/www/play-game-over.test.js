/** Checks the better move that the page names after a lost game. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { replay, review } from "../../pkg/npm/cutoff.js";
import { DEFAULT_SETTINGS } from "../../www/game/state.ts";
import { moveInstead } from "../../www/play/game-over/retry.ts";
import { lineKey } from "../../www/play/state/facts.ts";
import { initialState } from "../../www/play/state/play-state.ts";
import { reviewQuestion } from "../../www/play/questions/review.ts";

test("the better move is the first of all better ones, however far the review was at first", () => {
  const state = initialState(DEFAULT_SETTINGS);
  const moves = [..."40172638"].map(Number);
  const line = { ...state.line, moves, at: moves.length };
  const found = review("", moves);
  const whole = found.moves.find(({ changed }) => changed === "result");
  assert.deepEqual(whole?.better, [3, 5, 6, 8]);
  const early = { ...whole, better: null, best: 6 };

  const [running, spent] = /** @type {const} */ (["running", "spent"]).map((review) => ({
    ...{ ...state, line, phases: { review } },
  }));
  assert.equal(moveInstead(running, early), null, "another move may still come first");
  assert.equal(moveInstead(running, whole), 3);
  // On a large board the time can end first.
  assert.equal(moveInstead(spent, early), 6);
  assert.equal(moveInstead(spent, { ...early, refutation: null }), null, "nothing is proved");

  // The review goes on until every better move is known.
  const moved = found.moves.map((move) => (move === whole ? early : move));
  for (const review of [{ ...found, done: false, moves: moved }, found]) {
    state.facts.reviews.set(lineKey(line), review);
    assert.equal(reviewQuestion.isDone(running), review.done);
  }
});

test("a link to a retried move has a review, so that the move can be judged", () => {
  const state = initialState(DEFAULT_SETTINGS);
  const { positions, moves } = replay("", "408261", {});
  const line = { ...state.line, moves, at: 4 };
  const keyOf = (/** @type {boolean} */ isRetrying) =>
    reviewQuestion.key({ ...state, line, positions, isRetrying });
  assert.equal(keyOf(true), lineKey(line));
  assert.equal(keyOf(false), null);
});
