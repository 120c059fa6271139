/** The engine of all of 3×3 that goes beyond the game, loaded when it is first needed. */
import { lazy } from "./living.js";

export const studyEngine = lazy(
  () => new Worker(new URL("./study.worker.js", import.meta.url), { type: "module" }),
);
