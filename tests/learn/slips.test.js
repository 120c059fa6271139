/** What is said of wrong answers: for every question, from the engine's values, and never of the right answer. */
import assert from "node:assert/strict";
import { test } from "node:test";
import * as engine from "../../pkg/npm/cutoff.js";
import { CHAPTERS } from "../../learn/chapters/chapters.js";
import { behind } from "../../learn/chapters/figures.js";
import { answerTo } from "../../learn/chapters/numbers.js";
import { slipsOf } from "../../learn/chapters/slips.js";
import { readInteger } from "../../www/base/typed-numbers.js";
import { blocksOf } from "../../www/build/learn/blocks.js";
import { chapterOf } from "../../www/build/learn/chapter.js";
import { catalogue } from "../../www/messages/catalogue.js";
import { LANGUAGES } from "../../www/messages/languages.js";
import { wordsOf } from "../web/words.js";

/** @import { TreeTrace } from "../../pkg/npm/cutoff.js" */

const words = LANGUAGES.map((language) => catalogue(language, wordsOf(language, "learn")));

for (const name of CHAPTERS) {
  test(`${name}: a wrong answer that follows a known idea is told as that`, () => {
    const chapter = chapterOf("en", name);
    const figures = behind(engine, chapter.figures);
    const of = (/** @type {string} */ asked) => Number(answerTo(engine, figures, asked));
    for (const block of blocksOf(chapter)) {
      if (block.kind !== "question") continue;
      const question = block.answer.slice(2, -2);
      const slips = slipsOf(question, of);
      assert.ok(slips.size > 0, question);
      assert.ok(!slips.has(of(question)), question);
      for (const [value, idea] of slips) {
        assert.equal(readInteger(String(value)), value, `${question} ${idea}: nobody can type it`);
        const id = `slip-${idea.replace(/-\d$/, "")}`;
        for (const { knows } of words) assert.ok(knows(id), id);
      }
    }
  });
}

test("the ideas' values are those that somebody gets who follows them", () => {
  const chapter = chapterOf("en", "your-turn");
  const figures = behind(engine, chapter.figures);
  const of = (/** @type {string} */ asked) => Number(answerTo(engine, figures, asked));
  const tree = "[[6,2,8],[7,3,5],[2,9,1]]";
  const hard = engine.trace_tree(tree, true, { convention: "hard" });
  const plain = engine.trace_tree(tree, false);
  const third = (/** @type {TreeTrace} */ { moves, values, tree }) =>
    values[moves.indexOf(tree[0].children[2])];
  const slips = slipsOf("third value 3", of);
  assert.equal(slips.get(third(hard)), "hard");
  assert.equal(slips.get(third(plain)), "exact");
  const minimising = engine.trace_tree(tree, true, { maximising: false });
  assert.equal(slips.get(third(minimising)), "sides");
  // Every tree of a question, with MIN at the root and from right to left.
  for (const question of ["[[2,4,6],[3,12,8],[14,5,2]]", "[[[12,5],[23,23]],[[3,5],[2,9]]]"]) {
    const nine = behind(engine, [
      ...chapterOf("en", "order").figures.slice(0, 1),
      ...chapterOf("en", "walk").figures,
    ]);
    const asked = `skipped ${question}`;
    const ideas = slipsOf(asked, (what) => Number(answerTo(engine, nine, what)));
    const right = Number(answerTo(engine, nine, asked));
    for (const how of [{ maximising: false }, { convention: "right" }]) {
      const { tree, nodes } = engine.trace_tree(question, true, how);
      const { nodes: most } = engine.trace_tree(question, false, how);
      // Where no inner node is skipped, as many leaves are as nodes.
      assert.equal(tree.length, most);
      if (most - nodes !== right) assert.ok(ideas.has(most - nodes), `${question} ${most - nodes}`);
    }
  }
});
