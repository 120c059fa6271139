/** What stays of proofs when moves are played and taken back, against the engine itself. */
import assert from "node:assert/strict";
import { test } from "node:test";
import cutoff from "../../pkg/node/cutoff.js";
import { compare, exact, rangeOf, together, turned } from "../../www/play/prove/endings.js";
import { Known } from "../../www/play/prove/known.js";

const GAME = "5x4k4g";
const OPTIONS = { game: GAME };

/** Some moves of a game, each legal, none after its end. @param {number} seed */
function randomGame(seed) {
  let state = seed;
  const next = () => (state = (state * 48_271) % 2_147_483_647);
  /** @type {number[]} */
  const moves = [];
  for (let count = 4 + (seed % 9); moves.length < count;) {
    const { positions } = cutoff.replay("", moves, OPTIONS);
    const { legalMoves, finished } = positions[moves.length];
    if (finished) return { moves: moves.slice(0, -1) };
    moves.push(legalMoves[next() % legalMoves.length]);
  }
  return { moves };
}

/** @param {string} board */
const result = (board) => rangeOf(cutoff.solve(board, OPTIONS));

for (let seed = 1; seed <= 12; seed += 1) {
  test(`game ${seed}: what is kept agrees with the engine, a move on and a move back`, () => {
    const { moves } = randomGame(seed);
    const { positions } = cutoff.replay("", moves, OPTIONS);
    const at = moves.length - 1;
    const known = new Known();
    known.learnMoves(positions[at].board, cutoff.analyze(positions[at].board, OPTIONS));
    assert.equal(known.isDone(positions[at].board), true);
    assert.deepEqual(known.of(positions[at].board), result(positions[at].board));
    // A move on: nothing of it is analysed, and no move brings more than the whole position.
    const truth = cutoff.analyze(positions[at + 1].board, OPTIONS).moves;
    for (const score of positions[at + 1].finished ? [] : known.scores(positions, moves, at + 1)) {
      const proved = rangeOf(truth.find(({ index }) => index === score.cell) ?? {});
      assert.ok(score.atMost, "the position before has said something");
      assert.ok(compare(score.atMost, /** @type {any} */ (proved.atMost)) >= 0);
    }
    // A move back: the move that was played is known from the position after it.
    const later = new Known();
    later.learn(positions[at + 1].board, result(positions[at + 1].board));
    const back = later.scores(positions, moves, at).find(({ cell }) => cell === moves[at]);
    const analysed = known.scores(positions, moves, at).find(({ cell }) => cell === moves[at]);
    assert.deepEqual(back && exact(back), analysed && exact(analysed));
  });
}

test("bounds narrow and never widen", () => {
  const draw = /** @type {const} */ ({ outcome: "draw", plies: 10 });
  const win = /** @type {const} */ ({ outcome: "win", plies: 5 });
  const soon = /** @type {const} */ ({ outcome: "win", plies: 3 });
  const known = new Known();
  known.learn("b", { atLeast: draw, atMost: soon });
  known.learn("b", { atLeast: null, atMost: win });
  assert.deepEqual(known.of("b"), { atLeast: draw, atMost: win });
  assert.equal(exact(known.of("b")), null);
  known.learn("b", { atLeast: win, atMost: null });
  assert.deepEqual(exact(known.of("b")), win);
});

test("a range and the same from the other side", () => {
  const range = together(
    { atLeast: { outcome: "draw", plies: 8 }, atMost: null },
    { atLeast: { outcome: "loss", plies: 6 }, atMost: { outcome: "win", plies: 5 } },
  );
  assert.deepEqual(range.atLeast, { outcome: "draw", plies: 8 });
  assert.deepEqual(turned(range, 1), {
    atLeast: { outcome: "loss", plies: 6 },
    atMost: { outcome: "draw", plies: 9 },
  });
  assert.deepEqual(turned(turned(range, 1), -1), range);
});

test("sooner wins and later losses are better", () => {
  const endings = /** @type {import("../../www/play/prove/endings.js").Ending[]} */ ([
    { outcome: "loss", plies: 2 },
    { outcome: "loss", plies: 8 },
    { outcome: "draw", plies: 5 },
    { outcome: "win", plies: 9 },
    { outcome: "win", plies: 1 },
  ]);
  endings.forEach((one, at) =>
    endings.forEach((other, place) =>
      assert.equal(Math.sign(compare(one, other)), Math.sign(at - place)),
    ),
  );
});
