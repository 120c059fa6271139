/** The drawn tree: enough of it, never too much, tidy, and in view. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { trace, trace_tree } from "../../pkg/npm/cutoff.js";
import { pathTo, positionBranches, writtenBranches } from "../../www/parts/search/branches.js";
import { firstView, follow, frame, spacing } from "../../www/parts/tree/camera.js";
import { MOST_SHOWN, shownAt } from "../../www/parts/tree/visible-part.js";
import { SearchRecord } from "../../www/parts/search/record.js";
import { layOutTree } from "../../www/parts/tree/layout.js";
import { TreeRecord } from "../../www/parts/search/tree-record.js";

/** @import { Grain } from "../../www/parts/tree/types.d.ts" */

const NINE = "[[3,12,8],[2,4,6],[14,5,2]]";
const nine = writtenBranches(new TreeRecord(trace_tree(NINE, true), true));
const corner = new SearchRecord(trace("X...O....", true), true);
const position = positionBranches(corner);

test("a small tree is shown whole, of a larger one the path and what lies beside it", () => {
  for (let id = 0; id < nine.count; id += 1) {
    const shown = shownAt(nine, id, new Set(), 20);
    assert.deepEqual(
      [...shown].sort((one, other) => one - other),
      [...Array(13).keys()],
    );
  }
  for (let node = 0; node < corner.trace.nodes; node += 13) {
    const shown = shownAt(position, node, new Set(), 20);
    const path = pathTo(position, node);
    const expected = new Set([0, ...path.flatMap((id) => position.children(id))]);
    assert.deepEqual(new Set(shown), expected);
    assert.equal(shown.length, expected.size, "each once");
    // Each after the one above it.
    shown.forEach((id, at) => assert.ok(id === 0 || shown.indexOf(position.parent(id)) < at));
  }
});

test("what a visitor opens is shown too, and never so much that the search is lost", () => {
  const [first] = position.children(0);
  const opened = shownAt(position, 0, new Set([first]), 20);
  assert.ok(position.children(first).every((id) => opened.includes(id)));
  const all = new Set(Array.from({ length: position.count }, (_, id) => id));
  const last = corner.trace.nodes - 1;
  const shown = shownAt(position, last, all, 20);
  assert.ok(shown.length <= MOST_SHOWN + 9, `${shown.length}`);
  assert.ok(pathTo(position, last).every((id) => shown.includes(id)));
});

test("no two nodes of a row lie on each other, and each lies a row below the one above it", () => {
  for (const [branches, here, whole] of /** @type {const} */ ([
    [nine, 0, 20],
    [position, 700, 20],
    [position, 0, 1_000],
  ])) {
    const shown = shownAt(branches, here, new Set(), whole);
    const { places, columns, rows } = layOutTree(shown, branches.parent);
    assert.equal(places.size, shown.length);
    /** @type {Map<number, number[]>} */
    const inRow = new Map();
    for (const id of shown) {
      const { column, row } = places.get(id) ?? { column: NaN, row: NaN };
      assert.ok(column >= 0 && column <= columns - 1 && row >= 0 && row < rows);
      if (id !== 0) assert.equal(row, (places.get(branches.parent(id))?.row ?? NaN) + 1);
      inRow.set(row, [...(inRow.get(row) ?? []), column]);
    }
    for (const columnsOfRow of inRow.values()) {
      const sorted = columnsOfRow.sort((one, other) => one - other);
      for (let at = 1; at < sorted.length; at += 1) {
        assert.ok(sorted[at] - sorted[at - 1] > 0.999);
      }
    }
  }
});

/** @type {Grain} */
const grain = { width: 40, height: 44, across: [40, 80], down: [60, 110] };

test("a drawing fills the stage if it fits there, and stays readable if it does not", () => {
  for (const stage of [
    { width: 960, height: 380 },
    { width: 344, height: 180 },
  ]) {
    const room = { width: stage.width - 16, height: stage.height - 16 };
    const space = spacing(grain, { columns: 9, rows: 3 }, room);
    assert.ok(space.width * space.scale <= room.width + 0.01);
    assert.ok(space.height * space.scale <= room.height + 0.01);
    const view = firstView(space, stage);
    assert.equal(view.width * space.scale, stage.width);
    // All of it is in view, and the camera rests wherever the search is.
    assert.deepEqual(follow(view, { x: 0, y: 0 }, space), view);
    assert.deepEqual(follow(view, { x: space.width, y: space.height }, space), view);
  }
  const large = spacing(grain, { columns: 60, rows: 9 }, { width: 344, height: 180 });
  assert.equal(large.scale, 0.8);
});

test("the node of the search is whole in view, and of its neighbours those that fit", () => {
  const view = { x: 0, y: 0, width: 100, height: 100 };
  const box = (/** @type {number} */ x, /** @type {number} */ y) => ({
    x,
    y,
    width: 20,
    height: 40,
  });
  const whole = (/** @type {typeof view} */ seen, /** @type {typeof view} */ { x, y }) =>
    x >= seen.x && x + 20 <= seen.x + 100 && y >= seen.y && y + 40 <= seen.y + 100;
  assert.deepEqual(frame(view, [box(10, 10), box(70, 55)]), view);
  const [here, above, below] = [box(90, 110), box(60, 55), box(90, 165)];
  const seen = frame(view, [here, above, below]);
  assert.deepEqual(
    [here, above, below].map((one) => whole(seen, one)),
    [true, true, false],
  );
  assert.deepEqual(seen, { ...view, x: 10, y: 50 });
  // A neighbour too far to the side is let go; how far down it lies still counts.
  assert.deepEqual(frame(view, [here, box(-90, 55)]), { ...view, x: 10, y: 50 });
});

test("the camera moves just so far that the search is in view", () => {
  const view = { x: 0, y: 0, width: 100, height: 100 };
  const whole = { width: 1_000, height: 1_000 };
  assert.deepEqual(follow(view, { x: 50, y: 50 }, whole), view);
  assert.deepEqual(follow(view, { x: 185, y: 50 }, whole), { ...view, x: 100 });
  assert.deepEqual(follow(view, { x: 50, y: 185 }, whole), { ...view, y: 100 });
  assert.deepEqual(follow({ ...view, x: 500 }, { x: 15, y: 50 }, whole), view);
});
