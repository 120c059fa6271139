/** Compares the map of a tree with two recorded searches, and tests which calls are refused. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as cutoff from "../../pkg/npm/cutoff.js";
import * as play from "../../pkg/play/cutoff.js";
import { layOut, span, UNVISITED, minimaxTree } from "../../www/watch/map-layout.ts";
import { refusal } from "./refusal.js";

const { best_move, trace, trace_map } = cutoff;

/** @import { TraceMapOptions as Options } from "../../pkg/npm/cutoff.js" */

/**
 * Computes the map from two records, in Watch's layout, by comparing each node with each column.
 * @param {string} board
 * @param {boolean} pruning
 * @param {number} columns
 * @param {Options} options
 */
function drawn(board, pruning, columns, options) {
  const full = recorded(board, false, options);
  const { visited } = minimaxTree(full, recorded(board, pruning, options));
  const layout = layOut(full);
  const leaves = layout.leaves.length;
  const map = {
    byPly: new Uint32Array(2 * layout.plies),
    byColumn: new Uint16Array(2 * layout.plies * columns),
    begun: new Uint32Array(2 * columns),
  };
  for (let node = 0; node < full.trace.nodes; node += 1) {
    const [first, end] = span(layout, full, node);
    const counts = visited[node] === UNVISITED ? [0] : [0, 1];
    const ply = full.trace.plies[node];
    const begins = Math.floor((first * columns) / leaves);
    for (const at of counts) {
      map.byPly[2 * ply + at] += 1;
      map.begun[2 * begins + at] += 1;
    }
    for (let column = 0; column < columns; column += 1) {
      const lies = first * columns < (column + 1) * leaves && end * columns > column * leaves;
      if (!lies) continue;
      for (const at of counts) map.byColumn[2 * (ply * columns + column) + at] += 1;
    }
  }
  return map;
}

/**
 * Records a search in the form that Watch's layout reads.
 * @param {string} board
 * @param {boolean} pruning
 * @param {Options} options
 * @returns {any}
 */
function recorded(board, pruning, options) {
  const found = trace(board, pruning, options);
  return {
    trace: found,
    isLeaf: (/** @type {number} */ node) => (found.marks[node] & 1) > 0,
    children(/** @type {number} */ node) {
      const children = [];
      const end = node + found.sizes[node];
      for (let child = node + 1; child < end; child += found.sizes[child]) children.push(child);
      return children;
    },
  };
}

test("each column has the nodes of the recorded minimax and of the recorded search", () => {
  const order = [4, 0, 2, 6, 8, 1, 3, 5, 7];
  const cases = /** @type {[string, Options][]} */ ([
    ["XO.......", {}],
    ["X...O....", { order, scoring: "plain" }],
    ["XO.......", { depth: 4 }],
    ["XOXOXO...", {}],
    ["XXXOO....", {}],
    [".".repeat(16), { game: "4x4k4", depth: 3 }],
    [".".repeat(42), { game: "connect-four", depth: 4, scoring: "plain" }],
  ]);
  for (const [board, options] of cases) {
    for (const pruning of [true, false]) {
      for (const columns of [32, 101]) {
        const found = trace_map(board, pruning, columns, options);
        assert.deepEqual(found, drawn(board, pruning, columns, options), `${board} ${columns}`);
      }
      const { byPly } = trace_map(board, pruning, 500, options);
      const visited = byPly.filter((_, at) => at % 2 === 1).reduce((sum, nodes) => sum + nodes);
      assert.equal(visited, best_move(board, pruning, options).nodes);
    }
  }
});

test("the build for Play returns the same map, in 20 kB", () => {
  const module = readFileSync(new URL("../../pkg/play/cutoff_bg.wasm", import.meta.url));
  play.initSync({ module });
  const found = play.trace_map(".........", true, 500);
  assert.deepEqual(found, trace_map(".........", true, 500));
  assert.equal(found.byColumn.byteLength, 20_000);
});

test("an invalid request for a map is refused with a code", () => {
  for (const columns of [31, 2_001, 40.5, NaN, "40", null, undefined]) {
    const error = refusal(() => trace_map(".........", true, /** @type {any} */ (columns)));
    assert.equal(error.code, "columns-range");
  }
  const game = "7x6k4g";
  const large = refusal(() => trace_map(".".repeat(42), true, 100, { game, depth: 9 }));
  assert.equal(large.code, "trace-large");
  assert.ok(large.nodes > 4e7 && large.nodes < 5e7, large.message);
  const wrong = /** @type {any} */ ({ progress: () => {} });
  assert.equal(refusal(() => trace_map(".........", true, 100, wrong)).code, "option-unknown");
  assert.equal(refusal(() => trace_map("XXX......", true, 100)).code, "stone-counts");
  assert.equal(
    refusal(() => trace_map(".........", /** @type {any} */ (1), 100)).code,
    "pruning-type",
  );
});
