/** Compares the slow race with recorded searches, at every count of its clock. */
import assert from "node:assert/strict";
import { test } from "node:test";
import * as cutoff from "../../pkg/npm/cutoff.js";
import { lanesOf, raceOf } from "../../www/play/card/standard-card.ts";
import { DEFAULT_SETTINGS } from "../../www/game/state.ts";
import { Store } from "../../www/play/state/store.ts";

const { best_move, trace, trace_map } = cutoff;
const COLUMNS = 101;

/**
 * The column where each node of a recorded search begins, from the number of leaves to its left in
 * minimax's tree.
 * @param {string} board
 * @param {boolean} pruning
 */
function beginnings(board, pruning) {
  const [full, part] = [trace(board, false), trace(board, pruning)];
  const children = (/** @type {typeof full} */ record, /** @type {number} */ node) => {
    const found = [];
    const end = node + record.sizes[node];
    for (let child = node + 1; child < end; child += record.sizes[child]) found.push(child);
    return found;
  };
  const isLeaf = (/** @type {number} */ node) => (full.marks[node] & 1) > 0;
  const leaves = full.marks.reduce((sum, mark) => sum + (mark & 1), 0);
  /** @type {number[]} */
  const before = [];
  let passed = 0;
  for (let node = 0; node < full.nodes; node += 1) {
    before.push(passed);
    if (isLeaf(node)) passed += 1;
  }
  /** @type {number[]} */
  const columns = [];
  // Both searches try moves in the same order, and alpha-beta skips the last ones.
  const walk = (/** @type {number} */ node, /** @type {number} */ visited) => {
    columns[visited] = Math.floor((before[node] * COLUMNS) / leaves);
    const below = children(full, node);
    children(part, visited).forEach((child, at) => walk(below[at], child));
  };
  walk(0, 0);
  return columns;
}

test("both lanes agree with the recorded searches at every count of the clock", () => {
  for (const board of ["XO.......", "X...O....", "XOXOXO...", "X..O..X..", ".X.O.X..O"]) {
    const map = trace_map(board, true, COLUMNS);
    const total = best_move(board, false).nodes;
    const begun = { minimax: beginnings(board, false), "alpha-beta": beginnings(board, true) };
    assert.equal(begun.minimax.length, total);
    const steps = Math.min(total, 977);
    for (let step = 0; step <= steps; step += 1) {
      const share = step / steps;
      const clock = Math.round(share * total);
      const lanes = lanesOf(map, share);
      for (const algorithm of /** @type {const} */ (["minimax", "alpha-beta"])) {
        const visited = begun[algorithm];
        assert.deepEqual(
          lanes[algorithm],
          {
            nodes: Math.min(clock, visited.length),
            // The next node begins in this column. A finished search has passed all columns.
            columns: clock < visited.length ? visited[clock] : COLUMNS,
            isDone: clock >= visited.length,
          },
          `${board} ${algorithm} ${clock}`,
        );
      }
    }
  }
});

test("alpha-beta on the empty board finishes after a 26th of the race", () => {
  const map = trace_map("", true, 479);
  assert.equal(lanesOf(map, 0)["alpha-beta"].isDone, false);
  assert.equal(lanesOf(map, 20_865 / 549_946)["alpha-beta"].isDone, false);
  const { minimax, "alpha-beta": alphaBeta } = lanesOf(map, 20_866 / 549_946);
  assert.deepEqual([minimax.nodes, alphaBeta.nodes], [20_866, 20_866]);
  assert.deepEqual([minimax.isDone, alphaBeta.isDone], [false, true]);
});

test("a race stays on the screen while it runs and after its end, unless a line replaces it", () => {
  const store = new Store(DEFAULT_SETTINGS);
  const { positions } = cutoff.replay("", "");
  const state = { ...store.state, positions, raceShare: 0.5 };
  const now = (/** @type {object} */ change) => raceOf({ ...state, ...change });
  for (const slowRace of /** @type {const} */ (["running", "stopped", "done"])) {
    const share = slowRace === "done" ? undefined : 0.5;
    assert.deepEqual(now({ phases: { slowRace } }), { phase: slowRace, share });
    assert.equal(now({ phases: { slowRace }, variation: {} }), null);
  }
  for (const phases of [{}, { slowRace: "idle" }, { slowRace: "waiting" }])
    assert.equal(now({ phases }), null);
});
