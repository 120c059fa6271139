/** One board of a series: its stones, the last move, the cells in which one more stone would win, and a row that has won. */
import { stonePath } from "../../parts/board/look.js";
import { boardPaths, pictureSize } from "../../parts/board/picture.js";
import { placeOf } from "../../game/shape.js";
import { shape } from "../../base/shape.js";

/** @import { Frame } from "../../../learn/chapters/series.js" */
/** @import { GameDescription as Shape } from "../../../pkg/web/cutoff.js" */
/** @import { Shape as Drawn } from "../../base/shape.js" */

/** A cell of the drawing for one of the small picture, the small picture's cell, and the room around it. */
const [SCALE, CELL, AROUND] = [3.2, 10, 4];
/** The room for the columns' names, and for the rows'. */
const [BELOW, ASIDE] = [22, 20];

/**
 * @param {Shape} game
 * @param {Frame} frame
 * @param {(column: string) => string} name Writes a column's number, or the name of a column or row.
 * @returns {{ shapes: Drawn[], width: number, height: number }}
 */
export function drawGameBoard(game, { board, last, won, marks }, name) {
  const { width, height } = pictureSize(game);
  const side = CELL * SCALE;
  const left = AROUND + ASIDE;
  const paths = boardPaths(game, board);
  const cell = (/** @type {number} */ index) => square(game, index);
  const stones = shape(
    "g",
    { transform: `translate(${left} ${AROUND}) scale(${SCALE})` },
    ...won.map((index) => shape("path", { class: "won", d: cell(index) })),
    shape("path", { class: "mini-grid", d: `M0 0h${width}v${height}h${-width}z${paths.grid}` }),
    ...["x", "o"].map((sign) =>
      shape("path", { class: `mini-${sign}`, d: paths[/** @type {"x" | "o"} */ (sign)] }),
    ),
    ...marks.map(({ cell: index, player }) =>
      shape(
        "g",
        { class: `threat threat-${player.toLowerCase()}` },
        shape("path", { class: "rim", d: square(game, index, 1) }),
        shape("path", { class: "sign", d: small(game, index, player) }),
      ),
    ),
    ...(last === null ? [] : [shape("path", { class: "last", d: square(game, last, 0.6) })]),
  );
  const columns = game.columnNames.map((column, n) => {
    const at = { x: left + (n + 0.5) * side, y: AROUND + height * SCALE + 17 };
    return shape("text", { class: "tick", ...at }, name(game.gravity ? `${n + 1}` : column));
  });
  const rows = game.rowNames.map((row, n) =>
    shape("text", { class: "tick", x: left - 11, y: AROUND + (n + 0.5) * side + 5 }, name(row)),
  );
  return {
    shapes: [stones, ...columns, ...rows],
    width: left + width * SCALE + AROUND,
    height: 2 * AROUND + height * SCALE + BELOW,
  };
}

/** @param {Shape} game @param {number} index @param {number} [inset] */
function square(game, index, inset = 0) {
  const { row, column } = placeOf(game, index);
  const side = CELL - 2 * inset;
  return `M${column * CELL + inset} ${row * CELL + inset}h${side}v${side}h-${side}z`;
}

/** A stone at half its size, for one that does not lie there yet. @param {Shape} game @param {number} index @param {"X" | "O"} player */
function small(game, index, player) {
  const { row, column } = placeOf(game, index);
  return stonePath(player, CELL / 2, (column + 0.25) * CELL, (row + 0.25) * CELL);
}
