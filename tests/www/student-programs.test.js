/**
 * Runs each classic bug, as a student would write it, through the page's calls and checks. It is
 * wrong in as many positions as an independent count finds, and it is named.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { judge } from "../../pkg/npm/cutoff.js";
import { argumentsOf } from "../../www/practise/program/call-form.ts";
import { formsFor, takesSide, waysToGive } from "../../www/practise/program/guesses.ts";
import {
  assertJudged,
  beginHere,
  BOARDS,
  played,
  STUDENT_BUGS,
  studentProgram,
  tried,
} from "./student-programs.js";

const EXAMPLE = new URL("../../www/practise/program/example.txt", import.meta.url);
/** Makes the program find each value once, as it would take seconds to search all games again. */
const REMEMBER = `
const known = {};
const searched = value;
value = (board) => (known[board] ??= searched(board));`;

/** @param {string} program */
const playedHere = (program) => played("javascript", program, beginHere(program));

for (const bug of STUDENT_BUGS) {
  test(`a program with the bug ${bug} is called in its own form and checked`, async () => {
    const { name, form, moves } = await playedHere(studentProgram(bug));
    assert.equal(name, "findBestMove");
    assert.deepEqual(
      [form.cells, form.empty, form.signs, form.answer],
      ["list", " ", "X O", "row-column"],
    );
    assertJudged(bug, moves);
  });

  test(`a program with the bug ${bug} that needs the side to move gets it and is checked`, async () => {
    const program = studentProgram(bug, "javascript", true);
    const { form, moves } = await playedHere(program);
    assert.deepEqual(
      [form.inputs, form.cells, form.empty, form.signs],
      [["board", "sign"], "list", " ", "X O"],
    );
    assertJudged(bug, moves);
  });
}

test("the first program on the page is right in every position", async () => {
  const program = readFileSync(EXAMPLE, "utf8");
  const { moves, isCertain } = await played("javascript", program, beginHere(program + REMEMBER));
  const { positions, wrong, illegal } = judge(BOARDS, moves);
  assert.deepEqual([isCertain, positions, wrong, illegal], [true, BOARDS.length, 0, 0]);
});

test("a right program can take the argument that X moves, and the call is recognised", async () => {
  const program = studentProgram("strict-cut", "javascript", true).replace(
    'bestMove(board, player) {\n  const isMax = player === "X";',
    'findMove(board, isMax) {\n  const player = isMax ? "X" : "O";',
  );
  const { form, moves } = await playedHere(program);
  assert.deepEqual(form.inputs, ["board", "is-x"]);
  assertJudged("strict-cut", moves);
  assert.deepEqual(argumentsOf(form, "XO.......").at(-1), true);
  assert.deepEqual(argumentsOf(form, "X........").at(-1), false);
});

test("two calls are uncertain if they play different legal moves and neither is right", async () => {
  const program = `function findMove(board, player) {
    if (player === "X") return board.indexOf(".");
    return board.lastIndexOf(".");
  }`;
  const { call, isCertain } = await tried("javascript", program, beginHere(program));
  assert.ok(!isCertain);
  assert.deepEqual(call.form.inputs, ["board", "sign"]);
});

test("the call of a program without a search is uncertain, even if the board is its only argument", async () => {
  const program = `const bestMove = (board) => board.indexOf(".");`;
  const { call, isCertain } = await tried("javascript", program, beginHere(program));
  assert.deepEqual([call.form.inputs, call.legal, isCertain], [["board"], 8, false]);
});

test("the parameters of a function decide its arguments", () => {
  const board = { name: "board", preset: "" };
  /**
   * The parameters after the board, the first ways to fill them, and whether one is the side to
   * move.
   * @type {[parameters: [name: string, preset: string][], ways: string[], told: boolean][]}
   */
  const declared = [
    [[["player", ""]], ["sign", "is-x"], true],
    [[["ai", "'O'"]], ["sign", "is-x"], true],
    [[["isMaximizing", ""]], ["is-x", "is-o"], true],
    [[["is_max", "True"]], ["is-x", "is-o"], true],
    [[["quick", "')'"]], ["", "sign"], false],
    [[["p", "'X'"]], ["sign", "is-x"], true],
    [[["depth", "0"]], ["", "zero"], false],
    [[["depth", ""]], ["zero", "free"], false],
    [
      [
        ["depth", ""],
        ["isMax", ""],
      ],
      ["zero,is-x", "zero,is-o"],
      true,
    ],
    [
      [
        ["depth", "0"],
        ["player", "'X'"],
      ],
      ["zero,sign", "zero,is-x"],
      true,
    ],
    [
      [
        ["alpha", "-Infinity"],
        ["beta", "Infinity"],
      ],
      ["", "least"],
      false,
    ],
    [
      [
        ["player", ""],
        ["opponent", ""],
      ],
      ["sign,other", "is-x,other"],
      true,
    ],
    [[["other", ""]], ["other"], false],
    [[["", ""]], ["sign", "is-x"], false],
  ];
  for (const [others, ways, told] of declared) {
    const parameters = [board, ...others.map(([name, preset]) => ({ name, preset }))];
    const fn = { name: "f", parameters, calls: [], line: 1 };
    const given = waysToGive(fn).map((way) => way.slice(1).join());
    assert.deepEqual([given.slice(0, ways.length), takesSide(fn)], [ways, told], others.join());
  }
  assert.deepEqual(waysToGive({ name: "f", parameters: [], calls: [], line: 1 }), [["board"]]);
});

test("the literals of a program decide which forms are tried first", () => {
  const fn = { name: "f", parameters: [{ name: "board", preset: "" }], calls: [], line: 1 };
  /** @param {(string | number | null)[]} literals */
  const first = (...literals) => {
    const [{ signs, empty }] = formsFor(fn, new Set(literals))[0];
    return [signs, empty];
  };
  assert.deepEqual(first("x", "o", "_", 0, 1, 2), ["x o", "_"]);
  assert.deepEqual(first("X", "0", null), ["X 0", "null"]);
  assert.deepEqual(first(0, 1, -1), ["1 -1", "0"]);
  assert.deepEqual(first("."), ["X O", "."]);
  // All forms are included, each once.
  const all = formsFor(fn, new Set(["X", "O", " "]))
    .flat()
    .map((form) => JSON.stringify(form));
  assert.equal(new Set(all).size, all.length);
  assert.deepEqual(formsFor(fn, new Set()).flat().length, all.length);
});

test("for a function with many parameters, only a few possible calls are tried", () => {
  // All possible calls would not fit into memory.
  const parameters = Array.from("abcdefghijklmnopqrst", (name) => ({ name, preset: "" }));
  const ways = waysToGive({ name: "isOver", parameters, calls: [], line: 1 });
  assert.ok(ways.length > 0 && ways.length < 100);
  assert.ok(ways.every((way) => way.length === parameters.length));
  assert.equal(new Set(ways.map(String)).size, ways.length);
});
