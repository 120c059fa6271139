/**
 * Tests the table of questions and its runner. The visitor's request comes first, and a running
 * question gives way. A question waits for a visible tab, can be stopped, continues after an engine
 * has ended, and is never asked twice.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import * as cutoff from "../../pkg/npm/cutoff.js";
import { STANDARD } from "../../www/game/shape.ts";
import { EngineFailure } from "../../www/engine/engine.ts";
import { boundsOf, moveBoundsOf } from "../../www/play/state/bounds.ts";
import { provedResult } from "../../www/play/state/claim.ts";
import { merge } from "../../www/play/state/merge.ts";
import { DEFAULT_SETTINGS, emptyLine } from "../../www/game/state.ts";
import { Store } from "../../www/play/state/store.ts";
import { standardQuestions } from "../../www/play/questions/standard-questions.ts";
import { findMoveBounds } from "../../www/play/questions/solver-searches.ts";
import { QuestionRunner } from "../../www/play/questions/runner.ts";
import { solvedMoves } from "./bounds.js";

/** @import { Level } from "../../www/game/preferences.ts" */
/** @import { QuestionName, State } from "../../www/play/state/play-state.ts" */
/** @import { QuestionContext, PlayQuestion } from "../../www/play/state/question.ts" */
/** @typedef {{ name: string, context: QuestionContext, end: () => Promise<void>, fail: (error?: EngineFailure) => Promise<void> }} Asked */

// The tab is visible until a test hides it.
const tab = Object.assign(new EventTarget(), { hidden: false, documentElement: { dataset: {} } });
Reflect.set(globalThis, "document", tab);
/** @param {boolean} hidden */
async function hide(hidden) {
  tab.hidden = hidden;
  tab.dispatchEvent(new Event("visibilitychange"));
  await settled();
}
/** Runs all pending work. */
const settled = async () => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** A game between two people. Its questions run until the test ends them. */
async function playing() {
  const store = new Store(
    { ...DEFAULT_SETTINGS, players: { X: "human", O: "human" } },
    () => new Promise((resolve) => setImmediate(resolve)),
  );
  const clock = { now: 0 };
  /** @type {EngineFailure[]} */
  const failures = [];
  const runner = new QuestionRunner(store, (error) => void failures.push(error), {
    now: () => clock.now,
    pause: async () => {},
  });
  /** @type {Asked[]} */
  const asked = [];
  /** @type {Set<string>} */
  const known = new Set();
  /** @param {QuestionName} name @param {Partial<PlayQuestion>} [more] @returns {PlayQuestion} */
  const row = (name, more = {}) => ({
    ...{ name, queue: "engine", rank: 0 },
    key: (state) => `${state.line.link}`,
    isDone: (state) => known.has(`${name} ${state.line.link}`),
    run: (context) =>
      new Promise((resolve, reject) => {
        context.signal.addEventListener("abort", () => reject(context.signal.reason));
        const end = () => (resolve(undefined), settled());
        const fail = (error = new EngineFailure("crash", "")) => (reject(error), settled());
        asked.push({ name, context, end, fail });
      }),
    ...more,
  });
  /** Shows another position on the board. @param {string} moves */
  const play = async (moves) => {
    const { positions } = cutoff.replay(STANDARD.start, moves);
    const cells = [...moves].map(Number);
    const line = { ...emptyLine(STANDARD), moves: cells, at: cells.length, link: moves };
    store.change({ positions, line });
    await settled();
  };
  const add = async (/** @type {PlayQuestion[]} */ ...rows) => {
    runner.add(...rows);
    await settled();
  };
  const names = () => asked.map(({ name }) => name);
  await play("");
  return { store, runner, clock, failures, asked, known, row, play, add, names };
}

test("questions are asked one after another by rank, and none is asked twice", async () => {
  const { store, asked, row, add, names, play } = await playing();
  await add(row("cost", { rank: 2 }), row("search", { rank: 1 }));
  assert.deepEqual(names(), ["search"]);
  assert.deepEqual(store.state.phases, { search: "running", cost: "waiting" });
  await asked[0].end();
  await asked[1].end();
  assert.deepEqual(names(), ["search", "cost"]);
  assert.deepEqual(store.state.phases, { search: "done", cost: "done" });
  store.change({ tab: "moves" });
  await settled();
  await play("4");
  await play("");
  assert.deepEqual(names().slice(2), ["search"], "of another position alone");
});

test("an answered question is not asked, and questions of different queues do not wait for each other", async () => {
  const { known, row, add, names } = await playing();
  known.add("trap ");
  await add(row("trap"), row("search", { rank: 1 }), row("otherSearch", { queue: null }));
  assert.deepEqual(names(), ["search", "otherSearch"]);
});

test("the visitor's last request is asked first, and a running question pauses and continues later", async () => {
  const { runner, asked, row, add, names } = await playing();
  await add(
    row("search", { rank: 1, startsOver: true }),
    row("proof", { rank: 8, onlyIfWished: true }),
    row("moves", { rank: 9, onlyIfWished: true }),
  );
  assert.deepEqual(names(), ["search"], "the others begin when they are wanted");
  runner.wish("proof");
  await settled();
  assert.equal(asked[0].context.signal.aborted, true);
  runner.wish("moves");
  await settled();
  assert.deepEqual(names(), ["search", "proof", "moves"]);
  await asked[2].end();
  await asked[3].end();
  assert.deepEqual(names(), ["search", "proof", "moves", "proof", "search"]);
});

test("a question of higher rank interrupts another, unless the interrupted question would have to restart", async () => {
  for (const startsOver of [false, true]) {
    const { asked, row, add, names } = await playing();
    await add(row("cost", { rank: 5, startsOver }));
    await add(row("search", { rank: 1 }));
    assert.deepEqual(names(), startsOver ? ["cost"] : ["cost", "search"]);
    assert.equal(asked[0].context.signal.aborted, !startsOver);
  }
});

test("a new position ends a question and drops the request for it", async () => {
  const { store, runner, asked, row, add, names, play } = await playing();
  await add(row("search", { rank: 1 }), row("proof", { rank: 2, onlyIfWished: true }));
  runner.wish("proof");
  await settled();
  assert.deepEqual(
    store.state.wishes.map(({ name }) => name),
    ["proof"],
  );
  await play("0");
  assert.deepEqual(store.state.wishes, []);
  assert.equal(asked[1].context.signal.aborted, true);
  assert.deepEqual(names(), ["search", "proof", "search"]);
  await play("");
  assert.deepEqual(names().slice(3), ["search"], "the proof is not wished for any more");
});

test("a request applies to one key, so a race that the switch ended does not restart", async () => {
  const { store, runner, asked, row, add } = await playing();
  const key = (/** @type {State} */ { settings }) => `${settings.pruning}`;
  await add(row("depthRace", { onlyIfWished: true, key }));
  runner.wish("depthRace");
  await settled();
  store.change({ settings: { ...store.state.settings, pruning: false } });
  await settled();
  assert.deepEqual([asked.length, asked[0].context.signal.aborted], [1, true]);
  assert.equal(store.state.phases.depthRace, "idle");
});

test("a question can get a new budget after it has spent one, and keeps the rest if interrupted", async () => {
  const { store, runner, clock, asked, row, add } = await playing();
  await add(
    row("search", { rank: 1, budgetMs: () => 1_000 }),
    row("proof", { rank: 2, onlyIfWished: true }),
  );
  assert.equal(asked[0].context.budgetMs, 1_000);
  clock.now += 400;
  runner.wish("proof");
  await settled();
  assert.equal(asked[1].context.budgetMs, undefined);
  await asked[1].end();
  assert.equal(asked[2].context.budgetMs, 600);
  await asked[2].end();
  assert.equal(store.state.phases.search, "spent");
  runner.wish("search", null);
  await settled();
  assert.equal(asked[3].context.budgetMs, undefined);
  runner.wish("search", 5_000);
  await settled();
  assert.deepEqual([asked[3].context.signal.aborted, asked[4].context.budgetMs], [true, 5_000]);
});

test("a stopped question stays stopped until it is requested, even if the tab is visible again", async () => {
  const { store, runner, asked, row, add } = await playing();
  await add(row("search"));
  runner.stop("search");
  await settled();
  assert.deepEqual([store.state.phases.search, asked[0].context.signal.aborted], ["stopped", true]);
  await hide(true);
  await hide(false);
  assert.equal(asked.length, 1);
  runner.wish("search");
  await settled();
  assert.equal(asked.length, 2);
  // A question that waits for another one is stopped too.
  await add(row("cost", { rank: 1 }));
  runner.stop("cost");
  await asked[1].end();
  assert.equal(asked.length, 2);
  // A question that has not started is not stopped.
  await add(row("proof", { onlyIfWished: true }));
  runner.stop("proof");
  await settled();
  assert.equal(store.state.phases.proof, "idle");
});

test("a hidden tab pauses the page's questions, but not those of the visitor or the opponent", async () => {
  const { store, runner, asked, row, add, names } = await playing();
  await add(row("search", { rank: 1 }));
  await hide(true);
  assert.deepEqual([asked[0].context.signal.aborted, store.state.phases.search], [true, "paused"]);
  await add(
    row("reply", { queue: null, waits: () => "never" }),
    row("moves", { queue: null, waits: () => "never" }),
    row("times", { queue: null, waits: () => "always" }),
  );
  assert.deepEqual(names(), ["search", "reply", "moves"]);
  runner.wish("search");
  await settled();
  assert.deepEqual(names().slice(3), ["search"], "the visitor wants it");
  await hide(false);
  assert.deepEqual(names().slice(4), ["times"]);
  assert.equal(asked[3].context.signal.aborted, false);
  // A timed question stops in a hidden tab, whoever asked it.
  runner.wish("times");
  await settled();
  await hide(true);
  assert.equal(asked[5].context.signal.aborted, true);
  assert.equal(asked.length, 6);
  await hide(false);
});

test("the phase of one question can allow another", async () => {
  const { asked, row, add, names } = await playing();
  const key = (/** @type {State} */ { phases }) => (phases.search === "spent" ? "now" : null);
  await add(row("search", { budgetMs: () => 1_000 }), row("reply", { queue: null, key }));
  assert.deepEqual(names(), ["search"]);
  await asked[0].end();
  assert.deepEqual(names(), ["search", "reply"]);
});

test("the page reports that an engine has ended, and asks again on request", async () => {
  const { store, runner, failures, asked, row, add, names } = await playing();
  await add(row("search", { rank: 1 }), row("cost", { rank: 2 }));
  await asked[0].fail();
  assert.equal(failures.length, 1);
  assert.equal(store.state.phases.search, "failed");
  assert.deepEqual(names(), ["search", "cost"]);
  await asked[1].end();
  store.change({ tab: "moves" });
  await settled();
  assert.equal(asked.length, 2, "not by itself");
  runner.retry();
  await settled();
  assert.deepEqual(names(), ["search", "cost", "search"]);
});

test("an optional question fails without a notice, and is asked again on request", async () => {
  const { store, runner, failures, asked, row, add } = await playing();
  await add(row("review", { isOptional: true }));
  await asked[0].fail();
  assert.deepEqual([failures.length, store.state.phases.review], [0, "failed"]);
  runner.wish("review");
  await settled();
  assert.equal(asked.length, 2);
});

test("no question is asked without the game's engine, and failed questions are asked after it restarts", async () => {
  const { store, asked, row, add } = await playing();
  await add(row("search"), row("otherSearch", { queue: null }));
  await asked[0].fail();
  store.change({ hasFailed: true });
  await settled();
  assert.equal(asked[1].context.signal.aborted, true);
  assert.equal(asked.length, 2);
  store.change({ hasFailed: false });
  await settled();
  assert.equal(asked.length, 4);
});

test("the page shows that a usually quick answer takes longer", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { store, asked, row, add } = await playing();
  await add(row("moves", { isShort: true }));
  t.mock.timers.tick(199);
  assert.equal(store.state.isThinking, false);
  t.mock.timers.tick(1);
  assert.equal(store.state.isThinking, true);
  await asked[0].end();
  assert.equal(store.state.isThinking, false);
});

test("views are notified of all changes of a turn together, after the questions", async () => {
  const { store, row, add } = await playing();
  /** @type {string[]} */
  const heard = [];
  store.subscribe(({ phases, tab }) => heard.push(`${phases.search} ${tab}`));
  await settled();
  heard.length = 0;
  await add(row("search"));
  assert.deepEqual(heard, ["running null"]);
  store.change({ tab: "moves" });
  store.addFacts((facts) => facts.add(STANDARD.game, STANDARD.start, { defaultDepth: 3 }));
  store.change({ tab: "review" });
  assert.deepEqual(heard.slice(1), []);
  await settled();
  assert.deepEqual(heard.slice(1), ["running review"]);
});

test("without a merge of its own, a question's findings about moves replace earlier ones", async () => {
  const { store, row, add } = await playing();
  const moveTo = (/** @type {number} */ move) => [
    { move, source: null, atLeast: null, atMost: null },
  ];
  for (const [name, move] of /** @type {const} */ ([
    ["moves", 3],
    ["columns", 4],
  ])) {
    await add({ ...row(name), run: async ({ add }) => add({ moves: moveTo(move) }) });
    assert.deepEqual(store.state.facts.of(STANDARD.game, STANDARD.start).moves, moveTo(move));
  }
});

/** The calls of the small engine. */
const ANSWERS = {
  best_move: cutoff.best_move,
  analyze: cutoff.analyze,
  trace_map: cutoff.trace_map,
  measure: () => ({ searches: [{ comparedMs: 2.7 }, { comparedMs: 0.1 }], ratio: 27 }),
};

/**
 * A game of 3×3 with the given players and the real answers.
 * @param {Record<"X" | "O", Level>} players
 * @param {{ dies?: boolean, moves?: string }} [how]
 */
async function standard(players, { dies = false, moves = "" } = {}) {
  const { store, runner, failures, play } = await playing();
  /** @type {string[]} */
  const calls = [];
  /** @type {number[]} */
  const played = [];
  const engine = /** @type {any} */ ({
    async request(/** @type {keyof typeof ANSWERS} */ call, /** @type {any[]} */ args) {
      calls.push(call);
      if (dies) throw new EngineFailure("load", "404");
      return ANSWERS[call](.../** @type {[any, any]} */ (args));
    },
  });
  store.change({ settings: { ...store.state.settings, players } });
  const reply = async (/** @type {number} */ move) => void played.push(move);
  await play(moves);
  runner.add(...standardQuestions(engine, reply));
  const rest = async () => {
    for (let turn = 0; turn < 60; turn += 1) await settled();
  };
  await rest();
  return { store, runner, failures, play, calls, played, rest };
}

/**
 * Lets time pass until a condition is true. If it never becomes true, the test run ends.
 * @param {() => boolean} isSo
 */
async function until(isSo) {
  while (!isSo()) await settled();
}

test("the questions on 3×3 are answered at once, the best move first and the times last", async () => {
  const { store, calls, play } = await standard({ X: "human", O: "human" });
  await until(() => calls.includes("measure") && store.state.phases.times === "done");
  assert.deepEqual(calls, ["best_move", "best_move", "analyze", "trace_map", "measure"]);
  const {
    finding,
    moves,
    movesProved: isExact,
    times,
  } = store.state.facts.of(STANDARD.game, STANDARD.start);
  assert.deepEqual([finding?.result, finding?.isBestProved], [{ outcome: "draw", plies: 9 }, true]);
  assert.deepEqual([moves.length, isExact, times?.ratio], [9, true, 27]);
  await play("4");
  await until(() => calls.length === 10 && store.state.phases.times === "done");
  await play("");
  await until(() => store.state.phases.times === "done");
  assert.equal(calls.length, 10, "nothing is asked twice");
});

test("a link to a finished game asks for the map of the whole game", async () => {
  const { store, rest } = await standard({ X: "human", O: "perfect" }, { moves: "40172638" });
  await rest();
  assert.ok(store.state.facts.of(STANDARD.game, STANDARD.start).map);
});

test("the computer's move is asked before maps and times", async () => {
  const { calls, played } = await standard({ X: "perfect", O: "human" });
  await until(() => played.length === 1);
  assert.deepEqual(played, [0]);
  assert.deepEqual(calls, ["best_move", "best_move", "analyze"]);
});

test("a computer replies again if a position returns after undo or in the next game", async () => {
  const { play, played, rest } = await standard({ X: "human", O: "perfect" });
  await play("4");
  await until(() => played.length === 1);
  await play("");
  await rest();
  await play("4");
  await until(() => played.length === 2);
  assert.deepEqual(played, [0, 0]);
});

test("a paused computer plays nothing until it is resumed", async () => {
  const { store, played, rest } = await standard({ X: "human", O: "human" });
  store.change({
    settings: { ...store.state.settings, players: { X: "perfect", O: "perfect" } },
    isPaused: true,
  });
  await rest();
  assert.deepEqual(played, []);
  store.change({ isPaused: false });
  await until(() => played.length === 1);
  assert.deepEqual(played, [0]);
});

test("the page reports if an answer that the game needs is missing", async () => {
  const { failures, played } = await standard({ X: "perfect", O: "human" }, { dies: true });
  await until(() => failures.length > 0);
  assert.deepEqual(played, []);
});

test("scores are requested once per position, kept, and proved completely on request", async () => {
  const game = "7x6k4g";
  const { store, runner } = await playing();
  /** @type {any[]} */
  const asked = [];
  const engine = /** @type {any} */ ({
    async request(
      /** @type {string} */ call,
      /** @type {any[]} */ [board, options],
      /** @type {any} */ { progress },
    ) {
      asked.push([call, board, options]);
      const whole = cutoff.solve(board, { game, moves: true });
      const moves = whole.moves?.map((move, place) =>
        place < 2 ? move : { ...move, atLeast: null, atMost: null },
      );
      const half = { ...whole, moves, done: false };
      progress(half);
      return options.budgetMs === undefined ? whole : half;
    },
  });
  runner.add({
    ...{ name: "columns", rank: 0, budgetMs: () => 2_000 },
    key: (state) => state.positions[state.line.at].board,
    isDone: (state) => state.facts.of(game, state.positions[state.line.at].board).movesProved,
    merge,
    run: (context) => findMoveBounds(context, async () => engine),
  });
  const shape = cutoff.describe(game);
  const { positions, moves, link } = cutoff.replay("", "44444433322222", { game });
  const line = { ...emptyLine(shape), moves, at: moves.length, link };
  const { board, legalMoves } = positions[moves.length];
  const known = () =>
    moveBoundsOf(store.state.facts, { game, positions, moves }, moves.length).filter((bounds) =>
      provedResult(bounds),
    );
  store.change({ shape, positions, line });
  await settled();
  assert.equal(store.state.phases.columns, "spent");
  assert.equal(known().length, 2);
  runner.wish("columns", null);
  await settled();
  assert.equal(store.state.phases.columns, "done");
  const truth = solvedMoves(board, game);
  assert.deepEqual(
    known().map(({ move, atLeast, atMost }) => [move, { atLeast, atMost }]),
    legalMoves.map((cell) => [cell, boundsOf(truth.find(({ move }) => move === cell) ?? {})]),
  );
  assert.deepEqual(asked.slice(-2), [
    ["solve", board, { game, moves: true, budgetMs: 2_000 }],
    ["solve", board, { game, moves: true, budgetMs: undefined }],
  ]);
  const count = asked.length;
  store.change({ line: { ...line, at: line.at - 1 } });
  await settled();
  store.change({ line });
  await settled();
  assert.equal(store.state.phases.columns, "done", "seen again: shown at once");
  assert.equal(asked.filter(([, of]) => of === board).length, 2);
  assert.ok(asked.length >= count);
});
