/** What the search knows of a move, in few signs. */
import { signsOf } from "../search/value-text.ts";
import type { CellState } from "../search/cell-states.ts";

export type Write = (value: number) => string;

export function stateText(state: CellState, write: Write) {
  if ("value" in state) return signsOf(write(state.value), state.state, "estimate" in state);
  return state.state === "cut" ? "✂" : "";
}
