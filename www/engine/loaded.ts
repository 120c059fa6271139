/** Code that comes when it is wanted. */
import { EngineFailure } from "./engine.ts";

/** Reports code that did not load as an engine that did not load: both can be tried again. */
export function loaded<T>(part: Promise<T>) {
  return part.catch((error) => {
    throw new EngineFailure("load", String(error));
  });
}
