/** Checks the values that are derived from a state of Play. Positions come from the engine. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { replay } from "../../pkg/npm/cutoff.js";
import { STANDARD } from "../../www/game/shape.ts";
import { refusal, withMove } from "../../www/play/game/controller.ts";
import * as states from "../../www/play/state/play-state.ts";
import { DEFAULT_SETTINGS, emptyLine, showsAnswers } from "../../www/game/state.ts";

/** @import { Settings } from "../../www/game/preferences.ts" */

/**
 * @param {string} moves Cells as digits.
 * @param {Partial<Settings["players"]>} players
 * @param {Partial<states.State> & { at?: number }} [rest]
 * @returns {states.State}
 */
function stateAfter(moves, players, { at = moves.length, ...rest } = {}) {
  const settings = {
    ...DEFAULT_SETTINGS,
    players: { ...DEFAULT_SETTINGS.players, ...players },
  };
  const cells = [...moves].map(Number);
  return {
    ...states.initialState(settings),
    line: { ...emptyLine(STANDARD), moves: cells, at, link: moves },
    positions: replay(STANDARD.start, cells).positions,
    ...rest,
  };
}

/** @type {Partial<Settings["players"]>} */
const people = { X: "human", O: "human" };
/** @type {Partial<Settings["players"]>} */
const computers = { X: "perfect", O: "random" };

test("undo goes back to the visitor's own choice, or to the start", () => {
  assert.equal(states.undoTarget(stateAfter("40", {})), 0, "past the computer's reply");
  assert.equal(states.undoTarget(stateAfter("402", {})), 2, "past the visitor's own move alone");
  assert.equal(states.undoTarget(stateAfter("402", people)), 2);
  assert.equal(states.undoTarget(stateAfter("0", { X: "perfect", O: "human" })), 0);
  assert.equal(states.undoTarget(stateAfter("04", { X: "perfect", O: "human" })), 1);
  assert.equal(states.undoTarget(stateAfter("", {})), null);
  assert.equal(states.undoTarget(stateAfter("402", computers)), 2);
});

test("redo leads to the visitor's own choice, or to the end", () => {
  assert.equal(states.redoTarget(stateAfter("402", {}, { at: 0 })), 2);
  assert.equal(states.redoTarget(stateAfter("402", {}, { at: 2 })), 3);
  assert.equal(states.redoTarget(stateAfter("402", {})), null);
  assert.equal(states.redoTarget(stateAfter("402", computers, { at: 0 })), 1);
});

test("the computer moves automatically only after the last move, unpaused and outside the set-up form", () => {
  const setup = { text: "", board: STANDARD.start, fault: null, position: null };
  assert.equal(states.isReplyDue(stateAfter("4", {})), true);
  assert.equal(states.isReplyDue(stateAfter("40", {})), false, "the visitor's turn");
  assert.equal(states.isReplyDue(stateAfter("402", {}, { at: 1 })), false, "looking back");
  assert.equal(states.isReplyDue(stateAfter("4", {}, { isPaused: true })), false);
  assert.equal(states.isReplyDue(stateAfter("4", {}, { setup })), false);
  assert.equal(states.isReplyDue(stateAfter("0418", computers)), true);
  assert.equal(states.isReplyDue(stateAfter("03142", computers)), false, "the game is over");
});

test("a new move removes the moves that were undone", () => {
  const { line } = stateAfter("402", {}, { at: 1 });
  assert.deepEqual(withMove(line, 8), {
    game: "3x3k3",
    start: STANDARD.start,
    moves: [4, 8],
    at: 2,
  });
});

test("a click that does not play a move has a reason", () => {
  assert.deepEqual(refusal(stateAfter("40", {}), 4), {
    id: "refused-taken",
    values: { cell: 4, player: "X" },
  });
  assert.equal(refusal(stateAfter("4", {}), 0)?.id, "refused-turn");
  assert.equal(refusal(stateAfter("40", {}), 8), null);
  const unloaded = states.initialState(DEFAULT_SETTINGS);
  assert.equal(refusal(unloaded, 0)?.id, "refused-loading");
});

test("a single computer is the opponent; with two people or two computers, there is none", () => {
  assert.equal(states.opponentLevel(stateAfter("", {})), "perfect");
  assert.equal(states.opponentLevel(stateAfter("", { X: "casual", O: "human" })), "casual");
  assert.equal(states.opponentLevel(stateAfter("", people)), undefined);
  assert.equal(states.opponentLevel(stateAfter("", computers)), undefined);
});

test("answers are hidden by choice, or during another try at a move", () => {
  const state = stateAfter("40", {});
  assert.equal(showsAnswers(state), true);
  assert.equal(showsAnswers({ ...state, isRetrying: true }), false);
  const settings = { ...state.settings, answers: false };
  assert.equal(showsAnswers({ ...state, settings }), false);
});
