/**
 * Checks that programs are judged correctly, however they find out whose turn it is. No program for
 * both sides is said to play only one.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { argumentsOf, moverOf } from "../../www/practise/program/call-form.ts";
import { cellOf } from "../../www/practise/program/readings.ts";
import { TRIALS } from "../../www/practise/program/trial-positions.ts";
import { beginHere, BOARDS, tried } from "./student-programs.js";
import { TURN_PROGRAMS } from "./turns.js";

/** @import { CallForm } from "../../www/practise/program/call-form.ts" */

/** Every 37th position with few empty cells, and the positions of the trials. */
const FURTHER = BOARDS.filter((board) => board.split(".").length - 1 <= 5);
const ASKED = [
  ...TRIALS.map(({ board }) => board),
  ...Array.from({ length: 50 }, (_, at) => FURTHER[(37 * at) % FURTHER.length]),
];

/**
 * @param {ReturnType<typeof beginHere>} begun
 * @param {Omit<CallForm, "plays">} form
 * @param {CallForm["plays"]} plays
 */
function movesOf(begun, form, plays) {
  const boards = ASKED.filter((board) => plays === "both" || moverOf(board) === plays);
  return boards.map((board) => {
    const value = begun.call("bestMove", argumentsOf(form, board));
    return cellOf(form.answer, value, board);
  });
}

/** The worth of boards, which all programs agree about, so each board is searched once. */
const shared = new Map();

/** @param {(typeof TURN_PROGRAMS)[number]} program */
async function found(program) {
  const begun = beginHere(program.source, { shared });
  return { ...program, begun, ...(await tried("javascript", program.source, begun)) };
}

/**
 * The trials' findings about each program. They run one after another, because slow trials end
 * early.
 * @type {Awaited<ReturnType<typeof found>>[]}
 */
const FOUND = [];
for (const program of TURN_PROGRAMS) FOUND.push(await found(program));

test("a form that is certain is the program's own, or plays the same moves", () => {
  let certain = 0;
  for (const { what, means, plays, begun, call, isCertain } of FOUND) {
    if (!isCertain) continue;
    certain += 1;
    assert.equal(call.form.plays, plays, what);
    assert.deepEqual(movesOf(begun, call.form, plays), movesOf(begun, means, plays), what);
  }
  assert.ok(certain > 0);
});

test("a correct program for both sides has a certain call and is checked for both", () => {
  const right = FOUND.filter(({ isRight, plays }) => isRight && plays === "both");
  for (const { what, call, isCertain } of right) {
    assert.deepEqual([isCertain, call.isRight, call.form.plays], [true, true, "both"], what);
  }
});

test("a program with legal moves for both sides is never said to play only one", () => {
  const legal = FOUND.filter(
    ({ what, plays }) => plays === "both" && /right$|first free/.test(what),
  );
  for (const { what, plays, call } of legal) {
    assert.equal(call.form.plays, plays, what);
  }
});
