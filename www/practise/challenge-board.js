/** A board on which one answers by a move, with the place for what is said of the answer. */
import { make } from "../page/elements.js";
import { say } from "../messages/index.js";
import "../style/cells.css";
import { boardOfButtons } from "../parts/board/buttons.js";
import { aimAtColumns } from "../parts/board/columns.js";
import { boardFrame } from "../parts/board/frame.js";
import { stone } from "../parts/board/look.js";

/** @import { GameDescription as Shape } from "../../pkg/web/cutoff.js" */

/**
 * The parts of a challenge, to be laid out by whoever poses it.
 * @typedef {object} Challenge
 * @property {HTMLElement} board
 * @property {HTMLElement} task
 * @property {HTMLElement} status
 * @property {() => void} focus
 * @property {(cell: number, right: boolean, words: string, more: (Node | string)[]) => void} mark Shows what
 * an answer was worth.
 */

/**
 * @param {Shape} shape
 * @param {string} board
 * @param {(cell: number) => void} answer Takes the cell that was pressed.
 * @param {import("../parts/board/columns.js").Targets} [targets] Where a stone comes to lie, if stones fall.
 * @returns {Challenge}
 */
export function challengeBoard(shape, board, answer, targets) {
  const task = make("h2", { class: "task", tabindex: "-1" });
  const status = make("div", { class: "reason", role: "status" });
  const frame = boardFrame("cells challenge");
  const { grid } = frame;
  const cells = [...board].map(boardCell);
  const buttons = boardOfButtons(frame, say("find-board"), answer);
  buttons.show(shape, cells);
  if (targets) aimAtColumns(grid)(targets);
  // A column has a digit.
  grid.addEventListener("keydown", ({ key, ctrlKey, metaKey, altKey }) => {
    const column =
      shape.gravity && !ctrlKey && !metaKey && !altKey ? shape.moveNames.indexOf(key) : -1;
    if (column >= 0) answer(column);
  });
  return {
    board: frame.element,
    task,
    status,
    focus: buttons.focus,
    mark(cell, right, words, more) {
      cells.forEach((button, index) => {
        button.classList.toggle("right", right && index === cell);
        button.classList.toggle("wrong", !right && index === cell);
      });
      const look = right ? "verdict right" : "verdict wrong";
      status.replaceChildren(make("p", { class: look }, words), ...more);
    },
  };
}

/** @param {string} sign @param {number} cell */
function boardCell(sign, cell) {
  const empty = sign === ".";
  return make(
    "button",
    {
      type: "button",
      class: "known-cell",
      "data-sign": empty ? null : sign,
      "aria-label": say(empty ? "cell-empty" : `cell-${sign.toLowerCase()}`, { cell }),
    },
    empty ? null : stone(sign, "stone-drawing"),
  );
}
