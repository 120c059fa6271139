/** A board with the names of its columns and rows at the edge. */
import { make } from "../../base/elements.ts";
import { number } from "../../messages/index.ts";
import { edgeNames } from "./edge-names.ts";
import type { GameDescription } from "../../../pkg/web/cutoff.js";

/** The element with the names of the columns, those of the rows, and the grid that holds the cells. */
export type BoardFrame = Record<"element" | "columns" | "rows" | "grid", HTMLElement>;

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

/** Gives a frame the size, the names and the look of a board. */
export function fitFrame({ element, columns, rows, grid }: BoardFrame, shape: GameDescription) {
  element.style.setProperty("--columns", String(shape.columns));
  element.style.setProperty("--rows", String(shape.rows));
  grid.classList.toggle("rack", shape.gravity);
  const spans = (names: string[]) => names.map((name) => make("span", {}, name));
  const names = edgeNames(shape, number);
  columns.replaceChildren(...spans(names.columns));
  rows.replaceChildren(...spans(names.rows));
}
