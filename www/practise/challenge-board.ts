/** A board on which one answers by a move. */
import { make } from "../base/elements.js";
import { say } from "../messages/index.js";
import "../style/search-cells.css";
import { boardOfButtons } from "../parts/board/buttons.js";
import { aimAtColumns } from "../parts/board/columns.js";
import { boardFrame } from "../parts/board/frame.js";
import { stone } from "../parts/board/look.js";

/** @import { GameDescription, Player } from "../../pkg/web/cutoff.js" */
/** @import { Targets } from "../parts/board/types.d.ts" */

/**
 * @param {GameDescription} shape
 * @param {string} board
 * @param {Player} player Who is to move.
 * @param {(cell: number) => void} answer Takes the cell that was pressed.
 * @param {Targets} [targets] Where a stone comes to lie, if stones fall.
 */
export function challengeBoard(shape, board, player, answer, targets) {
  const frame = boardFrame();
  const { grid } = frame;
  grid.classList.add("challenge");
  const cells = [...board].map(boardCell);
  const buttons = boardOfButtons(frame, say("find-board"), answer);
  buttons.show(shape, cells);
  if (targets) aimAtColumns(frame, answer)(shape.columns, targets, player);
  // A column has a digit.
  grid.addEventListener("keydown", ({ key, ctrlKey, metaKey, altKey }) => {
    const column =
      shape.gravity && !ctrlKey && !metaKey && !altKey ? shape.moveNames.indexOf(key) : -1;
    if (column >= 0) answer(column);
  });
  return {
    element: frame.element,
    focus: buttons.focus,
    /** Shows whether an answer is right. @param {number} cell @param {boolean} right */
    mark(cell, right) {
      cells.forEach((button, index) => {
        button.classList.toggle("right", right && index === cell);
        button.classList.toggle("wrong", !right && index === cell);
      });
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
      class: "cell",
      "data-sign": empty ? null : sign,
      "aria-label": say(empty ? "cell-empty" : `cell-${sign.toLowerCase()}`, { cell }),
    },
    empty ? null : stone(sign),
  );
}
