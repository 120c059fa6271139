/** Each classic bug, as a student would write it in Python: judged wrong where an independent count says so, and named. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { describe, test } from "node:test";
import { promisify } from "node:util";
import { isInstalled, languages } from "../../scripts/languages.mjs";
import { assertJudged, BOARDS, STUDENT_BUGS, studentProgram } from "../web/student-programs.js";

const python = languages.find(({ name }) => name === "Python");
const skip =
  process.env.CI === "true" || (python && isInstalled(python))
    ? false
    : "Python is not installed on this machine";

/** Asks the program in every position. */
const ASK = `
import sys

for board in sys.argv[1].split():
    print(find_best_move(list(board.replace(".", " "))))
`;

describe("students' programs in Python", { concurrency: true, skip }, () => {
  for (const bug of STUDENT_BUGS) {
    test(`the bug ${bug} is judged and named`, async () => {
      const program = studentProgram(bug, "python") + ASK;
      const args = ["-c", program, BOARDS.join(" ")];
      const { stdout } = await promisify(execFile)("python3", args);
      const moves = stdout.trim().split(/\r?\n/).map(Number);
      assert.equal(moves.length, BOARDS.length);
      assertJudged(bug, moves);
    });
  }
});
