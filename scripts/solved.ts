/**
 * `npm run solved`: solves the empty board of every size with the package, for the table of boards
 * in the lab.
 *
 *     npm run solved -- --seconds 60             at most 60 seconds of processor time for a board
 *     npm run solved -- --seconds 600 7x6k4g     only these boards
 *
 * The program can be stopped at any time. It stores each solved board, and retries an unsolved
 * board only with more seconds than before. After a change of the solvers, delete the file, because
 * its counts are from earlier solvers.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cpuUsage } from "node:process";
import { parseArgs } from "node:util";
import { solve } from "../pkg/npm/cutoff.js";
import {
  MEMORY_MB,
  everyBoard,
  gameOfBoard,
  readSolved,
  type SolvedEntry,
} from "../www/lab/size/solved.ts";
import { root } from "./folder.mjs";
import { writeAtomically } from "./write-atomically.mjs";
import { writeSolved } from "./solved-table.ts";

const { values, positionals } = parseArgs({
  options: {
    seconds: { type: "string", default: "10" },
    file: { type: "string", default: join(root, "www", "lab", "size", "solved.txt") },
  },
  allowPositionals: true,
});
const { file } = values;
const seconds = Number(values.seconds);
/** Milliseconds of real time between two checks of the processor time. */
const SLICE = 500;

/** @returns Milliseconds of the processor since then. */
function spentSince(since: NodeJS.CpuUsage): number {
  const { user, system } = cpuUsage(since);
  return (user + system) / 1_000;
}

function solved(game: string): SolvedEntry {
  const begun = cpuUsage();
  const options = { game, memoryMb: MEMORY_MB, budgetMs: SLICE, book: false };
  for (;;) {
    const { done, player, outcome, plies, nodes } = solve("", options);
    const ms = spentSince(begun);
    if (done && plies !== null) {
      // On the empty board, X is to move.
      if (outcome === "draw") return { result: "draw", plies: 0, nodes, ms: Math.round(ms) };
      const winner = outcome === "win" ? player : "O";
      return { result: winner, plies, nodes, ms: Math.round(ms) };
    }
    if (ms >= seconds * 1_000) return { result: "open", seconds };
  }
}

const table = readSolved(existsSync(file) ? readFileSync(file, "utf8") : "");
// Solving the first board includes the time to compile the engine.
solved("3x3k3");
for (const board of everyBoard()) {
  const game = gameOfBoard(board);
  const before = table.get(game);
  const isKept = before && (before.result !== "open" || before.seconds >= seconds);
  if (isKept || (positionals.length > 0 && !positionals.includes(game))) continue;
  const entry = solved(game);
  table.set(game, entry);
  writeAtomically(file, writeSolved(table));
  console.log(game, Object.values(entry).join(" "));
}
