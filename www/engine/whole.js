/** The engines with the whole package. Each is loaded when it is first needed. */
import { lazy } from "./living.js";

const spawn = () => new Worker(new URL("./whole.worker.js", import.meta.url), { type: "module" });

export const wholeEngine = lazy(spawn);

/** Searches many positions with a bug: it is stopped with its worker, so it has one of its own. */
export const surveyEngine = lazy(spawn);
