/** What a cell shows on the board of a search: its stone, or what the search knows of the move there. */
import { make, setText } from "../../base/elements.ts";
import { signsOf } from "../search/value-text.ts";
import { stone } from "./look.ts";
import "../../style/search-cells.css";
import type { CellState } from "../search/cell-states.ts";

export type Write = (value: number) => string;

/** @param sign `X`, `O` or `.`. @param last Whether the last move was played here. */
export function drawCell(
  element: HTMLElement,
  sign: string,
  state: CellState,
  write: Write,
  last = false,
) {
  const estimate = "estimate" in state;
  const best = "best" in state && state.best;
  const names = { cell: true, [state.state]: true, estimate, best, last };
  element.className = Object.entries(names)
    .flatMap(([name, on]) => (on ? [name] : []))
    .join(" ");
  if (sign === ".") {
    delete element.dataset.sign;
    setText(element, stateText(state, write));
  } else if (element.dataset.sign !== sign) {
    element.dataset.sign = sign;
    element.replaceChildren(stone(sign), make("span", { class: "unseen" }, sign));
  }
}

export function stateText(state: CellState, write: Write) {
  if ("value" in state) return signsOf(write(state.value), state.state, "estimate" in state);
  return state.state === "cut" ? "✂" : "";
}
