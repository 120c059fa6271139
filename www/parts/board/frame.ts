/** A board with the names of its columns and rows at the edge. */
import { columnLabels } from "../../game/shape.ts";
import { make } from "../../base/elements.ts";
import { number } from "../../messages/index.ts";
import type { GameDescription } from "../../../pkg/web/cutoff.js";

/** What stands around the cells of a board. */
export interface BoardFrame {
  /** Holds the grid and the names. */
  element: HTMLElement;
  /** The names of the columns. */
  columns: HTMLElement;
  /** The names of the rows. */
  rows: HTMLElement;
  /** Holds the cells. */
  grid: HTMLElement;
}

export function boardFrame(): BoardFrame {
  const columns = make("div", { class: "column-names", "aria-hidden": "true" });
  const rows = make("div", { class: "row-names", "aria-hidden": "true" });
  const grid = make("div", { class: "board" });
  const element = make("div", { class: "board-frame" }, columns, rows, grid);
  return { element, columns, rows, grid };
}

/** The frame that a page has from the start. */
export function frameIn(element: HTMLElement): BoardFrame {
  const [columns, rows, grid] = [...element.querySelectorAll<HTMLElement>(":scope > *")];
  return { element, columns, rows, grid };
}

/** What stands at the edges of a board: where stones fall, numbers, in the reader's digits. */
export function edgeNames(shape: GameDescription) {
  const names = { columns: columnLabels(shape), rows: shape.rowNames };
  if (!shape.gravity) return names;
  const inDigits = (name: string) => number(Number(name));
  return { columns: names.columns.map(inDigits), rows: names.rows.map(inDigits) };
}

/** Gives a frame the size, the names and the look of a board. */
export function fitFrame({ element, columns, rows, grid }: BoardFrame, shape: GameDescription) {
  element.style.setProperty("--columns", String(shape.columns));
  element.style.setProperty("--rows", String(shape.rows));
  grid.classList.toggle("rack", shape.gravity);
  const spans = (names: string[]) => names.map((name) => make("span", {}, name));
  const names = edgeNames(shape);
  columns.replaceChildren(...spans(names.columns));
  rows.replaceChildren(...spans(names.rows));
}
