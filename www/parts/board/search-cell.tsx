/** A cell on the board of a search: its stone, or the value of the move there. */
import { signsOf } from "../search/value-text.ts";
import { Stone } from "./stone.tsx";
import type { CellState } from "../search/cell-states.ts";

export type Write = (value: number) => string;
type ContentProps = { sign: string; state: CellState; write: Write };

export function stateText(state: CellState, write: Write) {
  if ("value" in state) return signsOf(write(state.value), state.state, "estimate" in state);
  return state.state === "cut" ? "✂" : "";
}

/** @param sign `X`, `O` or `.`. */
export function cellLook(sign: string, state: CellState, isLast: boolean) {
  const names = ["cell", state.state];
  if ("estimate" in state) names.push("estimate");
  if ("best" in state && state.best) names.push("best");
  if (isLast) names.push("last");
  return { class: names.join(" "), "data-sign": sign === "." ? undefined : sign };
}

export function CellContent({ sign, state, write }: ContentProps) {
  if (sign === ".") return stateText(state, write);
  return (
    <>
      <Stone sign={sign} />
      <span class="unseen">{sign}</span>
    </>
  );
}
