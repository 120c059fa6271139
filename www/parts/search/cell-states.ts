/** The state of each cell at a node of a search. */
import { cellsOf } from "../../game/shape.ts";
import type { BoundKind } from "../../../pkg/whole/cutoff.js";
import type { Step } from "./steps.ts";
import type { SearchRecord } from "./record.ts";

/** `estimate` is set if the value rests on a depth limit. */
export type CellState =
  | { state: "taken" }
  | { state: "open" | "now" | "cut" }
  | { state: BoundKind; value: number; best: boolean; estimate?: true };

/** @param chosen The child with the best value so far. */
export function cellStates(
  record: SearchRecord,
  { kind, node, here }: Step,
  chosen: number | null,
): CellState[] {
  const { values, moves } = record.trace;
  const states: CellState[] = cellsOf(record.shape).map(() => ({ state: "taken" }));
  for (const cell of record.allMoves(here)) states[cell] = { state: "open" };
  if (kind === "enter" || kind === "leaf") return states;
  const last = kind === "leave" ? Infinity : node;
  for (const child of record.children(here)) {
    if (child > last) break;
    const best = child === chosen && record.assures(child);
    const back = { state: record.boundKind(child), value: values[child], best };
    states[moves[child]] = record.isEstimate(child) ? { ...back, estimate: true } : back;
  }
  const closed = kind === "cut" || kind === "leave";
  if (closed) for (const cell of record.cutMoves(here)) states[cell] = { state: "cut" };
  return states;
}
