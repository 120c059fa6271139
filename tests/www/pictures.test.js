/** Checks that pictures of a search are as large as their contents and have a complete caption. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { trace_tree } from "../../pkg/npm/cutoff.js";
import { STANDARD } from "../../www/game/shape.ts";
import { boardDrawing, addCaption, treeDrawing } from "../../www/watch/picture/saved-picture.ts";
import { writtenBranches } from "../../www/parts/search/branches.ts";
import { TreeRecord } from "../../www/parts/search/tree-record.ts";
import { nodeStyle } from "../../www/parts/tree/node-style.ts";
import { markup } from "../drawn.js";

const SIZE = { leaf: { wide: 17, high: 14 }, inner: { wide: 22, tip: 22, base: 17 }, text: 14 };
const SPACING = { width: 42, height: 44, across: [42, 84], down: [66, 110] };

test("a picture is as large as its drawing, its caption and its board", () => {
  const record = new TreeRecord(trace_tree("[[3,5,10],[2,4,6],[2,7,3]]", true), true);
  const style = nodeStyle(record.tree, SIZE, () => "");
  const middle = { x: SPACING.width / 2, y: SPACING.height / 2 };
  const subject = /** @type {any} */ ({
    ...{ record, branches: writtenBranches(record) },
    style: { ...style, spacing: SPACING, middle },
  });
  const drawing = treeDrawing(subject, record.step(0), [...record.tree.keys()]);
  assert.ok(drawing.width > 9 * 42 && drawing.height > 3 * 44);
  const wrap = (/** @type {string} */ words) => words.split("|");
  for (const direction of /** @type {const} */ (["ltr", "rtl"])) {
    const made = markup(
      addCaption(drawing, { title: "A <b>", lines: ["one|two"] }, { wrap, direction }),
    );
    assert.match(
      made,
      /^<svg class="tree" viewBox="0 0 [\d.]+ [\d.]+" role="img"><title>A &lt;b><\/title><desc>/,
    );
    for (const line of ["A &lt;b>", "one", "two"])
      assert.ok(made.includes(`>${line}</text>`), line);
    const [, width, height] = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(made) ?? []).map(Number);
    const ends = [...made.matchAll(/<text x="([\d.]+)" y="([\d.]+)" font-size="13"/g)];
    assert.ok(ends.every(([, x, y]) => Number(x) <= width && Number(y) <= height));
    assert.equal(Number(ends[0][1]), direction === "rtl" ? width : 0);
  }
  const board = boardDrawing(STANDARD, "XO..X...O", 4);
  const names = markup(board.elements.map((element) => element)[0]);
  assert.match(names, />a<\/text>$/);
  assert.equal(board.width, board.height);
});
