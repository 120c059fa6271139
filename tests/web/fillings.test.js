/** Fill the leaves: the fewest and the most leaves of all fillings, against every filling there is, by the engine. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { trace_tree } from "../../pkg/npm/cutoff.js";
import { bestFilling } from "../../www/practise/fillings.ts";
import { readNumber } from "../../www/base/typed-numbers.ts";
import { leafText, treeText } from "../../www/practise/orders.ts";

/** Forms of trees with few leaves: `x` is one. */
const FORMS = [
  ..."[x,x] [[x,x],[x,x]] [[x,x],[x,x,x]] [[x],[x,x],[x,x]] [[[x,x],x],[x,x]] [x,[[x,x],[x,x]]]".split(
    " ",
  ),
  ..."[[[x,x],[x,x]],x] [[[[x,x],x],x],x] [x,[[[x,x],x],x]] [[x,[x,x]],[[x,x]]]".split(" "),
];

const CONVENTIONS = [
  ...["", "strict", "hard", "right"],
  ...["strict hard", "strict right", "hard right", "strict hard right"],
];

/** How many leaves the engine evaluates. @param {string} text @param {boolean} maximising @param {string} convention */
function evaluated(text, maximising, convention) {
  const { moves, tree } = trace_tree(text, true, { maximising, convention });
  return moves.filter((index) => tree[index].children.length === 0).length;
}

/** The form with each combination of as many values as it has leaves. @param {string} form @returns {string[]} */
function everyFilling(form) {
  const most = form.split("x").length - 1;
  let texts = [form];
  for (let leaf = 0; leaf < most; leaf += 1) {
    const values = Array.from({ length: most }, (_, value) => String(value));
    texts = texts.flatMap((text) => values.map((value) => text.replace("x", value)));
  }
  return texts;
}

for (const convention of CONVENTIONS) {
  test(`no values of the leaves are better than the best filling: ${convention}`, () => {
    for (const [at, form] of [...FORMS, ...FORMS].entries()) {
      const maximising = at < FORMS.length;
      const counts = everyFilling(form).map((text) => evaluated(text, maximising, convention));
      const { tree } = trace_tree(form.replaceAll("x", "0"), true, { maximising });
      const count = (/** @type {"fewest" | "most"} */ goal) =>
        evaluated(treeText(bestFilling(tree, { goal, convention })), maximising, convention);
      assert.equal(count("fewest"), Math.min(...counts), form);
      assert.equal(count("most"), Math.max(...counts), form);
      // Every tree can be filled so that nothing is pruned.
      assert.equal(count("most"), form.split("x").length - 1, form);
    }
  });
}

test("every number that a leaf takes can be searched, and no other is taken", () => {
  const taken = ["0", "-3", "0.5", "1e3", "0.0000001", "1e-9", "999999999999999", "-1.25"];
  for (const typed of taken) {
    const text = leafText(readNumber(typed, "en") ?? NaN);
    assert.equal(Number(text), Number(typed));
    assert.equal(trace_tree(`[[${text},3],[1,2]]`, true, {}).tree[2].value, Number(typed));
  }
  for (const typed of ["1e15", "1e21", "1e308", "-1e300", "1e-20", "1e-300", "inf", "x"]) {
    assert.equal(leafText(readNumber(typed, "en") ?? NaN), null, typed);
  }
});
