/** The race of both searches: its clock against recorded searches, at every moment. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { best_move, trace, trace_map } from "../../pkg/npm/cutoff.js";
import { lanesOf, raceOf } from "../../www/play/game/race.ts";

const COLUMNS = 101;

/**
 * The column in which each node of a recorded search begins: the leaves before it in minimax's tree are what lies left of it.
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
  // Both try the moves in the same order, and alpha-beta leaves out the last ones.
  const walk = (/** @type {number} */ node, /** @type {number} */ visited) => {
    columns[visited] = Math.floor((before[node] * COLUMNS) / leaves);
    const below = children(full, node);
    children(part, visited).forEach((child, at) => walk(below[at], child));
  };
  walk(0, 0);
  return columns;
}

test("both lanes stand where the recorded searches stand, at every count of the clock", () => {
  for (const board of ["XO.......", "X...O....", "XOXOXO...", "X..O..X..", ".X.O.X..O"]) {
    const map = trace_map(board, true, COLUMNS);
    const total = best_move(board, false).nodes;
    const begun = { minimax: beginnings(board, false), alphaBeta: beginnings(board, true) };
    assert.equal(begun.minimax.length, total);
    const steps = Math.min(total, 977);
    for (let step = 0; step <= steps; step += 1) {
      const share = step / steps;
      const clock = Math.round(share * total);
      const lanes = lanesOf(map, share);
      for (const by of /** @type {const} */ (["minimax", "alphaBeta"])) {
        const visited = begun[by];
        assert.deepEqual(
          lanes[by],
          {
            nodes: Math.min(clock, visited.length),
            // The next node begins there; whoever has none left has passed all.
            columns: clock < visited.length ? visited[clock] : COLUMNS,
            isDone: clock >= visited.length,
          },
          `${board} ${by} ${clock}`,
        );
      }
    }
  }
});

test("on the empty board alpha-beta is done after a 26th of the race", () => {
  const map = trace_map("", true, 479);
  assert.equal(lanesOf(map, 0).alphaBeta.isDone, false);
  assert.equal(lanesOf(map, 20_865 / 549_946).alphaBeta.isDone, false);
  const { minimax, alphaBeta } = lanesOf(map, 20_866 / 549_946);
  assert.deepEqual([minimax.nodes, alphaBeta.nodes], [20_866, 20_866]);
  assert.deepEqual([minimax.isDone, alphaBeta.isDone], [false, true]);
});

test("a race ends with another board, another choice of the switch, a line or a set-up position", () => {
  const race = { board: "X........", pruning: true, share: 0.5, phase: "running" };
  const at = (/** @type {string} */ board) => ({ positions: [{ board }], game: { at: 0 } });
  const state = { race, setup: null, aside: null, settings: { pruning: true }, ...at(race.board) };
  const now = (/** @type {object} */ change) =>
    raceOf(/** @type {any} */ ({ ...state, ...change }));
  assert.equal(now({}), race);
  for (const change of [
    at("XO......."),
    { settings: { pruning: false } },
    { setup: {} },
    { aside: {} },
    { race: null },
  ])
    assert.equal(now(change), null);
});
