/** A proof, run with the real package, slice by slice, without a page. */
import assert from "node:assert/strict";
import { test } from "node:test";
import * as cutoff from "../../pkg/npm/cutoff.js";
import { Proof } from "../../www/play/proof.js";
import { exact } from "../../www/play/claim.js";
import { NOTHING } from "../../www/play/answers.js";
import { compare } from "../../www/play/bounds.js";
import { both } from "./bounds.js";
import { GAME, SUBJECT, engine } from "./proof-engine.js";

/** @import { Bounds } from "../../www/play/types.d.ts" */

/**
 * An engine that reports what it is given, and then answers with the last of it.
 * @param {any[]} reports
 */
function scripted(reports) {
  /** @type {any} */
  const made = {
    restarts: 0,
    restart: () => (made.restarts += 1),
    /** @param {string} _ @param {any} __ @param {any} options */
    async request(_, __, { progress }) {
      for (const report of reports.slice(0, -1)) progress(report);
      return reports[reports.length - 1];
    },
  };
  return made;
}

/** @param {Bounds} bounds @param {number} nodes */
const report = (bounds, nodes) => ({ ...bounds, nodes, ms: nodes, exact: exact(bounds) !== null });

const LOSS = /** @type {const} */ ({ outcome: "loss", plies: 8 });
const DRAW = /** @type {const} */ ({ outcome: "draw", plies: 34 });
const WIN = /** @type {const} */ ({ outcome: "win", plies: 9 });

test("a proof can be stopped again and again, goes on, and ends with its line", async () => {
  let changes = 0;
  const own = engine();
  const proof = new Proof(own, SUBJECT, () => (changes += 1));
  let stops = 0;
  let heard = 0;
  while (exact(proof.bounds) === null || proof.phase === "stopped") {
    const run = proof.run();
    assert.equal(proof.runs, true);
    if (stops < 3) {
      setImmediate(() => proof.stop());
      stops += 1;
    }
    await run;
    assert.equal(proof.runs, false);
    // It goes on from where it was: nothing is counted twice, and nothing is lost.
    assert.ok((proof.report?.nodes ?? 0) >= heard);
    heard = proof.report?.nodes ?? 0;
  }
  assert.ok(stops > 1, "it takes more than one slice");
  assert.equal(proof.phase, "done");
  const result = exact(proof.bounds);
  const { outcome, plies } = cutoff.solve(SUBJECT.board, { game: GAME });
  assert.deepEqual(result, { outcome, plies });
  assert.equal(proof.report?.principalVariation.length, plies);
  assert.ok(changes > stops);
  assert.equal(own.asked.includes("restart"), false, "the table is kept");
  for (const asked of own.asked) {
    const options = { game: GAME, memoryMb: 32, book: false, line: true };
    assert.deepEqual(asked, { call: "solve", position: SUBJECT.board, options });
  }
  // Each step holds, and is closer than the one before.
  assert.ok(proof.steps.length > 0);
  const last = proof.steps[proof.steps.length - 1];
  assert.deepEqual([last.atLeast, last.atMost], [result, result]);
  /** @type {Bounds} */
  let before = NOTHING;
  for (const { atLeast, atMost } of proof.steps) {
    const closer = [before.atLeast, before.atMost].every((bound, side) => {
      const now = side === 0 ? atLeast : atMost;
      return !bound || (now && compare(now, bound) * (side === 0 ? 1 : -1) >= 0);
    });
    assert.ok(closer);
    before = { atLeast, atMost };
  }
});

test("a proof shows each change of its bounds once, then looks for the line, then is done", async () => {
  const open = { atLeast: null, atMost: null };
  const least = { atLeast: DRAW, atMost: null };
  /** @type {string[]} */
  const phases = [];
  const proof = new Proof(
    scripted([report(open, 1), report(least, 2), report(least, 3), report(both(WIN), 4)]),
    SUBJECT,
    () => phases.push(`${proof.phase} ${proof.report?.nodes ?? 0}`),
  );
  await proof.run();
  assert.deepEqual(phases, ["running 0", "running 1", "running 2", "running 3", "done 4"]);
  assert.deepEqual(
    proof.steps.map(({ nodes }) => nodes),
    [2, 4],
  );
  // The result is there before the line of best play.
  phases.length = 0;
  const slow = new Proof(scripted([report(both(LOSS), 5), report(both(LOSS), 6)]), SUBJECT, () =>
    phases.push(slow.phase),
  );
  await slow.run();
  assert.deepEqual(phases, ["running", "line", "done"]);
  slow.stop();
  assert.equal(slow.phase, "done", "nothing is left to stop");
  assert.equal(slow.steps.length, 1);
});

test("a proof that is stopped while its line is looked for keeps the result", async () => {
  let stopping = true;
  /** @type {string[]} */
  const phases = [];
  /** @type {Proof} */
  const proof = new Proof(
    scripted([5, 6, 7].map((nodes) => report(both(LOSS), nodes))),
    SUBJECT,
    () => {
      phases.push(proof.phase);
      if (stopping && proof.phase === "line") proof.stop();
    },
  );
  await proof.run();
  assert.equal(proof.phase, "stopped");
  assert.deepEqual(exact(proof.bounds), LOSS);
  assert.equal(proof.report?.nodes, 5, "what comes after the stop is not heard");
  proof.stop();
  assert.equal(proof.phase, "stopped");
  // It goes on with the line, not with the proof.
  stopping = false;
  phases.length = 0;
  await proof.run();
  assert.deepEqual(phases, ["line", "line", "line", "done"]);
});

test("a proof whose engine dies says so, and begins anew", async () => {
  let slicesLeft = 2;
  const dying = engine(() => slicesLeft-- === 0);
  /** What a view sees of each change. @type {unknown[][]} */
  const seen = [];
  /** @type {Proof} */
  const proof = new Proof(dying, { ...SUBJECT, memoryMb: 31 }, () =>
    seen.push([proof.phase, proof.failure, proof.report, proof.bounds, proof.steps.length]),
  );
  await proof.run();
  assert.equal(proof.phase, "failed");
  assert.equal(proof.runs, false);
  assert.equal(proof.failure?.reason, "crash");
  assert.ok(proof.report, "what was proved is shown until then");
  seen.length = 0;
  await proof.run();
  // What the old worker had is forgotten.
  assert.deepEqual(seen[0], ["running", null, null, NOTHING, 0]);
  assert.equal(dying.asked.filter((asked) => asked === "restart").length, 1);
  assert.equal(proof.phase, "done");
});

test("an error that is not the engine's is no failure of the proof", async () => {
  const proof = new Proof(
    /** @type {any} */ ({
      async request() {
        throw new TypeError("a bug");
      },
    }),
    SUBJECT,
    () => {},
  );
  await assert.rejects(proof.run(), TypeError);
});
