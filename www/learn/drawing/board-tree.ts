/** The tree of a position, drawn with its boards: all of a small tree, the first moves of a larger one. */
import { rounded, svgShape } from "../../base/svg-shape.ts";
import { pictureSize } from "../../parts/board/picture.ts";
import { LABEL, boardFigure, framedSize } from "../../parts/tree/board-figure.ts";
import { drawTree } from "../../parts/tree/drawing.ts";
import { layOutTree, placesOf } from "../../parts/tree/layout.ts";
import { isDrawn } from "./subject.ts";
import type { SearchRecord } from "../../parts/search/record.ts";
import type { Look } from "../../parts/search/node-state.ts";
import type { NodePlace } from "../../parts/tree/layout.ts";
import type { Scene } from "./scene.ts";
import type { SvgShape } from "../../base/svg-shape.ts";
import type { GameDescription } from "../../../pkg/web/cutoff.js";

/** The room between two boards, above a board for its edge, around all of them, and above the root for the columns' names. */
const GAP = { across: 20, down: 26, around: 6, names: 10 };

/** @param label What stands below a board. */
export function drawBoards(
  record: SearchRecord,
  { look, marks }: Scene,
  label: (node: number, look: Look) => string,
): { shapes: SvgShape[]; width: number; height: number } {
  const { shape: game, trace } = record;
  const { width, height } = framedSize(game);
  const [across, down] = [width + GAP.across, height + GAP.down + LABEL];
  const ids = [...trace.parents.keys()].filter((node) => isDrawn(record, node));
  const parent = (node: number) => trace.parents[node];
  const layout = layOutTree(ids, parent);
  const top = GAP.around + GAP.names;
  const first = { x: GAP.around + width / 2, y: top + height / 2 };
  const placeOf = placesOf(layout, across, down, first);
  const figure = boardFigure(game, {
    board: (node) => record.board(node),
    move: (node) => (node === 0 ? null : trace.moves[node]),
    label,
  });
  return {
    shapes: [
      ...drawTree({ ids, parent, placeOf, look, marks, figure }),
      ...drawNames(game, placeOf(0)),
    ],
    width: 2 * GAP.around + layout.columns * across - GAP.across,
    height: top + GAP.around + layout.rows * down - GAP.down,
  };
}

/** The names of the columns above the root's board and of the rows beside it: the text calls cells by them. */
function drawNames(game: GameDescription, middle: NodePlace) {
  const { width, height } = pictureSize(game);
  const [x, y] = [middle.x - width / 2, middle.y - height / 2];
  const column = width / game.columns;
  const row = height / game.rows;
  return [
    ...game.columnNames.map((name, n) =>
      svgShape("text", { class: "name", x: rounded(x + (n + 0.5) * column), y: y - 6 }, name),
    ),
    ...game.rowNames.map((name, n) =>
      svgShape("text", { class: "name", x: x - 9, y: rounded(y + (n + 0.5) * row + 3) }, name),
    ),
  ];
}
