/** Checks in every position that the levels play as the page describes them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { analyze, describe, replay } from "../../pkg/npm/cutoff.js";
import { weakMoves, chooseWeakMove } from "../../www/play/questions/computer-moves.ts";
import { positions } from "./positions.js";

/** @param {string} board @param {number} cell @param {string} game */
const after = (board, cell, game) => replay(board, [cell], { game }).positions[1];

/**
 * Finds the cells where the side to move wins at once, from the rules alone.
 * @param {string} board
 * @param {string} game
 */
function winsAtOnce(board, game) {
  const [now] = replay(board, [], { game }).positions;
  return now.legalMoves.filter((cell) => after(board, cell, game).winner === now.player);
}

/**
 * Finds the moves with the best result within two plies, from the rules alone.
 * @param {string} board
 * @param {string} game
 */
function casualMoves(board, game) {
  const { legalMoves } = replay(board, [], { game }).positions[0];
  const winning = winsAtOnce(board, game);
  const holding = legalMoves.filter((cell) => {
    const next = after(board, cell, game);
    return next.finished || winsAtOnce(next.board, game).length === 0;
  });
  return winning.length > 0 ? winning : holding.length > 0 ? holding : legalMoves;
}

test("Casual wins at once or prevents a win of the other side if it can, and otherwise plays at random", () => {
  for (const board of positions()) {
    const cells = weakMoves("casual", analyze(board)).map(({ move }) => move);
    assert.deepEqual(cells, casualMoves(board, "3x3k3"), board);
  }
});

test("Casual follows the same rule on every board", () => {
  for (const game of ["4x4k4", "5x5k4", "7x6k4g", "4x3k3", "6x5k4g"]) {
    const { start } = describe(game);
    let seed = 7;
    let line = /** @type {number[]} */ ([]);
    for (let ply = 0; ply < 60; ply += 1) {
      const now = replay(start, line, { game }).positions[line.length];
      if (now.finished) {
        line = [];
        continue;
      }
      const cells = weakMoves("casual", analyze(now.board, { game, depth: 2 }));
      const expected = casualMoves(now.board, game);
      const where = `${game} ${now.board}`;
      assert.deepEqual(cells.map(({ move }) => move).toSorted(), expected.toSorted(), where);
      seed = (seed * 48_271) % 2_147_483_647;
      line = [...line, now.legalMoves[seed % now.legalMoves.length]];
    }
  }
});

test("Random plays every free cell with the same frequency", () => {
  for (const board of ["XO.......", "XOXOX.O..", "........."]) {
    const analysis = analyze(board);
    const free = [...board].flatMap((sign, cell) => (sign === "." ? [cell] : []));
    const taken = free.map((_, index) =>
      chooseWeakMove("random", analysis, () => (index + 0.5) / free.length),
    );
    assert.deepEqual(taken, free, board);
    assert.equal(
      chooseWeakMove("random", analysis, () => 1 - 2 ** -53),
      free.at(-1),
    );
  }
});
