/** Code that comes when it is wanted. */
import { EngineFailure } from "./engine.js";

/**
 * Reports code that did not load as an engine that did not load: both can be tried again.
 * @template T
 * @param {Promise<T>} part
 */
export function loaded(part) {
  return part.catch((error) => {
    throw new EngineFailure("load", String(error));
  });
}
