/**
 * Checks that an automatic search waits for a visible tab, and restarts after the tab was hidden.
 */
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { onceVisible, whileVisible } from "../../www/base/tab-visibility.ts";

/** A tab, hidden or visible. */
class Tab extends EventTarget {
  hidden = true;

  /** @param {boolean} hidden */
  turn(hidden) {
    this.hidden = hidden;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}

let tab = new Tab();
/**
 * All work that has started. Its signal or `done` ends it.
 * @type {{ signal: AbortSignal, done: (found: string) => void }[]}
 */
let begun = [];

/** @param {AbortSignal} signal @returns {Promise<string>} */
const work = (signal) =>
  new Promise((done, fail) => {
    begun.push({ signal, done });
    signal.addEventListener("abort", () => fail(signal.reason));
  });

/** Delivers all pending messages. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  [tab, begun] = [new Tab(), []];
  Object.assign(globalThis, { document: tab });
});
afterEach(() => Reflect.deleteProperty(globalThis, "document"));

test("work begins when the tab becomes visible, and restarts after the tab was hidden", async () => {
  const found = onceVisible(work, new AbortController().signal);
  await settled();
  assert.equal(begun.length, 0);
  tab.turn(false);
  await settled();
  assert.equal(begun.length, 1);
  tab.turn(true);
  await settled();
  assert.ok(begun[0].signal.aborted);
  assert.equal(begun.length, 1);
  tab.turn(false);
  await settled();
  begun[1].done("found");
  assert.equal(await found, "found");
  tab.turn(true);
  await settled();
  assert.equal(begun.length, 2);
});

test("work can be abandoned before and after it has begun", async () => {
  for (const hidden of [true, false]) {
    begun = [];
    tab.hidden = hidden;
    const given = new AbortController();
    const found = onceVisible(work, given.signal);
    await settled();
    assert.equal(begun.length, hidden ? 0 : 1);
    given.abort(new Error("another question"));
    await assert.rejects(found, /another question/);
  }
});

test("failed work does not restart", async () => {
  tab.hidden = false;
  const fails = () => Promise.reject(new Error("the engine is gone"));
  await assert.rejects(onceVisible(fails, new AbortController().signal), /gone/);
});

test("requested work stops when the tab is hidden, and the caller is notified", async () => {
  tab.hidden = false;
  const found = whileVisible(work, new AbortController().signal);
  tab.turn(true);
  assert.equal(await found, "hidden");
  // A call that keeps a partial result when it is aborted returns no result either.
  const kept = whileVisible(async () => "part of it", new AbortController().signal);
  assert.equal(await kept, "hidden");
});
