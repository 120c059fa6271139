/** Compares counts of bugs that are made call by call with one survey of all positions. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { consult, judge, positions, survey } from "../../pkg/npm/cutoff.js";
import { BUGS } from "../../www/game/bugs.ts";
import { surveyBugs, examplesOf } from "../../www/lab/bugs/survey-bugs.ts";

/** @import { BugName } from "../../pkg/whole/cutoff.js" */
/** @import { Engine } from "../../www/engine/engine.ts" */
/** @import { BugSurvey } from "../../www/lab/bugs/survey-bugs.ts" */

const OPTIONS = { game: "3x3k3" };

/** A package whose survey has only enough time for one position per call. */
function onePositionAtATime() {
  /** The last request, and its progress. */
  let last = { boards: /** @type {string[]} */ ([]), positions: 0 };
  /** @param {string} _ @param {[string[], BugName, object]} question */
  return async (_, [boards, bug, options]) => {
    const before = last.boards === boards ? last.positions : 0;
    let found;
    // A call without time can end in the middle of a position.
    do found = survey(boards, bug, { ...options, budgetMs: 0 });
    while (found.positions === before);
    last = { boards, positions: found.positions };
    return found;
  };
}

/**
 * Counts with an engine that has only enough time for one position per call.
 * @param {string[]} boards
 * @param {(calls: number) => BugName} choose
 */
async function counted(boards, choose) {
  let calls = 0;
  /** @type {BugName[]} */
  const heard = [];
  const engine = /** @type {Engine} */ (/** @type {unknown} */ ({ request: onePositionAtATime() }));
  /** @type {Map<BugName, BugSurvey>} */
  const surveys = new Map();
  const task = {
    engine,
    boards,
    options: OPTIONS,
    surveys,
    chosen: () => choose(calls),
    waits: async () => void (calls += 1),
    surveyed: (/** @type {BugName} */ bug) => void heard.push(bug),
  };
  await surveyBugs(task, new AbortController().signal);
  return { surveys, heard };
}

/** @param {Map<BugName, BugSurvey>} surveys @param {string[]} boards */
function checkAll(surveys, boards) {
  for (const bug of BUGS) {
    const whole = survey(boards, bug, OPTIONS);
    const found = surveys.get(bug);
    assert.ok(found);
    const { searched, boards: where, ...counts } = found;
    assert.equal(searched, boards.length);
    const { worse, thrown, misvalued, moreNodes, nodes, nodesWithout } = whole;
    assert.deepEqual(counts, { worse, thrown, misvalued, moreNodes, nodes, nodesWithout });
    assert.deepEqual(where, {
      worse: whole.worseBoards,
      misvalued: whole.misvaluedBoards,
      moreNodes: whole.moreNodesBoards,
    });
    const failing = [whole.worseBoards, whole.misvaluedBoards, whole.moreNodesBoards];
    assert.deepEqual(examplesOf(found), failing.find((list) => list.length > 0) ?? []);
  }
}

test("several calls count the same as one survey, and each position once", async () => {
  const boards = positions({ count: 40, seed: 3 });
  const { surveys, heard } = await counted(boards, () => "swapped");
  checkAll(surveys, boards);
  assert.equal(heard.length, boards.length * BUGS.length);
  assert.deepEqual(new Set(heard.slice(0, boards.length)), new Set(["swapped"]));
});

test("a bug that is chosen during the count is counted next, and no position is lost or counted twice", async () => {
  const boards = positions({ count: 30, seed: 5 });
  const turns = /** @type {BugName[]} */ (["root-ties", "strict-cut"]);
  const { surveys, heard } = await counted(boards, (calls) => turns[calls % 2]);
  checkAll(surveys, boards);
  assert.deepEqual(heard.slice(0, 4), ["strict-cut", "root-ties", "strict-cut", "root-ties"]);
});

test("the lab's count of worse moves is the sum of Practise's wrong and slower moves", () => {
  const boards = positions();
  for (const bug of /** @type {const} */ (["root-ties", "swapped", "wrong-side"])) {
    const { worse, thrown } = survey(boards, bug, OPTIONS);
    const moves = boards.map((board) => consult(board, bug).move);
    const found = judge(boards, moves);
    assert.deepEqual([found.wrong, found.slower], [thrown, worse - thrown], bug);
    // docs/check.md has these numbers in its example.
    if (bug === "root-ties") assert.deepEqual([worse, found.wrong, found.slower], [451, 401, 50]);
  }
});
