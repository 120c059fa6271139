/** The engine with the whole package, loaded when it is first needed. */
import { lazy } from "./living.js";

export const wholeEngine = lazy(
  () => new Worker(new URL("./whole.worker.js", import.meta.url), { type: "module" }),
);
