/** The board where the search is: what the search knows of each move there. */
import { say } from "../messages/index.js";
import { rovingGrid } from "../board/grid.js";
import { make } from "../page/elements.js";
import { signed } from "../page/figures.js";

/** @typedef {import("./node-moves.js").CellState} CellState */

/**
 * @param {HTMLElement} box
 * @param {(cell: number) => void} [reveal] Asks what a cut move would have been worth. Without it,
 * nothing can be clicked.
 */
export function nodeBoard(box, reveal) {
  const rove = rovingGrid(box);

  /**
   * @param {import("../game/shape.js").Shape} shape
   * @param {string} board
   * @param {number | undefined} last The cell of the move that led here.
   * @param {CellState[]} states
   */
  return function render(shape, board, last, states) {
    const cells = states.map((state, cell) => {
      const look = {
        class: [
          "study-cell",
          state.state,
          cell === last ? "last" : "",
          "best" in state && state.best ? "best" : "",
        ].join(" "),
        "data-sign": board[cell] === "." ? null : board[cell],
      };
      const text = board[cell] === "." ? stateText(state) : board[cell];
      if (state.state !== "cut") return make("div", look, text);
      const label = say("step-cut-reveal", { cell });
      const press = { onclick: () => reveal?.(cell), disabled: !reveal };
      return make("button", { ...look, type: "button", "aria-label": label, ...press }, text);
    });
    box.replaceChildren(...cells);
    rove(
      shape,
      cells.map((cell) => (cell instanceof HTMLButtonElement && !cell.disabled ? cell : null)),
    );
  };
}

/** @param {CellState} state */
function stateText(state) {
  if ("value" in state) return say(`step-cell-${state.state}`, { value: signed(state.value) });
  return state.state === "cut" ? say("step-cell-cut") : "";
}
