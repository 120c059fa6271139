/** The board that one plays on. */
import { say } from "../../messages/index.ts";
import { cellsOf } from "../../game/shape.ts";
import { mover, position } from "../../game/state.ts";
import { make } from "../../base/elements.ts";
import { boardOfButtons } from "./buttons.ts";
import { cellName, hintText, looks, shortHint, signHint } from "./cell-look.ts";
import { joinedView } from "./win-lines.ts";
import { flag, stone } from "./look.ts";
import type { GameState } from "../../game/state.ts";
import type { BoardFrame } from "./frame.ts";
import type { CellLook, Marks } from "./cell-look.ts";

export function boardView(frame: BoardFrame, play: (cell: number) => void) {
  const { grid } = frame;
  const joined = joinedView();
  const board = boardOfButtons(frame, null, play);
  let shape: GameState["shape"] | null = null;
  /** Whether the board has shown a position: what a link brings to it does not move. */
  let known = false;
  let cells: ReturnType<typeof cellView>[] = [];

  function build(newShape: GameState["shape"]) {
    shape = newShape;
    const { columns, rows } = shape;
    grid.setAttribute("aria-label", say("board-label", { columns, rows }));
    cells = cellsOf(shape).map(cellView);
    board.show(
      shape,
      cells.map(({ button }) => button),
    );
    grid.append(joined.element);
  }

  return function render(state: GameState, marks: Marks) {
    if (state.shape !== shape) build(state.shape);
    const isOpen = state.setup !== null || (!state.aside && mover(state) === "human");
    grid.classList.toggle("closed", !isOpen);
    const shown = looks(state, marks);
    shown.forEach((look, cell) => cells[cell].render(look, cell, known));
    known = position(state) !== undefined;
    joined.render(
      state.shape,
      shown.flatMap(({ winning }, cell) => (winning ? [cell] : [])),
    );
  };
}

function cellView() {
  const hint = make("span", { class: "hint", "aria-hidden": "true" });
  const button = make(
    "button",
    { type: "button", class: "cell" },
    stone("X"),
    stone("O"),
    flag(),
    hint,
  );

  /** @param moves Whether a stone that comes with a move is drawn or falls. */
  function render(look: CellLook, cell: number, moves: boolean) {
    const { sign, last, winning, recommended, proved, worth, short } = look;
    const before = button.dataset.sign;
    if (before !== sign) button.classList.toggle("played", moves && last && before === ".");
    button.dataset.sign = sign;
    button.classList.toggle("last", last);
    button.classList.toggle("winning", winning);
    button.classList.toggle("recommended", recommended !== null);
    button.classList.toggle("so-far", recommended !== null && !proved);
    if (worth) hint.dataset.outcome = worth.outcome;
    hint.hidden = !worth;
    // What a small cell shows instead: board.css.
    hint.dataset.signs = worth && short ? signHint(worth) : "";
    hint.textContent = worth ? (short ? shortHint(worth) : hintText(worth)) : "";
    button.setAttribute("aria-label", cellName(look, cell));
  }
  return { button, render };
}
