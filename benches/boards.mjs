/**
 * `npm run bench -- boards [--rounds 5]`: the searches of boards beyond 3×3, in wasm in Node.js.
 *
 * Alpha-beta as in textbooks, to the end of the game, beside that of 3×3 on its packed board: timed
 * inside the module, in batches. A batch is over within milliseconds, so on a busy machine the shortest
 * one was left alone. And the strong search from the start of each game, by CPU time, each in a module of
 * its own, without a table. The contestants take turns. Another result or another number of positions in
 * a later round fails the run; slowness never does.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cpuUsage } from "node:process";
import { root, runner } from "../scripts/run.mjs";
import { buildPackage } from "../scripts/wasm.mjs";
import { median } from "./batches.mjs";

/** @typedef {typeof import("../pkg/web/cutoff.js")} Cutoff */
/** @typedef {{ game: string, nodes: number, result: string, seconds: number[] }} Round */

/** Games and moves after which a textbook search is over within some milliseconds. */
const textbookPositions = [
  ["3x3k3", ""],
  ["4x3k3", "a1b1"],
  ["4x4k4g", ""],
  ["4x4k4", "a1b1c2d2b3a3"],
];

/** Batches of a position in each round, and the milliseconds that they may take together. */
const BATCHES = { samples: 15, budgetMs: 150 };

/** The games whose seconds the strong search is held to. */
const strongGames = ["4x4k4", "5x5k4", "6x6k4", "5x5k5", "7x4k4g", "6x5k4g"];

/**
 * @param {{ rounds: number }} options
 * @returns {Promise<string>} The report.
 */
export async function benchBoards({ rounds }) {
  if (!(rounds >= 1)) throw new Error("--rounds needs a number from 1");
  await buildPackage(
    "web",
    runner((text) => void process.stderr.write(text)),
  );
  const shared = await freshModule();
  const textbook = textbookPositions.map(
    ([game, moves]) =>
      () =>
        searched(shared, game, moves),
  );
  const strong = strongGames.map((game) => async () => solved(await freshModule(), game));
  const contestants = [...textbook, ...strong];
  // Round 0 lets the compiler finish.
  /** @type {Round[][]} */
  const all = contestants.map(() => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, contestant] of contestants.entries()) {
      const found = await contestant();
      if (round > 0) all[index].push(found);
    }
  }
  return [
    "Textbook alpha-beta, to the end of the game:",
    ...all.slice(0, textbook.length).map(textbookLine),
    "",
    "Strong search, from the start of the game, with an empty table:",
    ...all.slice(textbook.length).map(strongLine),
  ].join("\n");
}

let modules = 0;

/** A module that has not searched yet. Imports with the same address would share one. @returns {Promise<Cutoff>} */
async function freshModule() {
  modules += 1;
  /** @type {Cutoff} */
  const cutoff = await import(`../pkg/web/cutoff.js?${modules}`);
  const wasm = readFileSync(join(root, "pkg/web/cutoff_bg.wasm"));
  await cutoff.default({ module_or_path: wasm });
  return cutoff;
}

/** @param {Cutoff} cutoff @param {string} game @param {string} moves @returns {Round} */
function searched({ describe, measure, replay }, game, moves) {
  const { positions } = replay(describe(game).start, moves, { game });
  const { board } = positions[positions.length - 1];
  const { nodes, samplesMs } = measure(["alpha-beta"], board, { game, ...BATCHES }).searches[0];
  const seconds = samplesMs.map((ms) => ms / 1e3);
  return { game, nodes, result: moves || "the start", seconds };
}

/** @param {Cutoff} cutoff @param {string} game @returns {Round} */
function solved({ solve }, game) {
  /** @type {ReturnType<typeof solve> | null} */
  let found = null;
  const seconds = timed(() => {
    found = solve("", { game });
  });
  const { nodes, outcome, plies, source, memory } = /** @type {any} */ (found);
  const result = `${outcome} in ${plies}, by ${source}, ${memory / 1024} KB`;
  return { game, nodes, result, seconds: [seconds] };
}

/** The CPU seconds of this process during something. @param {() => void} does */
function timed(does) {
  const before = cpuUsage();
  does();
  const { user, system } = cpuUsage(before);
  return (user + system) / 1e6;
}

/**
 * The rounds of one contestant, as one.
 * @param {Round[]} rounds
 */
function summary(rounds) {
  const [{ game, nodes, result }] = rounds;
  const differs = rounds.some((round) => round.nodes !== nodes || round.result !== result);
  if (differs) throw new Error(`${game}: the rounds have found different things`);
  const times = rounds.flatMap(({ seconds }) => seconds);
  return { game, nodes, result, seconds: median(times), least: Math.min(...times) };
}

/** @param {Round[]} rounds */
function textbookLine(rounds) {
  const { game, nodes, result, seconds, least } = summary(rounds);
  const ns = (/** @type {number} */ time) => ((time / nodes) * 1e9).toFixed(1);
  const each = `${ns(seconds)} ns a node, at best ${ns(least)}`;
  return `  ${game.padEnd(7)} ${count(nodes)} nodes  ${each}  (${result})`;
}

/** @param {Round[]} rounds */
function strongLine(rounds) {
  const { game, nodes, result, seconds, least } = summary(rounds);
  const times = `${seconds.toFixed(3)} s, at best ${least.toFixed(3)} s`;
  return `  ${game.padEnd(7)} ${count(nodes)} positions  ${times}  (${result})`;
}

/** @param {number} nodes */
const count = (nodes) => nodes.toLocaleString("en").padStart(11);
