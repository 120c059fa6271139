/** The board where the search is: what is known of each move there, drawn. */
import { say } from "../messages/index.js";
import { figure } from "./number-line.js";

/** @typedef {import("./node-moves.js").CellState} CellState */

/**
 * @param {HTMLElement} box
 * @param {string} board
 * @param {number | undefined} last The cell of the move that led here.
 * @param {CellState[]} states
 * @param {(cell: number) => void} reveal Asks what a cut move would have been worth.
 */
export function renderCells(box, board, last, states, reveal) {
  box.replaceChildren(
    ...states.map((known, cell) => {
      const cut = known.state === "cut";
      const made = document.createElement(cut ? "button" : "div");
      made.className = `study-cell ${known.state}`;
      made.classList.toggle("last", cell === last);
      made.classList.toggle("best", "best" in known && known.best);
      if (board[cell] !== ".") made.dataset.sign = board[cell];
      made.append(board[cell] === "." ? cellText(known) : board[cell]);
      if (made instanceof HTMLButtonElement) {
        made.type = "button";
        made.setAttribute("aria-label", say("step-cut-reveal", { cell }));
        made.addEventListener("click", () => reveal(cell));
      }
      return made;
    }),
  );
}

/** @param {CellState} known */
function cellText(known) {
  if ("value" in known) return say(`step-cell-${known.state}`, { value: figure(known.value) });
  return known.state === "cut" ? say("step-cell-cut") : "";
}
