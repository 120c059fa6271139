/** A proof and what its ideas save, run with the real package, slice by slice, without a page. */
import assert from "node:assert/strict";
import { test } from "node:test";
import cutoff from "../../pkg/node/cutoff.js";
import { EngineFailure } from "../../www/engine/engine.js";
import { slices } from "../../www/engine/slices.js";
import { Proof } from "../../www/play/prove/proof.js";
import { Savings } from "../../www/play/prove/savings.js";
import { NOTHING, compare, exact } from "../../www/play/prove/result.js";
import { both } from "./bounds.js";

/** @typedef {import("../../www/engine/engine.js").Engine} Engine */
/** @typedef {import("../../www/play/prove/result.js").Range} Range */
/** @typedef {{ call: string, position: string, options: any }} Asked */

/**
 * An engine that answers in this thread, and lets others speak between two slices.
 * @param {() => boolean} [dies] Whether it dies now.
 */
function engine(dies = () => false) {
  // Slices as short as they get, however fast the machine is.
  const solve = (/** @type {any} */ position, /** @type {any} */ options) =>
    cutoff.solve(position, { ...options, budgetMs: 0 });
  const calls = slices({ ...cutoff, solve });
  /** What was asked, and `restart` where a new worker begins. @type {(Asked | "restart")[]} */
  const asked = [];
  /** @type {{ nodes: number }[]} */
  const answers = [];
  /** @type {any} */
  const made = {
    ...{ asked, answers },
    restart: () => asked.push("restart"),
    /** @param {keyof typeof calls} call @param {any} args @param {any} options */
    async request(call, args, { signal, progress }) {
      asked.push({ call, position: args[0], options: args[1] });
      const running = /** @type {any} */ (calls)[call](...args);
      for (;;) {
        if (dies()) throw new EngineFailure("crash", "");
        const { value, done } = running.next();
        if (done) answers.push(value);
        if (done) return value;
        progress(value);
        await new Promise((resolve) => setImmediate(resolve));
        signal.throwIfAborted();
      }
    },
  };
  return /** @type {Engine & { asked: typeof asked, answers: typeof answers }} */ (made);
}

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

/** @param {Range} range @param {number} nodes */
const report = (range, nodes) => ({ ...range, nodes, ms: nodes, exact: exact(range) !== null });

const LOSS = /** @type {const} */ ({ outcome: "loss", plies: 8 });
const DRAW = /** @type {const} */ ({ outcome: "draw", plies: 34 });
const WIN = /** @type {const} */ ({ outcome: "win", plies: 9 });

/** Connect Four after so many moves that a proof takes more than one slice. */
const GAME = "7x6k4g";
const { positions } = cutoff.replay("", "44433322", { game: GAME });
const { board, player } = positions[positions.length - 1];
const SUBJECT = { game: GAME, board, player, left: 34, memoryMb: 32 };

test("a proof can be stopped again and again, goes on, and ends with its line", async () => {
  let changes = 0;
  const own = engine();
  const proof = new Proof(own, SUBJECT, () => (changes += 1));
  let stops = 0;
  let heard = 0;
  while (exact(proof.range) === null || proof.phase === "stopped") {
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
  const result = exact(proof.range);
  const { outcome, plies } = cutoff.solve(board, { game: GAME });
  assert.deepEqual(result, { outcome, plies });
  assert.equal(proof.report?.principalVariation.length, plies);
  assert.ok(changes > stops);
  assert.equal(own.asked.includes("restart"), false, "the table is kept");
  for (const asked of own.asked) {
    const options = { game: GAME, memoryMb: 32, book: false, line: true };
    assert.deepEqual(asked, { call: "solving", position: board, options });
  }
  // Each step holds, and is closer than the one before.
  assert.ok(proof.steps.length > 0);
  const last = proof.steps[proof.steps.length - 1];
  assert.deepEqual([last.atLeast, last.atMost], [result, result]);
  /** @type {Range} */
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
  /** @type {Proof} */
  const proof = new Proof(
    scripted([5, 6, 7].map((nodes) => report(both(LOSS), nodes))),
    SUBJECT,
    () => stopping && proof.phase === "line" && proof.stop(),
  );
  await proof.run();
  assert.equal(proof.phase, "stopped");
  assert.deepEqual(exact(proof.range), LOSS);
  assert.equal(proof.report?.nodes, 5, "what comes after the stop is not heard");
  proof.stop();
  assert.equal(proof.phase, "stopped");
  // It goes on with the line, not with the proof.
  stopping = false;
  const on = proof.run();
  assert.equal(proof.phase, "line");
  await on;
});

test("a proof whose engine dies says so, and begins anew", async () => {
  let slicesLeft = 2;
  const dying = engine(() => slicesLeft-- === 0);
  /** What a view sees of each change. @type {unknown[][]} */
  const seen = [];
  /** @type {Proof} */
  const proof = new Proof(dying, { ...SUBJECT, memoryMb: 31 }, () =>
    seen.push([proof.phase, proof.failure, proof.report, proof.range, proof.steps.length]),
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

/** A late position, of which a proof takes no time, with and without each idea. */
const LATE = cutoff.replay("", "4444443332222265567", { game: GAME });
const LATE_SUBJECT = { ...SUBJECT, board: LATE.positions[LATE.moves.length].board };

for (const [source, game, subject] of /** @type {const} */ ([
  ["connect-four", GAME, LATE_SUBJECT.board],
  ["search", "4x4k3", cutoff.describe("4x4k3").start],
])) {
  test(`${source}: the ideas are counted one by one, each from a new worker; no count is invented`, async () => {
    const own = engine();
    const savings = new Savings(
      own,
      { game, board: subject, memoryMb: 32 },
      { source, gravity: game.endsWith("g") },
      () => {},
    );
    const run = savings.run();
    assert.equal(savings.runs[0].state, "runs");
    savings.stop();
    await run;
    assert.equal(savings.phase, "stopped");
    assert.deepEqual([savings.runs[0].state, savings.runs[0].nodes], ["waits", 0]);
    own.asked.length = own.answers.length = 0;
    await savings.run();
    assert.equal(savings.phase, "done");
    // A new worker before each run, so that its table is empty, and one idea less in each but the first.
    const asked = own.asked.filter((one) => one !== "restart");
    assert.equal(own.asked.length, 2 * savings.runs.length);
    own.asked.forEach((one, place) => assert.equal(one === "restart", place % 2 === 0));
    for (const [place, { without, state, nodes }] of savings.runs.entries()) {
      assert.equal(state, "done");
      const { options } = /** @type {Asked} */ (asked[place]);
      assert.deepEqual(options.without, without ? [without] : []);
      assert.equal(options.book, false);
      assert.equal(nodes, own.answers[place].nodes, without ?? "all");
    }
    const [all, ...others] = savings.runs;
    assert.ok(others.length > 5 && others.every(({ without }) => without !== null));
    assert.ok(others.some(({ nodes }) => nodes > all.nodes));
  });
}

test("a proof without an idea gets ten times as long as with all, and is then given up", async () => {
  /** @type {any[]} */
  const budgets = [];
  const slow = /** @type {any} */ ({
    restart() {},
    async request(/** @type {string} */ _, /** @type {any[]} */ [, { without, budgetMs }]) {
      budgets.push(budgetMs);
      const late = without.length > 0;
      return { nodes: late ? 70 : 10, ms: late ? budgetMs : 400, exact: !late };
    },
  });
  const savings = new Savings(slow, SUBJECT, { source: "connect-four", gravity: true }, () => {});
  await savings.run();
  assert.deepEqual([...new Set(budgets)], [undefined, 4_000]);
  assert.deepEqual([savings.runs[0].state, savings.runs[1].state], ["done", "given-up"]);
  assert.equal(savings.runs[1].nodes, 70);
  // What is counted is not counted again.
  const count = budgets.length;
  await savings.run();
  assert.equal(budgets.length, count);
});

test("what was stopped in the middle of a count does not count", async () => {
  const savings = new Savings(
    engine(),
    SUBJECT,
    { source: "connect-four", gravity: true },
    () => {},
  );
  const run = savings.run();
  await new Promise((resolve) => setImmediate(resolve));
  assert.ok(savings.runs[0].nodes > 0);
  savings.stop();
  await run;
  const { state, nodes, ms } = savings.runs[0];
  assert.deepEqual([state, nodes, ms], ["waits", 0, 0]);
});

test("an engine that dies while ideas are counted is said to have failed", async () => {
  const dying = engine(() => true);
  const savings = new Savings(
    dying,
    LATE_SUBJECT,
    { source: "connect-four", gravity: true },
    () => {},
  );
  await savings.run();
  assert.equal(savings.phase, "failed");
});
