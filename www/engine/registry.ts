/** The engines of this page: their workers end with it, and it says which are silent for long. */
import { Engine } from "./engine.js";

/** @import { EngineOptions } from "./types.d.ts" */

/** @type {Set<Engine>} */
const engines = new Set();
/** Those whose running call has been silent for some seconds. @type {Set<Engine>} */
const overdue = new Set();
/** @type {(engines: ReadonlySet<Engine>) => void} */
let listener = () => {};

/**
 * An engine whose worker ends with the page.
 * @param {ConstructorParameters<typeof Engine>[0]} spawn
 * @param {EngineOptions} [options]
 */
export function newEngine(spawn, options) {
  const engine = new Engine(spawn, { ...options, onOverdue });
  engines.add(engine);
  return engine;
}

/** @param {Engine} engine @param {boolean} isOverdue */
function onOverdue(engine, isOverdue) {
  if (isOverdue) overdue.add(engine);
  else overdue.delete(engine);
  listener(overdue);
}

/** Calls the listener now and at every change. @param {typeof listener} hears */
export function watchOverdue(hears) {
  listener = hears;
  listener(overdue);
}

/** Ends all workers. The next request to an engine starts a new one. */
export function endEngines() {
  for (const engine of engines) engine.stop();
}
