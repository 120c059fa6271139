/** The engine's promises, over a worker that the test plays. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Engine, EngineFailure, EngineRefusal } from "../../www/engine/engine.js";

const PATIENCE = { load: 40, answer: 40 };

class FakeWorker extends EventTarget {
  /** @type {any[]} */
  asked = [];
  ended = false;

  /** @param {unknown} request */
  postMessage(request) {
    this.asked.push(request);
  }

  terminate() {
    this.ended = true;
  }

  /** @param {unknown} data */
  says(data) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

function setUp() {
  /** @type {FakeWorker[]} */
  const workers = [];
  const engine = new Engine(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return /** @type {Worker} */ (/** @type {unknown} */ (worker));
  }, PATIENCE);
  return { engine, workers };
}

/** @param {"load" | "crash" | "silent"} reason */
const failure = (reason) => (/** @type {unknown} */ error) =>
  error instanceof EngineFailure && error.reason === reason;

test("requests wait for the engine, go one at a time, and get their own answers", async () => {
  const { engine, workers } = setUp();
  const first = engine.request("analyze", ["........."]);
  const second = engine.request("best_move", [".........", true]);
  const [worker] = workers;
  assert.deepEqual(worker.asked, []);
  worker.says({ ready: true });
  assert.deepEqual(worker.asked, [{ id: 1, call: "analyze", args: ["........."] }]);
  worker.says({ id: 1, result: "one" });
  assert.equal(await first, "one");
  worker.says({ id: 2, result: "two" });
  assert.equal(await second, "two");
  assert.equal(workers.length, 1);
});

test("it can load ahead of the first request, which tells whether it could", async () => {
  const { engine, workers } = setUp();
  engine.start();
  engine.start();
  assert.equal(workers.length, 1);
  workers[0].says({ ready: true });
  const asked = engine.request("analyze", ["........."]);
  workers[0].says({ id: 1, result: "one" });
  assert.equal(await asked, "one");
  const late = setUp();
  late.engine.start();
  late.workers[0].dispatchEvent(new Event("error"));
  await assert.rejects(late.engine.request("analyze", ["........."]), failure("load"));
});

test("a request that is given up is not asked, or its answer is dropped", async () => {
  const { engine, workers } = setUp();
  const [running, waiting] = [new AbortController(), new AbortController()];
  const first = engine.request("analyze", ["........."], running.signal);
  const second = engine.request("analyze", ["X........"], waiting.signal);
  const third = engine.request("analyze", ["XO......."]);
  workers[0].says({ ready: true });
  running.abort();
  waiting.abort();
  await assert.rejects(first, { name: "AbortError" });
  await assert.rejects(second, { name: "AbortError" });
  workers[0].says({ id: 1, result: "void" });
  workers[0].says({ id: 3, result: "three" });
  assert.equal(await third, "three");
  assert.deepEqual(
    workers[0].asked.map(({ args }) => args[0]),
    [".........", "XO......."],
  );
  await assert.rejects(engine.request("analyze", ["O"], running.signal), { name: "AbortError" });
});

test("a refusal keeps its code and place, and the engine goes on", async () => {
  const { engine, workers } = setUp();
  const refused = engine.request("replay", [".........", [4, 4]]);
  workers[0].says({ ready: true });
  workers[0].says({ id: 1, refusal: { code: "cell-taken", message: "taken", move: 1 } });
  await assert.rejects(refused, (error) => {
    assert.ok(error instanceof EngineRefusal);
    assert.deepEqual([error.code, error.move, error.message], ["cell-taken", 1, "taken"]);
    return true;
  });
  const next = engine.request("replay", [".........", []]);
  workers[0].says({ id: 2, result: "fine" });
  assert.equal(await next, "fine");
});

test("each way to fail is told apart, fails all requests, and is over after a restart", async () => {
  /** @type {["load" | "crash" | "silent", (worker: FakeWorker) => void][]} */
  const ways = [
    ["load", (worker) => worker.says({ unready: "no wasm" })],
    ["load", (worker) => worker.dispatchEvent(new Event("error"))],
    ["silent", () => {}],
    ["crash", (worker) => (worker.says({ ready: true }), worker.says({ id: 1, crash: "panic" }))],
    ["crash", (worker) => (worker.says({ ready: true }), worker.dispatchEvent(new Event("error")))],
    ["silent", (worker) => worker.says({ ready: true })],
  ];
  for (const [reason, fails] of ways) {
    const { engine, workers } = setUp();
    const asked = [engine.request("analyze", ["1"]), engine.request("analyze", ["2"])];
    fails(workers[0]);
    for (const request of asked) await assert.rejects(request, failure(reason), reason);
    assert.equal(workers[0].ended, true, "the old worker is ended");
    await assert.rejects(engine.request("analyze", ["3"]), failure(reason));
    engine.restart();
    const again = engine.request("analyze", ["4"]);
    workers[0].says({ id: 3, result: "from the grave" });
    workers[1].says({ ready: true });
    workers[1].says({ id: workers[1].asked[0].id, result: "alive" });
    assert.equal(await again, "alive");
  }
});

test("a browser that refuses to make a worker is a failure to load", async () => {
  const engine = new Engine(() => {
    throw new DOMException("refused", "SecurityError");
  }, PATIENCE);
  await assert.rejects(engine.request("analyze", ["1"]), failure("load"));
});
