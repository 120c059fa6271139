/** Reads a program with the Python of this machine, as the page's sandbox reads it. */
import { execFile, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { isInstalled, LANGUAGES } from "../../scripts/program-languages.mjs";

const HARNESS = readFileSync(new URL("../../www/sandbox/harness.py", import.meta.url), "utf8");
/** Separates the output of programs from the results about them. */
const READ = `${HARNESS}
import io, os, sys
said = os.fdopen(os.dup(1), "w")
sys.stdout = sys.stderr = io.StringIO()
sources, sys.stdin = json.load(sys.stdin), io.StringIO()
for source in sources:
    print(Cutoff().begin(source), file=said)
`;

const FIND = ["-c", "import sys; print(sys.executable, end='')"];
/**
 * The path of Python. `python3` can be a script that finds it, which takes longer than Python does
 * to start.
 */
export const PYTHON = spawnSync("python3", FIND, { encoding: "utf8" }).stdout || "python3";

const python = LANGUAGES.find(({ name }) => name === "Python");
export const skipPython =
  process.env.CI === "true" || (python && isInstalled(python))
    ? false
    : "Python is not installed on this machine";

/**
 * Returns what the harness reports about each program when it starts.
 * @param {readonly string[]} sources
 * @returns {Promise<unknown[]>}
 */
export async function beginInPython(sources) {
  const run = promisify(execFile)(PYTHON, ["-c", READ]);
  run.child.stdin?.end(JSON.stringify(sources));
  const lines = (await run).stdout.trim().split("\n");
  return lines.map((line) => JSON.parse(line));
}

/**
 * Calls functions of a program, and returns their answers; null for an error. Each call has the
 * functions to count.
 * @param {string} source
 * @param {[name: string, args: unknown[], count: string[]][]} calls
 * @returns {Promise<unknown[]>}
 */
export async function callInPython(source, calls) {
  const ask = `${HARNESS}
import sys
source, calls = json.load(sys.stdin)
program, said = Cutoff(), []
program.begin(source)
for name, args, count in calls:
    try:
        said.append(json.loads(program.call(name, json.dumps(args), json.dumps(count))))
    except Exception:
        said.append(None)
print(json.dumps(said))
`;
  const run = promisify(execFile)(PYTHON, ["-c", ask]);
  run.child.stdin?.end(JSON.stringify([source, calls]));
  return JSON.parse((await run).stdout);
}
