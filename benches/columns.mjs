/**
 * `npm run bench -- columns`: times the scores of all columns of Connect Four, in wasm in Node.js.
 *
 * For each number of stones, there are random unfinished positions from a seed. The book is loaded, as on the page.
 * Each position is solved once, with an empty table, and timed in CPU time. The run never fails because it is slow.
 *
 *     npm run bench -- columns --count 40        40 positions for each number of stones
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cpuUsage } from "node:process";
import { root } from "../scripts/folder.mjs";
import { runner } from "../scripts/run-program.mjs";
import { buildPackage } from "../scripts/wasm.mjs";
import { seeded } from "../www/base/random.ts";

const game = "7x6k4g";
const SEED = 1;
/** The numbers of stones. */
const STONES = [7, 8, 9, 10, 11, 12, 13, 14, 16, 20];

/**
 * @param {{ count: number }} options
 * @returns {Promise<string>} The report.
 */
export async function benchColumns({ count }) {
  if (!(count >= 1)) throw new Error("--count needs a number from 1");
  await buildPackage(
    "whole",
    runner((text) => void process.stderr.write(text)),
  );
  const cutoff = await import("../pkg/whole/cutoff.js");
  await cutoff.default({ module_or_path: readFileSync(join(root, "pkg/whole/cutoff_bg.wasm")) });
  const { depth } = cutoff.load_book(readFileSync(join(root, "www/public/connect-four.book")));
  const random = seeded(SEED);

  /** Makes random moves; null if the game ends first. @param {number} stones */
  function randomMoves(stones) {
    let moves = "";
    for (let move = 0; move < stones; move += 1) moves += Math.floor(random() * 7) + 1;
    try {
      const { positions } = cutoff.replay("", moves, { game });
      return positions[stones].finished ? null : moves;
    } catch {
      // A column was full, or the game was over.
      return null;
    }
  }

  /** The seconds that the scores take. @param {string} moves */
  function seconds(moves) {
    // Another game replaces the solver, and frees its table.
    cutoff.solve("", { game: "3x3k3" });
    const before = cpuUsage();
    cutoff.solve(moves, { game, moves: true });
    const { user, system } = cpuUsage(before);
    return (user + system) / 1e6;
  }

  const lines = STONES.map((stones) => {
    /** @type {number[]} */
    const times = [];
    while (times.length < count) {
      const moves = randomMoves(stones);
      if (moves !== null) times.push(seconds(moves));
    }
    times.sort((a, b) => a - b);
    const [half, most] = [0.5, 0.95].map((part) => times[Math.ceil(part * count) - 1].toFixed(3));
    const longest = times[count - 1].toFixed(3);
    return `${String(stones).padStart(8)}${half.padStart(10)}${most.padStart(10)}${longest.padStart(10)}`;
  });
  return [
    `The scores of all columns, with a book of ${depth} stones: ${count} positions each, seconds`,
    "  stones    median      95 %   longest",
    ...lines,
  ].join("\n");
}
