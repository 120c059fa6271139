/** Checks what a number of nodes shows about a program, and how a program's answers are read. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as cutoff from "../../pkg/npm/cutoff.js";
import { readExercise, writeExercise } from "../../www/parts/exercise/exercise.ts";
import { boardText, movesOf, readAnswers, NOTATIONS } from "../../www/practise/program/answers.ts";
import { bestReading, isFrom1, moveOf, READINGS } from "../../www/practise/program/readings.ts";
import { Check } from "../../www/practise/program/runner.ts";
import { identify, matchedOfHundred, readTable } from "../../www/practise/program/identify.ts";

/** @import { Reading } from "../../www/practise/program/readings.ts" */

const file = new URL("../../www/practise/program/counts.csv", import.meta.url);
const families = readTable(readFileSync(file, "utf8"));

/** The programs with this count, in short. @param {number} count */
const programs = (count) =>
  identify(families, count).map(({ family, counted }) =>
    [
      ...[family.first, family.algorithm, ...(family.bug ? [family.bug] : []), ...family.traits],
      ...[family.scores.join("|"), counted],
    ].join(" "),
  );

test("numbers from courses and forums identify their programs", () => {
  assert.deepEqual(programs(549_946), [" minimax plain|depth-aware nodes"]);
  // This count is correct without the root, although a forum called the program broken.
  assert.deepEqual(programs(549_945), [" minimax plain|depth-aware nodes-below-root"]);
  assert.deepEqual(programs(255_168), [" minimax plain|depth-aware leaves"]);
  assert.deepEqual(programs(294_778), [" minimax plain|depth-aware inner-nodes"]);
  assert.deepEqual(programs(59_705), ["0 minimax plain|depth-aware nodes"]);
  // With a table, each position is searched once. Finished positions may be included or not.
  assert.deepEqual(programs(5_478), [" minimax table plain|depth-aware searched"]);
  assert.deepEqual(programs(5_477), [" minimax table plain|depth-aware searched-below-root"]);
  assert.deepEqual(programs(4_520), [" minimax table plain|depth-aware searched-inner"]);
  assert.deepEqual(programs(16_168), [" minimax table plain|depth-aware nodes"]);
  assert.deepEqual(programs(18_297), [" alpha-beta plain nodes"]);
  assert.deepEqual(programs(20_865), [" alpha-beta depth-aware nodes-below-root"]);
  assert.deepEqual(programs(30_710), [" alpha-beta window-for-each plain nodes"]);
  assert.deepEqual(programs(146_120), [" alpha-beta strict-cut plain nodes"]);
  assert.deepEqual(programs(2_338), ["0 alpha-beta plain nodes"]);
  // `best_move` has the same counts for other searches.
  for (const search of /** @type {const} */ (["deepening", "symmetry"])) {
    for (const scoring of /** @type {const} */ (["plain", "depth-aware"])) {
      const { nodes } = cutoff.best_move("", true, { search, scoring });
      assert.equal(programs(nodes)[0], ` alpha-beta ${search} ${scoring} nodes`);
    }
  }
  assert.deepEqual(programs(2_271), [" minimax symmetry plain|depth-aware nodes"]);
  // The counter is after the `break`.
  assert.deepEqual(programs(10_116), [" alpha-beta plain after-break"]);
});

test("programs without a bug are listed first", () => {
  const counts = new Set(families.flatMap((family) => Object.values(family.counts)));
  for (const count of counts) {
    const hasBug = identify(families, count).map(({ family }) => family.bug !== "");
    assert.deepEqual(hasBug, hasBug.toSorted(), String(count));
  }
});

test("the table has the share of numbers that match by chance", () => {
  for (const [count, least, most] of [
    [5, 1, 9],
    [250, 100, 999],
    [1_113, 1_000, 9_999],
    [30_098, 10_000, 99_999],
  ]) {
    const numbers = Array.from({ length: most - least + 1 }, (_, at) => least + at);
    const matched = numbers.filter((number) => identify(families, number).length > 0).length;
    const share = (100 * matched) / numbers.length;
    assert.ok(Math.abs(matchedOfHundred(families, count) - share) < 1e-9, String(count));
  }
});

test("an unknown number identifies no program, and any number at most five", () => {
  assert.deepEqual(programs(549_944), []);
  const counts = new Set(families.flatMap((family) => Object.values(family.counts)));
  const most = Math.max(...[...counts].map((count) => programs(count).length));
  assert.ok(most <= 5, String(most));
});

test("no usual program makes so few calls from the empty board that the check calls it too shallow", () => {
  const whole = families.filter(({ first }) => first === "");
  // A program can call its search only for positions that neither end the game nor are in its table.
  const inner = whole.map(({ counts }) => counts["searched-inner"] || counts["inner-nodes"]);
  const check = new Check([], "both");
  for (const [calls, isShallow] of /** @type {const} */ ([
    [9, true],
    [Math.min(...inner), false],
  ])) {
    check.calls = [["search", calls]];
    assert.equal(check.isShallow, isShallow, String(calls));
  }
});

test("a link has the number, but no settings of other kinds", () => {
  const link = { mode: "program", way: "number", number: "30710" };
  const { exercise, faults } = readExercise(new Map(Object.entries(link)));
  assert.deepEqual(faults, []);
  assert.deepEqual(writeExercise(exercise), link);
  assert.deepEqual(writeExercise({ ...exercise, way: "table" }), { mode: "program", way: "table" });
});

const boards = cutoff.positions();

/** Plays the first free cell, row by row, which is legal but often wrong. */
const cells = boards.map((board) => board.indexOf("."));
const rowOf = (/** @type {number} */ cell) => Math.floor(cell / 3);

/** @param {string} text @param {Reading} reading */
const read = (text, reading) => movesOf(reading, readAnswers(text, boards).answers, boards);

/** Reads a text as the page does without settings. @param {string} text */
function readAs(text) {
  const { answers } = readAnswers(text, boards);
  return bestReading(NOTATIONS, boards, (reading) => movesOf(reading, answers, boards));
}

/**
 * Notations of a cell in programs, and how each is read.
 * @type {[Reading, (cell: number) => string][]}
 */
const WAYS = [
  ["index", (cell) => String(cell)],
  ["number", (cell) => String(cell + 1)],
  ["row-column", (cell) => `${rowOf(cell)} ${cell % 3}`],
  ["row-column", (cell) => `(${rowOf(cell)}, ${cell % 3})`],
  ["row-column-1", (cell) => `[${rowOf(cell) + 1},${(cell % 3) + 1}],`],
  ["column-row", (cell) => `${cell % 3},${rowOf(cell)}`],
  ["column-row-1", (cell) => `${(cell % 3) + 1} ${rowOf(cell) + 1}`],
  ["name", (cell) => `"${"abc"[cell % 3]}${rowOf(cell) + 1}"`],
  ["name", (cell) => `${"ABC"[cell % 3]}${rowOf(cell) + 1}`],
  ["index", (cell) => `${cell} 549946`],
];

test("answers are read in all usual notations, and legal moves decide between two of them", () => {
  for (const [reading, write] of WAYS) {
    const text = cells.map(write).join("\n");
    assert.deepEqual(read(text, reading), cells, write(4));
    assert.equal(readAs(text).reading, reading);
    // No other reading makes all answers legal.
    const full = NOTATIONS.filter((one) =>
      read(text, one).every((cell, at) => cell === null || boards[at][cell] === "."),
    );
    assert.deepEqual(full, [reading]);
  }
});

test("a number of nodes can follow a move, even with one digit, as in `cutoff check`", () => {
  const answers = boards.map((board) => cutoff.best_move(board, true));
  const best = answers.map(({ index }) => index);
  assert.ok(answers.some(({ nodes }) => nodes < 10));
  for (const [reading, write] of WAYS.slice(0, -1)) {
    const text = answers.map(({ index, nodes }) => `${write(index ?? -1)} ${nodes}`).join("\n");
    assert.deepEqual({ ...readAs(text), legal: 0 }, { reading, moves: best, legal: 0, right: 0 });
  }
  for (const odd of ["4 nodes", "4 7 9", "1 2 3 4", "b2 b2", "4 -7", "4.5"]) {
    for (const reading of NOTATIONS) assert.equal(read(odd.concat("\n."), reading)[0], -1, odd);
  }
});

test("answers can be one line, incomplete, in Persian digits, and with boards in any order", () => {
  assert.deepEqual(read(JSON.stringify(cells), "index"), cells);
  assert.deepEqual(read(JSON.stringify(cells, null, 1), "index"), cells);
  assert.deepEqual(
    read(JSON.stringify(cells.map((cell) => [rowOf(cell), cell % 3])), "row-column"),
    cells,
  );
  assert.deepEqual(read(cells.join(" "), "index"), cells);
  const persian = cells.map((cell) => cell.toLocaleString("fa")).join("\r\n");
  assert.deepEqual(read(persian, "index"), cells);
  const shuffled = boards.map((board, at) => `${board}: ${cells[at]}`).reverse();
  assert.deepEqual(read(shuffled.join("\n"), "index"), cells);
  const some = read("0\n\nNone\nz9\n", "index");
  assert.deepEqual(some.slice(0, 5), [0, null, null, -1, null]);
  assert.equal(readAnswers(`${cells.join("\n")}\n1\n2`, boards).extra, 2);
});

/** Boards as programs print them. @type {Record<string, (board: string) => string>} */
const PRINTED = {
  underscores: (board) => board.replaceAll(".", "_"),
  hyphens: (board) => board.replaceAll(".", "-"),
  "quoted, with spaces": (board) => `"${board.replaceAll(".", " ")}"`,
  "small letters": (board) => board.toLowerCase(),
  "a list": (board) => JSON.stringify([...board]),
  "a list of Python": (board) => `['${[...board.replaceAll(".", " ")].join("', '")}']`,
  "three lists": (board) => boardText(board, "rows"),
  "a course's": (board) =>
    `[${[0, 3, 6].map((at) => `[${[...board.slice(at, at + 3)].map((sign) => (sign === "." ? "None" : `'${sign}'`)).join(", ")}]`).join(", ")}]`,
  numbers: (board) => boardText(board, "numbers"),
};

test("answers can follow their boards in the forms that programs print", () => {
  for (const [what, print] of Object.entries(PRINTED)) {
    for (const between of [" ", ": ", " -> ", " → ", " = ", ","]) {
      const lines = boards.map((board, at) => `${print(board)}${between}${cells[at]}`);
      assert.deepEqual(readAs(lines.join("\n")).moves, cells, `${what} ${between}`);
      if (between === ": ") {
        assert.deepEqual(readAs(lines.toReversed().join("\r\n")).moves, cells, what);
      }
    }
    const pairs = boards.map(
      (board, at) => `${print(board)} (${rowOf(cells[at])}, ${cells[at] % 3})`,
    );
    assert.deepEqual(readAs(pairs.join("\n")).moves, cells, what);
  }
});

test("answers can be numbers as libraries print them, numbered lines, or JSON objects", () => {
  /** @type {[string, (cell: number, at: number) => string][]} */
  const lines = [
    ["4.0", (cell) => `${cell}.0`],
    ["4.", (cell) => `${cell}.`],
    ["np.int64(4)", (cell) => `np.int64(${cell})`],
    ["int64(4)", (cell) => `int64(${cell})`],
    ["a pair of np.int64", (cell) => `(np.int64(${rowOf(cell)}), np.int64(${cell % 3}))`],
    ["0: 4", (cell, at) => `${at}: ${cell}`],
    ["1: 4", (cell, at) => `${at + 1}: ${cell}`],
    ["Position 1: 4", (cell, at) => `Position ${at + 1}: ${cell}`],
    ["#1 = (1, 1)", (cell, at) => `#${at + 1} = (${rowOf(cell)}, ${cell % 3})`],
  ];
  for (const [what, write] of lines) {
    assert.deepEqual(readAs(cells.map(write).join("\n")).moves, cells, what);
  }
  const byBoard = Object.fromEntries(boards.map((board, at) => [board, cells[at]]));
  const byNumber = Object.fromEntries(cells.entries());
  const pairs = Object.fromEntries(
    boards.map((board, at) => [board, [rowOf(cells[at]), cells[at] % 3]]),
  );
  for (const object of [byBoard, byNumber, pairs]) {
    assert.deepEqual(readAs(JSON.stringify(object)).moves, cells);
    assert.deepEqual(readAs(JSON.stringify(object, null, 2)).moves, cells);
  }
  assert.deepEqual(
    readAs(
      JSON.stringify(
        cells.map((cell) => [rowOf(cell), cell % 3]),
        null,
        1,
      ).replaceAll(/\n\s*(?=[\d\]])/g, ""),
    ).moves,
    cells,
  );
});

test("the page reports a board that has two answers", () => {
  const two = `XO.......: 4\nX........: 4\nXO.......: 5\nX........: 4`;
  const { answers, twice } = readAnswers(two, boards);
  assert.equal(twice, 1);
  assert.deepEqual(answers[boards.indexOf("XO.......")], ["5"]);
});

test("hostile texts are read as no answers or as illegal moves", () => {
  const texts = [
    "[".repeat(100_000),
    "1,".repeat(200_000),
    "a1".repeat(100_000),
    " ".repeat(200_000),
    "X".repeat(200_000),
    "(0,".repeat(100_000),
    "0:".repeat(100_000),
    "np.int64(".repeat(50_000),
    `["X",`.repeat(50_000),
    "[1,".repeat(100_000),
  ];
  for (const text of texts) {
    const { answers } = readAnswers(text, boards);
    assert.equal(answers.length, boards.length);
    for (const name of READINGS) {
      for (const cell of movesOf(name, answers, boards)) {
        assert.ok(cell === null || (cell >= -1 && cell < 9));
      }
    }
  }
});

test("every form of a board is read as the same board", () => {
  const board = "XO..X..O.";
  assert.equal(boardText(board, "text"), board);
  assert.deepEqual(JSON.parse(boardText(board, "list")), ["X", "O", "", "", "X", "", "", "O", ""]);
  assert.deepEqual(JSON.parse(boardText(board, "rows"))[2], ["", "O", ""]);
  assert.deepEqual(JSON.parse(boardText(board, "numbers")), [1, -1, 0, 0, 1, 0, 0, -1, 0]);
});

test("a program that plays the last free cell plays like a fail-hard search with ≥ at the root", () => {
  const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const columns = [0, 3, 6, 1, 4, 7, 2, 5, 8];
  const orders = /** @type {const} */ ([
    ["rows", rows],
    ["rows-backwards", rows.toReversed()],
    ["columns", columns],
    ["columns-backwards", columns.toReversed()],
    ["most-lines", [4, 0, 2, 6, 8, 1, 3, 5, 7]],
  ]);
  for (const [order, cells] of orders) {
    const moves = boards.map((board) => cells.findLast((cell) => board[cell] === ".") ?? -1);
    const [suspect, ...others] = cutoff.judge(boards, moves).bugs;
    assert.deepEqual([suspect.bug, suspect.order, others], ["root-ties-hard", order, []]);
  }
  // A program that plays at random, or the centre first, plays like neither of these bugs.
  const centre = boards.map(
    (board) => [4, 0, 2, 6, 8, 1, 3, 5, 7].find((cell) => board[cell] === ".") ?? -1,
  );
  assert.deepEqual(cutoff.judge(boards, centre).bugs, []);
});

test("readings that count from 1 are known, also beside a score", () => {
  const from1 = ["number", "row-column-1", "column-row-1", "first-number", "last-number"];
  assert.deepEqual(READINGS.filter(isFrom1), from1);
});

test("a row and a column in one text are read as in a list", () => {
  for (const text of ["1,2", " 1, 2", "1 2", "(1, 2)", "[1,2]"]) {
    for (const name of READINGS) {
      const expected = name === "name" ? -1 : moveOf(name, [1, 2], ".........");
      assert.equal(moveOf(name, text, "........."), expected, `${name} ${text}`);
    }
  }
  for (const text of ["12", "1", "1,", "1,2,0", "a1,2", "-1,2", "1\u0661"]) {
    assert.equal(moveOf("row-column", text, "........."), -1, text);
  }
});

test("a score with a move is read as such", () => {
  for (const value of [
    [-7, 5],
    [3, [1, 2]],
    [0, 0, 5],
    [null, "5"],
  ]) {
    assert.equal(moveOf("last", value, "........."), 5);
  }
  assert.equal(moveOf("last", [], "........."), -1);
});
