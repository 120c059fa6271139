/** Runs the solvers in slices, with the real package and an artificial clock. */
import assert from "node:assert/strict";
import { test } from "node:test";
import * as cutoff from "../../pkg/npm/cutoff.js";
import { slices } from "../../www/engine/slices.ts";

/** A clock that moves by ten milliseconds each time it is read. */
function clock() {
  let ms = 0;
  return () => (ms += 10);
}

/**
 * Collects all reports of a call; the last one is its answer.
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

test("a search continues until its result is proved or its depth is reached", () => {
  const { solve } = slices(cutoff);
  const { answer } = all(solve("", { game: "4x4k4" }));
  assert.equal(answer.done, true);
  assert.deepEqual(answer.atLeast, { outcome: "draw", plies: 16 });
  assert.deepEqual(answer.atMost, answer.atLeast);
  const limited = all(solve("", { game: "7x6k4g", depth: 6, solver: "search" })).answer;
  assert.deepEqual([limited.done, limited.exact, limited.depth >= 6], [true, false, true]);
});

test("a budget ends a call, and the next call continues it", () => {
  const { solve } = slices(cutoff, clock());
  const options = { game: "5x5k4", budgetMs: 25 };
  const first = all(solve("", options));
  assert.equal(first.answer.done, false);
  const second = all(solve("", options));
  assert.ok(second.answer.nodes > first.answer.nodes);
  assert.ok(second.answer.ms > first.answer.ms, "the time of both");
});

test("the time starts from zero with another question", () => {
  const { solve } = slices(cutoff, clock());
  const once = all(solve("", { game: "5x5k4", budgetMs: 15 })).answer;
  all(solve("", { game: "4x4k4", budgetMs: 15 }));
  assert.equal(all(solve("", { game: "5x5k4", budgetMs: 15 })).answer.ms, once.ms);
});

test("a speed uses nodes and times of the same slices, even with other questions in between", () => {
  // For a question that was asked before, the engine continues its count across calls.
  let [nodes, time] = [0, 0];
  const visits = () => {
    time += 40;
    nodes += 4_000;
    return /** @type {any} */ ({ nodes, done: false });
  };
  const { solve } = slices({ solve: visits }, () => time);
  const options = { game: "5x5k4", budgetMs: 400 };
  const [whole, byMoves] = [options, { ...options, moves: true }];
  for (const asked of [whole, byMoves, whole, byMoves]) {
    const { reports, answer } = all(solve("", asked));
    assert.deepEqual(reports[0].timedPart, { nodes: 0, ms: 0 });
    assert.deepEqual(answer.timedPart, { nodes: 36_000, ms: 360 });
  }
  // During the call, another question resets the count of this search.
  const call = solve("", options);
  call.next();
  call.next();
  nodes = 0;
  const { value } = call.next();
  assert.deepEqual(value && value.timedPart, { nodes: 4_000, ms: 40 });
});

test("solving finds the best line on request", () => {
  const { solve } = slices(cutoff);
  const { answer } = all(solve("444444", { game: "5x6k4g", line: true }));
  assert.equal(answer.exact, true);
  assert.equal(answer.principalVariation.length, answer.plies);
});

test("every move and every reply that keeps the result is proved on request", () => {
  const { solve } = slices(cutoff);
  const { answer } = all(solve("", { game: "4x4k4g", replies: true }));
  assert.deepEqual([answer.exact, answer.done], [true, true]);
  assert.ok(answer.moves?.every(({ outcome, holding }) => outcome === "draw" && holding !== null));
  assert.ok(answer.moves?.some(({ move }) => move === answer.trap));
});

test("a textbook search in slices has the same result, and a budget ends it", () => {
  const { textbook } = slices(cutoff);
  const [board, options] = [".".repeat(16), { game: "4x4k4", depth: 8 }];
  const { reports, answer } = all(textbook(board, true, options));
  const { ms, elapsedMs: _, ...found } = answer;
  const { elapsedMs: __, ...alone } = cutoff.best_move(board, true, options);
  assert.deepEqual(found, alone);
  assert.ok(ms > 0 && reports.length > 0);
  assert.ok(
    reports.every(({ nodes, done, index }) => nodes < found.nodes && !done && index === null),
  );
  const first = all(textbook(board, true, { ...options, budgetMs: 1 })).answer;
  assert.deepEqual([first.done, first.nodes < found.nodes], [false, true]);
});

test("calls of `horizon` do not use a table, even if another call has asked for one", () => {
  const { solve, horizon } = slices(cutoff);
  all(solve("", { game: "4x4k3", memoryMb: 8 }));
  const options = { game: "4x4k3", find: true };
  assert.deepEqual(all(horizon("", options)).answer, cutoff.horizon("", options));
});

test("a question without a memory limit does not change the table", () => {
  /** @type {(number | undefined)[]} */
  const asked = [];
  const answer = (/** @type {any} */ { memoryMb }) => (asked.push(memoryMb), { done: false });
  const { solve, review } = slices(
    /** @type {any} */ ({
      solve: (/** @type {unknown} */ _, /** @type {any} */ options) => answer(options),
      review: (/** @type {any[]} */ ...args) => answer(args[2]),
    }),
  );
  const game = "7x6k4g";
  const [reviewed, solved] = [review("", "4", { game }), solve("", { game, memoryMb: 8 })];
  for (const call of [reviewed, solved, reviewed, solved]) call.next();
  assert.deepEqual(asked, [undefined, 8, 8, 8]);
});

test("a review and a puzzle continue until they are done or their budget is spent", () => {
  const { review, puzzle } = slices(cutoff, clock());
  const reviewed = all(review("", "b2a1c3", { game: "4x4k4" }));
  assert.equal(reviewed.answer.done, true);
  assert.ok(reviewed.reports.every(({ done }) => !done));
  const found = all(puzzle({ game: "4x4k4", seed: 3, budgetMs: 60_000 })).answer;
  assert.equal(found.done, true);
  const spent = all(review("", "4453", { game: "7x6k4g", book: false, budgetMs: 25 }));
  assert.deepEqual([spent.answer.done, spent.reports.length], [false, 2]);
});

test("a short search is timed again when it is warm, with the same counts", () => {
  for (const { cold, warm, warmFrom, nodes, expected, runs: most } of [
    { cold: 4, warm: 0.1, warmFrom: 10, nodes: 277, expected: 0.1, runs: Infinity },
    // A new worker first takes time to compile.
    { cold: 62, warm: 0.008, warmFrom: 2, nodes: 43, expected: 0.008, runs: Infinity },
    { cold: 80, warm: 70, warmFrom: 2, nodes: 900_000, expected: 70, runs: 2 },
    { cold: 900, warm: 830, warmFrom: 2, nodes: 9_000_000, expected: 900, runs: 1 },
  ]) {
    let [runs, time] = [0, 0];
    const best_move = () => {
      runs += 1;
      const took = runs < warmFrom ? cold : warm;
      time += took;
      return /** @type {any} */ ({ nodes, done: true, elapsedMs: took < 0.02 ? null : took });
    };
    const clock = () => (time += 0.001);
    const { textbook } = slices({ ...cutoff, best_move }, clock);
    const first = all(textbook("", true, {})).answer;
    assert.ok(Math.abs(first.ms - cold) < 0.01);
    runs = 0;
    const { answer } = all(textbook("", true, {}, true));
    assert.ok(Math.abs(answer.ms - expected) < 0.01, `${answer.ms}`);
    assert.equal(answer.nodes, nodes);
    assert.ok(runs <= most, `${runs}`);
  }
});

test("a search that is timed again never reports fewer nodes than before", () => {
  let [runs, time] = [0, 0];
  const best_move = () => {
    time += 25;
    runs += 1;
    const part = ((runs - 1) % 4) + 1;
    return /** @type {any} */ ({ nodes: part * 1_000, done: part === 4, elapsedMs: 25 * part });
  };
  const { textbook } = slices({ ...cutoff, best_move }, () => (time += 0.001));
  const { answer, reports } = all(textbook("", true, {}, true));
  const seen = [...reports, answer].map(({ nodes }) => nodes);
  assert.deepEqual(seen, [1_000, 2_000, 3_000, 4_000, 4_000, 4_000, 4_000]);
  assert.ok(Math.abs(answer.ms - 100) < 0.1, `${answer.ms}`);
});

/**
 * The answer of a search whose time does not include compiling.
 * @param {number} step The clock's step in milliseconds.
 * @param {number} took Milliseconds of a call.
 * @param {{ nodes: number, elapsedMs: number | null }} found
 */
function timedBySteps(step, took, found) {
  let time = 0;
  const best_move = () => {
    time += took;
    return /** @type {any} */ ({ ...found, done: true });
  };
  const clock = () => Math.floor((time += 0.000_01) / step) * step;
  const { textbook } = slices({ ...cutoff, best_move }, clock);
  return all(textbook("", true, {}, true)).answer;
}

test("the time of a search comes from batches alone if the clock's steps are longer than the search", () => {
  for (const [step, expected] of [
    [0.1, 0.02],
    [100, 0],
  ]) {
    const answer = timedBySteps(step, 0.02, { nodes: 277, elapsedMs: null });
    assert.ok(Math.abs(answer.ms - expected) < 0.001, `${answer.ms}`);
  }
});

test("the time of a search does not include the other work of the call", () => {
  // The clock moves by 0.1 ms, so the engine notices a time of 2 ms.
  for (const [own, expected] of [
    [3, 3],
    [0.01, 0],
  ]) {
    const answer = timedBySteps(0.1, 5 + own, { nodes: 258, elapsedMs: own < 2 ? null : own });
    assert.ok(Math.abs(answer.ms - expected) < 0.01, `${answer.ms}`);
  }
});
