/**
 * Each classic bug, written as a student would, is found by the way in which the page calls and judges a pasted
 * program: wrong in exactly as many positions as an independent count says, and named.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import vm from "node:vm";
import {
  argumentsOf,
  readTrials,
  formsFor,
  functionsIn,
  TRIALS,
  worthOf,
} from "../../www/practise/program/call-form.js";
import { cellOf } from "../../www/practise/program/reading.js";
import { assertJudged, BOARDS, STUDENT_BUGS, studentProgram } from "./student-programs.js";

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
      return { form, ...readTrials(trials) };
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
    assertJudged(bug, moves);
  });
}
