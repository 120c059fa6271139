/**
 * `npm run bench -- programs`: times the five programs of learn/programs/ beside the engine.
 *
 * Each driver searches the empty board in four ways: minimax and alpha-beta, plain and depth-aware. It
 * gets the board so often that it runs for a second. The time that it takes to start is measured with a
 * board that is nearly full, and is subtracted. All drivers take turns, round by round.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeStages } from "../learn/programs/stage-programs.js";
import { isInstalled, LANGUAGES, programPath } from "../scripts/program-languages.mjs";
import { runWithInput } from "../scripts/run-program.mjs";
import { median } from "./batches.mjs";

const EMPTY = ".........";
const NEARLY_FULL = "XOXOOX...";
/** The least milliseconds of the searches, without the start. */
const LONG = 1000;
const ROUNDS = 3;
/** The searches of one board, which are those of the drivers. */
const SCORINGS = /** @type {const} */ (["plain", "depth-aware"]);

/** @typedef {(boards: string[]) => Promise<{ ms: number, nodes: number }>} Runner */

/** @returns {Promise<string>} The report. */
export async function benchPrograms() {
  const folder = mkdtempSync(join(tmpdir(), "cutoff-bench-programs-"));
  try {
    /** @type {{ name: string, run: Runner, boards: string[], times: number[] }[]} */
    const contestants = [];
    for (const [name, run] of [await engine(), ...(await programs(folder))]) {
      contestants.push({ name, run, boards: await enough(run), times: [] });
    }
    const { nodes } = await contestants[0].run([EMPTY]);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { name, run, boards, times } of contestants) {
        const start = await run([NEARLY_FULL]);
        const all = await run(boards);
        if (all.nodes !== boards.length * nodes) throw new Error(`${name}: ${all.nodes} nodes`);
        times.push((all.ms - start.ms) / boards.length);
      }
    }
    return report(contestants, nodes);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The empty boards that take a contestant a second. @param {Runner} run */
async function enough(run) {
  const start = await run([NEARLY_FULL]);
  for (let count = 1; ; count *= 2) {
    const boards = Array.from({ length: count }, () => EMPTY);
    if ((await run(boards)).ms - start.ms >= LONG) return boards;
  }
}

/** The engine in this process. @returns {Promise<[string, Runner]>} */
async function engine() {
  const { best_move } = await import("../pkg/npm/cutoff.js");
  return [
    "the engine, wasm in Node.js",
    async (boards) => {
      const start = performance.now();
      let nodes = 0;
      for (const board of boards) {
        for (const scoring of SCORINGS) {
          for (const pruning of [false, true])
            nodes += best_move(board, pruning, { scoring }).nodes;
        }
      }
      return { ms: performance.now() - start, nodes };
    },
  ];
}

/** The programs in the languages that this machine has. @param {string} folder */
async function programs(folder) {
  writeStages();
  /** @type {[string, Runner][]} */
  const found = [];
  for (const language of LANGUAGES.filter(isInstalled)) {
    const source = programPath(language, "driver");
    const built = mkdtempSync(join(folder, "built-"));
    const compile = language.compile(source, built);
    if (compile) await runWithInput(compile, "");
    const command = language.run(source, built);
    found.push([
      language.name,
      async (boards) => {
        const start = performance.now();
        const text = await runWithInput(command, `${boards.join("\n")}\n`);
        const ms = performance.now() - start;
        const counts = text
          .trimEnd()
          .split(/\r?\n/)
          .map((line) => Number(line.split(" ").at(-1)));
        return { ms, nodes: counts.reduce((sum, count) => sum + count, 0) };
      },
    ]);
  }
  return found;
}

/** @param {{ name: string, times: number[] }[]} contestants @param {number} nodes */
function report(contestants, nodes) {
  const rows = contestants.map(({ name, times }) => {
    const ms = median(times);
    const spread = `${whole(Math.min(...times))} to ${whole(Math.max(...times))}`;
    const million = (nodes / ms / 1000).toPrecision(2);
    return `${name.padEnd(30)}${whole(ms).padStart(8)} ms  (${spread})${million.padStart(10)} million nodes a second`;
  });
  const title = `The empty board, four searches, ${nodes.toLocaleString("en")} nodes; the median of ${ROUNDS} rounds`;
  return [title, ...rows].join("\n");
}

/** @param {number} ms */
function whole(ms) {
  return Math.round(ms).toLocaleString("en");
}
