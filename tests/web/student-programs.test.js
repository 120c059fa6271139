/**
 * Each classic bug, written as a student would, is found by the way in which the page calls and judges a pasted
 * program: wrong in exactly as many positions as an independent count says, and named.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import vm from "node:vm";
import { judge, positions } from "../../pkg/npm/cutoff.js";
import {
  argumentsOf,
  bestReading,
  formsFor,
  functionsIn,
  TRIALS,
  worthOf,
} from "../../www/practise/program/call-form.js";
import { cellOf } from "../../www/practise/program/reading.js";
import { STUDENT_BUGS, studentProgram } from "./student-programs.js";

const BOARDS = positions();

/** What an independent count says of moves: by minimax without cuts. @type {Map<string, number>} */
const values = new Map();
const LINES = ["012", "345", "678", "036", "147", "258", "048", "246"];

/** @param {string} board */
function toMove(board) {
  return board.replaceAll(".", "").length % 2 === 0 ? "X" : "O";
}

/** What a board is worth to X. @param {string} board @returns {number} */
function value(board) {
  const found = values.get(board);
  if (found !== undefined) return found;
  const has = (/** @type {string} */ side) =>
    LINES.some((line) => [...line].every((cell) => board[Number(cell)] === side));
  const after = afterEach(board).map(([, child]) => child);
  const all = () => after.map(value);
  const own = has("X")
    ? 1
    : has("O")
      ? -1
      : after.length === 0
        ? 0
        : toMove(board) === "X"
          ? Math.max(...all())
          : Math.min(...all());
  values.set(board, own);
  return own;
}

/** @param {string} board @returns {[cell: number, board: string][]} */
function afterEach(board) {
  return [...board].flatMap((side, cell) =>
    side === "." ? [[cell, board.slice(0, cell) + toMove(board) + board.slice(cell + 1)]] : [],
  );
}

/** The bugs that play the same everywhere, beside each. */
const NAMED = {
  "root-ties": ["root-ties"],
  "root-ties-hard": ["root-ties-hard"],
  "table-bounds": ["table-bounds"],
  swapped: ["swapped"],
  "wrong-side": ["wrong-side"],
};

for (const bug of STUDENT_BUGS) {
  test(`a program with the bug ${bug} is called as it wants, and judged`, () => {
    const program = studentProgram(bug);
    const [name] = functionsIn(program);
    assert.equal(name, "findBestMove");
    const context = vm.createContext({});
    vm.runInContext(program, context);
    const call = (/** @type {unknown[]} */ args) => {
      try {
        return JSON.parse(
          vm.runInContext(`JSON.stringify(${name}(...${JSON.stringify(args)}))`, context),
        );
      } catch {
        return undefined;
      }
    };
    const readings = formsFor(program).map((form) => {
      const trials = TRIALS.map(([board, right]) => ({
        board,
        right,
        value: call(argumentsOf(form, board)),
      }));
      return { form, ...bestReading(trials) };
    });
    const { form, answer } = readings.reduce((best, one) =>
      worthOf(one) > worthOf(best) ? one : best,
    );
    assert.deepEqual(
      [form.cells, form.empty, form.signs, answer],
      ["list", " ", "X O", "row-column"],
    );
    const moves = BOARDS.map((board) => {
      const cell = cellOf(answer, call(argumentsOf(form, board)), board);
      assert.equal(cell !== null && board[cell], ".");
      return /** @type {number} */ (cell);
    });
    const lost = BOARDS.filter((board, at) => {
      const after = new Map(afterEach(board)).get(moves[at]) ?? "";
      return value(after) !== value(board);
    });
    const found = judge(BOARDS, moves);
    assert.deepEqual([found.wrong, found.illegal], [lost.length, 0]);
    const names = found.bugs.map(({ bug }) => bug);
    const expected = NAMED[/** @type {keyof typeof NAMED} */ (bug)] ?? [];
    assert.deepEqual(names, expected);
    assert.equal(found.wrong > 0, expected.length > 0);
  });
}
