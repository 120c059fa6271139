/**
 * Runs each classic bug, as a student would write it in Python. It is found wrong in as many
 * positions as an independent count finds, and it is named.
 */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { promisify } from "node:util";
import { judge } from "../../pkg/npm/cutoff.js";
import {
  assertJudged,
  BOARDS,
  played,
  STUDENT_BUGS,
  studentProgram,
} from "../www/student-programs.js";
import { beginPython } from "./python-program.js";
import { PYTHON, skipPython } from "./python-reading.js";

/** Calls the program in every position. */
const ASK = `
import sys

for board in sys.argv[1].split():
    print(find_best_move(list(board.replace(".", " "))))
`;

const EXAMPLE = new URL("../../www/practise/program/example.py", import.meta.url);

describe("students' programs in Python", { concurrency: true, skip: skipPython }, () => {
  test("the first program on the page is right in every position", async () => {
    const program = readFileSync(EXAMPLE, "utf8");
    const begun = beginPython(program);
    const { moves, isCertain } = await played("python", program, begun);
    begun.end();
    const { positions, wrong, illegal } = judge(BOARDS, moves);
    assert.deepEqual([isCertain, positions, wrong, illegal], [true, BOARDS.length, 0, 0]);
  });

  for (const bug of STUDENT_BUGS) {
    test(`a program with the bug ${bug} is checked and its bug is named`, async () => {
      const program = studentProgram(bug, "python") + ASK;
      const args = ["-c", program, BOARDS.join(" ")];
      const { stdout } = await promisify(execFile)(PYTHON, args);
      const moves = stdout.trim().split(/\r?\n/).map(Number);
      assert.equal(moves.length, BOARDS.length);
      assertJudged(bug, moves);
    });

    test(`a program with the bug ${bug} that gets the side to move is checked and its bug is named`, async () => {
      const program = studentProgram(bug, "python", true);
      const begun = beginPython(program);
      const { form, moves } = await played("python", program, begun);
      begun.end();
      assert.deepEqual([form.inputs, form.cells, form.signs], [["board", "sign"], "list", "X O"]);
      assertJudged(bug, moves);
    });
  }
});
