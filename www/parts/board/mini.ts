/** Draws small boards: paper with lines or, with gravity, a rack with holes and discs. */
import { h } from "preact";
import { rowAndColumn } from "../../game/shape.ts";
import { rounded } from "../../base/rounded.ts";
import { stonePath } from "./stone-paths.ts";
import type { GameDescription } from "../../../pkg/whole/cutoff.js";

export const CELL = 10;
/** The distances from lines to the board's edge, and from a mark to its cell's edge. */
const MARGIN = 1;
/** The distance from a disc to the edge of its cell, and the radius of a hole. */
const [INSET, HOLE] = [1.3, 4];

export function miniBoardSize({ columns, rows }: GameDescription) {
  return { width: columns * CELL, height: rows * CELL };
}

export function cornerOf(shape: Pick<GameDescription, "columns">, cell: number) {
  const { row, column } = rowAndColumn(shape, cell);
  return { x: column * CELL, y: row * CELL };
}

/**
 * Draws a board as paths by class, in drawing order. One path draws all stones of a side, because
 * Watch shows many boards.
 * @param marked A cell to mark, such as that of the last move.
 */
export function boardPaths(
  shape: GameDescription,
  board: string,
  marked?: number,
): Record<string, string> {
  const { width, height } = miniBoardSize(shape);
  const corner = (cell: number) => {
    const { x, y } = cornerOf(shape, cell);
    return [x, y] as const;
  };
  const stones = (signs: string, draw: (sign: string, x: number, y: number) => string) =>
    [...board]
      .map((sign, cell) => (signs.includes(sign) ? draw(sign, ...corner(cell)) : ""))
      .join("");
  if (!shape.gravity) {
    const draw = (sign: string, x: number, y: number) => stonePath(sign, CELL, x, y);
    return {
      "flat-lines": linesPath(shape),
      "flat-mark": marked === undefined ? "" : cellPath(shape, ...corner(marked), MARGIN),
      "flat-x": stones("X", draw),
      "flat-o": stones("O", draw),
    };
  }
  const draw = (_: string, x: number, y: number) => discPath(x, y);
  return {
    "rack-body": `M0 0h${width}v${height}h${-width}z`,
    "rack-holes": holesPath(shape),
    "rack-mark": marked === undefined ? "" : discPath(...corner(marked)),
    "rack-x": stones("X", draw),
    "rack-o": stones("O", draw),
    "rack-cuts": stones("XO", discSignPath),
  };
}

/** Makes elements from the paths, or describes them for Learn. */
export function boardElements<T>(
  make: (tag: "path", attributes: { class: string; d: string }) => T,
  ...of: Parameters<typeof boardPaths>
): T[] {
  return Object.entries(boardPaths(...of))
    .filter(([, d]) => d !== "")
    .map(([name, d]) => make("path", { class: name, d }));
}

function linesPath({ columns, rows }: GameDescription) {
  const [wide, high] = [columns * CELL - 2 * MARGIN, rows * CELL - 2 * MARGIN];
  const down = repeat(columns - 1, (at) => `M${(at + 1) * CELL} ${MARGIN}v${high}`);
  return down + repeat(rows - 1, (at) => `M${MARGIN} ${(at + 1) * CELL}h${wide}`);
}

/** Draws a line through the middle of each row. The style sheet turns it into dots. */
function holesPath({ columns, rows }: GameDescription) {
  // Without the extra length, browsers can leave out the last dot.
  const wide = (columns - 1) * CELL + 0.1;
  return repeat(rows, (row) => `M${CELL / 2} ${(row + 0.5) * CELL}h${wide}`);
}

const repeat = (count: number, path: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => path(at)).join("");

/** Draws a dot. @param x The left edge of its cell. @param y The upper edge. */
const discPath = (x: number, y: number) => `M${rounded(x + CELL / 2)} ${rounded(y + CELL / 2)}h0`;

/** Draws the sign that is cut into a disc. */
export function discSignPath(sign: string, x: number, y: number) {
  return stonePath(sign, CELL - 2 * INSET, x + INSET, y + INSET);
}

/** Frames a cell: a square on paper, a circle on a rack. @param inset From the cell's edge. */
export function cellPath({ gravity }: { gravity: boolean }, x: number, y: number, inset = 0) {
  if (!gravity) {
    const side = CELL - 2 * inset;
    return `M${x + inset} ${y + inset}h${side}v${side}h-${side}z`;
  }
  const radius = HOLE - inset;
  const half = `a${radius} ${radius} 0 1 0 `;
  return `M${rounded(x + CELL / 2 - radius)} ${y + CELL / 2}${half}${2 * radius} 0${half}${-2 * radius} 0z`;
}

type MiniBoardProps = { shape: GameDescription; board: string; marked?: number };

export function MiniBoard({ shape, board, marked }: MiniBoardProps) {
  const { width, height } = miniBoardSize(shape);
  const props = { class: "mini", viewBox: `0 0 ${width} ${height}`, "aria-hidden": true };
  return h("svg", props, boardElements(h, shape, board, marked));
}
