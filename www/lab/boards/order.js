/**
 * Move order on boards beyond 3×3: what alpha-beta visits to a depth if it tries the moves in one order
 * or another, on one position, on a sample of positions or, where there are not too many, on all.
 */
import { countPositions } from "./census.js";
import { DEPTHS, readNumber } from "./choices.js";
import { orderView } from "./order-view.js";

/** The usual depth is the last to which minimax visits no more positions from the empty board. */
const USUAL = 500_000;

/** @type {import("../../page/view.js").OpenView} */
export function openBoardOrder(context) {
  const work = new AbortController();
  /** @type {ReturnType<typeof orderView> | null} */
  let view = null;
  const { engine, fail, query, state } = context;
  const { signal } = work;
  const { shape } = state();
  const asked = [usualDepth(engine, shape, signal), unfinishedOf(shape, signal)];
  const ready = Promise.all(asked).then(
    ([usual, open]) => {
      const depth = readNumber(DEPTHS, query.get("depth"), usual ?? DEPTHS[0]);
      view = orderView(context, depth, open);
    },
    (error) => fail(error, signal),
  );
  return {
    ready,
    close() {
      work.abort();
      view?.close();
    },
    link: () => view?.link() ?? {},
  };
}

/**
 * @param {import("../../engine/engine.js").Engine} engine
 * @param {import("../../game/shape.js").Shape} shape
 * @param {AbortSignal} signal
 */
async function usualDepth(engine, { game, start }, signal) {
  let usual = DEPTHS[0];
  for (const depth of DEPTHS) {
    const { nodes } = await engine.request("estimate", [start, { game, depth }], { signal });
    if (nodes > USUAL) break;
    usual = depth;
  }
  return usual;
}

/**
 * How many unfinished positions the game has; null if there are too many to count.
 * @param {import("../../game/shape.js").Shape} shape
 * @param {AbortSignal} signal
 */
async function unfinishedOf({ game, start }, signal) {
  const { complete, positions, finished } = await countPositions(start, game, signal);
  return complete ? positions - finished : null;
}
