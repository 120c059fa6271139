/**
 * Checks that any two calls with budgets finish if they take turns, because one page can have two
 * boards. The clock moves by one each time it is read, so that a budget means the same amount of
 * work on every machine.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import * as cutoff from "../../pkg/npm/cutoff.js";

const { solve, review, puzzle, best_move, analyze, consult, horizon, survey, judge } = cutoff;

let looks = 0;
performance.now = () => looks++;

const budgetMs = 2;
const large = { game: "5x5k4", budgetMs };
const small = { game: "4x4k4", budgetMs };
const boards = cutoff.positions({ game: "4x4k3", count: 40, seed: 3 });
const many = { game: "4x4k3", budgetMs };
const seeds = { ...small, tries: 100, find: true };

/**
 * Two questions for each call, and one for each use of `solve`.
 * @type {Record<string, () => { done: boolean }>}
 */
const questions = {
  solve: () => solve("c3", large),
  "solve, another": () => solve("a1b2", large),
  "solve, replies": () => solve("a1b2", { game: "5x4k4", replies: true, budgetMs }),
  "solve, falling stones": () => solve("123", { game: "5x5k4g", moves: true, budgetMs }),
  review: () => review("c3", "b2c4d2b3c2a2", large),
  "review, 3×3": () => review("", "b2a1", { budgetMs }),
  puzzle: () => puzzle({ ...many, seed: 5 }),
  "puzzle, another": () => puzzle({ ...many, seed: 6 }),
  best_move: () => best_move("a1b2c3", true, { ...small, depth: 7 }),
  "best_move, another": () => best_move("a1b2c4", true, { ...small, depth: 7 }),
  "best_move, best first": () =>
    best_move("a1b2c3", true, { ...small, depth: 4, search: "best-first" }),
  analyze: () => analyze("a1b2c3", { ...small, depth: 6 }),
  "analyze, another": () => analyze("a1b2c4", { ...small, depth: 6 }),
  consult: () => consult("a1b2c3", "root-ties", { ...small, depth: 6 }),
  "consult, another": () => consult("a1b2c4", "root-ties", { ...small, depth: 6 }),
  horizon: () => horizon("", { ...seeds, seed: 1 }),
  "horizon, another": () => horizon("", { ...seeds, seed: 2 }),
  survey: () => survey(boards, "root-ties", { ...many, depth: 4 }),
  "survey, another": () => survey(boards, "strict-cut", { ...many, depth: 4 }),
  judge: () =>
    judge(
      boards,
      boards.map((board) => board.indexOf(".")),
      many,
    ),
  "judge, another": () =>
    judge(
      boards,
      boards.map((board) => board.lastIndexOf(".")),
      many,
    ),
};
const names = Object.keys(questions);

/** Counts the calls that each question needs when they take turns. @param {string[]} asked */
function callsOf(asked) {
  // Questions about this many other games, which take almost no time, remove earlier ones from the
  // session.
  for (const game of ["3x3k3", "3x4k3", "4x3k3", "3x3k3g"]) solve("", { game });
  const calls = asked.map(() => 0);
  const open = new Set(asked.keys());
  while (open.size > 0 && Math.max(...calls) < 1_000) {
    for (const at of open) {
      calls[at] += 1;
      if (questions[asked[at]]().done) open.delete(at);
    }
  }
  return calls;
}

const alone = Object.fromEntries(names.map((name) => [name, callsOf([name])[0]]));

test("most of the tested questions take several calls", () => {
  const several = names.filter((name) => alone[name] > 1);
  assert.ok(several.length >= 18, JSON.stringify(alone));
});

for (const [place, name] of names.entries()) {
  test(`${name} and another question finish in at most twice the calls if they take turns`, () => {
    for (const other of names.slice(place + 1)) {
      const [calls, others] = callsOf([name, other]);
      const told = `${name} ${calls}, alone ${alone[name]}; ${other} ${others}, alone ${alone[other]}`;
      assert.ok(calls <= 2 * alone[name] && others <= 2 * alone[other], told);
    }
  });
}
