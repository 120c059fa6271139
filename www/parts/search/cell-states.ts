/** What a search knows of each move at the node where it is. Pure. */
import { cellsOf } from "../../game/shape.js";

/** @import { CellState, Step } from "./types.d.ts" */
/** @import { SearchRecord } from "./record.js" */

/**
 * What is known of every cell at the node where the search is.
 * @param {SearchRecord} record
 * @param {Step} step
 * @param {number | null} chosen The child whose value is the best so far.
 * @returns {CellState[]}
 */
export function cellStates(record, { kind, node, here }, chosen) {
  const { values, moves } = record.trace;
  /** @type {CellState[]} */
  const states = cellsOf(record.shape).map(() => ({ state: "taken" }));
  for (const cell of record.allMoves(here)) states[cell] = { state: "open" };
  if (kind === "enter" || kind === "leaf") return states;
  const last = kind === "leave" ? Infinity : node;
  for (const child of record.children(here)) {
    if (child > last) break;
    /** @type {{ value: number, best: boolean, estimate?: true }} */
    const result = { value: values[child], best: child === chosen };
    if (record.isEstimate(child)) result.estimate = true;
    states[moves[child]] = { state: record.bound(child), ...result };
  }
  const closed = kind === "cut" || kind === "leave";
  if (closed) for (const cell of record.cutMoves(here)) states[cell] = { state: "cut" };
  return states;
}
