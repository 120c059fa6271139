/** The positions of a search as they are drawn: small boards with what is known below them. */
import { boardPaths, pictureSize } from "../board/picture.js";
import { placeOf } from "../../game/shape.js";
import { say } from "../../messages/index.js";
import { svg } from "../../base/svg.js";
import { lookText } from "../search/value-text.js";
import { setSvgText } from "./tree-figure.js";

/** @import { Branches } from "../search/types.d.ts" */
/** @import { Figure } from "./types.d.ts" */
/** @import { SearchRecord } from "../search/record.js" */

/** The room for a label below a board, and from one board to the next. */
const [LABEL, GAP] = [16, 8];
/** The room for a label that says who wins. */
const WIDE = 46;
/** Where a tree is drawn whole, it has so many nodes at the most: fewer where boards are large. */
const WHOLE = 1200;

/**
 * @param {SearchRecord} record
 * @param {Branches} branches
 * @param {(value: number) => string} write How values are written.
 * @returns {Figure}
 */
export function positionFigure(record, branches, write) {
  const { width, height } = pictureSize(record.shape);
  const [left, top] = [-width / 2, -height / 2];
  const frame = `M${left} ${top}h${width}v${height}h${-width}z`;
  const wide = GAP + (record.isLimited ? Math.max(width, WIDE) : width);
  return {
    grain: {
      width: wide,
      height: height + LABEL + 4,
      across: [wide, Math.max(wide, 2.2 * width)],
      down: [height + LABEL + 24, height + LABEL + 48],
    },
    middle: { x: wide / 2, y: height / 2 + 2 },
    top: () => top,
    bottom: () => height / 2 + LABEL,
    flag: `M${width / 2 - 1} ${top + 6}v-13l9 4l-9 4`,
    whole: Math.min(40, Math.floor(WHOLE / width)),
    draw(id) {
      const shape = svg("path", { class: "shape", d: frame });
      const move = svg("text", { class: "node-move", y: 4 });
      if (id !== 0) move.textContent = say("cell-name", { cell: branches.moveOf(id) });
      const board = svg("g", { class: "node-board" });
      const label = svg("text", { class: "node-text", y: height / 2 + LABEL - 3 });
      return {
        elements: [shape, move, board, label],
        update(look) {
          // Until the search comes there, only the move has a name.
          const node = branches.nodeOf(id);
          if (look.state !== "unknown" && node !== null && board.childElementCount === 0) {
            if (id !== 0) board.append(moveMark(record.shape, branches.moveOf(id), left, top));
            const paths = boardPaths(record.shape, record.board(node), left, top);
            for (const [name, d] of Object.entries(paths)) {
              board.append(svg("path", { class: `mini-${name}`, d }));
            }
          }
          const guessed = node !== null && record.isEstimate(node);
          setSvgText(label, lookText(look, write, guessed));
        },
      };
    },
  };
}

/**
 * The cell of the move that led to a board.
 * @param {import("../../../pkg/web/cutoff.js").GameDescription} shape
 * @param {number} cell
 * @param {number} left
 * @param {number} top
 */
function moveMark(shape, cell, left, top) {
  const { row, column } = placeOf(shape, cell);
  const size = pictureSize(shape).width / shape.columns;
  const corner = { x: left + column * size, y: top + row * size };
  return svg("rect", { class: "mini-mark", ...corner, width: size, height: size });
}
