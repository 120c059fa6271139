/**
 * Compares the figures of Learn with the engine and a brute-force search: their steps, the states
 * of nodes, and drawings.
 */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { CHAPTERS } from "../../learn/chapters/chapters.ts";
import { LANGUAGES } from "../../www/messages/languages.ts";
import { readChapter } from "../../learn/chapters/read.ts";
import * as sources from "../../learn/chapters/figure-sources.ts";
import { recordSearch, stepOf } from "./reference-steps.js";
import { wordsIn } from "../../www/build/words.ts";
import { chapterOf } from "../../learn/chapters/read.ts";
import { searchesOf } from "../searches-of.js";
import { chapterEngine } from "../../www/build/learn/engine.ts";
import { markup } from "../drawn.js";
import { snapshotOf } from "../../www/learn/drawing/snapshot.ts";
import { stepIndex, isDrawn } from "../../www/learn/subject/steps.ts";
import { stepView } from "../../www/learn/drawing/search-step.ts";
import { nodesOf, withLeaf, withMovedBranch } from "../../www/learn/subject/written-tree.ts";
import { TreeRecord } from "../../www/parts/search/tree-record.ts";

/** @import { FigureSubject } from "../../www/learn/subject/subject.ts" */
/** @import { SearchRecord } from "../../www/parts/search/record.ts" */
/** @typedef {number | string | Tree[]} Tree */

/** @param {FigureSubject} subject */
const searchOf = (subject) => sources.recordSearch(chapterEngine(), subject);

for (const name of CHAPTERS) {
  describe(name, () => {
    const chapter = chapterOf("en", name);
    const figures = searchesOf(chapter);

    test("each phrase shows the step of its figure that it names", () => {
      // series.test.js tests figures with a series of boards.
      for (const { figure, step } of chapter.phrases.filter(({ figure }) => figures.has(figure))) {
        const search = figures.get(figure) ?? assert.fail(figure);
        const shown = search.steps[stepIndex(search.steps, step)];
        const byPath = stepOf(
          recordSearch(chapterEngine(), /** @type {any} */ (search.subject)) ?? assert.fail(),
          step,
        );
        assert.deepEqual([shown.kind, shown.node], [byPath.kind, byPath.node], step);
      }
    });

    test("each step is later in the real search than the step before", () => {
      for (const { record, steps } of figures.values()) {
        assert.ok(steps.length > 3);
        for (const [index, { name, kind, node, recordStep }] of steps.entries()) {
          assert.ok(recordStep < record.length, name);
          assert.ok(index < 2 || recordStep >= steps[index - 1].recordStep, name);
          if (kind === "leave") assert.ok(record.leaving(node) <= recordStep, name);
          if (kind === "enter") assert.equal(record.entering(node), recordStep, name);
          if (kind === "cut") assert.equal(record.step(recordStep).kind, "cut", name);
        }
        assert.equal(new Set(steps.map(({ name }) => name)).size, steps.length);
      }
    });

    test("each step differs from the previous one in its sentence or its drawing", () => {
      const words = wordsIn("en");
      for (const search of figures.values()) {
        const shown = search.steps.map((step) => {
          const { drawing, sentence } = stepView(search, step, words);
          return `${sentence}\n${markup(drawing)}`;
        });
        for (const [index, { name }] of search.steps.entries()) {
          if (index > 0) assert.notEqual(shown[index], shown[index - 1], name);
        }
      }
    });

    for (const language of LANGUAGES) {
      test(`every step has its drawing and its sentence (${language})`, () => {
        const words = wordsIn(language);
        for (const search of figures.values()) {
          const { subject, record, steps } = search;
          for (const step of steps) {
            const { drawing, sentence } = stepView(search, step, words);
            assert.ok(sentence.length > 8, `${subject.name} ${step.name}: ${sentence}`);
            assert.doesNotMatch(sentence, /(branch|rama|شاخهٔ) root/);
            const nodes = markup(drawing).match(/ data-id="/g)?.length;
            assert.equal(nodes, drawnNodes(record));
          }
        }
      });
    }
  });
}

/** @param {SearchRecord} record */
function drawnNodes(record) {
  if (record instanceof TreeRecord) return record.tree.length;
  return Array.from(record.trace.moves, (_, node) => isDrawn(record, node)).filter(Boolean).length;
}

const TREES = [
  "[[3,12,8],[2,4,6],[14,5,2]]",
  "[[5,8],[[[3,9],4],7]]",
  "[[[5,3],[8,6]],[[2,4],[9,1]]]",
  "[[6,2,8],[7,3,5],[2,9,1]]",
  "[[[1,-2],[3,[0,4,-5]]],[[7],[2,2],[-1,8]],3]",
  "[[[[4,2],[9,1]],[[3,3],[6,-6]]],[[[0,5],[5,0]],[[8,7],[1,2]]],[[[-3,2],[2,6]],[[4,4],[0,9]]]]",
];

for (const tree of TREES) {
  for (const search of /** @type {const} */ (["minimax", "alpha-beta"])) {
    test(`the knowledge of ${search} about ${tree} agrees with the true values at every step`, () => {
      const truth = values(JSON.parse(tree), true);
      const { record, steps } = searchOf({ name: "t", tree, search, at: "end" });
      assert.ok(record instanceof TreeRecord);
      for (const step of steps) {
        const { knowledgeOf } = snapshotOf(record, step);
        for (const [index, right] of truth.entries()) {
          const { state, value, proves } = knowledgeOf(index);
          if (proves === "exact") assert.equal(value, right, step.name);
          if (proves === "lower") assert.ok(right >= (value ?? NaN), step.name);
          if (proves === "upper") assert.ok(right <= (value ?? NaN), step.name);
          if (state === "cut") assert.equal(record.visit(index), -1);
        }
      }
      const root = snapshotOf(record, steps[steps.length - 1]).knowledgeOf(0);
      assert.deepEqual(root, { state: "exact", value: truth[0], proves: "exact" });
    });
  }
}

test("a child's value that is not better does not change the parent's value", () => {
  const words = wordsIn("en");
  const subject = /** @type {FigureSubject} */ ({
    name: "n",
    tree: TREES[0],
    search: "minimax",
    at: "end",
  });
  const search = searchOf(subject);
  const said = (/** @type {string} */ name) =>
    stepView(search, search.steps[stepIndex(search.steps, name)], words).sentence;
  assert.equal(said("leave-1.2"), "This leaf is worth 12. MIN stays with 3.");
  assert.equal(said("leave-1"), "Branch 1 is worth 3. MAX can get 3 or more at the root.");
  assert.equal(said("leave-3"), "Branch 3 is worth 2. MAX stays with 3.");
});

test("a completely visited branch has a value, and a branch with a cut has a bound", () => {
  const words = wordsIn("en");
  const said = (/** @type {string} */ tree, /** @type {string} */ name) => {
    const subject = /** @type {FigureSubject} */ ({
      name: "n",
      tree,
      search: "alpha-beta",
      at: "end",
    });
    const search = searchOf(subject);
    return stepView(search, search.steps[stepIndex(search.steps, name)], words).sentence;
  };
  assert.equal(said(TREES[0], "leave-2"), "Branch 2 is worth 2 or less. MAX stays with 3.");
  assert.equal(said(TREES[0], "leave-3"), "Branch 3 is worth 2. MAX stays with 3.");
  assert.match(said(TREES[1], "leave-2.1.1"), /^Branch 2\.1\.1 is worth 3 or less\./);
  // A MAX node with one child worth at most 3 and one worth exactly 4.
  assert.match(said(TREES[1], "leave-2.1"), /^Branch 2\.1 is worth 4\./);
});

test("the boards of a figure agree with the value that minimax finds for each of them", () => {
  for (const board of ["XOXOOX...", "XOO.X....", "X........"]) {
    const subject = /** @type {FigureSubject} */ ({
      name: "b",
      board,
      search: "alpha-beta",
      at: "end",
    });
    const { record, steps } = searchOf(subject);
    const { knowledgeOf } = snapshotOf(record, steps[steps.length - 1]);
    for (let node = 0; node < record.trace.nodes; node += 1) {
      if (!isDrawn(record, node)) continue;
      const { value, proves } = knowledgeOf(node);
      const options = { scoring: /** @type {const} */ ("plain") };
      const [right] = chapterEngine().trace(record.board(node), false, options).values;
      if (proves === "exact") assert.equal(value, right);
      if (proves === "lower") assert.ok(right >= (value ?? NaN));
      if (proves === "upper") assert.ok(right <= (value ?? NaN));
    }
  }
});

test("a reader can change the number of a leaf and the place of a branch", () => {
  const tree = "[[3,12,8],[2,4,6]]";
  assert.equal(withLeaf(tree, [1, 2], -4), "[[3,-4,8],[2,4,6]]");
  assert.equal(withMovedBranch(tree, [1], 1), "[[2,4,6],[3,12,8]]");
  assert.equal(withMovedBranch(tree, [2, 3], -1), "[[3,12,8],[2,6,4]]");
  assert.equal(withMovedBranch(tree, [1], -1), null);
  assert.equal(withMovedBranch(tree, [2, 3], 1), null);
});

test("the nodes in a tree's text have the numbers that the engine gives them", () => {
  for (const text of TREES) {
    const { tree } = chapterEngine().trace_tree(text, true);
    const mine = nodesOf(text).map(({ path, leaf }) => [path.length, leaf]);
    assert.deepEqual(
      mine,
      Array.from(tree, ({ ply, value }) => [ply, value]),
    );
  }
});

test("in two chapters, dragging and the question change the tree as the text says", () => {
  const value = (/** @type {string} */ tree) => chapterEngine().trace_tree(tree, false).values[0];
  assert.equal(value(withLeaf(TREES[0], [1, 1], 9)), 8);
  assert.equal(value(withLeaf(TREES[0], [2, 3], 99)), value(TREES[0]));
});

/**
 * Computes the values of all nodes, in the order of the text, by the definition of minimax.
 * @param {Tree} tree
 * @param {boolean} isMax
 * @returns {number[]}
 */
function values(tree, isMax) {
  if (!Array.isArray(tree)) return [Number(tree)];
  const below = tree.map((child) => values(child, !isMax));
  const firsts = below.map(([first]) => first);
  return [isMax ? Math.max(...firsts) : Math.min(...firsts), ...below.flat()];
}

test("the build says which attribute of a figure is wrong, and where", () => {
  const build = (/** @type {string} */ attributes) =>
    searchesOf(
      readChapter(`---
title: The first cut
description: One step.
---
<cutoff-figure name="nine" ${attributes}></cutoff-figure>`),
    );
  const tree = 'tree="[[3,12],[2,4]]" at="end"';
  assert.equal(build(`${tree} search="minimax" spoilers="1"`).size, 1);
  const faults = [
    [`${tree} search="alphabeta"`, 'search="alphabeta" is not minimax or alpha-beta'],
    [`${tree} search="minimax" drag="leaves"`, 'drag="leaves" is not leaf or branch'],
    [`${tree} search="minimax" drop="leaf"`, "there is no attribute drop"],
    ['tree="[3,12]" search="minimax"', "the attribute at is missing"],
    ['at="end" search="minimax"', "it needs a tree or a board"],
    [`${tree} board="X........" search="minimax"`, "it needs a tree or a board"],
    ['tree="[A:3,12]" at="end" search="minimax" drag="leaf"', "drag needs a tree of numbers"],
    ['board="X........" at="end" search="minimax" drag="branch"', "drag needs a tree of numbers"],
    [
      'board="O.X.X.O.." at="end" search="alpha-beta" show="ends" bug="root-ties"',
      "ends do not show what a bug chooses",
    ],
  ];
  for (const [attributes, fault] of faults) {
    const message = `in “The first cut”, the figure nine: ${fault}`;
    assert.throws(() => build(attributes), { message });
  }
});
