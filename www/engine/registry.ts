/**
 * Registers the engines of this page, ends their workers and reports overdue ones. Compiles the
 * wasm of each build once for all workers, while their scripts load.
 */
import { Engine, type EngineOptions } from "./engine.ts";

const engines: Set<Engine> = new Set();
/** Engines whose running call has not reported for some seconds. */
const overdue: Set<Engine> = new Set();
let listener: (engines: ReadonlySet<Engine>) => void = () => {};

/** Makes an engine whose worker ends with the page. */
export function newEngine(spawn: ConstructorParameters<typeof Engine>[0], options?: EngineOptions) {
  const engine = new Engine(spawn, { ...options, onOverdue });
  engines.add(engine);
  return engine;
}

function onOverdue(engine: Engine, isOverdue: boolean) {
  if (isOverdue) overdue.add(engine);
  else overdue.delete(engine);
  listener(overdue);
}

/** Calls the listener now and at each change. */
export function watchOverdue(newListener: typeof listener) {
  listener = newListener;
  listener(overdue);
}

/** Ends all workers. The next request to an engine starts a new one. */
export function endEngines() {
  for (const engine of engines) engine.stop();
}

/** Compiled modules by address. */
const modules: Map<string, Promise<WebAssembly.Module>> = new Map();

/** Sends a worker its compiled wasm. After a failure, the next worker loads it again. */
export function sendModule(worker: Worker, address: URL) {
  const module = modules.get(address.href) ?? compile(address);
  modules.set(address.href, module);
  const forget = () => modules.delete(address.href);
  module.catch(forget);
  // The module and the worker's script can be of different versions.
  worker.addEventListener("message", ({ data }) => {
    if ("unready" in data || "crash" in data) forget();
  });
  module.then(
    (module) => worker.postMessage({ module }),
    (error) => worker.postMessage({ error: String(error) }),
  );
  return worker;
}

async function compile(address: URL) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  // Browsers compile a response of this type while it arrives. Some hosts send another type.
  return response.headers.get("content-type") === "application/wasm"
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}
