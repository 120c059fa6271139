/** A cell on the board of a search: its stone, or the value of the move there. */
import { signsOf } from "../search/value-text.ts";
import { Stone } from "./stone.tsx";
import type { CellState } from "../search/cell-states.ts";

export type Write = (value: number) => string;
export function stateText(state: CellState, write: Write) {
  if ("value" in state) return signsOf(write(state.value), state.state, "estimate" in state);
  return state.state === "cut" ? "✂" : "";
}

interface SearchCellProps {
  /** `X`, `O` or `.`. */
  sign: string;
  state: CellState;
  isLast?: boolean;
  write: Write;
}

export function SearchCell({ sign, state, isLast, write }: SearchCellProps) {
  const classes = ["cell", state.state];
  if ("estimate" in state) classes.push("estimate");
  if ("best" in state && state.best) classes.push("best");
  if (isLast) classes.push("last");
  if (sign === ".") return <div class={classes.join(" ")}>{stateText(state, write)}</div>;
  return (
    <div class={classes.join(" ")} data-sign={sign}>
      <Stone sign={sign} />
      <span class="unseen">{sign}</span>
    </div>
  );
}
