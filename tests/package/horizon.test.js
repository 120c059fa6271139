/** The horizon effect, beside the calls that search both depths. */
import assert from "node:assert/strict";
import { test } from "node:test";
import * as cutoff from "../../pkg/npm/cutoff.js";

const { best_move, horizon, replay } = cutoff;

test("what is found is what a search of each depth says", () => {
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
      const found = horizon("", { game, depth, seed });
      assert.ok(found, `${game} ${depth} ${seed}`);
      assert.deepEqual(horizon("", { game, depth, seed, find: true }), found);
      const { board, line, refutation, deeper } = found;
      assert.deepEqual(horizon(board, { game, depth }), found);
      assert.deepEqual([found.game, found.depth], [game, depth]);

      const near = best_move(board, true, { game, depth });
      assert.deepEqual(
        [near.exact, near.estimate, near.index],
        [false, found.estimate, found.move],
      );
      assert.deepEqual([near.player, near.principalVariation], [found.player, line]);
      const far = best_move(board, true, { game, depth: depth + 2 });
      assert.deepEqual(
        { depth: far.depth, move: far.index, outcome: far.outcome, plies: far.plies },
        deeper,
      );
      const end = replay(board, refutation, { game }).positions.at(-1);
      assert.ok(end?.finished);
      if (found.kind === "win-missed") {
        assert.deepEqual([deeper.outcome, end.winner], ["win", found.player]);
        assert.deepEqual([refutation[0], refutation.length], [deeper.move, deeper.plies]);
      } else {
        assert.deepEqual([deeper.outcome, end.winner === found.player], ["loss", false]);
        assert.equal(refutation[0], found.move);
        assert.ok(refutation.length > depth);
      }
      kinds.add(found.kind);
    }
  }
  assert.equal(kinds.size, 2, "both effects are there");
});

test("a position without the effect has none, and what is wrong is refused", () => {
  assert.equal(horizon(".........", { depth: 4 }), null);
  assert.equal(horizon(""), null);
  assert.equal(horizon("XXXOO....", { depth: 2 }), null);
  assert.equal(horizon("", { depth: 6, seed: 1, tries: 100 }), null);
  for (const [options, code] of /** @type {[any, string][]} */ ([
    [{ depth: 1 }, "option-depth"],
    [{ depth: 9 }, "option-depth"],
    [{ tries: 0 }, "option-tries"],
    [{ find: 1 }, "option-boolean"],
    [{ seed: -1 }, "option-seed"],
    [{ scoring: "plain" }, "option-unknown"],
    [{ game: "9x9k3" }, "game-unknown"],
  ])) {
    assert.throws(() => horizon("", options), { code });
  }
});
