/** The board where the search is: what the search knows of each move there. */
import { say } from "../messages/index.js";
import { boardOfButtons } from "../parts/board/buttons.js";
import { drawCell } from "../parts/board/search-cell.js";
import { make } from "../base/elements.js";
import { signed } from "../messages/figures.js";

/** @import { CellState } from "../parts/search/types.d.ts" */
/** @import { BoardFrame } from "../parts/board/types.d.ts" */
/** @import { GameDescription } from "../../pkg/web/cutoff.js" */

/**
 * @param {BoardFrame} frame
 * @param {(cell: number) => void} reveal Asks what a cut move would have been worth.
 */
export function nodeBoard(frame, reveal) {
  const buttons = boardOfButtons(frame, null, reveal);
  /** @type {HTMLElement[]} */
  let cells = [];

  /** A cell that was cut can be asked; the others are no buttons. @param {boolean} asks @param {number} cell */
  const cellOf = (asks, cell) =>
    asks
      ? make("button", { type: "button", "aria-label": say("step-cut-reveal", { cell }) })
      : make("div");

  /**
   * @param {GameDescription} shape
   * @param {string} board
   * @param {number | undefined} last The cell of the move that led here.
   * @param {CellState[]} states
   * @param {(value: number) => string} [write] How values are written.
   */
  return function render(shape, board, last, states, write = signed) {
    const before = cells;
    cells = states.map((state, cell) => {
      const asks = state.state === "cut";
      const kept = before[cell];
      const same = kept !== undefined && kept instanceof HTMLButtonElement === asks;
      const element = same ? kept : cellOf(asks, cell);
      drawCell(element, board[cell], state, write, cell === last);
      return element;
    });
    buttons.show(shape, cells);
  };
}
