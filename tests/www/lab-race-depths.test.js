/** Checks how a single search of a race ends. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineFailure } from "../../www/engine/engine.ts";
import { SearchState } from "../../www/lab/searches/search-state.ts";
import { runOne } from "../../www/lab/searches/run-searches.ts";

/**
 * An engine that does not answer a search until it is stopped.
 * @param {string[]} calls Collects the engine's calls.
 */
function silentEngine(calls) {
  /** @type {(error: Error) => void} */
  let end = () => {};
  return /** @type {any} */ ({
    request(/** @type {string} */ name) {
      calls.push(name);
      if (name === "describe") return Promise.resolve({});
      return new Promise((_, reject) => (end = reject));
    },
    stop() {
      calls.push("stop");
      end(new EngineFailure("crash", "stopped"));
    },
  });
}

const task = /** @type {any} */ ({
  shape: { game: "3x3k3", longest: 9 },
  board: ".........",
  budgetMs: 60_000,
  memoryMb: 1,
});

test("an abandoned search stops its engine only once, because a new search may already be running", async () => {
  /** @type {string[]} */
  const calls = [];
  const work = new AbortController();
  const search = new SearchState("alpha-beta");
  const over = runOne(search, task, silentEngine(calls), work.signal);
  while (!calls.includes("textbook")) await null;
  work.abort();
  await over;
  work.abort();
  assert.deepEqual(calls, ["describe", "textbook", "stop"]);
  assert.equal(search.phase, "stopped");
});

test("a search whose worker ends by itself counts as failed and not as stopped", async () => {
  /** @type {string[]} */
  const calls = [];
  const engine = silentEngine(calls);
  const search = new SearchState("alpha-beta");
  const over = runOne(search, task, engine, new AbortController().signal);
  while (!calls.includes("textbook")) await null;
  engine.stop();
  await over;
  assert.equal(search.phase, "failed");
});
