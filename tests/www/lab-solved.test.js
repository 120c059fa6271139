/** Compares the table of boards with the engine, brute force and published results. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { describe, solve } from "../../pkg/npm/cutoff.js";
import { KNOWN } from "./known-boards.js";
import { MEMORY_MB, everyBoard, gameOfBoard, readSolved } from "../../www/lab/size/solved.ts";
import { writeSolved } from "../../scripts/solved-table.ts";

/** @import { BoardShape, SolvedResult, SolvedEntry } from "../../www/lab/size/solved.ts" */

const text = readFileSync(new URL("../../www/lab/size/solved.txt", import.meta.url), "utf8");
const solved = readSolved(text);

test("the table has an entry for every board in at most 5 kB", () => {
  assert.ok(Buffer.byteLength(text) <= 5_000);
  const names = everyBoard().map(gameOfBoard);
  assert.deepEqual([...solved.keys()], names);
  // The table has 91 boards without gravity and 161 with it.
  assert.equal(new Set(names).size, 252);
  for (const name of names) assert.equal(describe(name).game, name);
  assert.equal(writeSolved(solved), text);
});

test("the table is unchanged after it is written and read, and lacks boards that were not tried", () => {
  /** @type {[string, SolvedEntry][]} */
  const entries = [
    ["3x3k3", { result: "draw", plies: 0, nodes: 127, ms: 0 }],
    ["5x4k4g", { result: "O", plies: 20, nodes: 12_345_678, ms: 1_234 }],
    ["8x8k5", { result: "open", seconds: 60 }],
    ["8x7k5", { result: "X", plies: 9, nodes: 1, ms: 1 }],
  ];
  const some = new Map(entries);
  const read = readSolved(writeSolved(some));
  assert.deepEqual(new Map([...read].toSorted()), new Map(entries.toSorted()));
  assert.equal(readSolved("").size, 0);
});

/** @type {[string, SolvedResult][]} */
const decided = [...solved].flatMap(([name, entry]) =>
  entry.result === "open" ? [] : [/** @type {[string, SolvedResult]} */ ([name, entry])],
);

test("boards that take less than 50 ms are solved again with the same number of nodes", () => {
  const small = decided.filter(([, { ms }]) => ms < 50);
  assert.ok(small.length > 100);
  for (const [game, { result, plies, nodes }] of small) {
    const found = solve("", { game, memoryMb: MEMORY_MB, book: false });
    const winner = found.outcome === "win" ? "X" : found.outcome === "loss" ? "O" : "draw";
    const length = winner === "draw" ? 0 : found.plies;
    // If the solvers have changed, delete the file and run `npm run solved`.
    assert.deepEqual([winner, length, found.nodes], [result, plies, nodes], game);
  }
});

/**
 * Finds the result of the empty board by trying every move of every position. It looks for lines
 * only through the last stone.
 * @param {BoardShape} board
 * @returns {[result: SolvedResult["result"], plies: number]}
 */
function byEveryMove({ columns, rows, run, gravity }) {
  const cells = columns * rows;
  /** @type {(string | null)[]} */
  const stones = Array(cells).fill(null);
  /**
   * Scores for the side to move: positive for a win, greater if it is earlier.
   * @type {Map<string, number>}
   */
  const known = new Map();

  /** @param {number} cell */
  function wins(cell) {
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    return [
      [1, 0],
      [0, 1],
      [1, 1],
      [1, -1],
    ].some(([right, down]) => {
      let length = 1;
      for (const way of [1, -1]) {
        for (let step = way; ; step += way) {
          const [at, line] = [x + right * step, y + down * step];
          if (at < 0 || at >= columns || line < 0 || line >= rows) break;
          if (stones[line * columns + at] !== stones[cell]) break;
          length += 1;
        }
      }
      return length >= run;
    });
  }

  /** @param {number} ply @returns {number} */
  function score(ply) {
    if (ply === cells) return 0;
    const key = stones.map((stone) => stone ?? ".").join("");
    const before = known.get(key);
    if (before !== undefined) return before;
    let best = -Infinity;
    for (let cell = 0; cell < cells; cell += 1) {
      const below = cell + columns;
      if (stones[cell] || (gravity && below < cells && !stones[below])) continue;
      stones[cell] = ply % 2 === 0 ? "X" : "O";
      best = Math.max(best, wins(cell) ? cells + 1 - (ply + 1) : -score(ply + 1));
      stones[cell] = null;
    }
    known.set(key, best);
    return best;
  }

  const found = score(0);
  if (found === 0) return ["draw", 0];
  return [found > 0 ? "X" : "O", cells + 1 - Math.abs(found)];
}

test("the results of small boards agree with a search of every move", () => {
  const small = everyBoard().filter(
    ({ columns, rows, gravity }) => columns * rows <= (gravity ? 16 : 12),
  );
  assert.ok(small.length > 10);
  for (const board of small) {
    const entry = solved.get(gameOfBoard(board));
    assert.ok(entry && entry.result !== "open");
    assert.deepEqual([entry.result, entry.plies], byEveryMove(board), gameOfBoard(board));
  }
});

test("solved boards agree with published results", () => {
  const both = decided.filter(([name]) => KNOWN.has(name));
  assert.ok(both.length > 10);
  for (const [name, { result, plies }] of both) {
    const known = KNOWN.get(name);
    assert.deepEqual([result, plies], [known?.result, known?.plies ?? 0], name);
  }
});

test("O does not win on any board without gravity", () => {
  for (const [name, { result }] of decided) assert.ok(result !== "O" || name.endsWith("g"), name);
});
