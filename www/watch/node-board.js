/** The board where the search is: what the search knows of each move there. */
import { nameEdges } from "../board/edge-names.js";
import { say } from "../messages/index.js";
import { rovingGrid } from "../board/grid.js";
import { make } from "../page/elements.js";
import { signed } from "../page/figures.js";
import { cellWords } from "./look-text.js";
import { setText } from "../page/parts.js";

/** @import { CellState } from "./node-moves.js" */
/** @import { GameDescription as Shape } from "../../pkg/web/cutoff.js" */

/**
 * @param {object} parts
 * @param {HTMLElement} parts.frame Holds the board and the names at its edge.
 * @param {HTMLElement} parts.box
 * @param {HTMLElement} parts.columns
 * @param {HTMLElement} parts.rows
 * @param {(cell: number) => void} [reveal] Asks what a cut move would have been worth. Without it,
 * nothing can be clicked.
 */
export function nodeBoard({ frame, box, columns, rows }, reveal) {
  const rove = rovingGrid(box);
  /** @type {Shape | null} */
  let named = null;
  /** @type {HTMLElement[]} */
  let cells = [];

  /** A cell that was cut can be asked; the others are no buttons. @param {boolean} asks @param {number} cell */
  const cellOf = (asks, cell) => {
    if (!asks) return make("div");
    const label = say("step-cut-reveal", { cell });
    const press = { onclick: () => reveal?.(cell) };
    return make("button", { type: "button", "aria-label": label, ...press });
  };

  /**
   * @param {Shape} shape
   * @param {string} board
   * @param {number | undefined} last The cell of the move that led here.
   * @param {CellState[]} states
   * @param {(value: number) => string} [write] How values are written.
   */
  return function render(shape, board, last, states, write = signed) {
    const isOther = shape !== named;
    if (isOther) {
      named = shape;
      frame.style.setProperty("--columns", String(shape.columns));
      nameEdges(shape, columns, rows);
    }
    const before = cells;
    cells = states.map((state, cell) => {
      const asks = state.state === "cut" && reveal !== undefined;
      const kept = before[cell];
      const same = kept !== undefined && kept instanceof HTMLButtonElement === asks;
      const element = same ? kept : cellOf(asks, cell);
      const best = "best" in state && state.best;
      const names = ["study-cell", state.state, cell === last ? "last" : "", best ? "best" : ""];
      if ("guess" in state) names.push("guess");
      element.className = names.filter(Boolean).join(" ");
      if (board[cell] === ".") delete element.dataset.sign;
      else element.dataset.sign = board[cell];
      setText(element, board[cell] === "." ? stateText(state, write) : board[cell]);
      return element;
    });
    const changed = cells.length !== before.length || cells.some((cell, at) => cell !== before[at]);
    if (!changed && !isOther) return;
    box.replaceChildren(...cells);
    rove(
      shape,
      cells.map((cell) => (cell instanceof HTMLButtonElement ? cell : null)),
    );
  };
}

/** @param {CellState} state @param {(value: number) => string} write */
function stateText(state, write) {
  if ("value" in state) {
    const value = write(state.value);
    return say(cellWords(state.state, "guess" in state), { value });
  }
  return state.state === "cut" ? say("step-cell-scissors") : "";
}
