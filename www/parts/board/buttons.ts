/**
 * A board of buttons, whatever a place shows in them. It is one tab stop: the arrow keys, Home and End
 * move the focus, with Ctrl to the corners (https://www.w3.org/WAI/ARIA/apg/patterns/grid/).
 * The place makes the elements of the cells, names them and changes them. A cell that is no button cannot
 * be pressed, and the focus passes it over. `aimAtColumns` of columns.ts marks where stones fall.
 */
import { make } from "../../base/elements.ts";
import { roving } from "../../base/roving-focus.ts";
import { placeOf } from "../../game/shape.ts";
import { fitFrame } from "./frame.ts";
import { destination } from "./keys.ts";
import type { GameDescription } from "../../../pkg/web/cutoff.js";
import type { BoardFrame } from "./frame.ts";

/**
 * @param label What the board is called; null if its element says it already.
 * @param press Takes the place of a button that was pressed among the cells shown.
 */
export function boardOfButtons(
  frame: BoardFrame,
  label: string | null,
  press: (cell: number) => void,
) {
  const { grid } = frame;
  grid.setAttribute("role", "grid");
  if (label !== null) grid.setAttribute("aria-label", label);
  let shape: GameDescription;
  let cells: readonly HTMLElement[] = [];
  const isButton = (cell: number) => cells[cell] instanceof HTMLButtonElement;
  const stop = roving(
    grid,
    () => cells.map((element, cell) => (isButton(cell) ? element : null)),
    (event, cell) => destination(shape, event, cell, isButton),
  );
  grid.addEventListener("click", ({ target }) => {
    if (!(target instanceof Node)) return;
    const cell = cells.findIndex((element) => element.contains(target));
    if (isButton(cell)) press(cell);
  });

  return {
    /**
     * Shows cells, row by row. What is shown already is left alone.
     * @param newShape Of a board that has only some of the rows, its `rows` says how many.
     */
    show(newShape: GameDescription, newCells: readonly HTMLElement[]) {
      const isSame =
        newShape === shape &&
        newCells.length === cells.length &&
        newCells.every((element, cell) => element === cells[cell]);
      if (isSame) return;
      [shape, cells] = [newShape, newCells];
      fitFrame(frame, shape);
      const rows = Array.from({ length: shape.rows }, (_, row) => {
        const element = make("div", { class: "grid-row", role: "row" });
        // How far a disc falls.
        element.style.setProperty("--row", String(row + 1));
        return element;
      });
      for (const [cell, element] of cells.entries()) {
        const box = make("div", { class: "grid-cell", role: "gridcell" }, element);
        rows[placeOf(shape, cell).row].append(box);
      }
      grid.replaceChildren(...rows);
      stop(cells.findIndex((_, cell) => isButton(cell)));
    },
    /** Gives the tab stop the focus, without a scroll. */
    focus() {
      cells.find((element) => element.tabIndex === 0)?.focus({ preventScroll: true });
    },
  };
}
