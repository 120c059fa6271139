/** Searches with a bug on any board, beside the calls without one. */
import assert from "node:assert/strict";
import { test } from "node:test";
import cutoff from "../../pkg/node/cutoff.js";

const { analyze, best_move, compare, consult, replay, survey, unfinished } = cutoff;

/** Every name of a bug. @type {import("../../pkg/node/cutoff.js").BugName[]} */
const BUGS = [
  ...["root-ties", "root-ties-hard", "bounds-shown", "table-bounds", "no-depth"],
  ...["strict-cut", "swapped", "parent-bound", "wrong-side"],
].map((name) => /** @type {any} */ (name));

/** X's view of a value of the side to move. @param {"X" | "O"} player @param {number | null} value */
const forX = (player, value) => (value === null || player === "X" ? value : 0 - value);

test("beside each bug stands what best_move and analyze say to the same depth", () => {
  for (const [game, depth] of /** @type {const} */ ([
    ["7x6k4g", 4],
    ["4x4k4", 2],
    ["3x3k3", 3],
    ["3x3k3g", undefined],
  ])) {
    for (const board of unfinished({ game, seed: 4, count: 12 }).split(",")) {
      const { player } = replay(board, [], { game }).positions[0];
      const limit = depth === undefined ? { game } : { game, depth };
      const right = best_move(board, true, /** @type {any} */ (limit));
      const { moves, best } = analyze(board, limit);
      for (const bug of BUGS) {
        const found = consult(board, bug, limit);
        assert.equal(found.depth, depth ?? null);
        assert.deepEqual(
          [found.right.guess, found.rightNodes],
          [forX(player, right.guess), right.nodes],
        );
        assert.equal(found.right.score, forX(player, right.score));
        assert.deepEqual(found.best, best);
        for (const { index, right: value } of found.root) {
          const move = moves.find((other) => other.index === index);
          assert.equal(
            value.guess ?? value.score,
            forX(player, move?.guess ?? move?.score ?? null),
          );
        }
        const bad = !best.includes(found.index ?? -1);
        const isFalse = found.root.some(({ equal }) => !equal);
        assert.equal(found.wrong, bug === "bounds-shown" ? bad || isFalse : bad, `${game} ${bug}`);
        // A bound that is read as a bound holds wherever the rules are right.
        if (bug === "strict-cut") assert.ok(found.root.every(({ holds }) => holds));
      }
    }
  }
});

test("a survey counts what the answers say, of a list, of a sample or of all positions", () => {
  for (const [game, depth] of /** @type {const} */ ([
    ["5x4k4g", 3],
    ["3x3k3g", undefined],
  ])) {
    const sample = { game, seed: 9, count: 40 };
    const boards = unfinished(sample);
    assert.equal(boards, unfinished(sample));
    assert.equal(new Set(boards.split(",")).size, 40);
    for (const bug of BUGS) {
      const limit = depth === undefined ? { game } : { game, depth };
      const found = survey(bug, { ...limit, ...sample });
      assert.deepEqual(survey(bug, { ...limit, boards }), found);
      const answers = boards.split(",").map((board) => ({ board, ...consult(board, bug, limit) }));
      const where = (/** @type {(answer: (typeof answers)[number]) => boolean} */ does) =>
        answers.filter(does).map(({ board }) => board);
      const wrong = where(({ wrong }) => wrong);
      assert.equal(found.positions, 40);
      assert.equal(found.wrongBoards, wrong.join(","));
      assert.equal(found.misvaluedBoards, where((a) => a.misvalued && !a.wrong).join(","));
      assert.equal(found.slowerBoards, where((a) => a.nodes > a.rightNodes).join(","));
      assert.deepEqual(
        [found.wrong, found.misvalued, found.thrown],
        [wrong.length, where((a) => a.misvalued).length, where((a) => a.thrown).length],
      );
    }
  }
  const all = unfinished({ game: "3x3k3g" }).split(",");
  assert.equal(survey("strict-cut", { game: "3x3k3g" }).positions, all.length);
});

test("3×3 to the end is the same by either way of asking", () => {
  const { wrong, thrown, misvalued, slower, nodes, nodesWithout } = survey("table-bounds");
  const found = survey("table-bounds", { game: "3x3k3" });
  assert.deepEqual(
    [found.wrong, found.thrown, found.misvalued, found.slower, found.nodes, found.nodesWithout],
    [wrong, thrown, misvalued, slower, nodes, nodesWithout],
  );
  assert.equal(unfinished({ game: "3x3k3" }).split(",").length, unfinished().split(",").length);
});

test("a guess is none where the search saw the end, and a win without plies has none", () => {
  // X has three in a row in the bottom row, and it is X's move.
  const won = replay("", "112233", { game: "7x6k4g" }).positions[6].board;
  const found = consult(won, "no-depth", { game: "7x6k4g", depth: 4 });
  assert.deepEqual(found.value, { outcome: "win", plies: null, score: 1, guess: null });
  assert.deepEqual(found.right, { outcome: "win", plies: 1, score: 42, guess: null });
  const quiet = consult("", "strict-cut", { game: "7x6k4g", depth: 2 });
  assert.deepEqual([quiet.right.outcome, quiet.right.score], ["unknown", null]);
  assert.ok(Number.isInteger(quiet.right.guess));
});

test("what is wrong is refused by name", () => {
  for (const [options, code] of /** @type {[any, string][]} */ ([
    [{ game: "7x6k4g", depth: 4 }, "positions-many"],
    [{ game: "4x4k4", seed: 1, depth: 0 }, "option-depth"],
    [{ game: "4x4k4", count: 0 }, "option-count"],
    [{ game: "4x4k4", seed: -1 }, "option-seed"],
    [{ game: "4x4k4", boards: "X" }, "boards-board"],
    [{ game: "4x4k4", boards: 7 }, "text-type"],
    [{ game: "9x9k4" }, "game-unknown"],
    [{ scoring: "plain" }, "option-unknown"],
    [{ game: "7x6k4g", boards: ".".repeat(42) }, "search-long"],
  ])) {
    assert.throws(() => survey("swapped", options), { code });
  }
  assert.throws(() => unfinished({ game: "7x6k4g" }), { code: "positions-many" });
  assert.throws(() => unfinished(/** @type {any} */ ({ depth: 2 })), { code: "option-unknown" });
  assert.throws(() => consult("", "swapped", { game: "7x6k4g" }), { code: "search-long" });
  assert.throws(() => consult("", /** @type {any} */ ("none"), { game: "7x6k4g", depth: 2 }), {
    code: "mistake-unknown",
  });
});

test("compare takes a depth, and its type says so", () => {
  const { batches } = compare(".".repeat(42), { game: "7x6k4g", depth: 3 });
  assert.ok(batches > 0);
});
