/** Pictures of a search as LaTeX: every node is there once, with what the engine says of it, and the text is well formed. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { trace, trace_tree } from "../../pkg/npm/cutoff.js";
import { seeded } from "../../www/base/random.ts";
import { STANDARD } from "../../www/game/shape.ts";
import { documentOf, forestOf, latexText, tableOf } from "../../www/parts/picture/latex.ts";
import { boardDrawing, captioned, treeDrawing } from "../../www/parts/picture/search-picture.ts";
import { positionBranches, writtenBranches } from "../../www/parts/search/branches.ts";
import { SearchRecord } from "../../www/parts/search/record.ts";
import { TreeRecord } from "../../www/parts/search/tree-record.ts";
import { boardFigure } from "../../www/parts/tree/board-figure.ts";
import { nodeFigure, nodeKind } from "../../www/parts/tree/node-figure.ts";
import { markup } from "../drawn.js";
import { randomTree } from "../../www/parts/search/example-trees.ts";

/** @import { Look } from "../../www/parts/search/node-state.ts" */

const SIZE = { leaf: { wide: 17, high: 14 }, inner: { wide: 22, tip: 22, base: 17 }, text: 14 };
const GRAIN = { width: 42, height: 44, across: [42, 84], down: [66, 110] };
const SIGN = { exact: "", least: "$\\geq$ ", most: "$\\leq$ " };

/** @param {string} text @param {boolean} [pruning] @param {string} [convention] */
function searched(text, pruning = true, convention = "") {
  const record = new TreeRecord(trace_tree(text, pruning, { convention }), pruning, convention);
  const { tree } = record;
  /** @param {number} id @param {Look} look */
  const textOf = (id, { value, proves }) => {
    if (tree[id].children.length === 0) return tree[id].name ?? String(tree[id].value);
    const sign = { exact: "", least: "≥ ", most: "≤ " };
    return proves ? `${sign[proves]}${value}` : "";
  };
  // What stands beside a node is not in it.
  const numbers = tree.map((_, id) => `branch ${id}`);
  const figure = nodeFigure(tree, SIZE, textOf, numbers);
  const branches = writtenBranches(record);
  const middle = { x: GRAIN.width / 2, y: GRAIN.height / 2 };
  const subject = /** @type {any} */ ({
    record,
    branches,
    figure: { ...figure, grain: GRAIN, middle },
  });
  return { record, branches, subject };
}

/** The nodes of a forest in the order of the text, each with its styles and how deep it is. @param {string} forest */
function nodesOf(forest) {
  const inside = forest.slice(forest.indexOf("\\begin{forest}"));
  return inside
    .split("\n")
    .filter((line) => /^ +\[/.test(line))
    .map((line) => {
      const [, indent, content, styles] = /^( +)\[\{(.*)\}, ([a-z, ]+)\]*$/.exec(line) ?? [];
      assert.ok(styles, line);
      return { depth: indent.length / 2 - 1, content, styles: styles.split(", ") };
    });
}

/** Every bracket is closed, and none before it was opened. @param {string} text */
function assertBalanced(text) {
  /** @type {string[]} */
  const open = [];
  const pairs = { "}": "{", "]": "[" };
  for (const sign of text.replace(/\\[{}%&#$_]/g, "").replace(/%.*|\{[[\]]\}/g, "")) {
    if (sign === "{" || sign === "[") open.push(sign);
    if (sign === "}" || sign === "]") assert.equal(open.pop(), pairs[sign]);
  }
  assert.deepEqual(open, []);
  for (const [, name] of text.matchAll(/\\begin\{(\w+)\}/g)) {
    assert.equal(text.split(`\\begin{${name}}`).length, text.split(`\\end{${name}}`).length, name);
  }
}

/** @param {ReturnType<typeof searched>} search @param {number} index Of the step. */
function forest({ subject, record, branches }, index) {
  const ids = [...record.tree.keys()];
  return forestOf({
    drawn: treeDrawing(subject, record.step(index), ids).shapes,
    parent: branches.parent,
    kind: (id) => nodeKind(record.tree[id]),
    board: () => "",
    columns: 0,
  });
}

test("a tree as LaTeX has every node once, with the values and bounds of the engine", () => {
  const random = seeded(5);
  const trees = Array.from({ length: 40 }, () =>
    randomTree(3, {
      branches: () => 2 + Math.floor(random() * 2),
      leaf: () => Math.floor(random() * 20) - 9,
    }),
  );
  for (const text of ["[[3,5,10],[2,a,b],[2,7,3]]", ...trees]) {
    for (const convention of ["", "strict", "hard"]) {
      const search = searched(text, true, convention);
      const { record } = search;
      const { tree, trace: found } = record;
      const written = forest(search, record.length - 1);
      assertBalanced(written);
      const nodes = nodesOf(written);
      // The nodes of a tree are numbered in the order of its text.
      assert.equal(nodes.length, tree.length, text);
      nodes.forEach(({ depth, content, styles }, id) => {
        const { ply, children, name, value } = tree[id];
        assert.equal(depth, ply);
        const visit = found.moves.indexOf(id);
        assert.equal(styles[0], `${nodeKind(tree[id])} node`);
        assert.equal(styles.includes("skipped node"), visit < 0, `${text} ${id}`);
        if (children.length === 0) {
          assert.equal(content, name ? `\\textit{${name}}` : String(value));
        } else if (visit < 0) assert.equal(content, "");
        else assert.equal(content, SIGN[record.bound(visit)] + found.values[visit]);
        const isFirstCut = visit < 0 && found.moves.includes(tree[id].parent);
        assert.equal(styles.includes("scissors node"), isFirstCut);
      });
      assert.equal(nodes.filter(({ styles }) => styles.includes("now node")).length, 1);
    }
  }
});

test("at every step, brackets are closed and nothing is said of what the search has not come to", () => {
  const search = searched("[[[4,7],[8,1]],[3,9]]");
  const { record } = search;
  for (let index = 0; index < record.length; index += 1) {
    const written = forest(search, index);
    assertBalanced(written);
    nodesOf(written).forEach(({ content }, id) => {
      const visit = record.trace.moves.indexOf(id);
      const isThere = visit >= 0 && record.entering(visit) <= index;
      if (record.tree[id].children.length > 0 && !isThere) assert.equal(content, "");
    });
  }
});

test("a position as LaTeX has the boards that the search has come to", () => {
  const record = new SearchRecord(trace("XO..O...X", true), true);
  const branches = positionBranches(record);
  const figure = boardFigure(STANDARD, {
    board: (id) => record.board(id),
    move: (id) => (id === 0 ? null : branches.moveOf(id)),
    label: (_, { proves, value }) => (proves ? String(value) : ""),
    name: (cell) => STANDARD.names[cell],
  });
  const grain = { width: 40, height: 50, across: [40, 60], down: [60, 80] };
  const subject = /** @type {any} */ ({
    record,
    branches,
    figure: { ...figure, grain, middle: { x: 20, y: 20 } },
  });
  const ids = [0, ...branches.children(0)];
  const written = forestOf({
    drawn: treeDrawing(subject, record.step(record.length - 1), ids).shapes,
    parent: branches.parent,
    kind: () => "board",
    board: (id) => record.board(id),
    columns: 3,
  });
  assertBalanced(written);
  const nodes = nodesOf(written);
  assert.equal(nodes.length, ids.length);
  nodes.forEach(({ content }, at) => {
    const node = branches.nodeOf(ids[at]);
    if (node === null) return assert.equal(content, STANDARD.names[branches.moveOf(ids[at])]);
    assert.ok(content.startsWith(tableOf(record.board(node), 3)));
    assert.ok(content.endsWith(`\\\\${record.trace.values[node]}`));
  });
});

test("words are LaTeX of what they say, and mean nothing to it", () => {
  assert.equal(latexText("α ≥ −3 · ∞"), "$\\alpha$ $\\geq$ $-$3 $\\cdot$ $\\infty$");
  assert.equal(latexText("50 % of {a_b} & #1 $x"), "50 \\% of \\{a\\_b\\} \\& \\#1 \\$x");
  assert.equal(
    latexText("\u2067گره\u2069 [\\~^]"),
    "گره {[}\\textbackslash{}\\textasciitilde{}\\textasciicircum{}{]}",
  );
  const caption = { title: "50 % & more", lines: ["α = 3.", "[a]"] };
  for (const direction of /** @type {const} */ (["ltr", "rtl"])) {
    const whole = documentOf("x", caption, { address: "https://x.test/#a=%20[1", direction });
    assertBalanced(whole);
    assert.match(whole, /^% https:\/\/x\.test\/#a=%20\[1\n\\documentclass/);
    assert.match(whole, /\\caption\{50 \\% \\& more\. \$\\alpha\$ \$=\$ 3\. \{\[\}a\{\]\}\.\}/);
    assert.equal(whole.includes("babel"), direction === "rtl");
  }
});

test("a picture is as large as its drawing, its caption and its board", () => {
  const { subject, record } = searched("[[3,5,10],[2,4,6],[2,7,3]]");
  const drawing = treeDrawing(subject, record.step(0), [...record.tree.keys()]);
  assert.ok(drawing.width > 9 * 42 && drawing.height > 3 * 44);
  const wrapped = (/** @type {string} */ words) => words.split("|");
  for (const direction of /** @type {const} */ (["ltr", "rtl"])) {
    const made = markup(
      captioned(drawing, { title: "A <b>", lines: ["one|two"] }, { wrapped, direction }),
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
  const names = markup(board.shapes.map((shape) => shape)[0]);
  assert.match(names, />a<\/text>$/);
  assert.equal(board.width, board.height);
});
