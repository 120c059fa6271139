/** Checks the ready lessons: their links lead to a place, and the engine confirms their answers. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { best_move, describe, trace_tree } from "../../pkg/npm/cutoff.js";
import { catalogue } from "../../www/messages/catalogue.ts";
import { LANGUAGES } from "../../www/messages/languages.ts";
import { STANDARD } from "../../www/game/shape.ts";
import { linkFaults } from "../../www/page/link-fault.ts";
import { LINK_SCHEMAS } from "./link-schemas.js";
import { queryOf } from "../../www/page/places.ts";
import { readExercise } from "../../www/parts/exercise/exercise.ts";
import { isRight } from "../../www/page/lesson/answers.ts";
import { placeOfStep, READY, readyLesson, readyText } from "../../www/page/lesson/lesson.ts";
import { decodeText, encodeText } from "../../www/page/lesson/lesson-code.ts";
import { readChosen, wholeOrder } from "../../www/lab/order/orders.ts";
import { words } from "./words.js";

/** @import { LessonStep } from "../../www/page/lesson/lesson.ts" */

/** @param {string} link */
const treeOf = (link) => queryOf(link.slice(link.indexOf("#"))).get("tree") ?? "";
/** @param {string} link */
const boardOf = (link) => queryOf(link.slice(link.indexOf("#") + 1)).get("start") ?? STANDARD.start;

/** The leaves that alpha-beta cuts, from left to right. @param {string} link */
function cutLeaves(link) {
  const { tree, moves } = trace_tree(treeOf(link), true);
  const searched = new Set(moves);
  return tree.filter(({ children }, index) => children.length === 0 && !searched.has(index));
}

/** The first cut leaf of the last branch. @param {string} link */
function cutOnTheRight(link) {
  const { tree } = trace_tree(treeOf(link), true);
  const last = tree[0].children.at(-1) ?? 0;
  return cutLeaves(link).find(({ parent }) => parent === last)?.value;
}

/**
 * Finds the smallest whole number at the last leaf that changes the value of the root.
 * @param {string} link
 */
function leastToChange(link) {
  const worth = (/** @type {number} */ leaf) =>
    trace_tree(treeOf(link).replace(/-?\d+\]\]$/, `${leaf}]]`), false).tree[0].exact;
  return Array.from({ length: 30 }, (_, leaf) => leaf).find((leaf) => worth(leaf) !== worth(0));
}

/** The value of α when alpha-beta enters the last branch. @param {string} link */
function alphaOnTheRight(link) {
  const { tree, moves, alphas } = trace_tree(treeOf(link), true);
  return alphas[moves.indexOf(tree[0].children.at(-1) ?? 0)];
}

/**
 * Counts the nodes of alpha-beta from the empty board, in the move order of a link.
 * @param {string} link
 * @param {number} [first] A cell to try first.
 */
function visited(link, first) {
  const names = queryOf(link.slice(link.indexOf("#")));
  const named = readChosen(STANDARD, names.get("first") ?? undefined);
  const order = wholeOrder(STANDARD, first === undefined ? named : [first, ...named]);
  const scoring = /** @type {"plain"} */ (names.get("scoring"));
  return best_move(STANDARD.start, true, { order, scoring }).nodes;
}

/** The outcome of each move for the other side: `win`, `draw` or `loss`. @param {string} board */
function replies(board) {
  const player = [...board].filter((sign) => sign !== ".").length % 2 === 0 ? "X" : "O";
  return [...board].flatMap((sign, cell) => {
    if (sign !== ".") return [];
    const after = board.slice(0, cell) + player + board.slice(cell + 1);
    return [{ name: describe().names[cell], outcome: best_move(after, false).outcome }];
  });
}

/** The value of a tree's first branch. @param {string} link */
function firstBranch(link) {
  const { tree } = trace_tree(treeOf(link), false);
  return tree[tree[0].children[0]].exact;
}

/** The leaves of a tree's second branch that the search skips. @param {string} link */
function unseen(link) {
  const { tree, moves } = trace_tree(treeOf(link), true);
  return tree[tree[0].children[1]].children.filter((index) => !moves.includes(index)).length;
}

/** The name of the best cell. @param {string} link */
function bestCell(link) {
  const { index, outcome, plies } = best_move(boardOf(link), true);
  assert.deepEqual([outcome, plies], ["win", 1]);
  return describe().names[index ?? -1];
}

/** The steps of each lesson. */
const LESSONS = Object.fromEntries(
  READY.map((name) => [name, readyLesson(name, catalogue("en", words("en"), STANDARD).say).steps]),
);

/** The engine's answer to each question. @type {Record<string, ((link: string) => unknown)[]>} */
const ANSWERS = {
  "first-cut": [firstBranch, unseen, leastToChange, cutOnTheRight],
  order: [
    (link) => cutLeaves(link)[0].value,
    alphaOnTheRight,
    (link) => visited(link, 4),
    (link) => (visited(LESSONS.order[2].link) / visited(link)).toFixed(1),
  ],
  board: [
    bestCell,
    (link) => replies(boardOf(link)).filter(({ outcome }) => outcome === "win").length,
    (link) => best_move(boardOf(link), true).score,
    () => {
      const safe = replies("X........").filter(({ outcome }) => outcome !== "win");
      assert.equal(safe.length, 1);
      return safe[0].name;
    },
  ],
};

test("the answer to every question agrees with the engine", () => {
  assert.deepEqual(Object.keys(ANSWERS), READY);
  for (const [name, steps] of Object.entries(LESSONS)) {
    const asked = steps.filter(({ question }) => question !== null);
    assert.equal(asked.length, ANSWERS[name].length, name);
    asked.forEach(({ link, question }, index) => {
      const { answers } = question ?? { answers: [] };
      const found = String(ANSWERS[name][index](link));
      assert.ok(isRight(answers, found), `${name}, question ${index + 1}: ${answers} or ${found}`);
    });
  }
});

test("every step leads to a place that can read its whole link", async () => {
  for (const step of Object.values(LESSONS).flat()) {
    const { place, fragment } = placeOfStep(step);
    const query = queryOf(fragment);
    assert.deepEqual(linkFaults(LINK_SCHEMAS[place], query), [], step.link);
    if (place === "practise") assert.deepEqual(readExercise(new Map(query)).faults, [], step.link);
  }
});

test("each language has all lessons with the same links, and accepts answers in its own digits", async () => {
  for (const language of LANGUAGES) {
    const { say, number } = catalogue(language, words(language), STANDARD);
    for (const name of READY) {
      const { title, steps, faults } = readyLesson(name, say);
      assert.deepEqual(faults, []);
      assert.notEqual(title, "");
      const text = readyText(name, say);
      assert.equal(await decodeText(await encodeText(text)), text);
      const parts = (/** @type {LessonStep[]} */ list) =>
        list.map(({ link, question }) => [link, question?.answers]);
      assert.deepEqual(parts(steps), parts(LESSONS[name]));
      for (const { question } of steps) {
        const value = Number(question?.answers[0].replace(",", ""));
        if (question && Number.isInteger(value))
          assert.ok(isRight(question.answers, number(value)));
      }
    }
  }
});
