/** The engines of this page, so that their workers end with it. */

/** @typedef {import("./engine.js").Engine} Engine */

/** @type {Set<Engine>} */
const engines = new Set();

/** @template {Engine} E @param {E} engine @returns {E} */
export function living(engine) {
  engines.add(engine);
  return engine;
}

/** Ends all workers. The next request to an engine starts a new one. */
export function endEngines() {
  for (const engine of engines) engine.stop();
}
