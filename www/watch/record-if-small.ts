/** Records the search of a position, unless the device has too little memory for it. */
import { isSmallDevice } from "../base/small-device.ts";
import { EngineRefusal, type Engine } from "../engine/engine.ts";
import { recordPosition } from "../parts/search/recorder.ts";
import type { PositionSearch } from "../parts/search/watch-link.ts";

/** The most recorded nodes. On boards other than 3×3 the engine refuses more. */
const MOST_NODES = 2_000_000;
/** The most recorded nodes on small devices. */
const MOST_ON_SMALL = 500_000;

export const recordLimit = () => (isSmallDevice() ? MOST_ON_SMALL : MOST_NODES);

/** Rejects with `trace-large` if there are more, or `search-long` if they cannot be counted. */
export async function recordIfSmall(engine: Engine, search: PositionSearch, signal: AbortSignal) {
  const { board, pruning, shape, scoring, depth } = search;
  const limit = { game: shape.game, ...(depth === null ? {} : { depth }) };
  // Other conventions visit nearly the same number of nodes.
  const most = recordLimit();
  // A board that is searched to its end in a moment is small enough for every device.
  if (most < MOST_NODES && !(shape.exhaustive && depth === null)) {
    const { nodes } = pruning
      ? await engine.request("best_move", [board, true, { ...limit, scoring }], { signal })
      : await engine.request("estimate", [board, limit], { signal });
    if (nodes > most) throw new EngineRefusal({ code: "trace-large", message: "", nodes });
  }
  return recordPosition(engine, search, signal);
}
