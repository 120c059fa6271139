/**
 * Checks “Fill in the leaves” with all possible values: the fewest and the most leaves.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { trace_tree } from "../../pkg/npm/cutoff.js";
import { bestFilling } from "../../www/practise/questions/best-filling.ts";
import { treeText } from "../../www/practise/questions/best-order.ts";
import { CONVENTIONS, evaluated } from "./reference-trees.js";

/** Shapes of small trees, with `x` for each leaf. */
const FORMS = [
  "[x,x]",
  "[[x,x],[x,x]]",
  "[[x,x],[x,x,x]]",
  "[[x],[x,x],[x,x]]",
  "[[[x,x],x],[x,x]]",
  "[x,[[x,x],[x,x]]]",
  "[[[x,x],[x,x]],x]",
  "[[[[x,x],x],x],x]",
  "[x,[[[x,x],x],x]]",
  "[[x,[x,x]],[[x,x]]]",
];

/**
 * Fills a shape with every combination of values. A search only compares values, so of combinations
 * with the same comparisons it takes the one with the whole numbers from 0.
 * @param {string} form
 * @returns {string[]}
 */
function everyFilling(form) {
  const most = form.split("x").length - 1;
  /** @type {number[][]} */
  let fillings = [[]];
  for (let leaf = 0; leaf < most; leaf += 1) {
    fillings = fillings.flatMap((before) =>
      Array.from({ length: most }, (_, at) => [...before, at]),
    );
  }
  const dense = fillings.filter((values) => new Set(values).size === Math.max(...values) + 1);
  return dense.map((values) => values.reduce((text, value) => text.replace("x", `${value}`), form));
}

const FILLINGS = new Map(FORMS.map((form) => [form, everyFilling(form)]));

for (const convention of CONVENTIONS) {
  test(`the best filling has the best values of the leaves: ${convention}`, () => {
    for (const [at, form] of [...FORMS, ...FORMS].entries()) {
      const maximising = at < FORMS.length;
      const counts = (FILLINGS.get(form) ?? []).map((text) =>
        evaluated(text, maximising, convention),
      );
      const { tree } = trace_tree(form.replaceAll("x", "0"), true, { maximising });
      const count = (/** @type {"fewest" | "most"} */ goal) =>
        evaluated(treeText(bestFilling(tree, { goal, convention })), maximising, convention);
      assert.equal(count("fewest"), Math.min(...counts), form);
      assert.equal(count("most"), Math.max(...counts), form);
      // Every tree has values with which nothing is pruned.
      assert.equal(count("most"), form.split("x").length - 1, form);
    }
  });
}

test("a tree keeps its text when it is read and written, even with numbers near 0", () => {
  for (const text of ["[[0.0000001,-3],[1.25,999999999999999]]", "[[a,-0.5],[[x,-999],0]]"])
    assert.equal(treeText(trace_tree(text, true, {}).tree), text);
});
