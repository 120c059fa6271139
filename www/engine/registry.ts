/**
 * The engines of this page: their workers end with it, and it says which are silent for long. The wasm of each build is
 * compiled once a page, while the scripts of its workers load, and every worker gets what was compiled.
 */
import { Engine } from "./engine.ts";
import type { EngineOptions } from "./engine.ts";

const engines: Set<Engine> = new Set();
/** Those whose running call has been silent for some seconds. */
const overdue: Set<Engine> = new Set();
let listener: (engines: ReadonlySet<Engine>) => void = () => {};

/** An engine whose worker ends with the page. */
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

/** Calls the listener now and at every change. */
export function watchOverdue(hears: typeof listener) {
  listener = hears;
  listener(overdue);
}

/** Ends all workers. The next request to an engine starts a new one. */
export function endEngines() {
  for (const engine of engines) engine.stop();
}

/** By the addresses of the wasm. */
const modules: Map<string, Promise<WebAssembly.Module>> = new Map();

function loaded(address: URL) {
  const begun = modules.get(address.href);
  if (begun) return begun;
  const loading = compiled(address);
  modules.set(address.href, loading);
  // A later try may have better luck.
  loading.catch(() => modules.delete(address.href));
  return loading;
}

/** Gives a worker its package. @param address Of the wasm. */
export function givePackage(worker: Worker, address: URL) {
  // One that did not start or broke may be another version's: the next worker's is loaded anew.
  worker.addEventListener("message", ({ data }) => {
    if ("unready" in data || "crash" in data) modules.delete(address.href);
  });
  loaded(address).then(
    (module) => worker.postMessage({ module }),
    (error) => worker.postMessage({ unloaded: String(error) }),
  );
  return worker;
}

async function compiled(address: URL) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  // Some hosts send another type, which browsers do not compile on the way.
  return response.headers.get("content-type") === "application/wasm"
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}
