/**
 * Checks Play's texts about a long search. A bound is not shown as a score, and a stopped search is
 * called stopped.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { catalogue } from "../../www/messages/catalogue.ts";
import { STANDARD } from "../../www/game/shape.ts";
import {
  boundMessages,
  claimMessage,
  computerMoveMessage,
  lineLabel,
  proofMessage,
  searchMessage,
} from "../../www/play/game/search-messages.ts";
import { both, knowing } from "./bounds.js";
import { sentence } from "./sentence.js";
import { words } from "./words.js";

/** @import { Phase } from "../../www/play/state/play-state.ts" */
/** @import { Finding } from "../../www/play/state/finding.ts" */
/** @import { Message } from "../../www/base/message.ts" */

const english = catalogue("en", words("en"), STANDARD);
const LOSS = /** @type {const} */ ({ outcome: "loss", plies: 12 });
const DRAW = /** @type {const} */ ({ outcome: "draw", plies: 16 });
const WIN = /** @type {const} */ ({ outcome: "win", plies: 9 });

/** @param {Message} said */
const text = (said) => sentence(english, said);

test("a bound is called a bound, and an obvious bound is not mentioned", () => {
  const said = (/** @type {Partial<Finding>} */ known) => {
    const fact = claimMessage(knowing(known), "X");
    return fact && text(fact);
  };
  assert.equal(said(both(WIN)), "Proved: X wins in 9 moves.");
  assert.equal(said(both(DRAW)), "Proved: a draw.");
  assert.equal(said(both(LOSS)), "Proved: X loses in 12 moves.");
  assert.equal(said({ atLeast: DRAW }), "At least a draw for X.");
  assert.equal(said({ atMost: DRAW, atLeast: LOSS }), "At most a draw for X.");
  assert.equal(said({ atLeast: WIN }), "X wins in 9 moves or fewer.");
  assert.equal(said({ atMost: LOSS }), "X loses in 12 moves or fewer.");
  // In the worst case a position is lost after some plies, and in the best case it is won.
  const open = "Neither side can force a win within 8 moves.";
  assert.equal(said({ atLeast: LOSS, atMost: WIN }), open);
  assert.equal(said({}), open);
  assert.equal(said({ depth: 0 }), null);
});

test("a stopped search is called stopped, and a proved result has no further text", () => {
  const said = (/** @type {Phase} */ phase, /** @type {Partial<Finding>} */ known = {}) => {
    const found = searchMessage(knowing(known), phase);
    return found && text(found);
  };
  assert.equal(said("stopped"), "Stopped after depth 8.");
  assert.equal(said("spent"), "Time ran out after depth 8.");
  assert.equal(said("stopped", { depth: 0 }), "Stopped before depth 1 was reached.");
  assert.equal(said("spent", { depth: 0 }), "Time ran out before depth 1.");
  assert.equal(said("failed"), "The search stopped because of an error.");
  assert.equal(said("running"), null);
  assert.equal(said("done", both(WIN)), null);
  const open = { ...both(WIN), isBestProved: false };
  assert.equal(said("spent", open), "The best move’s result is not proved yet.");
  assert.equal(said("running", open), null);
  for (const phase of /** @type {const} */ (["paused", "waiting"])) assert.ok(said(phase));
});

test("the text about a computer's move says how it was found", () => {
  const how = (/** @type {any} */ played) =>
    text(computerMoveMessage({ move: 0, result: null, depth: 8, ...played }));
  assert.equal(how({ how: "proved", result: WIN }), "proved: wins in 9");
  assert.equal(how({ how: "searched" }), "searched to depth 8");
  assert.equal(how({ how: "casual" }), "casual move");
  const trap = (/** @type {number} */ holding, /** @type {number} */ replies) =>
    how({ how: "trap", trap: { holding, replies } });
  assert.equal(trap(2, 7), "sets a trap: only 2 of 7 replies keep the result");
  assert.equal(trap(1, 7), "sets a trap: only 1 of 7 replies keeps the result");
  assert.equal(trap(7, 7), "no trap possible: every reply keeps the result");
  assert.equal(trap(0, 0), "ends the game");
  assert.match(how({ how: "no-trap" }), /^no trap proved in time/);
  assert.equal(how({ how: "random" }), "random move");
});

test("a proved line is called best, with a note if it stops early", () => {
  assert.deepEqual(lineLabel(knowing({})), { id: "best-line-so-far", part: null });
  const values = { first: 2, plies: 9 };
  const part = { id: "best-line-part", values };
  assert.deepEqual(lineLabel(knowing(both(WIN))), { id: "best-line", part });
  const whole = knowing(both({ outcome: "win", plies: 2 }));
  assert.deepEqual(lineLabel(whole), { id: "best-line", part: null });
  const open = knowing({ ...both(WIN), isBestProved: false });
  assert.equal(lineLabel(open).id, "best-line-so-far");
});

test("the bounds of a proof are called those so far, beside a result from the opening book", () => {
  const proof = { atLeast: LOSS, atMost: WIN, nodes: 1, ms: 1, provedMs: null, isDone: false };
  const said = (/** @type {boolean} */ inBook, /** @type {Phase} */ phase) => {
    const state = proofMessage(proof, phase, inBook);
    return state && text(state);
  };
  assert.equal(said(true, "running"), "Proving again, without the opening book…");
  assert.equal(said(true, "stopped"), "Stopped; the result is from the opening book");
  assert.equal(said(false, "running"), "Proving…");
  assert.equal(said(false, "stopped"), "Stopped, not proved");
  const bounds = boundMessages(proof).map(text);
  assert.deepEqual(bounds, ["at worst loses in 12", "at best wins in 9"]);
  assert.equal(
    text({ id: "proof-so-far", values: { bounds: bounds.join(" · ") } }),
    "This proof so far: at worst loses in 12 · at best wins in 9",
  );
});

test("a proof that is stopped before its first report is called stopped", () => {
  const said = (/** @type {Phase} */ phase) => proofMessage(null, phase, false)?.id ?? null;
  assert.equal(said("running"), "proof-state-running");
  assert.equal(said("stopped"), "proof-state-stopped");
  assert.equal(said("failed"), "proof-state-failed");
  assert.equal(said("idle"), null);
});
