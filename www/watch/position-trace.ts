/** Has a position's search recorded, unless this device is too small for it. */
import { EngineRefusal } from "../engine/engine.ts";
import { recordPosition } from "../parts/search/recorder.ts";
import type { PositionChoice } from "../parts/search/choice.ts";
import type { SearchRecord } from "../parts/search/record.ts";
import type { Engine } from "../engine/engine.ts";

/** The most nodes that are recorded; the engine itself refuses more on other boards than 3×3. */
const MOST = 2_000_000;
/** The same where memory is short. */
const MOST_ON_TOUCH = 500_000;

export const mostRecorded = () => (matchMedia("(pointer: coarse)").matches ? MOST_ON_TOUCH : MOST);

/** @returns Rejects with the code `trace-large` beyond that, and `search-long` if nobody could count the nodes. */
export async function recordHere(
  engine: Engine,
  choice: PositionChoice,
  signal: AbortSignal,
): Promise<SearchRecord> {
  const { board, pruning, shape, scoring, depth } = choice;
  const limit = { game: shape.game, ...(depth === null ? {} : { depth }) };
  // `best_move` counts by the usual convention: another one visits nearly as many nodes.
  const most = mostRecorded();
  // What is searched to the end in a moment is recorded on every device.
  if (most < MOST && !(shape.exhaustive && depth === null)) {
    const { nodes } = pruning
      ? await engine.request("best_move", [board, true, { ...limit, scoring }], { signal })
      : await engine.request("estimate", [board, limit], { signal });
    if (nodes > most) throw new EngineRefusal({ code: "trace-large", message: "", nodes });
  }
  return recordPosition(engine, choice, signal);
}
