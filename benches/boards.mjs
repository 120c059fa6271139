/**
 * `npm run bench -- boards [--rounds 5]`: times the searches of boards other than 3×3, in wasm in Node.js.
 *
 * It times the textbook's alpha-beta to the end of the game, beside alpha-beta on the packed board of 3×3,
 * in batches inside the module. A batch takes milliseconds, so on a busy machine the shortest batch was not
 * disturbed. It also times the solver from the start of each game in CPU time. Each of these runs has its
 * own module, without a table. The contestants take turns. The run fails if a later round has another
 * result or another number of nodes. It never fails because it is slow.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cpuUsage } from "node:process";
import { root } from "../scripts/folder.mjs";
import { runner } from "../scripts/run-program.mjs";
import { buildPackage } from "../scripts/wasm.mjs";
import { median } from "./batches.mjs";

/** @typedef {typeof import("../pkg/whole/cutoff.js")} Cutoff */
/** @typedef {{ game: string, nodes: number, result: string, seconds: number[] }} Round */

/** Games, and moves after which a textbook search takes some milliseconds. */
const textbookPositions = [
  ["3x3k3", ""],
  ["4x3k3", "a1b1"],
  ["4x4k4g", ""],
  ["4x4k4", "a1b1c2d2b3a3"],
];

/** Batches of a position in each round, and the milliseconds for all of them. */
const BATCHES = { samples: 15, budgetMs: 150 };

/** The games that the solver solves from the start. */
const strongGames = ["4x4k4", "5x5k4", "6x6k4", "5x5k5", "7x4k4g", "6x5k4g"];

/**
 * @param {{ rounds: number }} options
 * @returns {Promise<string>} The report.
 */
export async function benchBoards({ rounds }) {
  if (!(rounds >= 1)) throw new Error("--rounds needs a number from 1");
  await buildPackage(
    "whole",
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
  const cutoff = await import(`../pkg/whole/cutoff.js?${modules}`);
  const wasm = readFileSync(join(root, "pkg/whole/cutoff_bg.wasm"));
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

/** The CPU seconds that a function takes. @param {() => void} does */
function timed(does) {
  const before = cpuUsage();
  does();
  const { user, system } = cpuUsage(before);
  return (user + system) / 1e6;
}

/**
 * Joins the rounds of one contestant.
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
