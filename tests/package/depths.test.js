/** Counts how often a depth limit throws away a win or a draw on 3×3. */
import assert from "node:assert/strict";
import { test } from "node:test";
import * as cutoff from "../../pkg/npm/cutoff.js";

const { analyze, best_move, judge, positions } = cutoff;

test("the number of losses at each depth agrees with a search of every position", () => {
  const boards = positions();
  const lost = Array(9).fill(0);
  for (const board of boards) {
    const { moves } = analyze(board);
    const rank = { win: 2, draw: 1, loss: 0, unknown: NaN };
    const best = Math.max(...moves.map(({ outcome }) => rank[outcome]));
    for (let depth = 1; depth <= 9; depth += 1) {
      const { index } = best_move(board, true, { depth });
      const played = moves.find(({ move }) => move === index);
      if (played && rank[played.outcome] < best) lost[depth - 1] += 1;
    }
  }
  assert.deepEqual(lost, [121, 113, 60, 20, 10, 0, 0, 0, 0]); // docs/design.md
  for (const [at, wrong] of lost.entries()) {
    const moves = boards.map((board) => best_move(board, true, { depth: at + 1 }).index);
    assert.equal(judge(boards, moves).wrong, wrong);
  }
});
