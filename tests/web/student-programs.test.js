/**
 * Each classic bug, written as a student would, is found by the way in which the page calls and judges a pasted
 * program: wrong in exactly as many positions as an independent count says, and named.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import vm from "node:vm";
import { argumentsOf, functionsIn } from "../../www/practise/program/call-form.js";
import { cellOf } from "../../www/practise/program/reading.js";
import { findForm } from "../../www/practise/program/trial.js";
import { assertJudged, BOARDS, STUDENT_BUGS, studentProgram } from "./student-programs.js";

/** @import { Runner } from "../../www/practise/program/runner.js" */

for (const bug of STUDENT_BUGS) {
  test(`a program with the bug ${bug} is called as it wants, and judged`, async () => {
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
    // No sandbox: the program is our own.
    const ask = async (/** @type {string} */ _, /** @type {unknown[]} */ args) => {
      return { kind: "answer", value: call(args), calls: [] };
    };
    const runner = { program: { language: "javascript", source: program, functions: [name] }, ask };
    const tried = await findForm(
      /** @type {Runner} */ (/** @type {unknown} */ (runner)),
      [name],
      60_000,
    );
    assert.ok(tried && "found" in tried && tried.found);
    const { form } = tried.found;
    const { answer } = form;
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
