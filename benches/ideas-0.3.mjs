/**
 * Counts the nodes that each idea of the two solvers saves. It needs the packages of version 0.3, which were the last
 * that could switch an idea off. It wrote ideas-0.3.json, in a work tree of commit 74cf6f81:
 *
 *     npm ci && npm run wasm web && node ideas-0.3.mjs pkg/web > ideas-0.3.json
 *
 * Each set of positions is solved without a book, in its own thread, which begins with an empty table of at most 32 MB.
 */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { argv, stdout } from "node:process";
import { pathToFileURL } from "node:url";
import { Worker, isMainThread, parentPort, workerData } from "node:worker_threads";

/** The ideas of each solver, in the order in which they are switched on. */
const IDEAS = {
  search: [
    ...["ordering", "table", "symmetry", "threats", "doubleThreats", "lookAhead"],
    ...["openLines", "followUp", "potential"],
  ],
  "connect-four": [
    ...["forcedReplies", "doubleThreats", "richOrder", "followUp", "lookupsFirst"],
    ...["shortHorizons", "bucketsOfTwo", "growingTable"],
  ],
};

/** The sets of each solver: empty boards, or random positions from the second half of a game. */
const SETS = {
  search: ["3x3k3", "4x3k3", "4x4k4g", "5x4k4g"],
  "connect-four": ["4x4k4g", "5x4k4g", "5x5k4g", "5x6k4g", "7x6k4g, late"],
};

/** @typedef {{ folder: string, solver: string, set: string, without: string[] | null }} Task */

/** The nodes of a set. If `without` is null, those of the textbook's alpha-beta. @param {Task} task */
async function nodesOf({ folder, solver, set, without }) {
  const cutoff = await import(pathToFileURL(join(folder, "cutoff.js")).href);
  cutoff.initSync({ module: readFileSync(join(folder, "cutoff_bg.wasm")) });
  const [game, late] = set.split(", ");
  /** @param {string} board */
  const free = (board) => board.split(".").length - 1;
  /** @type {string[]} */
  const boards = late
    ? cutoff
        .positions({ game, count: 200, seed: 1 })
        .filter((/** @type {string} */ board) => free(board) >= 18 && free(board) <= 26)
    : [cutoff.describe(game).start];
  const how = { game, book: false, ...(solver === "search" ? { solver } : {}) };
  return boards.reduce((sum, board) => {
    if (!without) return sum + cutoff.best_move(board, true, { game }).nodes;
    const found = cutoff.solve(board, { ...how, without });
    if (!found.exact || found.source !== solver) throw new Error(`${set}: no proof by ${solver}`);
    return sum + found.nodes;
  }, 0);
}

/** @param {Task} task @returns {Promise<number>} */
function inThread(task) {
  return new Promise((done, failed) => {
    const thread = new Worker(new URL(import.meta.url), { workerData: task });
    thread.once("message", done).once("error", failed);
  });
}

/** The counts of a solver for each of its sets: with the first ideas only, and without each one. @param {string} folder @param {keyof typeof IDEAS} solver */
async function figuresOf(folder, solver) {
  const ideas = IDEAS[solver];
  /** @type {Record<string, unknown>} */
  const figures = {};
  for (const set of SETS[solver]) {
    const nodes = (/** @type {string[] | null} */ without) =>
      inThread({ folder, solver, set, without });
    const alphaBeta = solver === "search" ? { alphaBeta: await nodes(null) } : {};
    /** @type {Record<string, number>} */
    const oneAfterTheOther = { none: await nodes(ideas) };
    for (const [at, idea] of ideas.entries())
      oneAfterTheOther[idea] = await nodes(ideas.slice(at + 1));
    /** @type {Record<string, number>} */
    const without = {};
    for (const idea of ideas) without[idea] = await nodes([idea]);
    figures[set] = { ...alphaBeta, oneAfterTheOther, without };
  }
  return figures;
}

if (isMainThread) {
  const folder = resolve(argv[2]);
  const search = await figuresOf(folder, "search");
  const figures = { search, "connect-four": await figuresOf(folder, "connect-four") };
  stdout.write(`${JSON.stringify({ commit: "74cf6f81", figures }, null, 2)}\n`);
} else {
  parentPort?.postMessage(await nodesOf(workerData));
}
