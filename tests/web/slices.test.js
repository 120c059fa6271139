/** The strong searches in slices, run with the real package and a made-up clock. */
import assert from "node:assert/strict";
import { test } from "node:test";
import cutoff from "../../pkg/node/cutoff.js";
import { slices } from "../../www/engine/slices.js";
import { textbook } from "../../www/engine/textbook.js";

/** A clock that moves on by ten milliseconds whenever it is read. */
function clock() {
  let ms = 0;
  return () => (ms += 10);
}

/**
 * All reports of a call, and its answer.
 * @template A
 * @param {Generator<A, A, void>} call
 */
function all(call) {
  /** @type {A[]} */
  const reports = [];
  for (;;) {
    const { value, done } = call.next();
    if (done) return { reports, answer: value };
    reports.push(value);
  }
}

test("deepening goes on until the result is proved", () => {
  const { thinking } = slices(cutoff);
  const { answer } = all(thinking("", { game: "4x4k4" }));
  assert.equal(answer.done, true);
  assert.deepEqual(answer.worth, { outcome: "draw", plies: 16 });
});

test("a budget ends a call, and the next call goes on", () => {
  const { thinking } = slices(cutoff, clock());
  const options = { game: "5x5k4", budgetMs: 25 };
  const first = all(thinking("", options));
  assert.equal(first.answer.done, false);
  const second = all(thinking("", options));
  assert.ok(second.answer.nodes > first.answer.nodes);
  assert.ok(second.answer.ms > first.answer.ms, "the time of both");
});

test("time begins anew with another question", () => {
  const { thinking } = slices(cutoff, clock());
  const once = all(thinking("", { game: "5x5k4", budgetMs: 15 })).answer;
  all(thinking("", { game: "4x4k4", budgetMs: 15 }));
  assert.equal(all(thinking("", { game: "5x5k4", budgetMs: 15 })).answer.ms, once.ms);
});

test("a speed is of positions and time of the same slices, whatever was asked between", () => {
  // The engine counts on for a question that it was asked before, by whichever call.
  let [nodes, time] = [0, 0];
  const visits = () => {
    time += 40;
    nodes += 4_000;
    return /** @type {any} */ ({ nodes, done: false, exact: false, moves: [] });
  };
  const calls = slices({ think: visits, solve: visits, analyze: visits }, () => time);
  const options = { game: "5x5k4", budgetMs: 400 };
  /** @type {(typeof calls)[keyof typeof calls][]} */
  const order = [calls.solving, calls.thinking, calls.analyzing, calls.thinking, calls.solving];
  for (const call of order) {
    const { reports, answer } = all(/** @type {any} */ (call)("", options));
    assert.deepEqual(reports[0].measured, { nodes: 0, ms: 0 });
    assert.deepEqual(answer.measured, { nodes: 36_000, ms: 360 });
  }
  // Another question has cost the search its count in the middle of a call.
  const call = calls.thinking("", options);
  call.next();
  call.next();
  nodes = 0;
  const { value } = call.next();
  assert.deepEqual(value && value.measured, { nodes: 4_000, ms: 40 });
});

test("solving finds the line if it is asked for", () => {
  const { solving } = slices(cutoff);
  const { answer } = all(solving("444444", { game: "5x6k4g", line: true }));
  assert.equal(answer.exact, true);
  assert.equal(answer.principalVariation.length, answer.plies);
});

test("analyzing proves every move", () => {
  const { analyzing } = slices(cutoff);
  const { answer } = all(analyzing(".".repeat(16), { game: "4x4k4g" }));
  assert.equal(answer.exact, true);
  assert.ok(answer.moves.every(({ outcome }) => outcome === "draw"));
});

test("a textbook search reports from within", () => {
  /** @type {import("../../www/engine/textbook.js").Far[]} */
  const reports = [];
  const search = textbook(cutoff.best_move);
  const [board, options] = [".".repeat(16), { game: "4x4k4", depth: 8 }];
  const { ms, elapsedMs: _, ...found } = search((far) => reports.push(far), board, true, options);
  const { elapsedMs: __, ...alone } = cutoff.best_move(board, true, options);
  assert.deepEqual(found, alone);
  assert.ok(ms > 0);
  assert.ok(reports.length > 0);
  assert.ok(reports.every(({ nodes }) => nodes > 0 && nodes <= found.nodes));
});
