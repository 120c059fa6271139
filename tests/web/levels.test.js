/** The levels do what the page says of them, in every position. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { analyze, replay } from "../../pkg/npm/cutoff.js";
import { candidates, choose } from "../../www/game/levels.js";
import { positions } from "./positions.js";

/** @param {string} board @param {number} cell */
const after = (board, cell) => replay(board, [cell]).positions[1];

/** The cells with which the side to move wins at once, by the rules alone. @param {string} board */
function winsAtOnce(board) {
  const [now] = replay(board, []).positions;
  return now.legalMoves.filter((cell) => after(board, cell).winner === now.player);
}

test("casual wins at once if it can, else stops the other side if it can, else takes any move", () => {
  for (const board of positions()) {
    const cells = candidates("casual", analyze(board)).map(({ move }) => move);
    const { legalMoves } = replay(board, []).positions[0];
    const winning = winsAtOnce(board);
    const holding = legalMoves.filter((cell) => {
      const next = after(board, cell);
      return next.finished || winsAtOnce(next.board).length === 0;
    });
    const expected = winning.length > 0 ? winning : holding.length > 0 ? holding : legalMoves;
    assert.deepEqual(cells, expected, board);
  }
});

test("random takes every free cell, each as often as any other", () => {
  for (const board of ["XO.......", "XOXOX.O..", "........."]) {
    const analysis = analyze(board);
    const free = [...board].flatMap((sign, cell) => (sign === "." ? [cell] : []));
    const taken = free.map((_, index) =>
      choose("random", analysis, () => (index + 0.5) / free.length),
    );
    assert.deepEqual(taken, free, board);
    assert.equal(
      choose("random", analysis, () => 1 - 2 ** -53),
      free.at(-1),
    );
  }
});
