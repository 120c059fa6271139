/** Draws positions as small boards, with their values or bounds below them. */
import { svgElement } from "../../base/svg-element.ts";
import { boardElements, miniBoardSize } from "../board/mini.ts";
import type { GameDescription } from "../../../pkg/whole/cutoff.js";
import type { Knowledge } from "../search/node-state.ts";
import { nodeText, type NodeStyle } from "./drawing.ts";

export const LABEL_HEIGHT = 16;
/** The space around a rack that shows the colour of the node. Paper shows it between its lines. */
const FRAME_WIDTH = 3;

/** The size of a board with its frame. */
export function framedSize(shape: GameDescription) {
  const { width, height } = miniBoardSize(shape);
  const edge = shape.gravity ? 2 * FRAME_WIDTH : 0;
  return { width: width + edge, height: height + edge };
}

interface BoardTree {
  board: (id: number) => string;
  /** Null at the root. */
  move: (id: number) => number | null;
  label: (id: number, knowledge: Knowledge) => string;
  /** Names an unvisited node, in place of its board. Without it, every node shows its board. */
  name?: (cell: number) => string;
}

export function boardNodeStyle(shape: GameDescription, of: BoardTree): NodeStyle {
  const { board, move, label, name } = of;
  const { width, height } = framedSize(shape);
  const top = -height / 2;
  const inside = miniBoardSize(shape);
  const transform = `translate(${-inside.width / 2} ${-inside.height / 2})`;
  const frame = svgElement("path", {
    class: "shape",
    d: `M${-width / 2} ${top}h${width}v${height}h${-width}z`,
  });
  const boardOf = (id: number) => {
    const paths = boardElements(svgElement, shape, board(id), move(id) ?? undefined);
    return svgElement("g", { class: "node-board", transform }, ...paths);
  };
  return {
    top: () => top,
    bottom: (id, knowledge) => height / 2 + (label(id, knowledge) ? LABEL_HEIGHT : 0),
    flag: () => ({ x: width / 2 - 1, y: top + 6 }),
    draw(id, knowledge) {
      const cell = move(id);
      const hidden = knowledge.state === "unknown" || knowledge.state === "cut" ? name : undefined;
      const text = label(id, knowledge);
      return [
        frame,
        ...(hidden ? [] : [boardOf(id)]),
        ...(hidden && cell !== null ? [nodeText(4, hidden(cell))] : []),
        ...(text ? [nodeText(height / 2 + LABEL_HEIGHT - 3, text)] : []),
      ];
    },
  };
}
