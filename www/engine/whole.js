/** The engines with the whole package, all that goes beyond playing. Each is loaded when it is first needed. */
import { lazy } from "./living.js";

const spawn = () => new Worker(new URL("./whole.worker.js", import.meta.url), { type: "module" });

/** For what takes its time on large boards: it may be stopped with its worker. */
export const wholeEngine = lazy(spawn);

/** For what is answered at once, and for races. */
export const studyEngine = lazy(spawn);

/** Searches many positions with a bug: it is stopped with its worker, so it has one of its own. */
export const surveyEngine = lazy(spawn);
