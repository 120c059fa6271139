/**
 * Checks that sheets have room to write on, fit their pages, and are unchanged when read from a
 * link.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { trace_tree } from "../../pkg/npm/cutoff.js";
import { seeded, between } from "../../www/base/random.ts";
import { catalogue } from "../../www/messages/catalogue.ts";
import { LANGUAGES } from "../../www/messages/languages.ts";
import { treeOf } from "../../www/parts/exercise/exercise-tree.ts";
import {
  SETTINGS,
  DEFAULT_EXERCISE,
  nextExercise,
  readExercise,
} from "../../www/parts/exercise/exercise.ts";
import {
  WINDOW_POSITION,
  PAPER,
  NODE_SIZE,
  answerKey,
  layOutPaper,
  paginate,
} from "../../www/teach/sheet/paper-tree.ts";
import {
  TREE_COUNT,
  TREE_SIZES,
  readPlan,
  readSize,
  sheetTrees,
  namesWithoutDefaults,
  writePlan,
} from "../../www/teach/sheet/sheet-plan.ts";
import { cutsOf, teachesCuts } from "../../www/parts/exercise/cuts.ts";
import { words } from "./words.js";

/** @import { Exercise } from "../../www/parts/exercise/exercise.ts" */

/** @param {Exercise} exercise */
function traceOf(exercise) {
  const { text, maximising } = treeOf(exercise) ?? { text: "", maximising: true };
  return trace_tree(text, true, { maximising, convention: exercise.convention });
}

/** Random trees of every size. */
const TREES = TREE_SIZES.flatMap((size) =>
  Array.from({ length: 40 }, (_, seed) =>
    traceOf({ ...DEFAULT_EXERCISE, ...readSize(size), seed, root: seed % 2 ? "min" : "max" }),
  ),
);

test("every node is at least 8 mm wide, and nodes with their α and β do not overlap", () => {
  const { leaf, inner } = NODE_SIZE;
  for (const half of [leaf.wide, leaf.high, inner.wide, (inner.tip + inner.base) / 2]) {
    assert.ok(half >= 4);
  }
  // Leaves can also be beside inner nodes.
  const mixed = ["[1,[2,3],4,[5,[6,7]],8]", "[[1,[2,3]],4,[[5,6],7],[8,9]]"];
  for (const { tree, text } of [...TREES, ...mixed.map((own) => trace_tree(own, true))]) {
    const { points, width, height } = layOutPaper(tree);
    const boxes = tree.map(({ children }, index) => {
      const { x, y } = points[index];
      const isLeaf = children.length === 0;
      const [wide, high] = isLeaf ? [leaf.wide, leaf.high] : [inner.wide, inner.tip];
      const right = isLeaf ? x + wide : x + WINDOW_POSITION.left + WINDOW_POSITION.width;
      return { left: x - wide, right, top: y - high, bottom: y + high };
    });
    for (const [index, box] of boxes.entries()) {
      assert.ok(box.left >= 0 && box.right <= width + 1e-9, text);
      assert.ok(box.top >= 0 && box.bottom <= height, text);
      for (const other of boxes.slice(index + 1)) {
        const apart =
          box.right <= other.left + 1e-9 ||
          other.right <= box.left + 1e-9 ||
          box.bottom <= other.top ||
          other.bottom <= box.top;
        assert.ok(apart, `${text}: ${JSON.stringify([box, other])}`);
      }
    }
  }
});

test("every sheet of random trees fits its pages at one scale, with each tree once and complete", () => {
  const next = seeded(3);
  for (let round = 0; round < 300; round += 1) {
    const from = between(next, 0, TREES.length - 12);
    const trees = TREES.slice(from, from + between(next, ...TREE_COUNT));
    const sizes = trees.map(({ tree }) => layOutPaper(tree));
    const fitted = paginate(sizes);
    assert.ok(fitted);
    const { orientation, scale, columns, pages } = fitted;
    assert.ok(scale >= 1);
    assert.deepEqual(pages.flat(), [...trees.keys()]);
    for (const page of pages) {
      const rows = page.flatMap((_, at) =>
        at % columns === 0 ? [page.slice(at, at + columns)] : [],
      );
      const heights = rows.map((row) => Math.max(...row.map((index) => sizes[index].height)));
      assert.ok(
        heights.reduce((sum, height) => sum + height * scale, 0) < PAPER[orientation].height - 44,
      );
      for (const index of page)
        assert.ok(sizes[index].width * scale * columns <= PAPER[orientation].width);
    }
  }
});

test("every random tree on a sheet has at least two cuts, and one skips at least two leaves", async () => {
  for (const size of TREE_SIZES) {
    for (const convention of ["", "strict", "hard"]) {
      const first = { ...DEFAULT_EXERCISE, ...readSize(size), convention };
      const plan = { first, count: 4, hasKey: false, written: /** @type {const} */ ("bounds") };
      const trees = await sheetTrees(plan, async (exercise) => traceOf(exercise));
      assert.equal(trees.length, 4);
      for (const { trace } of trees) {
        const { cuts, evaluated, leaves } = cutsOf(trace);
        assert.equal(evaluated + cuts.reduce((sum, skipped) => sum + skipped, 0), leaves);
        // A tree with four leaves can have only one cut.
        const isCut = cuts.length >= 2 && Math.max(...cuts) >= 2;
        assert.equal(isCut, size !== "2x2", `${size} ${convention}`);
        assert.equal(teachesCuts(trace), isCut);
        const values = trace.text.match(/-?\d+/g) ?? [];
        for (const value of isCut ? new Set(values) : [])
          assert.ok(values.filter((one) => one === value).length * 5 <= leaves * 2, trace.text);
      }
    }
  }
});

test("a tree that is too wide for any page is refused", () => {
  const { tree } = trace_tree(`[${Array.from({ length: 40 }, () => "[1,2]").join(",")}]`, true);
  assert.equal(paginate([layOutPaper(tree)]), null);
});

test("the answers have values at every visited node, and every other node is below a cut", () => {
  for (const trace of TREES) {
    const { entered, cut } = answerKey(trace);
    const { tree, values, nodes } = trace;
    assert.equal(entered[0]?.value, values[0]);
    assert.equal(entered.filter((answer) => answer !== null).length, nodes);
    tree.forEach(({ parent, exact }, index) => {
      if (index === 0) return;
      assert.equal(cut[index], entered[index] === null && entered[parent] !== null);
      // In fail-soft, a value inside the window is the minimax value.
      const answer = entered[index];
      const inside = answer && answer.alpha < answer.value && answer.value < answer.beta;
      if (inside) assert.equal(answer.value, exact);
    });
  }
});

test("a sheet is read back from its link, and each tree from its short link to Practise", () => {
  for (const size of TREE_SIZES) {
    const first = { ...DEFAULT_EXERCISE, ...readSize(size), seed: 7, convention: "strict hard" };
    const plan = {
      first: { ...first, kind: /** @type {const} */ ("mark") },
      count: 3,
      hasKey: true,
      written: /** @type {const} */ ("cuts"),
    };
    const { plan: read, faults } = readPlan(new Map(Object.entries(writePlan(plan))), 99);
    assert.deepEqual([read, faults], [plan, []]);
    for (const exercise of [read.first, nextExercise(read.first)]) {
      const names = new Map(Object.entries(namesWithoutDefaults(exercise)));
      const { exercise: linked, faults } = readExercise(names);
      assert.deepEqual(faults, []);
      assert.deepEqual([linked.kind, treeOf(linked)], ["mark", treeOf(exercise)]);
      assert.equal(linked.convention, exercise.convention);
    }
  }
});

test("every example has words, a number at each leaf, and its own sheet", () => {
  for (const name of SETTINGS.example.choices) {
    for (const language of LANGUAGES) {
      const { say } = catalogue(language, words(language));
      assert.ok(say(`sheet-example-${name}`) && say(`tree-example-${name}`));
    }
    const query = new Map(Object.entries({ source: "gallery", example: name }));
    const { plan, faults } = readPlan(query, 5);
    assert.deepEqual(faults, []);
    assert.match(treeOf(plan.first)?.text ?? "", /^[[\],\d\s−-]+$/, name);
  }
});

test("invalid settings in a link to a sheet are reported and have their default values", () => {
  for (const [name, text] of [
    ["trees", "13"],
    ["trees", "x"],
    ["seed", "-1"],
    ["source", "board"],
    ["plies", "5"],
    ["colour", "red"],
    ["mode", "find"],
  ]) {
    const { plan, faults } = readPlan(new Map([[name, text]]), 5);
    assert.equal(faults.length, 1, name);
    assert.deepEqual([plan.count, plan.first.seed, plan.first.source], [4, 5, "random"], name);
  }
});

test("a tree that leaves no room for handwriting is refused in the words of the page", () => {
  const query = new Map([
    ["plies", "4"],
    ["branches", "4"],
  ]);
  const { plan, faults } = readPlan(query, 5);
  assert.ok(TREE_SIZES.includes(`${plan.first.plies}x${plan.first.branches}`));
  const text = { id: "sheet-size-of", values: { plies: 4, branches: 4 } };
  const values = { name: { id: "teach-size" }, text };
  assert.deepEqual(faults, [{ id: "link-fault-setting", values }]);
});
