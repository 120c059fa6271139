/** The engines of this page: their workers end with it, and it says which are silent for long. */
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
