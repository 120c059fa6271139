/** A board on which one answers by a move. */
import { make } from "../base/elements.ts";
import { say } from "../messages/index.ts";
import "../style/search-cells.css";
import { boardOfButtons } from "../parts/board/buttons.ts";
import { aimAtColumns } from "../parts/board/columns.ts";
import { boardFrame } from "../parts/board/frame.ts";
import { stone } from "../parts/board/look.ts";
import type { GameDescription, Player } from "../../pkg/web/cutoff.js";
import type { Targets } from "../parts/board/columns.ts";

/**
 * @param player Who is to move.
 * @param answer Takes the cell that was pressed.
 * @param targets Where a stone comes to lie, if stones fall.
 */
export function challengeBoard(
  shape: GameDescription,
  board: string,
  player: Player,
  answer: (cell: number) => void,
  targets?: Targets,
) {
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
    /** Shows whether an answer is right. */
    mark(cell: number, right: boolean) {
      cells.forEach((button, index) => {
        button.classList.toggle("right", right && index === cell);
        button.classList.toggle("wrong", !right && index === cell);
      });
    },
  };
}

function boardCell(sign: string, cell: number) {
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
