/**
 * Move order on boards beyond 3×3: what alpha-beta visits to a depth if it tries the moves in one order
 * or another, on one position, on a sample of positions or, where there are not too many, on all.
 */
import { thinking } from "../../engine/workers.js";
import { DEPTHS, faultOfAll, readNumber } from "../choices.js";
import { orderView } from "./order-view.js";
import { allPositions } from "../positions.js";
import { usualDepth } from "../usual-depth.js";

/** The most positions that minimax visits to the usual depth. */
const MOST_VISITED = 500_000;

/** @type {import("../../page/view.js").OpenView} */
export function openBoardOrder(context) {
  const work = new AbortController();
  /** @type {ReturnType<typeof orderView> | null} */
  let view = null;
  /** @type {import("../../game/state.js").Words | null} */
  let fault = null;
  const { engine, fail, query, state } = context;
  const { signal } = work;
  const { shape } = state();
  const ready = Promise.all([
    usualDepth(engine, shape, MOST_VISITED, signal),
    allPositions(thinking(), shape.game, signal),
  ]).then(
    ([usual, all]) => {
      fault = faultOfAll(query, all !== null);
      view = orderView(context, readNumber(DEPTHS, query.get("depth"), usual), all);
    },
    (error) => fail(error, signal),
  );
  return {
    ready,
    fault: () => fault,
    close() {
      work.abort();
      view?.close();
    },
    link: () => view?.link() ?? {},
  };
}
