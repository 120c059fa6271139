/** What a cell shows on the board of a search: its stone, or what the search knows of the move there. */
import { make, setText } from "../../base/elements.js";
import { signsOf } from "../search/value-text.js";
import { stone } from "./look.js";
import "../../style/search-cells.css";

/** @import { CellState } from "../search/types.d.ts" */
/** @import { Write } from "./types.d.ts" */

/**
 * @param {HTMLElement} element
 * @param {string} sign `X`, `O` or `.`.
 * @param {CellState} state
 * @param {Write} write
 * @param {boolean} [last] Whether the last move was played here.
 */
export function drawCell(element, sign, state, write, last = false) {
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

/** What is known of a move, in signs. @param {CellState} state @param {Write} write */
export function stateText(state, write) {
  if ("value" in state) {
    return signsOf(write(state.value), state.state, "estimate" in state);
  }
  return state.state === "cut" ? "✂" : "";
}
