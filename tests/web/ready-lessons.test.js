/** The lessons that are ready: their links lead somewhere, and the engine confirms their answers. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { best_move, describe, trace_tree, visit } from "../../pkg/node/cutoff.js";
import { catalogue } from "../../www/messages/catalogue.js";
import { LANGUAGES } from "../../www/messages/languages.js";
import { STANDARD } from "../../www/game/shape.js";
import { faultsOf } from "../../www/page/link-fault.js";
import { readPlaceLink } from "../../www/page/place-link.js";
import { queryOf } from "../../www/page/places.js";
import { readExercise } from "../../www/practise/exercise.js";
import { isRight } from "../../www/teach/answers.js";
import { readCode, writeCode } from "../../www/teach/codec.js";
import { READY, readyLesson } from "../../www/teach/ready-lessons.js";
import { words } from "./words.js";

/** @param {string} link */
const treeOf = (link) => queryOf(link.slice(link.indexOf("#"))).get("tree") ?? "";
/** @param {string} link */
const boardOf = (link) => queryOf(link.slice(link.indexOf("#") + 1)).get("start") ?? STANDARD.start;

/** How many leaves of a tree alpha-beta looks at. @param {string} link */
function leaves(link) {
  const { tree, moves } = trace_tree(treeOf(link), true, true);
  return [...moves].filter((index) => tree[index].children.length === 0).length;
}

/** What alpha-beta visits from the empty board, in the order that a link names. @param {string} link */
function visited(link) {
  const names = queryOf(link.slice(link.indexOf("#")));
  const order = [...(names.get("order") ?? "")].map(Number);
  const scoring = /** @type {"plain"} */ (names.get("scoring"));
  return visit(STANDARD.start, "alpha-beta", { order, scoring }).nodes;
}

/** The value of a tree's first branch. @param {string} link */
function firstBranch(link) {
  const { tree } = trace_tree(treeOf(link), false, true);
  return tree[tree[0].children[0]].exact;
}

/** The leaves that are never looked at in a tree's second branch. @param {string} link */
function unseen(link) {
  const { tree, moves } = trace_tree(treeOf(link), true, true);
  return tree[tree[0].children[1]].children.filter((index) => !moves.includes(index)).length;
}

/** The name of the cell to play. @param {string} link */
function bestCell(link) {
  const { index, outcome, plies } = best_move(boardOf(link), true);
  assert.deepEqual([outcome, plies], ["win", 1]);
  return describe().names[index ?? -1];
}

/** What the engine answers to each question. @type {Record<string, ((link: string) => unknown)[]>} */
const ANSWERS = {
  "first-cut": [firstBranch, unseen, leaves, leaves],
  order: [leaves, leaves, visited, visited],
  board: [
    bestCell,
    (link) => best_move(boardOf(link), false).nodes,
    (link) => best_move(boardOf(link), true).nodes,
    (link) => best_move(boardOf(link), false).nodes,
  ],
};

test("every question's answer is the engine's", () => {
  assert.deepEqual(Object.keys(ANSWERS), Object.keys(READY));
  for (const [name, steps] of Object.entries(READY)) {
    const asked = steps.filter(({ answer }) => answer !== undefined);
    assert.equal(asked.length, ANSWERS[name].length, name);
    asked.forEach(({ link, answer = "" }, index) => {
      const found = String(ANSWERS[name][index](link));
      assert.ok(isRight(answer, found), `${name}, question ${index + 1}: ${answer} or ${found}`);
    });
  }
});

test("every step leads to a place that reads all of its link", () => {
  for (const { link } of Object.values(READY).flat()) {
    const target = readPlaceLink(link);
    assert.ok(target, link);
    const query = queryOf(target.fragment);
    assert.deepEqual(faultsOf(target.place, query), [], link);
    if (target.place === "practise")
      assert.deepEqual(readExercise(new Map(query)).faults, [], link);
  }
});

test("each language has every word of them, and its numbers are right answers too", async () => {
  for (const language of LANGUAGES) {
    const { say, number } = catalogue(language, words(language), STANDARD);
    for (const name of Object.keys(READY)) {
      const lesson = readyLesson(name, say);
      assert.deepEqual(await readCode(await writeCode(lesson)), lesson);
      for (const { question } of lesson.steps) {
        const value = Number(question?.answer.replace(",", ""));
        if (question && Number.isInteger(value)) assert.ok(isRight(question.answer, number(value)));
      }
    }
  }
});
