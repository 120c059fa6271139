/**
 * Pascal Pons' solver as a rival. Its source (AGPL) is not part of this project. `--pons FOLDER` says where it is.
 *
 * The program reads positions as digits, one per line. It answers each with a line: the digits, the score, the
 * nodes and the microseconds of wall time. It keeps its table from position to position, which makes it faster,
 * but its first positions wait for the table's memory.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Compiles the solver. Returns the program's path.
 * @param {string} source The folder of its source, which is not changed.
 * @param {string} target The folder for the program.
 */
export function compilePons(source, target) {
  // The generator of its book, in the same folder, is another program.
  const files = ["main.cpp", "Solver.cpp"].map((name) => join(source, name));
  const missing = files.find((file) => !existsSync(file));
  if (missing) throw new Error(`--pons needs the folder of the solver's source: no ${missing}`);
  mkdirSync(target, { recursive: true });
  const program = join(target, "pons");
  execFileSync("g++", ["--std=c++11", "-O3", "-DNDEBUG", "-o", program, ...files]);
  return program;
}

/**
 * Solves a set once.
 * @param {string} program
 * @param {string} text Lines of columns, a space, and the score.
 */
export function solveByPons(program, text) {
  const set = text.trim().split("\n");
  const input = set.map((line) => `${line.split(" ")[0]}\n`).join("");
  const quiet = { encoding: /** @type {const} */ ("utf8"), maxBuffer: 2 ** 26 };
  const answers = execFileSync(program, { ...quiet, input })
    .trimEnd()
    .split("\n");
  let [nodes, wrong, microseconds] = [0, 0, 0];
  for (const [place, line] of set.entries()) {
    const answer = answers[place]?.trim().split(/\s+/) ?? [];
    if (answer.length !== 4) {
      throw new Error(`Pons' solver answers “${answers[place]}” where “${line}” was asked`);
    }
    if (answer.slice(0, 2).join(" ") !== line.trim()) wrong += 1;
    nodes += Number(answer[2]);
    microseconds += Number(answer[3]);
  }
  return { nodes, wrong, seconds: microseconds / 1e6 };
}
