/**
 * The game's engine. It is imported before all else and starts at once, so that it loads while the
 * page is being put together.
 */
import { Engine } from "./engine.js";

export const engine = new Engine(
  () => new Worker(new URL("./engine.worker.js", import.meta.url), { type: "module" }),
);
engine.start();
