/**
 * The engine of the game. index.html loads this file before all others, so that the worker starts
 * while the rest of the page is on its way.
 */
import "../page/trusted-types.js";
import { Engine, PATIENCE } from "./engine.js";
import { reportOverdue } from "./overdue.js";

export const engine = new Engine(
  () => new Worker(new URL("./play.worker.js", import.meta.url), { type: "module" }),
  PATIENCE,
  reportOverdue,
);
engine.start();
