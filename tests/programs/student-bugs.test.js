/** Each classic bug, as a student would write it in Python: judged wrong where an independent count says so, and named. */
import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { describe, test } from "node:test";
import { promisify } from "node:util";
import {
  assertJudged,
  BOARDS,
  played,
  STUDENT_BUGS,
  studentProgram,
} from "../web/student-programs.js";
import { beginInPython, skipPython } from "./python-reading.js";

/** Asks the program in every position. */
const ASK = `
import sys

for board in sys.argv[1].split():
    print(find_best_move(list(board.replace(".", " "))))
`;

/** Calls it with the arguments of each line. */
const CALL = `
import json, sys

for line in sys.stdin:
    try:
        print(json.dumps(best_move(*json.loads(line))), flush=True)
    except Exception:
        print("", flush=True)
`;

describe("students' programs in Python", { concurrency: true, skip: skipPython }, () => {
  for (const bug of STUDENT_BUGS) {
    test(`the bug ${bug} is judged and named`, async () => {
      const program = studentProgram(bug, "python") + ASK;
      const args = ["-c", program, BOARDS.join(" ")];
      const { stdout } = await promisify(execFile)("python3", args);
      const moves = stdout.trim().split(/\r?\n/).map(Number);
      assert.equal(moves.length, BOARDS.length);
      assertJudged(bug, moves);
    });

    test(`the bug ${bug} is judged and named where the side to move is given`, async () => {
      const program = studentProgram(bug, "python", true);
      const child = spawn("python3", ["-c", program + CALL], {
        stdio: ["pipe", "pipe", "inherit"],
      });
      const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
      const call = async (/** @type {unknown[]} */ args) => {
        child.stdin.write(`${JSON.stringify(args)}\n`);
        const { value } = await lines.next();
        return value ? JSON.parse(value) : undefined;
      };
      const begin = async () => (await beginInPython([program]))[0];
      const { form, moves } = await played("python", program, call, begin);
      child.stdin.end();
      assert.deepEqual([form.side, form.cells, form.signs], ["given", "list", "X O"]);
      assertJudged(bug, moves);
    });
  }
});
