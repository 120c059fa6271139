/** The positions of a search as they are drawn: small boards with what is known below them. Pure. */
import { rounded, shape } from "../../base/shape.js";
import { placeOf } from "../../game/shape.js";
import { boardPaths, pictureSize } from "../board/picture.js";

/** @import { GameDescription } from "../../../pkg/web/cutoff.js" */
/** @import { Shape } from "../../base/shape.js" */
/** @import { Look } from "../search/types.d.ts" */
/** @import { Figure } from "./types.d.ts" */

/** The room for a label below a board. */
export const LABEL = 16;

/**
 * @param {GameDescription} game
 * @param {object} of What is drawn of a node.
 * @param {(id: number) => string} of.board
 * @param {(id: number) => number | null} of.move The cell of the move that led there; null at the root.
 * @param {(id: number, look: Look) => string} of.label
 * @param {(cell: number) => string} [of.name] What stands in place of a board that the search has not come
 * to; without it the board is there from the start.
 * @returns {Figure}
 */
export function boardFigure(game, { board, move, label, name }) {
  const { width, height } = pictureSize(game);
  const [left, top] = [-width / 2, -height / 2];
  const frame = shape("path", {
    class: "shape",
    d: `M${left} ${top}h${width}v${height}h${-width}z`,
  });
  /** @type {Map<number, Shape>} */
  const boards = new Map();
  const boardOf = (/** @type {number} */ id) => {
    const drawn = boards.get(id) ?? boardShape(game, board(id), move(id), left, top);
    boards.set(id, drawn);
    return drawn;
  };
  return {
    top: () => top,
    bottom: (id, look) => height / 2 + (label(id, look) ? LABEL : 0),
    flag: `M${width / 2 - 1} ${top + 6}v-13l9 4l-9 4`,
    draw(id, look) {
      const cell = move(id);
      const hidden = look.state === "unknown" || look.state === "cut" ? name : undefined;
      const text = label(id, look);
      return [
        frame,
        ...(hidden ? [] : [boardOf(id)]),
        ...(hidden && cell !== null
          ? [shape("text", { class: "node-text", y: 4 }, hidden(cell))]
          : []),
        ...(text ? [shape("text", { class: "node-text", y: height / 2 + LABEL - 3 }, text)] : []),
      ];
    },
  };
}

/** @param {GameDescription} game @param {string} board @param {number | null} cell @param {number} left @param {number} top */
function boardShape(game, board, cell, left, top) {
  const size = pictureSize(game).width / game.columns;
  const { row, column } = placeOf(game, cell ?? 0);
  const corner = { x: rounded(left + column * size), y: rounded(top + row * size) };
  const mark = shape("rect", { class: "mini-mark", ...corner, width: size, height: size });
  const paths = Object.entries(boardPaths(game, board, left, top)).filter(([, d]) => d !== "");
  return shape(
    "g",
    { class: "node-board" },
    ...(cell === null ? [] : [mark]),
    ...paths.map(([name, d]) => shape("path", { class: `mini-${name}`, d })),
  );
}
