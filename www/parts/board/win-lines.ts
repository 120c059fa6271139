/** Strokes through winning lines. */
import { h } from "preact";
import { rowAndColumn } from "../../game/shape.ts";
import type { GameDescription } from "../../../pkg/whole/cutoff.js";

/** Draws the winning lines. A cell is one unit wide. @param cells The winning cells. */
export function winLinesPath(
  shape: Pick<GameDescription, "columns" | "run">,
  cells: readonly number[],
) {
  const at = (cell: number) => {
    const { row, column } = rowAndColumn(shape, cell);
    return `${column + 0.5} ${row + 0.5}`;
  };
  let path = "";
  for (const step of [1, shape.columns - 1, shape.columns, shape.columns + 1]) {
    /** Finds the neighbour in a direction, if it is a winning cell too. */
    const beside = (cell: number, direction: 1 | -1) => {
      const next = cell + direction * step;
      const far = Math.abs(rowAndColumn(shape, next).column - rowAndColumn(shape, cell).column) > 1;
      return far || !cells.includes(next) ? null : next;
    };
    for (const first of cells) {
      if (beside(first, -1) !== null) continue;
      let [last, length] = [first, 1];
      for (let next = beside(first, 1); next !== null; next = beside(next, 1))
        [last, length] = [next, length + 1];
      if (length >= shape.run) path += `M${at(first)}L${at(last)}`;
    }
  }
  return path;
}

/** Makes elements from the strokes and their edges, or describes them for Learn. */
export function winLinesElements<T>(
  make: (tag: "path", attributes: Record<string, string | number>) => T,
  ...of: Parameters<typeof winLinesPath>
): T[] {
  const d = winLinesPath(...of);
  const names = d === "" ? [] : ["joined-edge", "joined-stroke"];
  return names.map((name) => make("path", { class: name, d, pathLength: 1 }));
}

/** @param won The winning cells. */
export function WinLine({ shape, won }: { shape: GameDescription; won: readonly number[] }) {
  const viewBox = `0 0 ${shape.columns} ${shape.rows}`;
  // A new element restarts the animation.
  const props = { key: `${shape.game} ${won}`, class: "joined", viewBox, "aria-hidden": true };
  return h("svg", props, winLinesElements(h, shape, won));
}
