/** Checks the form of a proved result: the page's claim and the side that wins. */
import assert from "node:assert/strict";
import { test } from "node:test";
import * as cutoff from "../../pkg/npm/cutoff.js";
import { claimOf, provedResult } from "../../www/play/state/claim.ts";
import { NO_BOUNDS, boundsOfBest, boundsOf, compareEndings } from "../../www/play/state/bounds.ts";
import { ENDINGS, both } from "./bounds.js";

/** @import { Ending } from "../../pkg/whole/cutoff.js" */

const [SOON_LOST, LATE_LOST, DRAW, LATE_WON, SOON_WON] = ENDINGS;

test("a position has the value of its best move, and no upper bound while a move has none", () => {
  assert.deepEqual(boundsOfBest([]), NO_BOUNDS);
  assert.deepEqual(boundsOfBest([both(LATE_LOST), both(DRAW)]), both(DRAW));
  const open = { atLeast: SOON_LOST, atMost: null };
  assert.deepEqual(boundsOfBest([both(DRAW), open]), { atLeast: DRAW, atMost: null });
  assert.deepEqual(boundsOfBest([open, both(DRAW)]), { atLeast: DRAW, atMost: null });
  const unseen = { atLeast: null, atMost: DRAW };
  assert.deepEqual(boundsOfBest([unseen, both(LATE_LOST)]), { atLeast: LATE_LOST, atMost: DRAW });
});

test("a bound is called a bound, and an obvious bound is not shown", () => {
  const said = (/** @type {Ending | null} */ atLeast, /** @type {Ending | null} */ atMost) => {
    const { kind, outcome, plies } = claimOf({ atLeast, atMost });
    return [kind, outcome, plies];
  };
  assert.deepEqual(said(DRAW, DRAW), ["exact", "draw", 5]);
  assert.deepEqual(said(LATE_WON, LATE_WON), ["exact", "win", 9]);
  assert.deepEqual(said(LATE_WON, SOON_WON), ["within", "win", 9]);
  assert.deepEqual(said(LATE_WON, null), ["within", "win", 9]);
  assert.deepEqual(said(SOON_LOST, LATE_LOST), ["within", "loss", 8]);
  assert.deepEqual(said(null, LATE_LOST), ["within", "loss", 8]);
  assert.deepEqual(said(DRAW, SOON_WON), ["lower", "draw", null]);
  assert.deepEqual(said(SOON_LOST, DRAW), ["upper", "draw", null]);
  for (const [low, high] of [
    [null, null],
    [SOON_LOST, SOON_WON],
    [LATE_LOST, null],
    [null, LATE_WON],
  ]) {
    assert.deepEqual(said(low, high), ["open", null, null]);
  }
});

test("an estimate of the engine is not a bound", () => {
  const open = cutoff.solve("", { game: "8x8k5", budgetMs: 0 });
  assert.ok(open.estimate !== null && provedResult(boundsOf(open)) === null);
  assert.deepEqual(boundsOf({}), NO_BOUNDS);
});

test("earlier wins and later losses are better", () => {
  ENDINGS.forEach((one, at) =>
    ENDINGS.forEach((other, place) =>
      assert.equal(Math.sign(compareEndings(one, other)), Math.sign(at - place)),
    ),
  );
});
