/** Tests the order in which steps run. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { schedule } from "../../scripts/schedule.mjs";

/** @import { Job } from "../../scripts/schedule.mjs" */

/**
 * Runs jobs that end in the order in which they start, one per turn of the event loop.
 * @param {(Partial<Job> & { name: string })[]} jobs
 * @param {{ slots?: number, fails?: string }} [options]
 */
async function ran(jobs, { slots = 2, fails } = {}) {
  /** @type {string[]} */
  const calls = [];
  /** @type {Set<string>} */
  const running = new Set();
  let most = 0;
  const all = jobs.map((job) => ({ after: [], ...job }));
  await schedule(all, slots, async ({ name }) => {
    running.add(name);
    most = Math.max(most, running.size);
    calls.push([...running].join("+"));
    await new Promise((resolve) => setImmediate(resolve));
    running.delete(name);
    return name !== fails;
  });
  return { calls, most };
}

test("two jobs run side by side, in the order of the list", async () => {
  const { calls, most } = await ran([{ name: "a" }, { name: "b" }, { name: "c" }]);
  assert.deepEqual(calls.slice(0, 2), ["a", "a+b"]);
  assert.equal(calls.length, 3);
  assert.equal(most, 2);
});

test("a job waits for its dependencies, except for unknown ones", async () => {
  const jobs = [{ name: "late", after: ["early", "nowhere"] }, { name: "early" }];
  assert.deepEqual((await ran(jobs)).calls, ["early", "late"]);
});

test("no further job starts after a failure", async () => {
  const { calls } = await ran([{ name: "a" }, { name: "b" }], { slots: 1, fails: "a" });
  assert.deepEqual(calls, ["a"]);
});

test("jobs that wait for each other are refused", async () => {
  const jobs = [
    { name: "a", after: ["b"] },
    { name: "b", after: ["a"] },
  ];
  await assert.rejects(ran(jobs), /wait for each other: a, b/);
});
