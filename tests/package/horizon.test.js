/** Compares the horizon effect with calls that search both depths. */
import assert from "node:assert/strict";
import { test } from "node:test";
import * as cutoff from "../../pkg/npm/cutoff.js";

const { best_move, horizon, replay } = cutoff;

test("horizon finds the same results as a search at each depth", () => {
  const kinds = new Set();
  for (const [game, depth] of /** @type {const} */ ([
    ["3x3k3", 2],
    ["4x4k3", 4],
    ["4x4k4", 4],
    ["5x5k4", 4],
    ["7x6k4g", 4],
    ["7x6k4g", 6],
  ])) {
    for (const seed of [1, 2, 3]) {
      const whole = horizon("", { game, depth, seed, find: true });
      const { effect: found } = whole;
      assert.ok(found, `${game} ${depth} ${seed}`);
      // A seed alone does not start a search for a position.
      assert.equal(horizon("", { game, depth, seed }).tried, 1);
      const { board, line, unseen, deeper } = found;
      assert.deepEqual(horizon(board, { game, depth }), { effect: found, tried: 1, done: true });
      assert.deepEqual([found.game, found.depth], [game, depth]);

      const near = best_move(board, true, { game, depth });
      assert.deepEqual(
        [near.exact, near.estimate, near.index],
        [false, found.estimate, found.move],
      );
      assert.deepEqual([near.player, near.principalVariation], [found.player, line]);
      const far = best_move(board, true, { game, depth: depth + 2 });
      assert.deepEqual({ move: far.index, outcome: far.outcome, plies: far.plies }, deeper);
      // `deeper` is the smallest depth that finds the end. The page links to it.
      const sees = (/** @type {number} */ limit) => best_move(board, true, { game, depth: limit });
      assert.deepEqual(
        [sees(deeper.plies).outcome, sees(deeper.plies - 1).exact],
        [deeper.outcome, false],
      );
      const end = replay(board, unseen, { game }).positions.at(-1);
      assert.ok(end?.finished);
      if (found.kind === "win-missed") {
        assert.deepEqual([deeper.outcome, end.winner], ["win", found.player]);
        assert.deepEqual([unseen[0], unseen.length], [deeper.move, deeper.plies]);
      } else {
        assert.deepEqual([deeper.outcome, end.winner === found.player], ["loss", false]);
        assert.equal(unseen[0], found.move);
        assert.ok(unseen.length > depth);
      }
      kinds.add(found.kind);
    }
  }
  assert.equal(kinds.size, 2, "both effects are there");
});

test("horizon finds no effect in a position without one, and refuses wrong input", () => {
  assert.equal(horizon(".........", { depth: 4 }).effect, null);
  assert.equal(horizon("").effect, null);
  assert.equal(horizon("XXXOO....", { depth: 2 }).effect, null);
  const none = { effect: null, tried: 100, done: true };
  assert.deepEqual(horizon("", { depth: 6, find: true, tries: 100 }), none);
  for (const [options, code] of /** @type {[any, string][]} */ ([
    [{ depth: 1 }, "option-depth"],
    [{ depth: 9 }, "option-depth"],
    [{ tries: 0 }, "option-tries"],
    [{ budgetMs: -1 }, "option-budget"],
    [{ find: 1 }, "option-boolean"],
    [{ seed: -1 }, "option-seed"],
    [{ scoring: "plain" }, "option-unknown"],
    [{ game: "9x9k3" }, "game-unknown"],
  ])) {
    assert.throws(() => horizon("", options), { code });
  }
});
