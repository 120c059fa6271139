/** Checks the curve of a game: the value of each position, or its bounds. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { replay, review, solve } from "../../pkg/npm/cutoff.js";
import { bands, isProved } from "../../www/play/game-over/bands.ts";
import { FactStore } from "../../www/play/state/facts.ts";
import { merge } from "../../www/play/state/merge.ts";
import { boundsOf } from "../../www/play/state/bounds.ts";

const GAME = "4x3k3";
/** Seven of these nine moves changed the result or the length. */
const MOVES = "a1b1d3c3a2a3b2c1c2";
const { moves } = review("", MOVES, { game: GAME, budgetMs: 20_000 });
const { positions, moves: cells } = replay("", MOVES, { game: GAME });
const line = { game: GAME, start: "", moves: cells, at: cells.length, link: "" };

test("the curve has the engine's value of each position, or a band if the review is unfinished", () => {
  const worths = positions.map(({ board, player, finished, winner }) => {
    if (finished) return winner === "X" ? "win" : winner === "O" ? "loss" : "draw";
    const { outcome } = solve(board, { game: GAME, budgetMs: 20_000 });
    const turn = /** @type {const} */ ({ win: "loss", draw: "draw", loss: "win" });
    if (outcome === "unknown") throw new Error("not solved");
    return player === "X" ? outcome : turn[outcome];
  });
  const answers = new FactStore();
  const whole = bands({ facts: answers, line, positions }, moves);
  assert.deepEqual(
    whole,
    worths.map((worth) => ({ atLeast: worth, atMost: worth })),
  );

  const order = ["loss", "draw", "win"];
  const holds = (/** @type {ReturnType<typeof bands>} */ curve) =>
    curve.forEach(({ atLeast, atMost }, at) => {
      const place = order.indexOf(worths[at]);
      assert.ok(order.indexOf(atLeast) <= place && place <= order.indexOf(atMost), `after ${at}`);
    });
  // The review can be at any stage.
  let narrower = 0;
  for (let part = 0; part < 2 ** moves.length; part += 7) {
    const some = moves.map((move) => ({ ...move, exact: (part & (1 << move.ply)) > 0 }));
    const curve = bands({ facts: answers, line, positions }, some);
    holds(curve);
    narrower += curve.filter(
      (band) => !isProved(band) && band.atLeast + band.atMost !== "losswin",
    ).length;
  }
  assert.ok(narrower > 0, "a neighbour says something");

  // Another search can have proved a bound as well.
  const proofs = answers;
  const [{ board }] = positions;
  const atLeast = /** @type {const} */ ({ outcome: "draw", plies: 12 });
  proofs.add(GAME, board, { bounds: boundsOf({ atLeast }) }, merge);
  const [first] = bands({ facts: answers, line, positions }, []);
  assert.deepEqual(first, { atLeast: "draw", atMost: "win" });
});
