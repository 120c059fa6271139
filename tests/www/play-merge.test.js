/**
 * Compares the store of proved results with the engine. It is given true bounds for positions and
 * moves of random games, tight and loose, in any order.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import * as cutoff from "../../pkg/npm/cutoff.js";
import { FactStore, positionKey } from "../../www/play/state/facts.ts";
import { merge } from "../../www/play/state/merge.ts";
import { provedResult } from "../../www/play/state/claim.ts";
import {
  NO_BOUNDS,
  boundsOfBest,
  boundsOf,
  boundsOfFacts,
  forOtherSide,
  intersect,
  moveBoundsOf,
} from "../../www/play/state/bounds.ts";
import {
  ENDINGS,
  GAMES,
  both,
  holds,
  loose,
  numbers,
  randomGame,
  saysAll,
  solvedMoves,
  truth,
} from "./bounds.js";

/** @import { Bounds } from "../../www/play/state/bounds.ts" */

const [SOON_LOST, , DRAW, LATE_WON, SOON_WON] = ENDINGS;

for (const game of GAMES) {
  test(`${game}: a move has the result of the position after it, seen from the other side`, () => {
    let compared = 0;
    for (let seed = 1; seed <= 6; seed += 1) {
      const { course, at } = randomGame(game, numbers(seed));
      const { board } = course.positions[at];
      const moves = solvedMoves(board, game);
      for (const move of moves) {
        const after = cutoff.replay(board, [move.move], { game }).positions[1];
        assert.deepEqual(forOtherSide(truth(game, after.board), 1), boundsOf(move));
        assert.deepEqual(forOtherSide(boundsOf(move), -1), truth(game, after.board));
        compared += 1;
      }
      assert.deepEqual(boundsOfBest(moves.map(boundsOf)), truth(game, board));
    }
    assert.ok(compared > 10);
  });

  test(`${game}: results are kept in any order, and none is false`, () => {
    let closer = 0;
    for (let seed = 1; seed <= 40; seed += 1) {
      const next = numbers(seed);
      const { course, at } = randomGame(game, next);
      if (at === 0) continue;
      const proofs = new FactStore();
      /** @type {Map<string, Bounds>} */
      const given = new Map();
      for (let count = 0; count < 12; count += 1) {
        const { board, finished } = course.positions[next(at + 1)];
        if (next(2) === 0) {
          const bounds = loose(truth(game, board), next);
          proofs.add(game, board, { bounds }, merge);
          given.set(board, intersect(given.get(board) ?? NO_BOUNDS, bounds));
        } else if (!finished) {
          const moves = solvedMoves(board, game);
          const some = moves.map((move) => ({ ...move, ...loose(boundsOf(move), next) }));
          proofs.add(game, board, { moves: some }, merge);
        }
      }
      for (const [index, { board, finished }] of course.positions.entries()) {
        const whole = boundsOfFacts(proofs.of(game, board));
        assert.ok(holds(whole, truth(game, board)), `${game} ${board}`);
        assert.ok(saysAll(whole, given.get(board) ?? NO_BOUNDS), `${game} ${board}`);
        if (finished) continue;
        const moves = solvedMoves(board, game);
        for (const bounds of moveBoundsOf(proofs, course, index)) {
          const move = moves.find(({ move }) => move === bounds.move);
          assert.ok(holds(bounds, boundsOf(move ?? {})), `${game} ${board} ${bounds.move}`);
          const own = proofs.of(game, board).moves.find(({ move }) => move === bounds.move);
          if (own) assert.ok(saysAll(bounds, own));
          if (!own || !saysAll(own, bounds)) closer += 1;
        }
      }
    }
    assert.ok(closer > 50, "positions before and after have said something");
  });

  test(`${game}: an analysis also bounds the positions one move before and after`, () => {
    let bounded = 0;
    for (let seed = 1; seed <= 12; seed += 1) {
      const { course, at } = randomGame(game, numbers(seed));
      if (at === 0) continue;
      const [before, here] = [course.positions[at - 1].board, course.positions[at].board];
      // One move later, no move has a better result than the whole position, which was analysed as
      // a move.
      const earlier = new FactStore();
      earlier.add(game, before, { moves: solvedMoves(before, game) }, merge);
      assert.equal(earlier.of(game, before).movesProved, true);
      assert.deepEqual(boundsOfFacts(earlier.of(game, before)), truth(game, before));
      for (const bounds of moveBoundsOf(earlier, course, at)) {
        assert.deepEqual(bounds.atMost, truth(game, here).atMost);
        bounded += 1;
      }
      // One move earlier, only the played move is known, from the position after it.
      const later = new FactStore();
      later.add(game, here, { bounds: truth(game, here) }, merge);
      for (const bounds of moveBoundsOf(later, course, at - 1)) {
        const played = bounds.move === course.moves[at - 1];
        assert.deepEqual(
          provedResult(bounds),
          played ? provedResult(forOtherSide(truth(game, here), 1)) : null,
        );
      }
      assert.equal(later.of(game, before).movesProved, false);
    }
    assert.ok(bounded > 10);
  });
}

test("results are stored separately for each game and position", () => {
  assert.notEqual(positionKey("4x4k3", "...."), positionKey("4x4k4", "...."));
  const proofs = new FactStore();
  const moves = [{ move: 3, source: /** @type {const} */ ("book"), ...both(DRAW) }];
  proofs.add("a", "b", { moves }, merge);
  proofs.add("a", "b", { bounds: both(DRAW) }, merge);
  for (const [game, board] of [
    ["b", "a"],
    ["a", "c"],
    ["c", "b"],
  ]) {
    assert.deepEqual(boundsOfFacts(proofs.of(game, board)), NO_BOUNDS);
    assert.deepEqual(proofs.of(game, board).moves, []);
    assert.equal(proofs.of(game, board).movesProved, false);
  }
  // A later answer without a best move or a source does not remove these.
  proofs.add("a", "b", { moves: [{ move: 3, source: null, ...NO_BOUNDS }] }, merge);
  assert.deepEqual(proofs.of("a", "b").moves, [{ move: 3, source: "book", ...both(DRAW) }]);
});

test("bounds only become tighter", () => {
  const proofs = new FactStore();
  proofs.add("g", "b", { bounds: { atLeast: DRAW, atMost: SOON_WON } }, merge);
  proofs.add("g", "b", { bounds: { atLeast: null, atMost: LATE_WON } }, merge);
  assert.deepEqual(boundsOfFacts(proofs.of("g", "b")), { atLeast: DRAW, atMost: LATE_WON });
  proofs.add("g", "b", { bounds: { atLeast: SOON_LOST, atMost: SOON_WON } }, merge);
  assert.deepEqual(boundsOfFacts(proofs.of("g", "b")), { atLeast: DRAW, atMost: LATE_WON });
  assert.equal(provedResult(boundsOfFacts(proofs.of("g", "b"))), null);
  proofs.add("g", "b", { bounds: { atLeast: LATE_WON, atMost: null } }, merge);
  assert.deepEqual(provedResult(boundsOfFacts(proofs.of("g", "b"))), LATE_WON);
});
