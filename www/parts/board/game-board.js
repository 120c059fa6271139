/** The board that one plays on. */
import { say } from "../../messages/index.js";
import { cellsOf } from "../../game/shape.js";
import { mover } from "../../game/state.js";
import { make } from "../../base/elements.js";
import { boardOfButtons } from "./buttons.js";
import { cellName, hintText, looks, shortHint, signHint } from "./cell-look.js";
import { cellDrawing, stone } from "./look.js";

/** @import { State } from "../../game/state.js" */
/** @import { Look, Marks } from "./cell-look.js" */
/** @import { BoardFrame } from "./frame.js" */

/** A small flag in the upper corner of a cell. */
const FLAG = "M78 7v18M78 7h14l-4 4.5 4 4.5H78";

/** @param {BoardFrame} frame @param {(cell: number) => void} play */
export function boardView(frame, play) {
  const { grid } = frame;
  const board = boardOfButtons(frame, null, play);
  /** @type {State["shape"] | null} */
  let shape = null;
  /** @type {ReturnType<typeof cellView>[]} */
  let cells = [];

  /** @param {State["shape"]} newShape */
  function build(newShape) {
    shape = newShape;
    const { columns, rows } = shape;
    grid.setAttribute("aria-label", say("board-label", { columns, rows }));
    cells = cellsOf(shape).map(cellView);
    board.show(
      shape,
      cells.map(({ button }) => button),
    );
  }

  /**
   * @param {State} state
   * @param {Marks} marks
   */
  return function render(state, marks) {
    if (state.shape !== shape) build(state.shape);
    grid.classList.toggle("open", state.setup !== null || mover(state) === "human");
    looks(state, marks).forEach((look, cell) => cells[cell].render(look, cell));
  };
}

function cellView() {
  const hint = make("span", { class: "hint", "aria-hidden": "true" });
  const button = make(
    "button",
    { type: "button" },
    stone("X", "stone stone-x"),
    stone("O", "stone stone-o"),
    make("span", { class: "equal" }),
    cellDrawing(FLAG, "cell-flag"),
    hint,
  );

  /**
   * @param {Look} look
   * @param {number} cell
   */
  function render(look, cell) {
    const { sign, last, winning, recommended, proved, equal, worth, short } = look;
    button.dataset.sign = sign;
    if (recommended) button.dataset.ghost = recommended;
    else delete button.dataset.ghost;
    button.classList.toggle("last", last);
    button.classList.toggle("winning", winning);
    button.classList.toggle("recommended", recommended !== null);
    button.classList.toggle("so-far", recommended !== null && !proved);
    button.classList.toggle("as-good", equal);
    if (worth) hint.dataset.outcome = worth.outcome;
    hint.hidden = !worth;
    // What a small cell shows instead: board.css.
    hint.dataset.signs = worth && short ? signHint(worth) : "";
    hint.textContent = worth ? (short ? shortHint(worth) : hintText(worth)) : "";
    button.setAttribute("aria-label", cellName(look, cell));
  }
  return { button, render };
}
