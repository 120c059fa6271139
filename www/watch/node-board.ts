/** The board where the search is: what the search knows of each move there. */
import { say } from "../messages/index.ts";
import { boardOfButtons } from "../parts/board/buttons.ts";
import { drawCell } from "../parts/board/search-cell.ts";
import { make } from "../base/elements.ts";
import { signed } from "../messages/figures.ts";
import type { CellState } from "../parts/search/cell-states.ts";
import type { BoardFrame } from "../parts/board/frame.ts";
import type { GameDescription } from "../../pkg/web/cutoff.js";

/** @param reveal Asks what a cut move would have been worth. */
export function nodeBoard(frame: BoardFrame, reveal: (cell: number) => void) {
  const buttons = boardOfButtons(frame, null, reveal);
  let cells: HTMLElement[] = [];

  /** A cell that was cut can be asked; the others are no buttons. */
  const cellOf = (asks: boolean, cell: number) =>
    asks
      ? make("button", { type: "button", "aria-label": say("step-cut-reveal", { cell }) })
      : make("div");

  /**
   * @param last The cell of the move that led here.
   * @param write How values are written.
   */
  return function render(
    shape: GameDescription,
    board: string,
    last: number | undefined,
    states: CellState[],
    write: (value: number) => string = signed,
  ) {
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
