/** The depth limits on 3×3, beside the calls that search one of them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import cutoff from "../../pkg/node/cutoff.js";

const { analyze, best_move, depths, unfinished } = cutoff;

test("each depth recommends what best_move does with that limit", () => {
  for (const board of [".........", "X........", "X...O....", "XO.......", "XOXOX.O.."]) {
    for (const pruning of [true, false]) {
      for (const order of [undefined, [4, 0, 2, 6, 8, 1, 3, 5, 7]]) {
        const found = depths(board, { order, pruning });
        assert.equal(found.depths.length, 9);
        for (const { depth, index, guess, outcome, plies, nodes, exact } of found.depths) {
          const move = best_move(board, pruning, { depth, order });
          assert.deepEqual(
            { index, guess, outcome, plies, nodes, exact },
            {
              index: move.index,
              guess: move.guess,
              outcome: move.outcome,
              plies: move.plies,
              nodes: move.nodes,
              exact: move.exact,
            },
          );
        }
      }
    }
  }
});

test("the losses are those of all positions, one after the other", () => {
  const boards = unfinished().split(",");
  const lost = Array(9).fill(0);
  for (const board of boards) {
    const { moves } = analyze(board);
    const rank = /** @type {const} */ ({ win: 2, draw: 1, loss: 0 });
    const best = Math.max(...moves.map(({ outcome }) => rank[outcome]));
    for (let depth = 1; depth <= 9; depth += 1) {
      const { index } = best_move(board, true, { depth });
      const move = moves.find((other) => other.index === index);
      if (move && rank[move.outcome] < best) lost[depth - 1] += 1;
    }
  }
  assert.deepEqual(depths(".........").lost, { positions: boards.length, byDepth: lost });
  assert.equal(lost[8], 0);
});
