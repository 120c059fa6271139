/** The engines whose running call has been silent for some seconds. */

/** @import { Engine } from "./engine.js" */

/** @type {Set<Engine>} */
const overdue = new Set();
/** @type {(engines: ReadonlySet<Engine>) => void} */
let listener = () => {};

/** @param {Engine} engine @param {boolean} isOverdue */
export function reportOverdue(engine, isOverdue) {
  if (isOverdue) overdue.add(engine);
  else overdue.delete(engine);
  listener(overdue);
}

/** Calls the listener now and at every change. @param {typeof listener} hears */
export function watchOverdue(hears) {
  listener = hears;
  listener(overdue);
}
