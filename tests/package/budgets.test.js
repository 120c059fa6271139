/**
 * Tests calls that stop at a budget. They return partial results, and finally the same result as
 * one long call.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import * as cutoff from "../../pkg/npm/cutoff.js";
import { refusal } from "./refusal.js";
import { BUGS } from "../../www/game/bugs.ts";

/** @import { BestMove } from "../../pkg/npm/cutoff.js" */

const { analyze, best_move, consult, horizon, judge, positions, survey } = cutoff;

/**
 * Repeats a call with a budget of 0 until it is done.
 * @template {{ done: boolean }} R
 * @param {(options: { budgetMs: number }) => R} call
 * @param {(so: R) => void} [meanwhile] Receives each answer except the last.
 */
function inPieces(call, meanwhile = () => {}) {
  for (let pieces = 1; ; pieces += 1) {
    const answer = call({ budgetMs: 0 });
    if (answer.done) return { answer, pieces };
    meanwhile(answer);
    assert.ok(pieces < 100_000);
  }
}

/** @param {BestMove} found */
function withoutTime({ elapsedMs: _, ...found }) {
  return found;
}

test("an unfinished best_move returns only the number of visited nodes", () => {
  for (const pruning of [true, false]) {
    const options = { game: "4x4k4", depth: pruning ? 7 : 5 };
    const whole = withoutTime(best_move("", pruning, options));
    let nodes = 0;
    const { answer, pieces } = inPieces(
      (budget) => best_move("", pruning, { ...options, ...budget }),
      (so) => {
        assert.ok(so.nodes > nodes && so.nodes < whole.nodes);
        nodes = so.nodes;
        const { row, col, index, outcome, plies, score, estimate, exact } = so;
        assert.deepEqual([row, col, index, plies, score, estimate], Array(6).fill(null));
        assert.deepEqual([outcome, exact, so.principalVariation], ["unknown", false, []]);
      },
    );
    assert.ok(pieces > 10);
    assert.deepEqual(withoutTime(answer), whole);
  }
});

test("a search continues after three other questions and restarts after four, with the same result", () => {
  const one = { game: "4x4k4", depth: 6 };
  const others = ["6x6k4", "6x6k5", "7x7k4", "7x7k5"].map((game) => ({ game, depth: 4 }));
  for (const between of [0, 1, 3, 4]) {
    const first = best_move("", true, { ...one, budgetMs: 0 });
    for (const other of others.slice(0, between)) best_move("", true, { ...other, budgetMs: 0 });
    const again = best_move("", true, { ...one, budgetMs: 0 });
    assert.equal(again.nodes, between < 4 ? 2 * first.nodes : first.nodes, `${between}`);
    const { answer } = inPieces((budget) => best_move("", true, { ...one, ...budget }));
    assert.deepEqual(withoutTime(answer), withoutTime(best_move("", true, one)));
    for (const other of others) best_move("", true, other);
  }
});

test("a search of 3×3 to the end needs one call", () => {
  assert.equal(best_move("", false, { budgetMs: 0 }).done, true);
  assert.equal(best_move("", true, { search: "table", budgetMs: 0 }).done, true);
  assert.equal(analyze("", { budgetMs: 0 }).done, true);
});

test("a search with known values continues after a stop", () => {
  for (const search of /** @type {const} */ (["best-first", "worst-first"])) {
    for (const options of [
      { search, game: "4x4k4", depth: 6 },
      { search, game: "7x6k4g", depth: 7 },
    ]) {
      const whole = best_move("", true, options);
      const { answer, pieces } = inPieces((budget) =>
        best_move("", true, { ...options, ...budget }),
      );
      assert.deepEqual(withoutTime(answer), withoutTime(whole));
      assert.ok(pieces > 5, `${pieces} pieces`);
    }
  }
});

test("analyze returns the moves one by one, and marks the best ones only at the end", () => {
  const options = { game: "5x5k4", depth: 4 };
  const whole = analyze("", options);
  const { answer, pieces } = inPieces(
    (budget) => analyze("", { ...options, ...budget }),
    (so) => {
      const moves = whole.moves.slice(0, so.moves.length).map((mv) => ({ ...mv, best: false }));
      assert.deepEqual([so.moves, so.best, so.exact], [moves, [], false]);
      assert.ok(so.nodes <= whole.nodes);
    },
  );
  assert.ok(pieces >= 25);
  assert.deepEqual(answer, whole);
});

test("an unfinished consult returns only the number of visited nodes, with every bug", () => {
  const options = { game: "7x6k4g", depth: 6 };
  for (const bug of BUGS) {
    const whole = consult("", bug, options);
    let nodes = 0;
    const { answer, pieces } = inPieces(
      (budget) => consult("", bug, { ...options, ...budget }),
      (so) => {
        assert.ok(so.nodes + so.rightNodes >= nodes);
        nodes = so.nodes + so.rightNodes;
        assert.deepEqual([so.move, so.worse, so.thrown, so.misvalued], Array(4).fill(null));
        assert.deepEqual(
          [so.root, so.best, so.value.outcome, so.right.outcome],
          [[], [], "unknown", "unknown"],
        );
      },
    );
    assert.ok(pieces > 3, `${bug}: ${pieces}`);
    assert.deepEqual(answer, whole);
  }
});

test("a call restarts if a board is added or a move is changed", () => {
  const boards = positions().slice(-200);
  const begun = survey(boards, "root-ties", { budgetMs: 0 });
  assert.equal(begun.positions, 1);
  const fewer = survey(boards.slice(1), "root-ties", { budgetMs: 0 });
  assert.equal(fewer.positions, 1);
  const moves = boards.map((board) => best_move(board, true).index);
  assert.equal(judge(boards, moves, { budgetMs: 0 }).positions, 1);
  assert.equal(judge(boards, [null, ...moves.slice(1)], { budgetMs: 0 }).answered, 0);
  // An error does not lose the progress.
  assert.equal(judge(boards, moves, { budgetMs: 0 }).positions, 2);
  assert.equal(refusal(() => judge(["X"], [0])).code, "board-length");
  assert.equal(judge(boards, moves, { budgetMs: 0 }).positions, 3);
});

test("survey, judge and horizon report their progress", () => {
  const boards = positions().slice(0, 300);
  const surveyed = inPieces((budget) => survey(boards, "root-ties", budget));
  assert.deepEqual(surveyed.answer, survey(boards, "root-ties"));
  // A survey can also stop within a position, unless few nodes are left.
  assert.ok(surveyed.pieces > boards.length);
  const small = positions().slice(-300);
  assert.equal(inPieces((budget) => survey(small, "root-ties", budget)).pieces, small.length);

  const moves = boards.map((board) => best_move(board, true, { depth: 1 }).index);
  let judged = 0;
  const found = inPieces(
    (budget) => judge(boards, moves, budget),
    (so) => {
      assert.ok(so.positions >= judged && so.positions < boards.length && so.bugs.length === 0);
      judged = so.positions;
    },
  );
  assert.deepEqual(found.answer, judge(boards, moves));

  const options = { game: "7x6k4g", depth: 4, find: true };
  const hunted = inPieces((budget) => horizon("", { ...options, ...budget }));
  assert.deepEqual(hunted.answer, horizon("", options));
  assert.ok(hunted.pieces >= hunted.answer.tried);

  // The first position with the effect takes more than one call.
  const deep = { game: "6x6k4", depth: 5, find: true };
  const long = inPieces((budget) => horizon("", { ...deep, ...budget }));
  assert.deepEqual(long.answer, horizon("", deep));
  assert.ok(long.pieces > 2 * long.answer.tried, `${long.pieces} for ${long.answer.tried}`);
});

test("a getter that calls the package recursively ends in an error, and the package keeps working", () => {
  for (const levels of [10, 200, 20_000]) {
    let [calls, errors] = [0, 0];
    /** @type {() => number} */
    const nested = () => {
      calls += 1;
      if (calls > levels) return 4;
      try {
        best_move("", true, {
          get depth() {
            return nested();
          },
        });
      } catch (error) {
        errors += 1;
        assert.equal(/** @type {any} */ (error).code, "options-type");
        throw error;
      }
      return 4;
    };
    for (let rounds = 0; rounds < 50; rounds += 1, calls = 0) {
      if (levels === 10) nested();
      else assert.equal(refusal(nested).code, "options-type");
    }
    assert.equal(errors > 0, levels !== 10);
    assert.equal(best_move("xoxoox___", true).index, 8);
  }
});
