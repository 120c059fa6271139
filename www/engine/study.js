/**
 * The engine of all that goes beyond the game, with the whole 3×3 package. It is loaded when it is
 * first needed, and restarted when it is needed after a failure.
 */
import { Engine, PATIENCE } from "./engine.js";
import { living } from "./living.js";
import { reportOverdue } from "./overdue.js";

/** @type {Engine | null} */
let engine = null;

/** @returns {Engine} */
export function studyEngine() {
  if (engine?.failed) engine.restart();
  return (engine ??= living(new Engine(spawn, PATIENCE, reportOverdue)));
}

function spawn() {
  return new Worker(new URL("./study.worker.js", import.meta.url), { type: "module" });
}
