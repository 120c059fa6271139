/** Checks the points and the names of nodes in a drawn tree. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { trace_tree } from "../../pkg/npm/cutoff.js";
import { TreeRecord } from "../../www/parts/search/tree-record.ts";
import { pathsOf } from "../../www/parts/search/branches.ts";
import { fitTree } from "../../www/practise/views/fit.ts";
import { thousand } from "./reference-trees.js";

test("nodes are named by their paths, as in the record of a search", () => {
  const trace = trace_tree("[[3,[12,8]],[2,4]]", true, { convention: "" });
  const paths = pathsOf(trace.tree).map((path) => path.join("."));
  // Each node comes before those below it.
  assert.deepEqual(paths, ["", "1", "1.1", "1.2", "1.2.1", "1.2.2", "2", "2.1", "2.2"]);
  const record = new TreeRecord(trace, true);
  assert.deepEqual(
    pathsOf(trace.tree),
    Array.from(trace.tree, (_, index) => record.treePath(index)),
  );
});

test("a drawn tree stays inside its box, and its nodes do not touch", () => {
  const spacing = { across: [16, 96], down: [40, 128], above: 28, below: 36 };
  for (const { tree: nested } of thousand()) {
    if (typeof nested === "number") continue;
    const { tree } = trace_tree(JSON.stringify(nested), true, { convention: "" });
    const box = { width: 600, height: 400 };
    const { points, width, height, across } = fitTree(tree, box, /** @type {any} */ (spacing));
    for (const { x, y } of points) {
      const inside = [x - across / 2, width - across / 2 - x, y - 28, height - 36 - y];
      assert.ok(
        inside.every((room) => room > -1e-6),
        `${x} ${y} ${JSON.stringify(nested)}`,
      );
    }
    for (const [index, { x, y }] of points.entries()) {
      const row = points.filter((_, other) => other > index && points[other].y === y);
      assert.ok(row.every((other) => Math.abs(other.x - x) >= across - 1e-6));
    }
    assert.ok(width <= box.width + 1e-6 || across === 16, "wider only where nodes would touch");
    assert.ok(height <= box.height + 1e-6);
  }
});

test("the nine leaves are drawn from left to right, with their parents above the middle", () => {
  const { tree } = trace_tree("[[3,12,8],[2,4,6],[14,5,2]]", true, { convention: "" });
  const spacing = { across: [16, 96], down: [40, 128], above: 28, below: 36 };
  const { points } = fitTree(tree, { width: 450, height: 164 }, /** @type {any} */ (spacing));
  const rows = [28, 78, 128].map((row) => points.filter(({ y }) => y === row).map(({ x }) => x));
  assert.deepEqual(rows, [[225], [75, 225, 375], [25, 75, 125, 175, 225, 275, 325, 375, 425]]);
});
