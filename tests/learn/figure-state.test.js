/** Tests the state of a figure without a page: marks, a guess, and the place in a search. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { wordsIn } from "../../www/build/words.ts";
import { countGuess, shareGuess } from "../../www/learn/figure/guess.ts";
import { HANDLE_KINDS } from "../../www/learn/figure/handle-kinds.ts";
import {
  NO_MARKS,
  countsOf,
  wrongMarks,
  signAt,
  toggleMark,
} from "../../www/learn/figure/marks.ts";
import { shownState } from "../../www/learn/figure/figure-state.ts";
import { nodesOf } from "../../www/learn/subject/written-tree.ts";

/** @import { FigureView } from "../../www/learn/figure/figure-state.ts" */
/** @import { SvgElement } from "../../www/base/svg-element.ts" */
/** @import { FigureSubject } from "../../www/learn/subject/subject.ts" */

/** Leaves 2 and 3 are skipped by one cut. */
const LEAVES = [1, 2, 3, 4].map((id) => ({
  id,
  label: `Leaf ${id}`,
  isRight: id === 2 || id === 3,
  note: `about ${id}`,
  step: id === 3 ? 2 : id,
}));

/** Marks leaves one after another. @param {number[]} ids */
const marked = (...ids) => ids.reduce((marks, id) => toggleMark(marks, LEAVES[id - 1]), NO_MARKS);

test("a second press takes a mark away, and the others stay", () => {
  assert.deepEqual(marked(1, 4, 1).ids, [4]);
});

test("each wrong mark is a mistake, and so is the first missing leaf of a cut", () => {
  const mistakes = (/** @type {number[]} */ ...ids) =>
    wrongMarks(marked(...ids), LEAVES).map(({ id }) => id);
  assert.deepEqual(mistakes(2, 3), []);
  assert.deepEqual(mistakes(), [2]);
  assert.deepEqual(mistakes(4, 1), [1, 2, 4]);
  assert.deepEqual(countsOf(marked(2, 4), LEAVES), { right: 1, missed: 1, wrong: 1 });
});

test("marks have signs, but a missing one only while it is explained", () => {
  const signs = LEAVES.map((leaf) => signAt(leaf, marked(2, 4), LEAVES[2]));
  assert.deepEqual(signs, [undefined, "right", "missed", "wrong"]);
  assert.equal(signAt(LEAVES[2], marked(2, 4)), undefined);
});

test("the feedback on a guess says that it is close, or names the known mistake that it is close to", () => {
  const words = wordsIn("en");
  const mistakes = [{ count: 10, note: "You forgot the root." }];
  const guess = countGuess({ count: 1_000, powers: 4, mistakes }, words);
  const said = (/** @type {number} */ at) => guess.feedback(at);
  const close = `${words.say("feedback-guess", { text: "1,000" })} ${words.say("feedback-close")}`;
  assert.equal(said(60), close);
  assert.match(said(20), /10.* You forgot the root\.$/);
  assert.equal(said(40), words.say("feedback-guess", { text: "100" }));
  assert.equal(shareGuess(words).text(51), "51%");
});

test("keys change a leaf as they change any slider, within its limits", () => {
  const { keys, change } = HANDLE_KINDS.leaf;
  const tree = "[[3,12],[2,98]]";
  const pressed = (/** @type {string} */ key, /** @type {number} */ id) =>
    change(tree, nodesOf(tree)[id], keys[key])?.tree;
  assert.equal(pressed("ArrowUp", 2), "[[4,12],[2,98]]");
  assert.equal(pressed("ArrowLeft", 3), "[[3,11],[2,98]]");
  assert.equal(pressed("PageDown", 2), "[[-7,12],[2,98]]");
  assert.equal(pressed("PageUp", 6), "[[3,12],[2,99]]");
  assert.equal(pressed("Home", 3), "[[3,-99],[2,98]]");
  assert.equal(pressed("End", 3), "[[3,99],[2,98]]");
  const [, , , at] = nodesOf("[[3,99]]");
  assert.equal(change("[[3,99]]", at, keys.End), null);
});

test("keys move a branch one place, but not beyond the last one", () => {
  const { keys, change } = HANDLE_KINDS.branch;
  const tree = "[[3,12],[2,98]]";
  const [, first] = nodesOf(tree);
  assert.deepEqual(change(tree, first, keys.ArrowRight), {
    tree: "[[2,98],[3,12]]",
    path: [2],
    by: 1,
  });
  assert.equal(change(tree, first, keys.ArrowLeft), null);
  assert.equal(keys.End, undefined);
});

test("the question of a figure stays until the search has answered", () => {
  const subject = /** @type {FigureSubject} */ ({ name: "nine", tree: "[1,2]", at: "end" });
  /** @type {SvgElement} */
  const drawing = { tag: "svg", attributes: {}, children: [] };
  /** @type {FigureView} */
  const own = { subject, drawing, sentence: "built", step: 3, last: 9, recordStep: 5 };
  const other = { ...subject, tree: "[2,1]" };
  const found = { ...own, subject: other, sentence: "found", step: 9 };
  const wanted = { subject: other, at: { step: Infinity }, from: 3, isAnswered: true };
  const asked = shownState(own, true, {});
  assert.ok(asked.isAsking && !asked.isChanged && asked.step === 3);
  // A step can be wanted before it is drawn.
  const waiting = shownState(own, true, { wanted });
  assert.ok(waiting.isAsking && waiting.isChanged && waiting.step === 9);
  assert.equal(waiting.view.sentence, "built");
  const answered = shownState(own, true, { wanted, found });
  assert.ok(!answered.isAsking && answered.isAnswered);
  assert.equal(answered.view.sentence, "found");
  // The explanation of a wrong mark does not end the question.
  const explanation = { ...found, isExplanation: true };
  const state = shownState(own, true, { wanted, found: explanation });
  assert.ok(state.isAsking && state.mistakeDrawing === found.drawing);
  assert.equal(state.view.sentence, "built");
});
