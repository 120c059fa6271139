/** The positions of a search as they are drawn: small boards with what is known below them. */
import { svgShape } from "../../base/svg-shape.ts";
import { boardShapes, pictureSize } from "../board/picture.ts";
import type { GameDescription } from "../../../pkg/web/cutoff.js";
import type { SvgShape } from "../../base/svg-shape.ts";
import type { Look } from "../search/node-state.ts";
import type { NodePlace, Sides } from "./layout.ts";
import type { Grain } from "./rows.ts";

/** How the nodes of a tree are drawn, each around the origin. */
export interface Figure {
  /** Where the edge from above ends. */
  top: (id: number) => number;
  /** Where the edges below begin. */
  bottom: (id: number, look: Look) => number;
  /** Where the flag of the best so far stands. */
  flag: (id: number) => NodePlace;
  draw: (id: number, look: Look) => SvgShape[];
  /** The data of an edge's path; without it a straight line. */
  edge?: (from: NodePlace, to: NodePlace) => string;
  /** What stands on a branch that is cut; without it scissors. */
  cut?: (x: number, y: number) => SvgShape[];
}

/** A figure on a stage, which opens and closes a large tree and moves over it. */
export interface StageFigure extends Figure {
  grain: Grain;
  /** Where a node's origin is in its box. */
  middle: NodePlace;
  /** What a node is called in a line of words: the move that led there. */
  word: (id: number) => string;
  /** Trees of up to this many nodes are drawn whole. */
  whole: number;
  /** What a node needs on both sides of its middle, in columns; without it half of one. */
  room?: (id: number) => Sides;
}

/** The room for a label below a board. */
export const LABEL = 16;
/** How far the frame of a rack is from it, so that what is known shows around it: a rack has no empty ground. */
const EDGE = 3;

/** The size of a board in its frame. */
export function framedSize(game: GameDescription) {
  const { width, height } = pictureSize(game);
  const edge = game.gravity ? 2 * EDGE : 0;
  return { width: width + edge, height: height + edge };
}

export function boardFigure(
  game: GameDescription,
  {
    board,
    move,
    label,
    name,
  }: {
    board: (id: number) => string;
    /** The cell of the move that led there; null at the root. */
    move: (id: number) => number | null;
    label: (id: number, look: Look) => string;
    /**
     * What stands in place of a board that the search has not come to; without it the board is
     * there from the start.
     */
    name?: (cell: number) => string;
  },
): Figure {
  const { width, height } = framedSize(game);
  const top = -height / 2;
  const inside = pictureSize(game);
  const corner = [-inside.width / 2, -inside.height / 2] as const;
  const frame = svgShape("path", {
    class: "shape",
    d: `M${-width / 2} ${top}h${width}v${height}h${-width}z`,
  });
  const boards: Map<number, SvgShape> = new Map();
  const boardOf = (id: number) => {
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
    flag: () => ({ x: width / 2 - 1, y: top + 6 }),
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
