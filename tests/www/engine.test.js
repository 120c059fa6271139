/**
 * Tests the engine's promises, with a worker that the test controls and with the real worker's
 * code.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Engine, EngineFailure, EngineRefusal } from "../../www/engine/engine.ts";
import { serve, turns } from "../../www/engine/worker.ts";

/** @import { EngineOptions } from "../../www/engine/engine.ts" */
/** @import { TestContext } from "node:test" */

/** Time limits in milliseconds. */
const LIMITS = { load: 40, answer: 40, stop: 40, long: 20 };
/** Milliseconds, longer than all of these limits. */
const LONG = 50;

class FakeWorker extends EventTarget {
  /** @type {any[]} */
  received = [];
  ended = false;

  /** @param {unknown} request */
  postMessage(request) {
    this.received.push(request);
  }

  terminate() {
    this.ended = true;
  }

  /** @param {unknown} data */
  says(data) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

/** @param {EngineOptions} [options] */
function setUp(options) {
  /** @type {FakeWorker[]} */
  const workers = [];
  /** @type {boolean[]} */
  const overdue = [];
  const engine = new Engine(
    () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return /** @type {Worker} */ (/** @type {unknown} */ (worker));
    },
    { limits: LIMITS, onOverdue: (_, isOverdue) => void overdue.push(isOverdue), ...options },
  );
  return { engine, workers, overdue };
}

/**
 * Gives the test its own clock, so that a busy machine does not matter.
 * @param {TestContext} t
 */
function clockOf(t) {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  // The clock moves in small steps, because one timer can start another.
  return (/** @type {number} */ ms) => {
    for (let passed = 0; passed < ms; passed += 1) t.mock.timers.tick(1);
  };
}

/**
 * An engine whose worker runs the page's own code with made-up calls.
 * @param {Record<string, (...args: any[]) => unknown>} calls
 * @param {Record<string, (report: (progress: any) => void, ...args: any[]) => unknown>} [reporting]
 */
function served(calls, reporting = {}) {
  /** @type {any[]} */
  const sent = [];
  const engine = new Engine(() => {
    const [page, worker] = [new EventTarget(), new EventTarget()];
    // A message arrives in a later task, as from a real worker.
    const say = (/** @type {EventTarget} */ to) => (/** @type {any} */ data) => {
      if (to === page) sent.push(data);
      setImmediate(() => to.dispatchEvent(new MessageEvent("message", { data })));
    };
    Object.assign(worker, { postMessage: say(page) });
    Object.assign(page, { postMessage: say(worker), terminate() {} });
    serve(async () => {}, calls, {
      reporting,
      slicing: turns,
      port: /** @type {any} */ (worker),
    });
    say(worker)({ module: null });
    return /** @type {any} */ (page);
  });
  return { engine, sent };
}

/** A signal that counts its listeners. */
function countedSignal() {
  const { signal } = new AbortController();
  let count = 0;
  const [add, remove] = [signal.addEventListener, signal.removeEventListener];
  signal.addEventListener = (/** @type {any[]} */ ...args) => {
    count += 1;
    add.apply(signal, /** @type {any} */ (args));
  };
  signal.removeEventListener = (/** @type {any[]} */ ...args) => {
    count -= 1;
    remove.apply(signal, /** @type {any} */ (args));
  };
  return { signal, listeners: () => count };
}

/** @param {"load" | "crash" | "silent" | "stopped"} reason */
const failure = (reason) => (/** @type {unknown} */ error) =>
  error instanceof EngineFailure && error.reason === reason;

test("requests wait for the engine, are sent one at a time, and get their own answers", async () => {
  const { engine, workers } = setUp();
  const first = engine.request("analyze", ["........."]);
  const second = engine.request("best_move", [".........", true]);
  const [worker] = workers;
  assert.deepEqual(worker.received, []);
  worker.says({ ready: true });
  assert.deepEqual(worker.received, [{ id: 1, call: "analyze", args: ["........."] }]);
  worker.says({ id: 1, result: "one" });
  assert.equal(await first, "one");
  worker.says({ id: 2, result: "two" });
  assert.equal(await second, "two");
  assert.equal(workers.length, 1);
});

test("the engine can load before the first request, and that request is rejected if loading failed", async () => {
  const { engine, workers } = setUp();
  engine.start();
  engine.start();
  assert.equal(workers.length, 1);
  workers[0].says({ ready: true });
  const request = engine.request("analyze", ["........."]);
  workers[0].says({ id: 1, result: "one" });
  assert.equal(await request, "one");
  const late = setUp();
  late.engine.start();
  late.workers[0].dispatchEvent(new Event("error"));
  await assert.rejects(late.engine.request("analyze", ["........."]), failure("load"));
});

test("an abandoned request is not sent, or its answer is ignored", async () => {
  const { engine, workers } = setUp();
  const [running, waiting] = [new AbortController(), new AbortController()];
  const first = engine.request("analyze", ["........."], { signal: running.signal });
  const second = engine.request("analyze", ["X........"], { signal: waiting.signal });
  const third = engine.request("analyze", ["XO......."]);
  workers[0].says({ ready: true });
  running.abort();
  waiting.abort();
  await assert.rejects(first, { name: "AbortError" });
  await assert.rejects(second, { name: "AbortError" });
  workers[0].says({ id: 1, result: "void" });
  workers[0].says({ id: 3, result: "three" });
  assert.equal(await third, "three");
  assert.deepEqual(workers[0].received, [
    { id: 1, call: "analyze", args: ["........."] },
    { stop: 1 },
    { id: 3, call: "analyze", args: ["XO......."] },
  ]);
  await assert.rejects(engine.request("analyze", ["O"], { signal: running.signal }), {
    name: "AbortError",
  });
});

test("a refusal keeps its code and place, and the engine keeps working", async () => {
  const { engine, workers } = setUp();
  const refused = engine.request("replay", [".........", [4, 4]]);
  workers[0].says({ ready: true });
  workers[0].says({ id: 1, refusal: { code: "cell-taken", message: "taken", ply: 1 } });
  await assert.rejects(refused, (error) => {
    assert.ok(error instanceof EngineRefusal);
    assert.deepEqual([error.code, error.ply, error.message], ["cell-taken", 1, "taken"]);
    return true;
  });
  const next = engine.request("replay", [".........", []]);
  workers[0].says({ id: 2, result: "fine" });
  assert.equal(await next, "fine");
});

test("each failure has its own reason, rejects all requests, and is followed by a restart", async () => {
  /** @type {["load" | "crash" | "silent", (worker: FakeWorker) => void][]} */
  const ways = [
    ["load", (worker) => worker.says({ unready: "no wasm" })],
    ["load", (worker) => worker.dispatchEvent(new Event("error"))],
    ["silent", () => {}],
    ["crash", (worker) => (worker.says({ ready: true }), worker.says({ id: 1, crash: "panic" }))],
    ["crash", (worker) => (worker.says({ ready: true }), worker.dispatchEvent(new Event("error")))],
  ];
  for (const [reason, fails] of ways) {
    const { engine, workers } = setUp();
    const requests = [engine.request("analyze", ["1"]), engine.request("analyze", ["2"])];
    fails(workers[0]);
    for (const request of requests) await assert.rejects(request, failure(reason), reason);
    assert.equal(workers[0].ended, true, "the old worker is ended");
    await assert.rejects(engine.request("analyze", ["3"]), failure(reason));
    engine.restart();
    const again = engine.request("analyze", ["4"]);
    workers[0].says({ id: 3, result: "from the old worker" });
    workers[1].says({ ready: true });
    workers[1].says({ id: workers[1].received[0].id, result: "alive" });
    assert.equal(await again, "alive");
  }
});

test("if the browser refuses to make a worker, the engine reports a failure to load", async () => {
  const engine = new Engine(
    () => {
      throw new DOMException("refused", "SecurityError");
    },
    { limits: LIMITS },
  );
  await assert.rejects(engine.request("analyze", ["1"]), failure("load"));
});

test("a slow call does not fail, and is overdue until it reports", async (t) => {
  const wait = clockOf(t);
  const { engine, workers, overdue } = setUp();
  /** @type {unknown[]} */
  const heard = [];
  const request = engine.request("solve", ["", {}], { progress: (part) => heard.push(part) });
  workers[0].says({ ready: true });
  wait(LONG);
  assert.deepEqual(overdue, [true]);
  assert.equal(engine.failed, false);
  workers[0].says({ id: 1, progress: 0.5 });
  assert.deepEqual([heard, overdue], [[0.5], [true, false]]);
  wait(LONG);
  assert.deepEqual(overdue, [true, false, true]);
  workers[0].says({ id: 1, result: "late" });
  assert.equal(await request, "late");
  assert.deepEqual(overdue, [true, false, true, false]);
  assert.equal(workers[0].ended, false);
});

test("a call that reports progress in time is never overdue", async (t) => {
  const wait = clockOf(t);
  const { engine, workers, overdue } = setUp();
  const request = engine.request("solve", ["", {}]);
  workers[0].says({ ready: true });
  for (let slice = 0; slice < 12; slice += 1) {
    wait(LIMITS.answer / 4);
    workers[0].says({ id: 1, progress: slice });
  }
  workers[0].says({ id: 1, result: "done" });
  assert.equal(await request, "done");
  assert.deepEqual(overdue, []);
});

test("stop ends the worker and rejects its requests, and the next request starts a new worker", async () => {
  const { engine, workers } = setUp();
  const requests = [engine.request("analyze", ["1"]), engine.request("analyze", ["2"])];
  workers[0].says({ ready: true });
  engine.stop();
  for (const request of requests) await assert.rejects(request, failure("stopped"));
  assert.deepEqual([workers[0].ended, workers.length, engine.failed], [true, 1, false]);
  const next = engine.request("analyze", ["3"]);
  workers[1].says({ ready: true });
  workers[1].says({ id: 3, result: "three" });
  assert.equal(await next, "three");
});

test("a worker is ended only if its call was abandoned, others wait, and it does not answer soon", async (t) => {
  const wait = clockOf(t);
  const { engine, workers, overdue } = setUp();
  const [first, second] = [new AbortController(), new AbortController()];
  const given = engine.request("analyze", ["1"], { signal: first.signal });
  workers[0].says({ ready: true });
  first.abort();
  await assert.rejects(given, { name: "AbortError" });
  wait(LONG);
  assert.equal(workers[0].ended, false, "nobody waits");
  const answered = engine.request("analyze", ["2"], { signal: second.signal });
  workers[0].says({ id: 1, result: "void" });
  wait(LONG);
  assert.equal(workers[0].ended, false, "it answered soon, and the next call is wanted");
  second.abort();
  await assert.rejects(answered, { name: "AbortError" });
  const third = engine.request("analyze", ["3"]);
  wait(LIMITS.stop);
  assert.equal(workers[0].ended, true);
  workers[1].says({ ready: true });
  assert.deepEqual(workers[1].received, [{ id: 3, call: "analyze", args: ["3"] }]);
  workers[1].says({ id: 3, result: "three" });
  assert.equal(await third, "three");
  assert.deepEqual(overdue.filter((now) => now).length, 1, "only the call that was wanted");
});

test("a signal has no listener after its request is settled", async () => {
  const { engine, workers } = setUp();
  const { signal, listeners } = countedSignal();
  const answered = engine.request("analyze", ["1"], { signal });
  const refused = engine.request("analyze", ["2"], { signal });
  const failed = engine.request("analyze", ["3"], { signal });
  assert.equal(listeners(), 3);
  workers[0].says({ ready: true });
  workers[0].says({ id: 1, result: "one" });
  await answered;
  assert.equal(listeners(), 2);
  workers[0].says({ id: 2, refusal: { code: "board-length", message: "short" } });
  await assert.rejects(refused);
  assert.equal(listeners(), 1);
  workers[0].says({ id: 3, crash: "panic" });
  await assert.rejects(failed);
  assert.equal(listeners(), 0);
});

test("the real worker reports each slice and can be stopped between two slices", async () => {
  let slices = 0;
  let ended = false;
  const { engine, sent } = served({
    *solve() {
      try {
        for (;;) yield (slices += 1);
      } finally {
        ended = true;
      }
    },
    analyze: () => "after it",
  });
  const work = new AbortController();
  const request = engine.request("solve", ["", {}], {
    signal: work.signal,
    progress: (slice) => Number(slice) === 3 && work.abort(),
  });
  await assert.rejects(request, { name: "AbortError" });
  assert.equal(await engine.request("analyze", ["1"]), "after it");
  assert.equal(ended, true, "the call was left in order");
  assert.ok(slices < 10, `it went on for ${slices} slices`);
  assert.ok(sent.some((reply) => "stopped" in reply));
});

test("other calls are answered between the slices of a long call", async () => {
  const { engine } = served({
    *solve() {
      for (;;) yield 0;
    },
    analyze: (board) => `answer to ${board}`,
  });
  const work = new AbortController();
  const race = engine.request("solve", ["", {}], { signal: work.signal });
  assert.equal(await engine.request("analyze", ["1"]), "answer to 1");
  const second = engine.request("solve", ["", {}], { signal: work.signal });
  assert.equal(await engine.request("analyze", ["2"]), "answer to 2");
  work.abort();
  await assert.rejects(race, { name: "AbortError" });
  await assert.rejects(second, { name: "AbortError" });
});

test("a sliced call restarts if its worker was ended for another call", async (t) => {
  const wait = clockOf(t);
  const { engine, workers } = setUp();
  const race = engine.request("solve", ["", {}]);
  const work = new AbortController();
  const hung = engine.request("analyze", ["1"], { signal: work.signal });
  workers[0].says({ ready: true });
  work.abort();
  await assert.rejects(hung, { name: "AbortError" });
  const next = engine.request("analyze", ["2"]);
  wait(LIMITS.stop);
  workers[1].says({ ready: true });
  assert.deepEqual(
    workers[1].received.map(({ id }) => id),
    [1, 3],
  );
  workers[1].says({ id: 3, result: "two" });
  workers[1].says({ id: 1, result: "rows" });
  assert.deepEqual(await Promise.all([next, race]), ["two", "rows"]);
});

test("the real worker returns the result of a sliced call, and an error in the call is a crash", async () => {
  const { engine } = served({
    *solve() {
      yield 0.5;
      return "rows";
    },
    *analyze() {
      yield 1;
      throw new Error("broken");
    },
    best_move() {
      throw Object.assign(new Error("taken"), { code: "cell-taken", cell: 4 });
    },
  });
  /** @type {unknown[]} */
  const heard = [];
  const progress = (/** @type {unknown} */ part) => void heard.push(part);
  assert.equal(await engine.request("solve", ["", {}], { progress }), "rows");
  assert.deepEqual(heard, [0.5]);
  await assert.rejects(engine.request("best_move", ["X", true]), { code: "cell-taken", cell: 4 });
  await assert.rejects(engine.request("analyze", ["1"]), failure("crash"));
});

test("a call that the worker lacks is a crash and not an empty answer", async () => {
  const { engine } = served({});
  await assert.rejects(engine.request("analyze", ["1"]), failure("crash"));
});

test("a call can report progress before it ends", async () => {
  const { engine } = served(
    {},
    {
      textbook(report, position) {
        report({ nodes: 1, ms: 2 });
        return position;
      },
    },
  );
  /** @type {unknown[]} */
  const heard = [];
  const args = /** @type {any} */ (["here"]);
  const answer = await engine.request("textbook", args, { progress: (far) => heard.push(far) });
  assert.deepEqual([answer, heard], ["here", [{ nodes: 1, ms: 2 }]]);
});

test("a build without a call is replaced by a larger one, and sliced calls restart", async () => {
  /** @type {string[]} */
  const builds = [];
  /** @type {FakeWorker[]} */
  const workers = [];
  const engine = new Engine(
    (build) => {
      builds.push(build);
      workers.push(new FakeWorker());
      return /** @type {any} */ (workers.at(-1));
    },
    { limits: LIMITS, build: "boards" },
  );
  const solved = engine.request("solve", ["", {}]);
  workers[0].says({ ready: true });
  const running = engine.request("analyze", [""]);
  const census = engine.request("census", [""]);
  assert.deepEqual(builds, ["boards"], "what runs comes to its end");
  workers[0].says({ id: 2, result: "analysis" });
  assert.equal(await running, "analysis");
  assert.deepEqual([builds, workers[0].ended], [["boards", "whole"], true]);
  workers[1].says({ ready: true });
  assert.deepEqual(
    workers[1].received.map(({ call }) => call),
    ["solve", "census"],
  );
  workers[1].says({ id: 3, result: "counts" });
  workers[1].says({ id: 1, result: "solution" });
  assert.deepEqual(await Promise.all([census, solved]), ["counts", "solution"]);
  // The engine never returns to a smaller build.
  engine.stop();
  engine.start();
  assert.deepEqual(builds, ["boards", "whole", "whole"]);
});

test("an engine starts with the smallest build that has the first call", async () => {
  /** @type {string[]} */
  const builds = [];
  const begin = (/** @type {string} */ build) => {
    builds.push(build);
    return /** @type {any} */ (new FakeWorker());
  };
  const engines = [new Engine(begin, { build: "play" })];
  engines[0].start();
  for (const call of /** @type {const} */ (["replay", "solve", "survey"])) {
    const engine = new Engine(begin, { build: "boards" });
    engine.request(call, /** @type {any} */ ([])).catch(() => {});
    engines.push(engine);
  }
  // Their timers would keep the test process running.
  for (const engine of engines) engine.stop();
  assert.deepEqual(builds, ["play", "boards", "boards", "whole"]);
  const unknown = new Engine(begin, { build: "whole" }).request(/** @type {any} */ ("dance"), []);
  await assert.rejects(unknown);
});

test("a sufficient report becomes the answer, and the call is stopped", async () => {
  const { engine, workers } = setUp();
  /** @type {unknown[]} */
  const heard = [];
  const enough = engine.request("solve", ["", {}], {
    progress: (part) => heard.push(part),
    until: (part) => Number(part) >= 0.5,
  });
  workers[0].says({ ready: true });
  for (const progress of [0.2, 0.5, 0.7]) workers[0].says({ id: 1, progress });
  assert.equal(await enough, 0.5);
  assert.deepEqual(heard, [0.2, 0.5]);
  assert.deepEqual(workers[0].received.at(-1), { stop: 1 });
  workers[0].says({ id: 1, stopped: true });
  const next = engine.request("analyze", ["1"]);
  workers[0].says({ id: 2, result: "one" });
  assert.equal(await next, "one");
});

test("an abandoned long call soon ends with its worker", async (t) => {
  const wait = clockOf(t);
  const { engine, workers } = setUp();
  const [early, late] = [new AbortController(), new AbortController()];
  const quick = engine.request("trace", ["", true], { signal: early.signal });
  workers[0].says({ ready: true });
  early.abort();
  await assert.rejects(quick, { name: "AbortError" });
  workers[0].says({ id: 1, result: "soon enough" });
  wait(LONG);
  assert.equal(workers[0].ended, false);
  const slow = engine.request("trace", ["", true], { signal: late.signal });
  late.abort();
  await assert.rejects(slow, { name: "AbortError" });
  wait(LIMITS.long);
  assert.equal(workers[0].ended, true, "nobody waits, and nobody has to");
  assert.equal(workers.length, 1);
  const next = engine.request("analyze", ["1"]);
  workers[1].says({ ready: true });
  workers[1].says({ id: 3, result: "one" });
  assert.equal(await next, "one");
});

test("an idle worker without tables is ended, and a busy one is not", async (t) => {
  const wait = clockOf(t);
  const { engine, workers } = setUp({ idleMs: LONG });
  const first = engine.request("analyze", ["1"]);
  workers[0].says({ ready: true });
  wait(2 * LONG);
  assert.equal(workers[0].ended, false);
  workers[0].says({ id: 1, result: "one" });
  await first;
  wait(LONG / 2);
  const second = engine.request("analyze", ["2"]);
  wait(LONG);
  workers[0].says({ id: 2, result: "two" });
  await second;
  assert.equal(workers[0].ended, false);
  engine.rest();
  assert.equal(workers[0].ended, true, "at once, if nothing is asked of it");
  engine.start();
  workers[1].says({ ready: true });
  wait(LONG);
  assert.deepEqual([workers[1].ended, workers.length], [true, 2]);
});

test("sliced calls take turns of more than one slice", async (t) => {
  /** @type {string[]} */
  const order = [];
  // Each slice takes 20 ms, however busy the machine is.
  t.mock.method(performance, "now", () => order.length * 20);
  const { engine } = served({
    *solve(name) {
      for (let slice = 0; slice < 25; slice += 1) {
        order.push(name);
        yield slice;
      }
      return name;
    },
  });
  const givenUp = new AbortController();
  const [first, second, third] = ["one", "two", "three"].map((name) =>
    engine.request("solve", [name, {}], {
      ...(name === "two" ? { signal: givenUp.signal } : {}),
      progress: () => givenUp.abort(),
    }),
  );
  await assert.rejects(second, { name: "AbortError" });
  assert.deepEqual(await Promise.all([first, third]), ["one", "three"]);
  const inTurn = order
    .join(" ")
    .match(/(\w+)(?: \1)*/g)
    ?.map((turn) => turn.split(" ").length);
  assert.deepEqual(inTurn, [10, 10, 10, 10, 5, 5]);
});
