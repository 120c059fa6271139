/** Draws a board of a series: stones, last move, cells where a stone wins, and winning lines. */
import { winLinesElements } from "../../parts/board/win-lines.ts";
import { stonePath } from "../../parts/board/stone-paths.ts";
import { boardElements, CELL, cellPath, cornerOf, miniBoardSize } from "../../parts/board/mini.ts";
import { svgElement } from "../../base/svg-element.ts";
import { columnLabels, rowAndColumn } from "../../game/shape.ts";
import type { SeriesStep } from "../../../learn/chapters/series-steps.ts";
import type { GameDescription } from "../../../pkg/whole/cutoff.js";
import type { SizedDrawing } from "./sized-drawing.ts";

/** The size of a cell, as a multiple of that in small boards. */
const SCALE = 3.2;
const MARGIN = 4;
/** The spaces for the names of columns and rows. */
const [BELOW, ASIDE] = [22, 20];

const LEFT = MARGIN + ASIDE;
const SIDE = CELL * SCALE;

/**
 * @param name Writes the number of a column, or the name of a column or row.
 * @param choices Cells to choose from. With gravity, one for each column.
 */
export function drawGameBoard(
  shape: GameDescription,
  step: SeriesStep,
  name: (column: string) => string,
  choices: readonly number[] = [],
): SizedDrawing {
  const { width, height } = miniBoardSize(shape);
  const tick = (text: string, x: number, y: number) =>
    svgElement("text", { class: "tick", x, y }, name(text));
  const columns = columnLabels(shape).map((column, n) =>
    tick(column, LEFT + (n + 0.5) * SIDE, MARGIN + height * SCALE + 17),
  );
  const rows = shape.rowNames.map((row, n) => tick(row, LEFT - 11, MARGIN + (n + 0.5) * SIDE + 5));
  const pressed = choices.map((cell) => {
    const { row, column } = rowAndColumn(shape, cell);
    const [y, high] = shape.gravity ? [0, shape.rows] : [row, 1];
    const box = { x: LEFT + column * SIDE, y: MARGIN + y * SIDE, width: SIDE, height: high * SIDE };
    return svgElement("rect", { class: "cell-target", "data-id": cell, ...box });
  });
  return {
    elements: [drawStones(shape, step), ...columns, ...rows, ...pressed],
    width: LEFT + width * SCALE + MARGIN,
    height: 2 * MARGIN + height * SCALE + BELOW,
  };
}

/** Draws the cells with their stones, and what is marked on them. */
function drawStones(shape: GameDescription, { board, last, won, threats }: SeriesStep) {
  const { width, height } = miniBoardSize(shape);
  const frameOf = (cell: number, inset: number) => {
    const { x, y } = cornerOf(shape, cell);
    return cellPath(shape, x, y, inset);
  };
  const elements = boardElements(svgElement, shape, board);
  const attributes = { class: shape.gravity ? "rack" : "paper", transform: `scale(${CELL})` };
  const joined = svgElement("g", attributes, ...winLinesElements(svgElement, shape, won));
  // On paper the strokes are above the stones. On a rack they are behind the discs.
  elements.splice(shape.gravity ? 2 : elements.length, 0, joined);
  const edge = { class: "flat-lines", d: `M0 0h${width}v${height}h${-width}z` };
  return svgElement(
    "g",
    { transform: `translate(${LEFT} ${MARGIN}) scale(${SCALE})` },
    ...(shape.gravity ? [] : [svgElement("path", edge)]),
    ...elements,
    ...threats.map(({ cell, player }) =>
      svgElement(
        "g",
        { class: `threat stone-${player.toLowerCase()}` },
        svgElement("path", { class: "rim", d: frameOf(cell, 1) }),
        svgElement("path", { class: "sign", d: small(shape, cell, player) }),
      ),
    ),
    ...(last === null ? [] : [svgElement("path", { class: "last", d: frameOf(last, 0.4) })]),
  );
}

/** Draws a stone at half size, for a move that has not been played. */
function small(shape: GameDescription, cell: number, player: "X" | "O") {
  const { x, y } = cornerOf(shape, cell);
  return stonePath(player, CELL / 2, x + CELL / 4, y + CELL / 4);
}
