/**
 * Each classic bug, written as a student would, is found by the way in which the page calls and judges a pasted
 * program: wrong in exactly as many positions as an independent count says, and named.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import vm from "node:vm";
import { judge } from "../../pkg/npm/cutoff.js";
import { argumentsOf, sidesFor, TRIALS } from "../../www/practise/program/call-form.js";
import { assertJudged, BOARDS, played, STUDENT_BUGS, studentProgram } from "./student-programs.js";

/** What the page makes of a program in JavaScript. @param {string} program @param {string} name */
function playedHere(program, name) {
  const context = vm.createContext({});
  vm.runInContext(program, context);
  // No sandbox: the program is our own.
  return played("javascript", program, (args) => {
    try {
      return JSON.parse(
        vm.runInContext(`JSON.stringify(${name}(...${JSON.stringify(args)}))`, context),
      );
    } catch {
      return undefined;
    }
  });
}

for (const bug of STUDENT_BUGS) {
  test(`a program with the bug ${bug} is called as it wants, and judged`, async () => {
    const { name, form, moves } = await playedHere(studentProgram(bug), "findBestMove");
    assert.equal(name, "findBestMove");
    assert.deepEqual(
      [form.cells, form.empty, form.signs, form.answer],
      ["list", " ", "X O", "row-column"],
    );
    assertJudged(bug, moves);
  });

  test(`a program with the bug ${bug} that is given the side to move gets it, and is judged`, async () => {
    const program = studentProgram(bug, "javascript", true);
    const { form, moves } = await playedHere(program, "bestMove");
    assert.deepEqual(
      [form.side, form.cells, form.empty, form.signs],
      ["given", "list", " ", "X O"],
    );
    assertJudged(bug, moves);
  });
}

test("a program that is given whether X moves is right, and its call is that", async () => {
  const program = studentProgram("strict-cut", "javascript", true).replace(
    'bestMove(board, player) {\n  const isMax = player === "X";',
    'findMove(board, isMax) {\n  const player = isMax ? "X" : "O";',
  );
  const { form, moves } = await playedHere(program, "findMove");
  assert.equal(form.side, "max");
  assertJudged("strict-cut", moves);
  assert.deepEqual(argumentsOf(form, "XO.......").at(-1), true);
  assert.deepEqual(argumentsOf(form, "X........").at(-1), false);
});

test("where a call without the side to move plays other legal moves, that is offered and not judged", async () => {
  const program = `function findMove(board, player) {
    if (player === "X") return board.indexOf(".");
    return board.lastIndexOf(".");
  }`;
  const { form, other, moves } = await playedHere(program, "findMove");
  assert.equal(form.side, "given");
  assert.ok(other && other.side !== "given");
  const counts = (/** @type {string} */ board) => board.replaceAll(".", "").length % 2;
  BOARDS.forEach((board, at) =>
    assert.equal(moves[at], counts(board) ? board.lastIndexOf(".") : board.indexOf(".")),
  );
  assert.deepEqual(judge(BOARDS, moves).bugs, []);
});

test("one that takes the board alone gets nothing else, and no other call is offered", async () => {
  const program = `const bestMove = (board) => board.indexOf(".");`;
  const { form, other } = await playedHere(program, "bestMove");
  assert.deepEqual([form.side, other], ["counted", null]);
});

test("what a function declares says what it is given", () => {
  const given = [
    ["given", "max"],
    ["counted", "own"],
  ];
  const max = [
    ["max", "given"],
    ["counted", "own"],
  ];
  const alone = [["counted", "own"]];
  const last = [
    ["counted", "own"],
    ["given", "max"],
  ];
  /** The second parameter and its preset. @type {[name: string, preset: string, sides: readonly string[][]][]} */
  const declared = [
    ["player", "", given],
    ["ai", "'O'", given],
    ["who", "", given],
    ["isMaximizing", "", max],
    ["is_max", "", max],
    ["depth", "", last],
    ["depth", "0", last],
    ["player", "'X'", given],
    ["quick", "')'", last],
    ["", "", given],
  ];
  const board = { name: "board", preset: "" };
  for (const [name, preset, sides] of declared) {
    const parameters = [board, { name, preset }];
    assert.deepEqual(sidesFor({ name: "f", parameters, line: 1 }), sides, `${name} ${preset}`);
  }
  for (const parameters of [[], [board]]) {
    assert.deepEqual(sidesFor({ name: "f", parameters, line: 1 }), alone);
  }
  assert.equal(TRIALS.length, 6);
});
