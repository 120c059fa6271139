/**
 * Tests the check of a visitor's program: its questions, its reaction if the program ends, and when
 * it gives up.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { moverOf } from "../../www/practise/program/call-form.ts";
import { Check } from "../../www/practise/program/runner.ts";
import { findForm } from "../../www/practise/program/find-form.ts";
import { programLanguageOf } from "../../www/practise/program/functions.ts";
import { TRIALS } from "../../www/practise/program/trial-positions.ts";
import { StartFault } from "../../www/sandbox/sandbox.ts";

/** @import { CallForm } from "../../www/practise/program/call-form.ts" */
/** @import { Runner } from "../../www/practise/program/runner.ts" */
/** @import { ProgramReply } from "../../www/sandbox/sandbox.ts" */

/** @type {CallForm} */
const FORM = {
  ...{ cells: "text", empty: ".", signs: "X O", inputs: ["board"], answer: "index", plays: "both" },
};
const POSITIONS = [".........", "X........", "XO.......", "XOX......", "XOXO....."];

/**
 * @param {(ProgramReply | StartFault)[]} replies The program's answers, call by call; afterwards it
 * answers correctly.
 */
function runnerOf(replies) {
  /** @type {unknown[]} */
  const asked = [];
  const ask = async (/** @type {string} */ _, /** @type {unknown[]} */ [board]) => {
    asked.push(board);
    const reply = replies.shift();
    if (reply instanceof StartFault) throw reply;
    return reply ?? { kind: "answer", value: String(board).indexOf("."), calls: [] };
  };
  const runner = { program: { functions: [{ name: "minimax" }] }, ask, discard: () => {} };
  return { asked, runner: /** @type {Runner} */ (/** @type {unknown} */ (runner)) };
}

/** @param {(ProgramReply | StartFault)[]} replies */
async function checked(...replies) {
  const check = new Check(POSITIONS, FORM.plays);
  const { asked, runner } = runnerOf(replies);
  let heard = 0;
  await check.run(runner, "best", FORM, { limit: 1_000, onAnswer: () => (heard += 1) });
  assert.equal(heard, check.moves.length);
  return { check, asked };
}

test("positions with few empty cells are asked first", async () => {
  const { check, asked } = await checked();
  assert.deepEqual(asked, POSITIONS.toReversed());
  assert.deepEqual(check.moves, [4, 3, 2, 1, 0]);
  assert.ok(check.isDone && !check.isGivenUp);
});

test("each time the program ends has its reason, and the third time stops the check", async () => {
  const fault = new StartFault("hung", "hung");
  const { check } = await checked(
    { kind: "hung" },
    fault,
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

test("errors do not end a check, and closing the program does not count as an answer", async () => {
  const raised = /** @type {const} */ ({ kind: "raised", text: "no", line: 0 });
  const { check } = await checked(
    raised,
    raised,
    raised,
    raised,
    new StartFault("closed", "closed"),
  );
  assert.deepEqual([check.moves.length, check.ends, check.isGivenUp], [4, 0, false]);
  // The check continues where it was stopped.
  const { asked, runner } = runnerOf([]);
  await check.run(runner, "best", FORM, { limit: 1_000, onAnswer: () => {} });
  assert.deepEqual(asked, ["........."]);
  assert.ok(check.isDone);
});

/** A function whose only parameter is the board. @param {string} name */
const functionOf = (name) => ({
  name,
  parameters: [{ name: "board", preset: "" }],
  calls: [],
  line: 1,
});

/** @param {(name: string, args: unknown[]) => unknown} ask */
const runnerWith = (ask) =>
  /** @type {Runner} */ (/** @type {unknown} */ ({ program: { literals: new Set() }, ask }));

/**
 * The findings about a program with these functions.
 * @param {string[]} names
 * @param {(name: string, board: unknown) => unknown} say
 */
function tried(names, say) {
  const ask = async (/** @type {string} */ name, /** @type {unknown[]} */ [board]) => {
    return { kind: "answer", value: say(name, board), calls: [] };
  };
  const functions = names.map(functionOf);
  return findForm(runnerWith(ask), functions, 60_000);
}

test("a helper is not checked if another function has the name of a player", async () => {
  // The program prints its move. Its helper returns a number that is often a legal move.
  const helps = (/** @type {string} */ name, /** @type {unknown} */ board) =>
    name === "bestMove"
      ? null
      : String(board)
          .replaceAll(",", "")
          .search(/[ ._-]/);
  const found = await tried(["bestMove", "winner"], helps);
  assert.deepEqual([found.call.legal, found.call.name, found.isSilent], [0, "bestMove", true]);
  const other = await tried(["winner"], helps);
  assert.equal(other.call.name, "winner");
  // The helper returns the first free cell, so it does not search.
  assert.ok(other.call.legal > 0 && !other.isCertain);
});

/** The good moves in the trial positions, by board. @type {Map<string, number>} */
const good = new Map(TRIALS.map((trial) => [trial.board, trial.good]));

/**
 * A program that plays the good move in each trial, except for the given moves.
 * @param {Record<string, unknown>} others
 */
const withMoves = (others) => (/** @type {string} */ _, /** @type {unknown} */ board) => {
  const cells = String(board).replaceAll(",", "");
  return cells in others ? others[cells] : (good.get(cells) ?? null);
};

test("a program with one mistake has a certain call, and one that never prevents wins does not", async () => {
  const [first] = TRIALS;
  const slip = await tried(["bestMove"], withMoves({ [first.board]: first.board.indexOf(".") }));
  assert.deepEqual([slip.isCertain, slip.call.form.plays, slip.call.right], [true, "both", 7]);
  const stops = TRIALS.filter(({ player, wins }) => player === "O" && !wins);
  const blind = Object.fromEntries(stops.map(({ board }) => [board, board.indexOf(".")]));
  const asked = await tried(["bestMove"], withMoves(blind));
  assert.deepEqual([asked.isCertain, asked.call.legal], [false, 8]);
});

test("a program is one-sided only if it plays for its own side in the other side's positions", async () => {
  const ofO = TRIALS.filter(({ player }) => player === "O");
  const forX = Object.fromEntries(ofO.map(({ board, others }) => [board, others[0]]));
  const cases = /** @type {const} */ ([
    [forX, true, "X"],
    [{ ...forX, [ofO[0].board]: null }, true, "X"],
    // An answer that is not a cell is not a move.
    [{ ...forX, [ofO[0].board]: -1 }, true, "X"],
    [{ ...forX, [ofO[0].board]: "none" }, true, "X"],
    [{ ...forX, [ofO[0].board]: [-1, -1] }, true, "X"],
    // A taken cell is a move, but an illegal one.
    [{ ...forX, [ofO[0].board]: 0 }, false, "both"],
    // This move is good for neither side.
    [{ ...forX, [ofO[0].board]: 1 }, false, "both"],
    [Object.fromEntries(ofO.map(({ board }) => [board, null])), false, "both"],
  ]);
  for (const [moves, isCertain, plays] of cases) {
    const found = await tried(["bestMove"], withMoves(moves));
    assert.deepEqual([found.isCertain, found.call.form.plays], [isCertain, plays]);
  }
});

test("`cutoff check` has the same trial positions", () => {
  const side = readFileSync(new URL("../../src/bin/cutoff/side.rs", import.meta.url), "utf8");
  const trials = side.matchAll(/^ {4}trial\("([XO.]{9})", (\d), (true|false), (\d)\),$/gm);
  assert.deepEqual(
    Array.from(trials, ([, board, good, wins, other]) => ({
      ...{ board, player: moverOf(String(board)), good: Number(good) },
      ...{ wins: wins === "true", others: [Number(other)] },
    })),
    TRIALS,
  );
});

test("docs/check.md has the trial positions, and its claims about their moves are true", () => {
  const docs = readFileSync(new URL("../../docs/check.md", import.meta.url), "utf8");
  const rows = docs.matchAll(
    /^\| `([XO.]{9})` \| ([XO]) \| (\d), (wins|stops a win) \| (\d) \|$/gm,
  );
  assert.deepEqual(
    Array.from(rows, ([, board, player, cell, kind, other]) => ({
      ...{ board, player, good: Number(cell), wins: kind === "wins", others: [Number(other)] },
    })),
    TRIALS,
  );
  for (const { board, player, good, wins, others } of TRIALS) {
    const other = player === "X" ? "O" : "X";
    assert.equal(moverOf(board), player);
    assert.deepEqual(bestCells(board, player), [good]);
    assert.deepEqual(bestCells(board, other), others);
    assert.equal(hasWon(put(board, good, player), player), wins);
    assert.ok(wins || hasWon(put(board, good, other), other));
    assert.ok(![board.indexOf("."), board.lastIndexOf(".")].includes(good));
  }
});

const LINES = ["012", "345", "678", "036", "147", "258", "048", "246"];
const hasWon = (/** @type {string} */ board, /** @type {string} */ side) =>
  LINES.some((line) => [...line].every((cell) => board[Number(cell)] === side));
const put = (/** @type {string} */ board, /** @type {number} */ cell, /** @type {string} */ side) =>
  [...board].with(cell, side).join("");

/**
 * The value of a board to the side to move.
 * @param {string} board
 * @param {string} side
 * @returns {number}
 */
function worth(board, side) {
  const other = side === "X" ? "O" : "X";
  if (hasWon(board, other)) return -1;
  const cells = [...board].flatMap((sign, cell) => (sign === "." ? [cell] : []));
  return cells.length === 0
    ? 0
    : Math.max(...cells.map((cell) => -worth(put(board, cell, side), other)));
}

/** @param {string} board @param {string} side */
function bestCells(board, side) {
  const other = side === "X" ? "O" : "X";
  const free = [...board].flatMap((sign, cell) => (sign === "." ? [cell] : []));
  const values = free.map((cell) => -worth(put(board, cell, side), other));
  return free.filter((_, at) => values[at] === Math.max(...values));
}

test("the page shows the error of the call that it shows", async () => {
  // The program needs three lists, and has a bug. Other calls fail because of their form.
  const ask = async (/** @type {string} */ _, /** @type {unknown[]} */ [board]) => {
    const isRows = Array.isArray(board) && Array.isArray(board[0]);
    if (!isRows) return { kind: "raised", text: "TypeError: no rows", line: 0 };
    return board[0][0] === "O" && board[0][2] === "X"
      ? { kind: "answer", value: 9, calls: [] }
      : { kind: "raised", text: "NameError: scroe", line: 3 };
  };
  const found = await findForm(runnerWith(ask), [functionOf("best")], 60_000);
  assert.equal(found.call.raised, "NameError: scroe");
  assert.equal(found.call.form.cells, "rows");
});

test("the language of a program is recognised", () => {
  const python = ["def best_move(board):\n  return 4", "import math", "from random import choice"];
  for (const text of python) assert.equal(programLanguageOf(text), "python", text);
  const javascript = ["function f(b) {}", "const f = (b) => 4", "let n = 1;", "var n;"];
  for (const text of javascript) assert.equal(programLanguageOf(text), "javascript", text);
  for (const text of ["", "4", "hello", "import x from 'y';"])
    assert.equal(programLanguageOf(text), null);
});

test("a one-sided form is uncertain if the program hangs in another form", async () => {
  const ofX = TRIALS.filter(({ player }) => player === "X").map(({ board }) => board);
  const forO = Object.fromEntries(
    TRIALS.map(({ board, player, good, others }) => [board, player === "O" ? good : others[0]]),
  );
  const ask = async (/** @type {string} */ _, /** @type {unknown[]} */ [board]) => {
    const cells = /** @type {unknown[]} */ (Array.isArray(board) ? board : []);
    const written = cells.map((cell) => (cell === null || cell === " " ? "." : cell)).join("");
    // With spaces as empty cells, the program cannot find out whose turn it is.
    if (cells.includes(null) && ofX.includes(written)) return { kind: "hung" };
    return { kind: "answer", value: forO[written] ?? null, calls: [] };
  };
  const runner = runnerWith(ask);
  const found = await findForm(runner, [functionOf("bestMove")], 60_000);
  assert.deepEqual([found.call.form.plays, found.isCertain], ["O", false]);
});
