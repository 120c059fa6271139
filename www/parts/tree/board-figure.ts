/** The positions of a search as they are drawn: small boards with what is known below them. Pure. */
import { svgShape } from "../../base/svg-shape.js";
import { boardShapes, pictureSize } from "../board/picture.js";

/** @import { GameDescription } from "../../../pkg/web/cutoff.js" */
/** @import { SvgShape } from "../../base/types.d.ts" */
/** @import { Look } from "../search/types.d.ts" */
/** @import { Figure } from "./types.d.ts" */

/** The room for a label below a board. */
export const LABEL = 16;
/** How far the frame of a rack is from it, so that what is known shows around it: a rack has no empty ground. */
const EDGE = 3;

/** The size of a board in its frame. @param {GameDescription} game */
export function framedSize(game) {
  const { width, height } = pictureSize(game);
  const edge = game.gravity ? 2 * EDGE : 0;
  return { width: width + edge, height: height + edge };
}

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
  const { width, height } = framedSize(game);
  const top = -height / 2;
  const inside = pictureSize(game);
  const corner = /** @type {const} */ ([-inside.width / 2, -inside.height / 2]);
  const frame = svgShape("path", {
    class: "shape",
    d: `M${-width / 2} ${top}h${width}v${height}h${-width}z`,
  });
  /** @type {Map<number, SvgShape>} */
  const boards = new Map();
  const boardOf = (/** @type {number} */ id) => {
    let drawn = boards.get(id);
    if (!drawn) {
      const paths = boardShapes(svgShape, game, board(id), ...corner, move(id) ?? undefined);
      drawn = svgShape("g", { class: "node-board" }, ...paths);
      boards.set(id, drawn);
    }
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
          ? [svgShape("text", { class: "node-text", y: 4 }, hidden(cell))]
          : []),
        ...(text
          ? [svgShape("text", { class: "node-text", y: height / 2 + LABEL - 3 }, text)]
          : []),
      ];
    },
  };
}
