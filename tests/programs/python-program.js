/** Runs Python programs as the page's sandbox does, with the Python of this machine. */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

/** @import { Begun } from "../web/student-programs.js" */

const HARNESS = readFileSync(new URL("../../www/sandbox/harness.py", import.meta.url), "utf8");
/**
 * The first line is the program, and each other line is a call. An empty line stands for an error.
 */
const RUN = `${HARNESS}
import sys
cutoff = Cutoff()
print(cutoff.begin(json.loads(sys.stdin.readline())), flush=True)
for line in sys.stdin:
    name, args = json.loads(line)
    try:
        print(json.dumps(json.loads(cutoff.call(name, json.dumps(args), "[]"))[0]), flush=True)
    except Exception:
        print("", flush=True)
`;

/** Starts a program. @param {string} source @returns {Begun} */
export function beginPython(source) {
  const child = spawn("python3", ["-c", RUN], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const next = async () => (await lines.next()).value;
  child.stdin.write(`${JSON.stringify(source)}\n`);
  const said = next().then((line) => JSON.parse(line));
  return {
    begin: () => said,
    async call(name, args) {
      await said;
      child.stdin.write(`${JSON.stringify([name, args])}\n`);
      const answer = await next();
      return answer ? JSON.parse(answer) : undefined;
    },
    end: () => child.stdin.end(),
  };
}
