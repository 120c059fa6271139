/**
 * Tests the explanations of wrong answers. Every question has some, with values from the engine,
 * and none is about the right answer.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import * as engine from "../../pkg/npm/cutoff.js";
import { CHAPTERS } from "../../learn/chapters/chapters.ts";
import { figureSources } from "../../learn/chapters/figure-sources.ts";
import { placeholderValue, placeholderNumber } from "../../learn/chapters/numbers.ts";
import { WRONG_SEARCHES, skippedBy } from "../../learn/chapters/wrong-searches.ts";
import { WRONG_GUESSES } from "../../learn/chapters/scales.ts";
import { wrongAnswersTo } from "../../learn/chapters/wrong-answers.ts";
import { readInteger } from "../../www/base/typed-numbers.ts";
import { blocksOf } from "../../www/build/learn/blocks.ts";
import { chapterOf } from "../../learn/chapters/read.ts";
import { catalogue } from "../../www/messages/catalogue.ts";
import { LANGUAGES } from "../../www/messages/languages.ts";
import { wordsOf } from "../www/words.js";

/** @import { TreeTrace } from "../../pkg/npm/cutoff.js" */

const words = LANGUAGES.map((language) => catalogue(language, wordsOf(language, "chapters")));

for (const name of CHAPTERS) {
  test(`${name}: a wrong answer that follows a known wrong idea is explained by that idea`, () => {
    const chapter = chapterOf("en", name);
    const figures = figureSources(engine, chapter);
    const of = (/** @type {string} */ asked) => placeholderNumber(engine, figures, asked);
    for (const block of blocksOf(chapter)) {
      if (block.kind !== "question") continue;
      const question = block.answer.slice(2, -2);
      const wrong = wrongAnswersTo(question, of);
      assert.ok(wrong.size > 0, question);
      assert.ok(!wrong.has(of(question)), question);
      for (const [value, { name, idea }] of wrong) {
        assert.equal(readInteger(String(value)), value, `${question} ${name}: nobody can type it`);
        const id = `wrong-idea-${idea}`;
        for (const { knows } of words) assert.ok(knows(id), id);
      }
    }
  });
}

test("a wrong idea leads to the value by which it is recognised", () => {
  const chapter = chapterOf("en", "your-turn");
  const figures = figureSources(engine, chapter);
  const of = (/** @type {string} */ asked) => placeholderNumber(engine, figures, asked);
  const tree = "[[8,3],[9,5,6],[7,4,1,9]]";
  const hard = engine.trace_tree(tree, true, { convention: "hard" });
  const plain = engine.trace_tree(tree, false);
  const third = (/** @type {TreeTrace} */ { moves, values, tree }) =>
    values[moves.indexOf(tree[0].children[2])];
  const wrong = wrongAnswersTo("third value 3", of);
  assert.equal(wrong.get(third(hard))?.name, "alpha");
  assert.equal(wrong.get(third(plain))?.name, "exact");
  // With MAX in place of MIN, this is the highest leaf.
  const minimising = engine.trace_tree(tree, true, { maximising: false });
  assert.equal(wrong.get(third(minimising))?.name, "highest");
});

/** Questions about skipped leaves, in any chapter. */
const skippedOf = CHAPTERS.flatMap((name) =>
  blocksOf(chapterOf("en", name)).flatMap((block) => {
    const [, tree] = (block.kind === "question" && /^{{skipped (\S+)}}$/.exec(block.answer)) || [];
    return tree ? [{ name, tree }] : [];
  }),
);

for (const { name, tree: text } of skippedOf) {
  test(`${name}: other conventions and wrong ideas are recognised by the leaves of ${text} that they skip`, () => {
    const figures = figureSources(engine, chapterOf("en", name));
    const of = (/** @type {string} */ asked) => placeholderNumber(engine, figures, asked);
    const wrong = wrongAnswersTo(`skipped ${text}`, of);
    const right = of(`skipped ${text}`);
    assert.ok(right > 0);
    for (const how of [{ maximising: false }, { convention: "right" }, { convention: "strict" }]) {
      const { tree, moves } = engine.trace_tree(text, true, how);
      const leaves = tree.flatMap(({ children }, node) => (children.length ? [] : [node]));
      const skipped = leaves.filter((leaf) => !moves.includes(leaf)).length;
      if (skipped !== right) assert.ok(wrong.has(skipped), `${JSON.stringify(how)} ${skipped}`);
    }
    for (const idea of WRONG_SEARCHES) {
      const skipped = skippedBy(text, idea);
      if (skipped !== right) assert.ok(wrong.has(skipped), `${idea} ${skipped}`);
    }
  });
}

test("cuts: no wrong idea leads to the right answer", () => {
  const { tree } = skippedOf.find(({ name }) => name === "cuts") ?? assert.fail();
  const figures = figureSources(engine, chapterOf("en", "cuts"));
  const right = placeholderValue(engine, figures, `skipped ${tree}`);
  for (const other of ["strict", "min"])
    assert.notEqual(placeholderValue(engine, figures, `skipped ${other} ${tree}`), right, other);
  for (const idea of WRONG_SEARCHES) assert.notEqual(skippedBy(tree, idea), right, idea);
});

/** Beliefs of many students. For each, a chapter has a question that the belief answers wrongly. */
const MISCONCEPTIONS = {
  "MIN always plays well": ["minimax", "faultless"],
  "bounds go sideways": ["alpha-beta", "neighbour"],
  "a leaf is what a player already has": ["alpha-beta", "leaf-4"],
  "a cut leaves the window behind it": ["cuts", "sideways"],
  "a tie is not a reason to cut": ["cuts", "strict"],
  "a cut skips one leaf": ["cuts", "cuts"],
  "a game goes on after a win": ["real-board", "unended-2"],
  "minimax tries only good moves": ["real-board", "next-board-3"],
  "the root begins with −∞ and ∞": ["bounds", "whole-window"],
  "α and β are exchanged": ["bounds", "exchanged"],
  "negamax keeps α and β in their places": ["negamax", "unturned"],
  "negamax keeps the sign of β": ["negamax", "unsigned"],
  "a returned number is a value": ["bounds", "all-returned"],
  "a value from the node beside raises α": ["your-turn", "neighbour-alpha"],
  "both sides have as many moves": ["best-case", "one-number"],
  "a line with stones of both sides counts": ["evaluation", "both-stones"],
  "O makes mistakes": ["tree", "erring"],
  "the best order doubles any depth": ["growth", "whole-twice"],
  "a bound that is known ends a search": ["memory", "boundless"],
  "a table entry of any depth is good enough": ["memory", "depthless"],
  "only a value ends a search": ["memory", "values-alone"],
  "a side that moves twice multiplies once": ["best-case", "pairs-3"],
  "a threat fills one ply": ["horizon", "threats-alone-3"],
  "every branch can be skipped whole": ["bounds", "every"],
  "a value in negamax is from the view of MAX": ["negamax", "mover"],
  "the rounds of iterative deepening before the last cost nothing": ["deepening", "alone"],
  "a number of nodes names a round": ["deepening", "rounds-4"],
  "X always gets the odd rows": ["connect-four", "even-others"],
  "a change of all scores changes what is skipped": ["evaluation", "rescaled"],
};

for (const [belief, [name, answer]] of Object.entries(MISCONCEPTIONS)) {
  test(`${name}: a wrong answer to the question shows the belief that ${belief}`, () => {
    const chapter = chapterOf("en", name);
    const figures = figureSources(engine, chapter);
    const of = (/** @type {string} */ asked) => placeholderNumber(engine, figures, asked);
    const known = blocksOf(chapter).flatMap((block) =>
      block.kind === "question" ? [...wrongAnswersTo(block.answer.slice(2, -2), of).values()] : [],
    );
    const names = known.map(({ name }) => name);
    assert.ok(names.includes(answer), names.join(" "));
  });
}

test("every message about a mistake belongs to an idea that leads to an answer", () => {
  const ideas = new Set(WRONG_SEARCHES);
  for (const name of CHAPTERS) {
    const chapter = chapterOf("en", name);
    const figures = figureSources(engine, chapter);
    const of = (/** @type {string} */ asked) => placeholderNumber(engine, figures, asked);
    for (const block of blocksOf(chapter)) {
      if (block.kind !== "question") continue;
      for (const { idea } of wrongAnswersTo(block.answer.slice(2, -2), of).values())
        ideas.add(idea);
    }
  }
  for (const wrong of Object.values(WRONG_GUESSES))
    for (const idea of Object.keys(wrong(() => 1))) ideas.add(idea);
  const messages = [...wordsOf("en", "chapters").matchAll(/^wrong-idea-([\w-]+) =/gm)].map(
    ([, idea]) => idea,
  );
  assert.deepEqual(
    messages.filter((idea) => !ideas.has(idea)),
    [],
  );
});
