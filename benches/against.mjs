/**
 * `npm run bench -- --against FOLDER [--rounds 40]`: compares our package with another build of it.
 *
 * FOLDER is another build's package, such as `pkg/npm` of another checkout. Both builds take turns in short
 * blocks, with the fastest JavaScript for 3×3 (generated.mjs). Only the fastest batch of each counts, because
 * on a busy machine it was not disturbed. The times depend on the machine and the hour, but the ratios are
 * stable. The report gives each ratio for each half of the run too, which shows how stable it is.
 *
 * Searches by `best_move` count nodes and keep the line, and so does the JavaScript. `measure` does neither.
 * The run fails if two contestants enter different numbers of nodes.
 */
import { pathToFileURL } from "node:url";
import { join, resolve } from "node:path";
import { root } from "../scripts/folder.mjs";
import { runner } from "../scripts/run-program.mjs";
import { buildPackage } from "../scripts/wasm.mjs";
import { search as generated } from "./generated.mjs";
import { workloads } from "./workloads.mjs";

/** @typedef {typeof import("../pkg/npm/cutoff.js")} Cutoff */

/**
 * @typedef {object} Contestant
 * @property {string} name
 * @property {() => number} nodes Does the work once. Returns the number of nodes entered.
 * @property {() => number} batchMs The time of one run in a batch.
 */

/** Milliseconds of a batch. It is much longer than a clock step, and shorter than other programs' turns. */
const BATCH_MS = 4;

/** Games with the depth limit of their textbook search. @type {[string, number][]} */
const limited = [
  ["3x3k3", 9],
  ["5x5k4", 5],
  ["8x8k5", 4],
  ["7x6k4g", 7],
];

/**
 * @param {{ against: string, rounds: number }} options
 * @returns {Promise<string>} The report.
 */
export async function benchAgainst({ against, rounds }) {
  if (!(rounds >= 2)) throw new Error("--rounds needs a number from 2");
  await buildPackage(
    "npm",
    runner((text) => void process.stderr.write(text)),
  );
  const [ours, theirs] = await Promise.all([join(root, "pkg/npm"), resolve(against)].map(load));
  const parts = tasks(ours, theirs);
  for (const { title, contestants } of parts) checkNodes(title, contestants);
  /** @type {number[][][]} */
  const times = parts.map(({ contestants }) => contestants.map(() => []));
  for (let round = 0; round < rounds; round += 1) {
    process.stderr.write(`\rround ${round + 1} of ${rounds}`);
    for (const [part, { contestants }] of parts.entries()) {
      for (const [index, { batchMs }] of contestants.entries()) times[part][index].push(batchMs());
    }
  }
  process.stderr.write("\n\n");
  return parts.flatMap((part, index) => lines(part, times[index])).join("\n");
}

/** @param {string} folder @returns {Promise<Cutoff>} */
async function load(folder) {
  const module = await import(pathToFileURL(join(folder, "cutoff.js")).href);
  return module.default ?? module;
}

/** @typedef {{ title: string, contestants: Contestant[] }} Part */

/** A position that is already solved. A call for it takes only the time to read 34 moves and write the answer. */
const easy = "3537724453765714717631435561351664";

/** @param {Cutoff} ours @param {Cutoff} theirs @returns {Part[]} */
function tasks(ours, theirs) {
  /** @param {(cutoff: Cutoff, name: string) => Contestant} of */
  const both = (of) => [of(ours, "ours"), of(theirs, "theirs")];
  const searches = workloads.map(({ name, board, algorithm }) => ({
    title: `${name}, ${algorithm}`,
    contestants: [
      ...both((cutoff, name) => best(cutoff, `best_move, ${name}`, board, algorithm)),
      ...both((cutoff, name) => measured(cutoff, `measure, ${name}`, board, algorithm)),
      timed("generated JavaScript", () => generated(board, algorithm).nodes),
    ],
  }));
  const call = {
    title: "a call with 11 nodes",
    contestants: both((cutoff, name) => best(cutoff, name, "XOXOOX...", "minimax")),
  };
  const options = { game: "connect-four" };
  const solve = {
    title: "solve of an easy position of Connect Four, asked again",
    contestants: both((cutoff, name) => timed(name, () => cutoff.solve(easy, options).nodes)),
  };
  const boards = limited.map(([game, depth]) => {
    const board = ".".repeat(ours.describe(game).longest);
    const options = { game, depth };
    return {
      title: `${game}, alpha-beta, ${depth} plies`,
      contestants: both((cutoff, name) => best(cutoff, name, board, "alpha-beta", options)),
    };
  });
  return [...searches, call, solve, ...boards];
}

/**
 * @param {Cutoff} cutoff
 * @param {string} name
 * @param {string} board
 * @param {import("./workloads.mjs").Algorithm} algorithm
 * @param {object} [options]
 */
function best(cutoff, name, board, algorithm, options) {
  const prunes = algorithm === "alpha-beta";
  return timed(name, () => cutoff.best_move(board, prunes, options).nodes);
}

/**
 * Times a search inside the module. Older packages have a call that takes a board, and if the search prunes.
 * @param {Cutoff} cutoff
 * @param {string} name
 * @param {string} board
 * @param {import("./workloads.mjs").Algorithm} algorithm
 * @returns {Contestant}
 */
function measured({ measure }, name, board, algorithm) {
  const plan = { samples: 3, budgetMs: 12 };
  const earlier = /** @type {any} */ (measure);
  const run = () => {
    try {
      return measure([algorithm], board, plan).searches[0];
    } catch {
      return earlier(board, algorithm === "alpha-beta", plan);
    }
  };
  return { name, nodes: () => run().nodes, batchMs: () => Math.min(...run().samplesMs) };
}

/**
 * @param {string} name
 * @param {() => number} work
 * @returns {Contestant}
 */
function timed(name, work) {
  let runs = 0;
  return {
    name,
    nodes: work,
    batchMs() {
      // Compilers make the work faster in the meantime, so the number of runs grows.
      const start = performance.now();
      for (let run = 0; run < Math.max(runs, 1); run += 1) work();
      const elapsed = performance.now() - start;
      const each = elapsed / Math.max(runs, 1);
      if (elapsed < BATCH_MS) runs = Math.ceil(BATCH_MS / each);
      return each;
    },
  };
}

/** @param {string} title @param {Contestant[]} contestants */
function checkNodes(title, contestants) {
  const [first, ...others] = contestants.map(({ name, nodes }) => ({ name, nodes: nodes() }));
  const other = others.find(({ nodes }) => nodes !== first.nodes);
  if (!other) return;
  throw new Error(
    `${title}: ${first.name} enters ${first.nodes} nodes, ${other.name} ${other.nodes}`,
  );
}

/** @param {Part} part @param {number[][]} times */
function lines({ title, contestants }, times) {
  const nodes = contestants[0].nodes();
  const half = Math.floor(times[0].length / 2);
  /** @param {number} index @param {number} from @param {number} [to] */
  const least = (index, from, to) => Math.min(...times[index].slice(from, to));
  /** @param {number} index @param {number} from @param {number} [to] */
  const ratio = (index, from, to) => (least(index, from, to) / least(0, from, to)).toFixed(2);
  return [
    `${title}, ${nodes.toLocaleString("en")} nodes`,
    ...contestants.map(({ name }, index) => {
      const ms = least(index, 0);
      const time = ms < 1 ? `${(ms * 1e3).toPrecision(3)} µs` : `${ms.toPrecision(3)} ms`;
      const each = `${((ms / nodes) * 1e6).toFixed(1)} ns a node`;
      const halves = `(${ratio(index, 0, half)}, ${ratio(index, half)})`;
      return `  ${name.padEnd(22)}${time.padStart(10)}${each.padStart(18)}${ratio(index, 0).padStart(8)} ${halves}`;
    }),
    "",
  ];
}
