/** What the ideas of a proof save: each is counted by itself, and nothing is called counted that is not. */
import assert from "node:assert/strict";
import { test } from "node:test";
import * as cutoff from "../../pkg/npm/cutoff.js";
import { Savings } from "../../www/play/savings.js";
import { GAME, SUBJECT, engine } from "./proof-engine.js";

/** @import { Asked } from "./proof-engine.js" */

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
