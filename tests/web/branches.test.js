/** The drawn tree shows what it says: whole when small, never too much, the best line as it is. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { best_move, trace } from "../../pkg/node/cutoff.js";
import {
  bestLine,
  MOST_SHOWN,
  openedAtFirst,
  placeNodes,
  shownNodes,
} from "../../www/watch/position-tree-layout.js";
import { SearchRecord } from "../../www/watch/record.js";
import { positions } from "./positions.js";

/** @param {string} board */
const whole = (board) => new SearchRecord(trace(board, false), board, false);

const some = [...positions()].filter((_, index) => index % 23 === 5);

test("trees of up to five free cells are shown whole, larger ones on demand, none too large", () => {
  for (const board of some) {
    const full = whole(board);
    const shown = shownNodes(full, openedAtFirst(full), 0);
    const free = board.split(".").length - 1;
    assert.equal(shown.length, free <= 5 ? full.trace.nodes : 1 + free, board);
    const all = new Set(Array.from({ length: full.trace.nodes }, (_, node) => node));
    assert.ok(shownNodes(full, all, 0).length <= MOST_SHOWN, board);
  }
});

test("no two boards lie on each other, and each lies below the one that led to it", () => {
  for (const board of some) {
    const full = whole(board);
    const shown = shownNodes(full, openedAtFirst(full), 0);
    const { places, columns, rows } = placeNodes(full, shown);
    assert.equal(places.size, shown.length);
    for (const row of groupByRow(places.values()).values()) {
      const xs = row.map(({ x }) => x).sort((one, other) => one - other);
      for (let index = 1; index < xs.length; index += 1) assert.ok(xs[index] - xs[index - 1] >= 1);
    }
    for (const node of shown) {
      const { x, y } = places.get(node) ?? { x: NaN, y: NaN };
      assert.ok(x >= 0 && x < columns && y >= 0 && y < rows);
      if (node !== 0) assert.equal(y, (places.get(full.trace.parents[node])?.y ?? NaN) + 1);
    }
  }
});

/** @param {Iterable<{ x: number, y: number }>} places */
function groupByRow(places) {
  /** @type {Map<number, { x: number, y: number }[]>} */
  const rows = new Map();
  for (const place of places) rows.set(place.y, [...(rows.get(place.y) ?? []), place]);
  return rows;
}

test("the bold line is the engine's principal variation", () => {
  for (const board of some) {
    const full = whole(board);
    const line = [...bestLine(full)].slice(1).map((node) => full.trace.moves[node]);
    assert.deepEqual(line, best_move(board, false).principalVariation, board);
  }
});
