/** A check of a visitor's program: what it asks, what it makes of a program that ends, and when it ends itself. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { programLanguageOf, TRIALS } from "../../www/practise/program/call-form.js";
import { Check } from "../../www/practise/program/check.js";
import { findForm } from "../../www/practise/program/trial.js";
import { StartFault } from "../../www/sandbox/sandbox.js";

/** @import { Answered, CallForm } from "../../www/practise/program/types.d.ts" */
/** @import { Runner } from "../../www/practise/program/runner.js" */

/** @type {CallForm} */
const FORM = { cells: "text", empty: ".", signs: "X O", side: "counted", answer: "index" };
const POSITIONS = [".........", "X........", "XO.......", "XOX......", "XOXO....."];

/** @param {Answered[]} replies What the program says, one call after the other; then what is right. */
function runnerOf(replies) {
  /** @type {unknown[]} */
  const asked = [];
  const ask = async (/** @type {string} */ _, /** @type {unknown[]} */ [board]) => {
    asked.push(board);
    return replies.shift() ?? { kind: "answer", value: String(board).indexOf("."), calls: [] };
  };
  const runner = { program: { functions: [{ name: "minimax" }] }, ask, discard: () => {} };
  return { asked, runner: /** @type {Runner} */ (/** @type {unknown} */ (runner)) };
}

/** @param {Answered[]} replies */
async function checked(...replies) {
  const check = new Check(POSITIONS);
  const { asked, runner } = runnerOf(replies);
  let heard = 0;
  await check.run(runner, "best", FORM, { limit: 1_000, heard: () => (heard += 1) });
  assert.equal(heard, check.moves.length);
  return { check, asked };
}

test("positions with few empty cells are asked first", async () => {
  const { check, asked } = await checked();
  assert.deepEqual(asked, POSITIONS.toReversed());
  assert.deepEqual(check.moves, [4, 3, 2, 1, 0]);
  assert.ok(check.isDone && !check.isGivenUp);
});

test("each end of the program is kept with its own reason, and the third ends the check", async () => {
  const fault = new StartFault("hung", "hung");
  const { check } = await checked(
    { kind: "hung" },
    { kind: "unstarted", fault },
    { kind: "raised", text: "no idea", line: 3 },
    { kind: "foreign" },
  );
  assert.deepEqual(
    check.troubles.map(({ kind }) => kind),
    ["hung", "unstarted", "raised", "foreign"],
  );
  assert.deepEqual(check.moves, [null, null, null, null]);
  assert.deepEqual([check.ends, check.isGivenUp, check.isDone], [3, true, false]);
});

test("errors do not end a check, and a closed program is no answer", async () => {
  const raised = /** @type {const} */ ({ kind: "raised", text: "no", line: 0 });
  const { check } = await checked(raised, raised, raised, raised, { kind: "closed" });
  assert.deepEqual([check.moves.length, check.ends, check.isGivenUp], [4, 0, false]);
  // It goes on where it was stopped.
  const { asked, runner } = runnerOf([]);
  await check.run(runner, "best", FORM, { limit: 1_000, heard: () => {} });
  assert.deepEqual(asked, ["........."]);
  assert.ok(check.isDone);
});

/** A function of the board alone. @param {string} name */
const functionOf = (name) => ({ name, parameters: [{ name: "board", preset: "" }], line: 1 });

/** @param {(name: string, args: unknown[]) => unknown} ask */
const runnerWith = (ask) =>
  /** @type {Runner} */ (/** @type {unknown} */ ({ program: { literals: new Set() }, ask }));

/** What is found of a program with these functions. @param {string[]} names @param {(name: string, board: unknown) => unknown} say */
function tried(names, say) {
  const ask = async (/** @type {string} */ name, /** @type {unknown[]} */ [board]) => {
    return { kind: "answer", value: say(name, board), calls: [] };
  };
  const functions = names.map(functionOf);
  return findForm(runnerWith(ask), functions, 60_000);
}

test("where a function has the name of a player, no helper of it is judged in its place", async () => {
  // It prints its move; its helper returns a number that is often a legal move.
  const helps = (/** @type {string} */ name, /** @type {unknown} */ board) =>
    name === "bestMove"
      ? null
      : String(board)
          .replaceAll(",", "")
          .search(/[ ._-]/);
  const found = await tried(["bestMove", "winner"], helps);
  assert.ok(found && "found" in found);
  assert.deepEqual([found.found, found.silent], [null, "bestMove"]);
  const other = await tried(["winner"], helps);
  assert.ok(other && "found" in other && other.found?.name === "winner");
});

/** The first free cell of nine, or of three lists. @param {unknown} board */
const cellsOf = (board) =>
  /** @type {unknown[]} */ (typeof board === "string" ? [...board] : [board].flat(2));

test("the signs are taken as they are where the program is right with them, and exchanged only where it is right so", async () => {
  // The single good moves by the board itself; the mover is X where there are as many Xs as Os.
  /** @type {Map<string, number>} */
  const good = new Map(TRIALS);
  const exchanged = (/** @type {string} */ board) =>
    board.replace(/[XO]/g, (sign) => (sign === "X" ? "O" : "X"));
  const text = (/** @type {unknown} */ board) => cellsOf(board).join("");
  // It is right for both sides, with a slip in one of the trials.
  const slip = TRIALS[1][0];
  const both = (/** @type {string} */ _, /** @type {unknown} */ board) => {
    const cells = text(board);
    return cells === slip ? cells.indexOf(".") : (good.get(cells) ?? cells.indexOf("."));
  };
  const found = await tried(["bestMove"], both);
  assert.ok(found && "found" in found);
  assert.equal(found.found?.form.side, "counted");
  // It always plays X: where O is to move, a board with X and O exchanged gets the good move.
  const asX = (/** @type {string} */ _, /** @type {unknown} */ board) => {
    const cells = text(board);
    const count = (/** @type {string} */ side) => cells.split(side).length;
    const ofX = count("X") > count("O") ? undefined : good.get(cells);
    return (
      ofX ??
      (count("X") < count("O") ? good.get(exchanged(cells)) : undefined) ??
      cells.lastIndexOf(".")
    );
  };
  const own = await tried(["bestMove"], asX);
  assert.ok(own && "found" in own);
  assert.deepEqual([own.found?.form.side, own.found?.form.signs], ["own", "X O"]);
});

test("the error that is told is that of the call that is shown", async () => {
  // It wants three lists, and has a fault of its own there; other calls fail for their form.
  const ask = async (/** @type {string} */ _, /** @type {unknown[]} */ [board]) => {
    const isRows = Array.isArray(board) && Array.isArray(board[0]);
    if (!isRows) return { kind: "raised", text: "TypeError: no rows", line: 0 };
    return board[0][0] === "X" && board[0][1] === "X"
      ? { kind: "answer", value: 9, calls: [] }
      : { kind: "raised", text: "NameError: scroe", line: 3 };
  };
  const found = await findForm(runnerWith(ask), [functionOf("best")], 60_000);
  assert.ok(found && "found" in found);
  assert.equal(found.raised?.text, "NameError: scroe");
  assert.equal(found.raised?.form.cells, "rows");
});

test("the language of a text is seen", () => {
  const python = ["def best_move(board):\n  return 4", "import math", "from random import choice"];
  for (const text of python) assert.equal(programLanguageOf(text), "python", text);
  const javascript = ["function f(b) {}", "const f = (b) => 4", "let n = 1;", "var n;"];
  for (const text of javascript) assert.equal(programLanguageOf(text), "javascript", text);
  for (const text of ["", "4", "hello", "import x from 'y';"])
    assert.equal(programLanguageOf(text), null);
});
