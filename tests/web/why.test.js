/** The move that decided a game, in every lost and drawn game that some positions lead to. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { analyze, best_move, replay, review } from "../../pkg/npm/cutoff.js";
import { seeded } from "../../www/base/random.ts";
import { decisive } from "../../www/parts/review/why.ts";

const START = ".........";

/** A game of moves by chance, to its end. @param {() => number} next */
function playedOut(next) {
  /** @type {number[]} */
  const moves = [];
  for (;;) {
    const { legalMoves, finished, winner } = replay(START, moves).positions[moves.length];
    if (finished) return { moves, winner };
    moves.push(legalMoves[Math.floor(next() * legalMoves.length)]);
  }
}

/** What a position is worth to X: 1, 0 or −1. @param {number[]} moves */
function worth(moves) {
  const { board } = replay(START, moves).positions[moves.length];
  const { player, outcome } = best_move(board, false);
  const mine = { win: 1, draw: 0, loss: -1, unknown: NaN }[outcome];
  return player === "X" ? mine : -mine;
}

test("the deciding move is the last after which the result was certain", () => {
  const next = seeded(7);
  const seen = new Set();
  for (let game = 0; game < 200; game += 1) {
    const { moves, winner } = playedOut(next);
    const end = winner === null ? 0 : winner === "X" ? 1 : -1;
    const worths = moves.map((_, count) => worth(moves.slice(0, count + 1)));
    // From the end back: the first move that made the result what it became.
    let expected = worths.length - 1;
    while (expected >= 0 && worths[expected] === end) expected -= 1;
    const reviewed = review(START, moves);
    const { slip, open } = decisive(reviewed, winner);
    assert.equal(open, false);
    // Before the first move the game was a draw already.
    if (expected < 0 && winner === null) assert.equal(slip, undefined);
    else assert.equal(slip?.ply, expected + 1, moves.join(""));
    if (slip)
      assert.ok(!analyze(replay(START, moves).positions[slip.ply].board).best.includes(slip.move));
    // A move that is not proved is told as open only where it may have decided the game.
    for (const at of moves.keys()) {
      const one = { ...reviewed.moves[at], exact: false, changed: null, before: null, after: null };
      const partly = decisive({ moves: reviewed.moves.with(at, one) }, winner);
      if (at !== slip?.ply) assert.equal(partly.slip?.ply, slip?.ply);
      assert.equal(partly.open, at >= (partly.slip?.ply ?? -1));
    }
    seen.add(winner);
  }
  assert.equal(seen.size, 3);
});

test("of a game of which nothing is proved, nothing is told", () => {
  assert.deepEqual(decisive({ moves: [] }, "X"), { slip: undefined, open: true });
});
