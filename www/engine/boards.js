/** The engines of boards beyond 3×3. Each is loaded when it is first needed. */
import { bookedEngine } from "./book.js";
import { lazy } from "./living.js";

/** Starts a worker for any board. */
export const spawn = () =>
  new Worker(new URL("./boards.worker.js", import.meta.url), { type: "module" });

/** Plays, and runs the strong searches. */
export const { engineOf: boardsEngine, withBook: boardsEngineWithBook } = bookedEngine(spawn);

/** Runs a textbook search whole: it is stopped with its worker, so it has one of its own. */
export const textbookEngine = lazy(spawn);

/** Proves one position at a time, with a table of its own: so its counts are of that position alone. */
export const provingEngine = lazy(spawn);
