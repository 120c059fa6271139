/** Compares searches with a bug, on any board, with the calls without a bug. */
import assert from "node:assert/strict";
import { test } from "node:test";
import * as cutoff from "../../pkg/npm/cutoff.js";

/** @import { BugName } from "../../pkg/npm/cutoff.js" */

const { analyze, best_move, consult, measure, replay, positions, survey } = cutoff;

/** Every name of a bug. @type {BugName[]} */
const BUGS = [
  ...["root-ties", "root-ties-hard", "bounds-shown", "table-bounds", "no-depth"],
  ...["strict-cut", "swapped", "parent-bound", "wrong-side"],
].map((name) => /** @type {any} */ (name));

test("the right result beside each bug agrees with best_move and analyze at the same depth", () => {
  for (const [game, depth] of /** @type {const} */ ([
    ["7x6k4g", 4],
    ["4x4k4", 2],
    ["3x3k3", 3],
    ["3x3k3g", undefined],
  ])) {
    for (const board of positions({ game, seed: 4, count: 12 })) {
      const limit = depth === undefined ? { game } : { game, depth };
      const right = best_move(board, true, limit);
      const { moves, best } = analyze(board, limit);
      for (const bug of BUGS) {
        const found = consult(board, bug, limit);
        assert.equal(found.depth, depth ?? null);
        assert.deepEqual([found.right.estimate, found.rightNodes], [right.estimate, right.nodes]);
        assert.equal(found.right.score, right.score);
        assert.deepEqual(found.best, best);
        for (const { move: cell, right: value } of found.root) {
          const move = moves.find((other) => other.move === cell);
          assert.equal(value.estimate ?? value.score, move?.estimate ?? move?.score ?? null);
        }
        const bad = !best.includes(found.move ?? -1);
        const isFalse = found.root.some(({ equal }) => !equal);
        assert.equal(found.worse, bug === "bounds-shown" ? bad || isFalse : bad, `${game} ${bug}`);
        // A bound that is used as a bound is right if the rules are.
        if (bug === "strict-cut") assert.ok(found.root.every(({ holds }) => holds));
      }
    }
  }
});

test("a survey has the sums of the answers for a sample or for all positions", () => {
  for (const [game, depth] of /** @type {const} */ ([
    ["5x4k4g", 3],
    ["3x3k3g", undefined],
  ])) {
    const sample = { game, seed: 9, count: 40 };
    const boards = positions(sample);
    assert.deepEqual(boards, positions(sample));
    assert.equal(new Set(boards).size, 40);
    for (const bug of BUGS) {
      const limit = depth === undefined ? { game } : { game, depth };
      const found = survey(boards, bug, limit);
      const answers = boards.map((board) => ({ board, ...consult(board, bug, limit) }));
      const where = (/** @type {(answer: (typeof answers)[number]) => boolean} */ does) =>
        answers.filter(does).map(({ board }) => board);
      const worse = where(({ worse }) => worse === true);
      assert.equal(found.positions, 40);
      assert.deepEqual(found.worseBoards, worse);
      const misvalued = where((a) => a.misvalued === true && !a.worse);
      assert.deepEqual(found.misvaluedBoards, misvalued);
      const slower = where((a) => a.nodes > a.rightNodes);
      assert.deepEqual(found.moreNodesBoards, slower);
      assert.deepEqual(
        [found.worse, found.misvalued, found.thrown],
        [
          worse.length,
          where((a) => a.misvalued === true).length,
          where((a) => a.thrown === true).length,
        ],
      );
    }
  }
  const game = "3x3k3g";
  const all = positions({ game });
  assert.equal(survey(all, "strict-cut", { game }).positions, all.length);
});

test("a result without options is the same as with default options", () => {
  const all = positions();
  assert.equal(all.length, 4_520);
  // Passing the default of an option changes nothing. A seed without a count does not select a
  // sample.
  for (const seed of [1, 7]) assert.deepEqual(positions({ seed }), all);
  for (const options of [undefined, null, {}, { game: "3x3k3" }, { game: "tic-tac-toe" }]) {
    const given = /** @type {{}} */ (options);
    assert.deepEqual(positions(given), all);
    assert.deepEqual(consult("X........", "root-ties", given), consult("X........", "root-ties"));
    assert.deepEqual(
      survey(all.slice(0, 50), "table-bounds", given),
      survey(all.slice(0, 50), "table-bounds"),
    );
  }
});

test("a search to the end has no estimate, and neither has a win without plies", () => {
  // X has three in the bottom row, and X is to move.
  const won = replay("", "112233", { game: "7x6k4g" }).positions[6].board;
  const found = consult(won, "no-depth", { game: "7x6k4g", depth: 4 });
  assert.deepEqual(found.value, {
    ...{ outcome: "win", plies: null, score: 1, exact: true, estimate: null },
  });
  assert.deepEqual(found.right, {
    ...{ outcome: "win", plies: 1, score: 42, exact: true, estimate: null },
  });
  const quiet = consult("", "strict-cut", { game: "7x6k4g", depth: 2 });
  assert.deepEqual([quiet.right.outcome, quiet.right.score], ["unknown", null]);
  assert.ok(Number.isInteger(quiet.right.estimate));
});

test("invalid input is refused with its code", () => {
  const large = { game: "4x4k4", depth: 2 };
  for (const [boards, options, code, at] of /** @type {[any, any, string, number?][]} */ ([
    [["................"], { ...large, depth: 0 }, "option-depth"],
    [["................", "X"], large, "board-length", 1],
    [["a1", "a1a1"], large, "cell-taken", 1],
    [[7], large, "board-type", 0],
    ["................", large, "positions-type"],
    [undefined, large, "positions-type"],
    [new Array(100_001), large, "positions-many"],
    [[], { game: "9x9k4" }, "game-unknown"],
    [[], { scoring: "plain" }, "option-unknown"],
    [[".".repeat(42)], { game: "7x6k4g" }, "search-long"],
  ])) {
    assert.throws(
      () => survey(boards, "swapped", options),
      at === undefined ? { code } : { code, at },
    );
  }
  for (const [options, code] of /** @type {[any, string][]} */ ([
    [{ game: "7x6k4g" }, "positions-many"],
    [{ game: "7x6k4g", choices: true }, "positions-many"],
    [{ game: "4x4k4", count: 0 }, "option-count"],
    [{ game: "4x4k4", seed: -1 }, "option-seed"],
    [{ choices: 1 }, "option-boolean"],
    [{ depth: 2 }, "option-unknown"],
  ])) {
    assert.throws(() => positions(options), { code });
  }
  assert.throws(() => consult("", "swapped", { game: "7x6k4g" }), { code: "search-long" });
  assert.throws(() => consult("", /** @type {any} */ ("none"), { game: "7x6k4g", depth: 2 }), {
    code: "bug-unknown",
  });
});

test("measure accepts a depth for two searches, and so does its type", () => {
  const both = /** @type {const} */ (["minimax", "alpha-beta"]);
  const { batches } = measure(both, ".".repeat(42), { game: "7x6k4g", depth: 3 });
  assert.ok(batches > 0);
});
