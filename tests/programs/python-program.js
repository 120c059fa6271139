/** Runs Python programs as the page's sandbox does, with the Python of this machine. */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { PYTHON } from "./python-reading.js";

/** @import { Begun } from "../www/student-programs.js" */

const HARNESS = readFileSync(new URL("../../www/sandbox/harness.py", import.meta.url), "utf8");
/**
 * The first line is the program, and each other line is a list of calls. Each answer is a list, which
 * is empty for an error.
 */
const RUN = `${HARNESS}
import sys
cutoff = Cutoff()
print(cutoff.begin(json.loads(sys.stdin.readline())), flush=True)
for line in sys.stdin:
    said = []
    for name, args in json.loads(line):
        try:
            said.append([json.loads(cutoff.call(name, json.dumps(args), "[]"))[0]])
        except Exception:
            said.append([])
    print(json.dumps(said), flush=True)
`;

/** Starts a program. @param {string} source @returns {Begun} */
export function beginPython(source) {
  const child = spawn(PYTHON, ["-c", RUN], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  /** @param {unknown} line */
  async function asked(line) {
    child.stdin.write(`${JSON.stringify(line)}\n`);
    return JSON.parse((await lines.next()).value);
  }
  const said = asked(source);
  /** @type {[name: string, args: unknown[]][]} */
  const calls = [];
  /** The answers to these calls, which are sent together. @type {Promise<unknown[][]>} */
  let answers;
  return {
    begin: () => said,
    async call(name, args) {
      const at = calls.push([name, args]) - 1;
      if (at === 0) answers = said.then(() => asked(calls.splice(0)));
      return (await answers)[at][0];
    },
    end: () => child.stdin.end(),
  };
}
