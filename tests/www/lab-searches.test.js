/**
 * Tests the pure functions of the lab on every board: the searches of a race, depths, counts and
 * orders.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { visits } from "../../www/engine/visits.ts";
import { analyze, best_move, describe, estimate, positions, replay } from "../../pkg/npm/cutoff.js";
import { oneOf } from "../../www/base/link-schema.ts";
import { STANDARD } from "../../www/game/shape.ts";
import { catalogue } from "../../www/messages/catalogue.ts";
import { LANGUAGES } from "../../www/messages/languages.ts";
import { orderFromCentre, orderFromEdges } from "../../www/lab/searches/cell-order.ts";
import { RACE_SCHEMA } from "../../www/lab/race/use-race.ts";
import {
  SEARCHES,
  DEFAULT_SEARCHES,
  measuresOf,
  searchesOf,
} from "../../www/lab/searches/searches.ts";
import { sizeCounts, withCounts } from "../../www/lab/size/by-depth.ts";
import {
  ORDERS,
  choices,
  countOrders,
  isInformed,
  orderOf,
  readChosen,
  toggleCell,
  wholeOrder,
  writeChosen,
} from "../../www/lab/order/orders.ts";
import { allPositions } from "../../www/lab/searches/scope.ts";
import { runOne } from "../../www/lab/searches/run-searches.ts";
import { SearchState } from "../../www/lab/searches/search-state.ts";
import { EngineFailure, EngineRefusal } from "../../www/engine/engine.ts";
import { words } from "./words.js";

/** @import { Engine } from "../../www/engine/engine.ts" */
/** @import { RacedSearch } from "../../www/lab/searches/searches.ts" */
/** @import { OrderName } from "../../www/lab/order/orders.ts" */

/**
 * Makes a search that visited these numbers of nodes at depths 1, 2, …
 * @param {RacedSearch} searchName
 * @param {...number} nodes
 * @returns {SearchState}
 */
function progressOf(searchName, ...nodes) {
  const runs = nodes.map((count, at) => ({ depth: at + 1, nodes: count, ms: count / 10 }));
  return {
    ...new SearchState(searchName),
    phase: "spent",
    runs,
    nodes: nodes.at(-1) ?? 0,
    ms: 50,
  };
}

test("the order from the centre has each cell once, with the centre first and the edges last", async () => {
  const engine = direct();
  assert.deepEqual(await orderFromCentre(engine, STANDARD), [4, 0, 2, 6, 8, 1, 3, 5, 7]);
  assert.deepEqual(await orderFromEdges(engine, STANDARD), [1, 3, 5, 7, 0, 2, 6, 8, 4]);
  assert.deepEqual((await orderFromCentre(engine, describe("4x4k4"))).slice(0, 4), [5, 6, 9, 10]);
  // With gravity a move is a column.
  const columns = (await orderFromCentre(engine, describe("7x6k4g"))).map((cell) => cell % 7);
  assert.deepEqual([...new Set(columns)], [3, 2, 4, 1, 5, 0, 6]);
  for (const game of ["3x8k3", "8x3k3g", "5x5k4"]) {
    const shape = describe(game);
    for (const order of [
      await orderFromCentre(engine, shape),
      await orderFromEdges(engine, shape),
    ]) {
      assert.deepEqual(
        order.toSorted((one, other) => one - other),
        shape.names.map((_, cell) => cell),
      );
    }
  }
});

test("a board offers only searches that apply to it, and a link lists the chosen ones", () => {
  const [flat, falling] = ["7x6k4", "7x6k4g"].map((game) => searchesOf("depths", describe(game)));
  assert.ok(falling.includes("solver") && !flat.includes("solver"));
  assert.deepEqual(RACE_SCHEMA.run.read("strong minimax  table"), ["minimax", "table", "strong"]);
  assert.deepEqual(RACE_SCHEMA.run.read(""), []);
  for (const text of ["strong nobody", "toString"])
    assert.equal(RACE_SCHEMA.run.read(text), undefined);
  assert.deepEqual(
    DEFAULT_SEARCHES.depths.filter((name) => !flat.includes(name)),
    ["solver"],
  );
});

test("in a link of 0.3, searches without an idea become the solver, and JavaScript ones the engine's", () => {
  const { read, write } = RACE_SCHEMA.run;
  for (const [text, names] of /** @type {[string, RacedSearch[]][]} */ ([
    ["minimax alpha-beta strong no-ideas", ["minimax", "alpha-beta", "strong"]],
    ["no-table", ["strong"]],
    ["alpha-beta no-double-threats  no-look-ahead", ["alpha-beta", "strong"]],
    ["textbook-alpha-beta table", ["alpha-beta", "table"]],
    ["minimax textbook-minimax", ["minimax"]],
  ])) {
    assert.deepEqual(read(text), names);
    assert.equal(write(names), names.join(" "));
  }
  for (const text of ["no-body", "strong no-tables", "xno-table", "textbook-table"])
    assert.equal(read(text), undefined, text);
});

test("every search has its messages in every language", () => {
  for (const language of LANGUAGES) {
    const { knows } = catalogue(language, words(language), STANDARD);
    for (const name of Object.keys(SEARCHES)) assert.ok(knows(`lab-search-${name}`), name);
  }
});

test("times are compared on boards where complete searches are quick", () => {
  assert.deepEqual(measuresOf(STANDARD), ["times", "depths"]);
  assert.deepEqual(measuresOf(describe("4x4k4")), ["depths"]);
  const timed = searchesOf("times", STANDARD);
  assert.ok(timed.includes("centre-first") && timed.includes("symmetry"));
  assert.ok(!timed.includes("strong"));
});

/**
 * An engine that answers with a function. It never answers if the function returns undefined.
 * @param {(call: string, args: any[], progress?: (far: any) => void) => unknown} answer
 */
function engineOf(answer) {
  let stopped = () => {};
  let stops = 0;
  const engine = {
    /**
     * @param {string} call
     * @param {any[]} args
     * @param {{ progress?: (far: any) => void }} [options]
     */
    request: (call, args, { progress } = {}) =>
      new Promise((resolve, reject) => {
        stopped = () => reject(new EngineFailure("stopped", call));
        const found = answer(call, args, progress);
        if (found instanceof Error) reject(found);
        else if (found !== undefined) resolve(found);
      }),
    stop: () => ((stops += 1), stopped()),
  };
  return { engine: /** @type {Engine} */ (/** @type {unknown} */ (engine)), stops: () => stops };
}

const shape = describe("4x4k4");
const task = { shape, board: shape.start, budgetMs: 600, memoryMb: 8 };
const loaded = (/** @type {string} */ call) => call === "describe";

test("a textbook search runs depth by depth until its time is up, and then its worker ends", async () => {
  const search = new SearchState("alpha-beta");
  const { engine, stops } = engineOf((call, [, pruning, options], progress) => {
    if (loaded(call)) return shape;
    assert.deepEqual([call, pruning, options.game], ["textbook", true, "4x4k4"]);
    const found = { ms: 1, outcome: "unknown", plies: null };
    if (options.depth < 3) return { ...found, nodes: 10 ** options.depth, done: true };
    progress?.({ nodes: 256, ms: 5 });
    assert.ok(options.budgetMs <= task.budgetMs);
    return { ...found, nodes: 512, done: false };
  });
  await runOne(search, task, engine, new AbortController().signal);
  assert.equal(search.phase, "spent");
  assert.deepEqual(
    search.runs.map(({ depth, nodes }) => [depth, nodes]),
    [
      [1, 10],
      [2, 100],
    ],
  );
  assert.deepEqual(search.open, { depth: 3, nodes: 512 });
  assert.equal(search.nodes, 622);
  assert.ok(stops() >= 1);
});

test("deepening keeps its table, adds up its counts, and ends with a proof", async () => {
  const search = new SearchState("strong");
  const { engine } = engineOf((call, [, options]) => {
    if (loaded(call)) return shape;
    assert.deepEqual([call, options.memoryMb], ["solve", 8]);
    assert.equal(options.solver, "search");
    const worth = options.depth < 3 ? null : { outcome: "draw", plies: 16 };
    return {
      depth: options.depth,
      nodes: 5,
      ms: 2,
      done: true,
      exact: worth !== null,
      atLeast: worth,
      atMost: worth,
    };
  });
  await runOne(search, task, engine, new AbortController().signal);
  assert.equal(search.phase, "proved");
  assert.deepEqual(
    search.runs.map(({ nodes }) => nodes),
    [5, 10, 15],
  );
  assert.equal(search.open, null);
  assert.deepEqual(search.result, { outcome: "draw", plies: 16 });
});

test("a stop, a crash and a failure to load have different results", async () => {
  const stop = new AbortController();
  const stopped = new SearchState("minimax");
  const endless = engineOf((call) => (loaded(call) ? shape : undefined));
  setTimeout(() => stop.abort("visitor"), 5);
  await runOne(stopped, { ...task, budgetMs: 60_000 }, endless.engine, stop.signal);
  assert.equal(stopped.phase, "stopped");

  const crashed = new SearchState("strong");
  const crash = engineOf((call) => (loaded(call) ? shape : new EngineFailure("crash", "gone")));
  await runOne(crashed, task, crash.engine, new AbortController().signal);
  assert.equal(crashed.phase, "failed");

  const offline = engineOf(() => new EngineFailure("load", "no network"));
  const { signal } = new AbortController();
  await assert.rejects(
    runOne(new SearchState("minimax"), task, offline.engine, signal),
    /no network/,
  );
});

test("each count is exact or has a standard error", () => {
  const exact = { nodes: 257, standardError: 0, exact: true, probes: 0 };
  const estimated = { nodes: 1_000, standardError: 1_500, exact: false, probes: 1_000 };
  const search = { ...progressOf("alpha-beta", 17), open: { depth: 2, nodes: 30 } };
  const counts = sizeCounts([exact, estimated], search, [1, 16, 240]);
  assert.deepEqual(
    counts.map(({ different }) => different),
    [17, 257],
  );
  assert.deepEqual(
    counts.map(({ minimax, alphaBeta, finished }) => [minimax, alphaBeta, finished]),
    [
      [257, 17, true],
      [1_000, 30, false],
    ],
  );
  // A search that has just started a depth has no count for it.
  const begun = sizeCounts([exact, estimated], { ...search, open: { depth: 2, nodes: 0 } }, []);
  assert.equal(begun[1]?.alphaBeta ?? null, null);
});

test("counts of the census replace estimates", () => {
  const estimate = { nodes: 5, standardError: 2, exact: false, probes: 9 };
  const exact = (/** @type {number} */ nodes) => ({
    ...{ nodes, standardError: 0, exact: true, probes: 0 },
  });
  const nodesByPly = [1, 3, 9];
  const estimates = [estimate, estimate, estimate];
  const part = withCounts(estimates, { complete: false, nodesByPly });
  assert.deepEqual(part, [exact(4), exact(13), estimate]);
  // No game is longer than two moves.
  const whole = withCounts(estimates, { complete: true, nodesByPly });
  assert.deepEqual(whole, [exact(4), exact(13), exact(13)]);
});

test("each order has each cell once, and the same seed gives the same order", async () => {
  const engine = direct();
  const five = describe("5x5k4");
  const cells = Array.from({ length: 25 }, (_, cell) => cell);
  const known = ORDERS.filter((name) => name === "game" || isInformed(name));
  assert.deepEqual(known, ["game", "best-first", "worst-first"]);
  /** @param {OrderName} name @param {number} seed @param {number[]} [chosen] */
  const cellsIn = (name, seed, chosen = []) => orderOf(name, { shape: five, seed, chosen }, engine);
  for (const name of known) assert.equal(await cellsIn(name, 1), undefined);
  for (const name of ORDERS.filter((name) => !known.some((one) => one === name))) {
    const order = (await cellsIn(name, 7, [24, 3])) ?? [];
    assert.deepEqual(
      order.toSorted((one, other) => one - other),
      cells,
    );
    assert.deepEqual(await cellsIn(name, 7, [24, 3]), order);
  }
  assert.equal((await cellsIn("centre", 1))?.[0], 12);
  assert.equal((await cellsIn("edges", 1))?.at(-1), 12);
  assert.notDeepEqual(await cellsIn("random", 7), await cellsIn("random", 8));
  assert.deepEqual((await cellsIn("yours", 1, [24, 3]))?.slice(0, 4), [24, 3, 0, 1]);
});

test("visitors can build an order cell by cell or column by column", () => {
  assert.deepEqual(toggleCell(toggleCell([], 4), 7), [4, 7]);
  assert.deepEqual(toggleCell([4, 7, 1], 7), [4, 1]);
  const [flat, falling] = [describe("4x3k3"), describe("4x3k3g")];
  assert.equal(choices(flat).length, 12);
  assert.deepEqual(choices(falling), [0, 1, 2, 3]);
  // The third column comes first, then the others from the left. Each cell is in its column.
  const order = wholeOrder(falling, [2]);
  assert.deepEqual(order, [2, 6, 10, 0, 4, 8, 1, 5, 9, 3, 7, 11]);
  assert.deepEqual(readChosen(flat, writeChosen([11, 0, 5])), [11, 0, 5]);
  assert.deepEqual(readChosen(flat, "11-12-0-11--x-05"), [11, 0]);
  assert.deepEqual(readChosen(falling, "11-3"), [3]);
  assert.deepEqual(readChosen(falling, undefined), []);
});

/**
 * An engine that answers at once with the package itself.
 * @param {(name: string) => void} [hears]
 */
function direct(hears = () => {}) {
  /** @param {string} call @param {any[]} args @param {{ signal?: AbortSignal }} [options] */
  const request = async (call, args, { signal } = {}) => {
    hears(call === "visits" ? args[1] : call);
    signal?.throwIfAborted();
    if (call === "estimate") return estimate(args[0], args[1]);
    if (call === "analyze") return analyze(args[0], args[1]);
    const found = refusing(() => visits(best_move)(() => {}, args[0], args[1], args[2]));
    if (found instanceof Error) throw new EngineRefusal(/** @type {any} */ (found));
    return found;
  };
  return /** @type {Engine} */ (/** @type {unknown} */ ({ request }));
}

/** @template T @param {() => T} call */
function refusing(call) {
  try {
    return call();
  } catch (error) {
    return /** @type {Error} */ (error);
  }
}

test("orders are counted one after another in the same positions", async () => {
  const shape = describe("4x3k3g");
  const boards = [shape.start, "...........X"];
  const orders = ORDERS.filter((name) => name !== "random");
  const scoring = /** @type {const} */ ("depth-aware");
  const task = { shape, boards, depth: 5, scoring, orders, seed: 1, chosen: [1], estimates: true };
  const engine = direct();
  const parts = /** @type {number[]} */ ([]);
  const { signal } = new AbortController();
  const counts = await countOrders(task, engine, signal, (part) => parts.push(part));
  assert.deepEqual(Object.keys(counts.nodes), orders);
  assert.ok(parts.every((part, at) => at === 0 || part >= parts[at - 1]) && parts[0] === 0);
  const options = { game: "4x3k3g", depth: 5 };
  const sum = boards.map((board) => best_move(board, true, options).nodes);
  assert.equal(counts.nodes.game, sum[0] + sum[1]);
  const minimax = boards.map((board) => best_move(board, false, options).nodes);
  assert.deepEqual(counts.minimax, { nodes: minimax[0] + minimax[1], exact: true });
  // The same searches are run instead of counted.
  const run = await countOrders({ ...task, estimates: false }, engine, signal, () => {});
  assert.deepEqual(run, counts);
  const nodes = /** @type {Record<string, number>} */ (counts.nodes);
  assert.ok(nodes["best-first"] < nodes.game && nodes.game < nodes["worst-first"]);
});

test("a stop keeps the finished orders, and the room names a search that would be too long", async () => {
  const shape = describe("4x4k3g");
  const boards = [shape.start];
  const orders = [...ORDERS];
  const scoring = /** @type {const} */ ("depth-aware");
  const task = { shape, boards, depth: 4, scoring, orders, seed: 1, chosen: [], estimates: true };
  const stop = new AbortController();
  const engine = direct((name) => name === "best-first" && stop.abort());
  const counts = await countOrders(task, engine, stop.signal, () => {});
  assert.equal(counts.stopped, true);
  assert.ok(!("worst-first" in counts.nodes) && "edges" in counts.nodes);
  // Minimax would visit 5 · 10¹⁰ nodes, so finding the value of each move would take too long.
  const large = { ...task, shape: describe("8x8k5"), boards: [".".repeat(64)], depth: 6 };
  const few = { ...large, orders: orders.filter((name) => isInformed(name)) };
  const { signal } = new AbortController();
  const refused = await countOrders(few, engine, signal, () => {});
  assert.deepEqual(refused.nodes, {});
  assert.ok(refused.refused !== null && refused.refused > 1e9);
});

test("a sample has unfinished positions that depend only on the seed, and “all” includes every position", async () => {
  const engine = /** @type {Engine} */ (
    /** @type {unknown} */ ({
      request: async (
        /** @type {string} */ call,
        /** @type {Parameters<typeof positions>} */ args,
      ) => {
        assert.equal(call, "positions");
        const found = refusing(() => positions(...args));
        if (found instanceof Error) throw new EngineRefusal(/** @type {any} */ (found));
        return found;
      },
    })
  );
  const { signal } = new AbortController();
  for (const game of ["4x4k3", "7x6k4g"]) {
    const sampled = (/** @type {number} */ seed) =>
      engine.request("positions", [{ game, seed, count: 20 }], { signal });
    const boards = await sampled(7);
    assert.equal(boards.length, 20);
    assert.equal(new Set(boards).size, 20);
    for (const board of boards)
      assert.equal(replay(board, "", { game }).positions[0].finished, false);
    assert.deepEqual(await sampled(7), boards);
    assert.notDeepEqual(await sampled(8), boards);
    assert.equal(await allPositions(engine, game, signal), null);
  }
  // tests/e2e/bugs.spec.js finds the same number on the page.
  const all = await allPositions(engine, "3x3k3g", signal);
  assert.equal(new Set(all).size, 505);
  assert.ok(
    (await engine.request("positions", [{ game: "3x3k3g", seed: 1, count: 9 }], { signal })).every(
      (board) => all?.includes(board),
    ),
  );
});

test("a number in a link is refused unless it is one of the choices", () => {
  assert.equal(oneOf([1, 3, 10]).read("10"), 10);
  for (const text of ["", "2", "03", "1e1"]) assert.equal(oneOf([1, 3, 10]).read(text), undefined);
});
