/** Asks the engine for the record of a position's search, unless this device is too small for it. */
import { EngineRefusal } from "../engine/engine.js";
import { STANDARD } from "../game/shape.js";

/** @import { PositionChoice } from "../parts/search/types.d.ts" */
/** @import { Engine } from "../engine/engine.js" */

/** The most nodes that are recorded; the engine itself refuses more on other boards than 3×3. */
const MOST = 2_000_000;
/** The same where memory is short. */
const MOST_ON_TOUCH = 500_000;

/** The most nodes that are recorded on this device. */
export const mostRecorded = () => (matchMedia("(pointer: coarse)").matches ? MOST_ON_TOUCH : MOST);

/**
 * What the engine is told of a search; of all of 3×3 only the scores, which its smallest build takes.
 * @param {PositionChoice} choice
 */
function optionsOf({ shape, scoring, depth }) {
  if (shape.game === STANDARD.game && depth === null) return { scoring };
  return { scoring, game: shape.game, ...(depth === null ? {} : { depth }) };
}

/**
 * @param {Engine} engine
 * @param {PositionChoice} choice
 * @param {AbortSignal} signal
 * @returns Rejects with an `EngineRefusal` with the code `trace-large` if the record would have more
 * nodes than this device takes, and with `search-long` if nobody could count them.
 */
export async function traced(engine, choice, signal) {
  const { board, pruning } = choice;
  const options = optionsOf(choice);
  const most = mostRecorded();
  if (most < MOST && "game" in options) {
    const { scoring, ...limit } = options;
    const { nodes } = pruning
      ? await engine.request("best_move", [board, true, options], { signal })
      : await engine.request("estimate", [board, limit], { signal });
    if (nodes > most) throw new EngineRefusal({ code: "trace-large", message: "", nodes });
  }
  return engine.request("trace", [board, pruning, options], { signal });
}
