/** The engines of this page, so that their workers end with it. */
import { Engine, PATIENCE } from "./engine.js";
import { reportOverdue } from "./overdue.js";

/** @type {Set<Engine>} */
const engines = new Set();

/** @param {Engine} engine */
export function living(engine) {
  engines.add(engine);
  return engine;
}

/**
 * An engine that begins to load when it is first asked for, and again when it is needed after a failure.
 * @param {() => Worker} spawn
 * @returns {() => Engine}
 */
export function lazy(spawn) {
  /** @type {Engine | null} */
  let engine = null;
  return () => {
    if (engine?.failed) engine.restart();
    return (engine ??= living(new Engine(spawn, PATIENCE, reportOverdue)));
  };
}

/** Ends all workers. The next request to an engine starts a new one. */
export function endEngines() {
  for (const engine of engines) engine.stop();
}
