/** Checks that the drawn tree is large enough, not too large, orderly, and in view. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { trace, trace_tree } from "../../pkg/npm/cutoff.js";
import {
  pathTo,
  positionBranches,
  writtenBranches,
  MOST_VISIBLE,
  visibleIds,
} from "../../www/parts/search/branches.ts";
import { centre, bringInside, spaceNodes } from "../../www/parts/tree/camera.ts";
import { layOutRows } from "../../www/parts/tree/rows.ts";
import { SearchRecord } from "../../www/parts/search/record.ts";
import { layOutTree } from "../../www/parts/tree/layout.ts";
import { TreeRecord } from "../../www/parts/search/tree-record.ts";

/** @import { NodeSpacing } from "../../www/parts/tree/rows.ts" */

const NINE = "[[3,12,8],[2,4,6],[14,5,2]]";
const nine = writtenBranches(new TreeRecord(trace_tree(NINE, true), true));
const corner = new SearchRecord(trace("X...O....", true), true);
const position = positionBranches(corner);

test("a small tree is shown completely, and a larger one only along the path and beside it", () => {
  for (let id = 0; id < nine.count; id += 1) {
    const shown = visibleIds(nine, id, new Set(), 20);
    assert.deepEqual(
      [...shown].sort((one, other) => one - other),
      [...Array(13).keys()],
    );
  }
  for (let node = 0; node < corner.trace.nodes; node += 13) {
    const shown = visibleIds(position, node, new Set(), 20);
    const path = pathTo(position, node);
    const expected = new Set([0, ...path.flatMap((id) => position.children(id))]);
    assert.deepEqual(new Set(shown), expected);
    assert.equal(shown.length, expected.size, "each once");
    // Each row is below the previous one.
    shown.forEach((id, at) => assert.ok(id === 0 || shown.indexOf(position.parent(id)) < at));
  }
});

test("opened branches are shown too, but the search stays in view", () => {
  const [first] = position.children(0);
  const opened = visibleIds(position, 0, new Set([first]), 20);
  assert.ok(position.children(first).every((id) => opened.includes(id)));
  const all = new Set(Array.from({ length: position.count }, (_, id) => id));
  const last = corner.trace.nodes - 1;
  const shown = visibleIds(position, last, all, 20);
  assert.ok(shown.length <= MOST_VISIBLE + 9, `${shown.length}`);
  assert.ok(pathTo(position, last).every((id) => shown.includes(id)));
});

test("nodes of a row do not overlap, and each node is one row below its parent", () => {
  for (const [branches, here, whole] of /** @type {const} */ ([
    [nine, 0, 20],
    [position, 700, 20],
    [position, 0, 1_000],
  ])) {
    const shown = visibleIds(branches, here, new Set(), whole);
    const { slots, columns, rows } = layOutTree(shown, branches.parent);
    assert.equal(slots.size, shown.length);
    /** @type {Map<number, number[]>} */
    const inRow = new Map();
    for (const id of shown) {
      const { column, row } = slots.get(id) ?? { column: NaN, row: NaN };
      assert.ok(column >= 0 && column <= columns - 1 && row >= 0 && row < rows);
      if (id !== 0) assert.equal(row, (slots.get(branches.parent(id))?.row ?? NaN) + 1);
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

/** @type {NodeSpacing} */
const spacing = { width: 40, height: 44, across: [40, 80], down: [60, 110] };

test("a drawing that fits fills the stage and is in the middle", () => {
  for (const stage of [
    { width: 960, height: 380 },
    { width: 344, height: 180 },
  ]) {
    const room = { width: stage.width - 16, height: stage.height - 16 };
    const space = spaceNodes(spacing, { columns: 9, rows: 3 }, room);
    assert.ok(space.isReadable);
    const width = spacing.width + 8 * space.across;
    assert.ok(width * space.scale <= room.width + 0.01);
    assert.ok(space.height * space.scale <= room.height + 0.01);
    const view = centre({ ...space, width }, space.scale, stage);
    assert.equal(view.width * space.scale, stage.width);
    assert.ok(view.x < 0 && view.y < 0);
    assert.ok(Math.abs(2 * view.x + view.width - width) < 0.01);
    assert.ok(Math.abs(2 * view.y + view.height - space.height) < 0.01);
  }
  const large = spaceNodes(spacing, { columns: 60, rows: 9 }, { width: 344, height: 180 });
  assert.equal(large.isReadable, false);
  assert.equal(large.scale, 0.65);
});

test("every node of an open path is shown, and no nodes overlap", () => {
  const boxes = { ...spacing, middle: { x: 20, y: 22 } };
  /**
   * A tree with one open path. Each node of the path has this number of children, one of which
   * continues the path.
   */
  const open = (
    /** @type {number} */ plies,
    /** @type {number} */ wide,
    /** @type {number} */ at,
  ) => {
    const parents = [0];
    const path = [0];
    for (let ply = 0; ply < plies; ply += 1) {
      const first = parents.length;
      for (let child = 0; child < wide; child += 1) parents.push(path[ply]);
      path.push(first + at);
    }
    return { parents, path };
  };
  for (const stage of [
    { width: 320, height: 180 },
    { width: 640, height: 300 },
    { width: 1300, height: 400 },
  ]) {
    for (const [plies, wide, at] of [
      [1, 3, 0],
      [3, 7, 6],
      [9, 9, 0],
      [2, 64, 40],
      [30, 2, 1],
    ]) {
      const { parents, path } = open(plies, wide, at);
      const near = new Set([plies - 1, plies, plies + 1]);
      const ids = [...parents.keys()];
      const parent = (/** @type {number} */ id) => parents[id];
      const tree = { ids, parent, path, large: new Set(path), near, word: String };
      const { points, scale } = layOutRows(tree, boxes, stage, 0.9);
      assert.ok(scale <= 0.9);
      const found = [...points].map(([id, { x, y, size = 1, word = spacing }]) => {
        const [wide, high] = [(word.width / 2) * size, (word.height / 2) * size];
        return {
          id,
          size,
          isWord: word !== spacing,
          left: (x - wide) * scale,
          right: (x + wide) * scale,
          top: (y - high) * scale,
          bottom: (y + high) * scale,
        };
      });
      for (const one of found) {
        assert.ok(one.left > -0.01 && one.right < stage.width + 0.01);
        assert.ok(one.top > -0.01 && one.bottom < stage.height + 0.01);
        for (const other of found) {
          if (one.id >= other.id) continue;
          const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
          const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
          assert.ok(across < 0.01 || down < 0.01, `${one.id} lies on ${other.id}`);
        }
      }
      // Rows near the search are complete, and the nodes of the path are the largest.
      const depths = new Map([[0, 0]]);
      for (const id of ids.slice(1)) depths.set(id, (depths.get(parent(id)) ?? 0) + 1);
      for (const id of ids) {
        const one = found.find((found) => found.id === id);
        if (near.has(depths.get(id) ?? NaN))
          assert.ok(one && !one.isWord && one.size <= 1, `${id}`);
        if (one && path.includes(id) && !one.isWord) assert.equal(one.size, 1);
      }
      // A folded row shows only the path's node, as a word, and every line has two ends.
      for (const { id, isWord } of found) {
        if (isWord) assert.ok(path.includes(id));
        if (!isWord && id !== 0) assert.ok(points.has(parent(id)), `${id}`);
      }
      // Words are readable and clickable at any scale.
      const words = found.filter(({ isWord }) => isWord);
      assert.ok(words.every(({ top, bottom }) => Math.abs(bottom - top - 24) < 0.01));
      if (plies >= 9) assert.ok(words.length >= 3, `${words.length}`);
      if (plies < 2) assert.equal(words.length, 0);
    }
  }
});

test("the middle of a line of words is left out if the line is too long for the stage", () => {
  const plies = 40;
  const path = Array.from({ length: plies + 1 }, (_, id) => id);
  const tree = {
    ids: path,
    parent: (/** @type {number} */ id) => Math.max(id - 1, 0),
    path,
    large: new Set(path),
    near: new Set([plies - 1, plies]),
    word: (/** @type {number} */ id) => (id === 0 ? "root" : `a${id}`),
  };
  const boxes = { ...spacing, middle: { x: 20, y: 22 } };
  const { points } = layOutRows(tree, boxes, { width: 340, height: 180 }, 0.9);
  const words = [...points.values()].flatMap(({ word }) => (word ? [word.text] : []));
  assert.equal(words[0], "root");
  assert.equal(words[1], "…");
  assert.ok(words.length > 3 && words.length < 14, words.join());
  assert.ok(points.has(plies - 1) && points.has(plies));
});

test("the visitor's own view moves only as far as needed to show the search", () => {
  const view = { x: 0, y: 0, width: 100, height: 100 };
  assert.deepEqual(bringInside(view, { x: 50, y: 50 }), view);
  assert.deepEqual(bringInside(view, { x: 185, y: 50 }), { ...view, x: 100 });
  assert.deepEqual(bringInside(view, { x: 50, y: 185 }), { ...view, y: 100 });
  assert.deepEqual(bringInside({ ...view, x: 500 }, { x: 15, y: 50 }), view);
});
