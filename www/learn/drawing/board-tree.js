/** The tree of a position, drawn with its boards: all of a small tree, the first moves of a larger one. */
import { boardPaths, pictureSize } from "../../parts/board/picture.js";
import { isDrawn } from "../figure/subject.js";
import { layOutTree } from "../../parts/tree/layout.js";
import { rounded, shape } from "./shape.js";

/** @import { SearchRecord } from "../../parts/search/record.js" */
/** @import { Scene } from "../figure/scene.js" */
/** @import { Shape } from "./shape.js" */

/** The room between two boards, above a board for its edge, below it for its label, and above the root for the columns' names. */
const GAP = { across: 20, down: 26, label: 18, around: 6, names: 10 };

/**
 * @param {SearchRecord} record
 * @param {Scene} scene
 * @param {(node: number, state: string) => string} label What stands below a board.
 * @returns {{ shapes: Shape[], width: number, height: number }}
 */
export function drawBoards(record, scene, label) {
  const { width, height } = pictureSize(record.shape);
  const [across, down] = [width + GAP.across, height + GAP.down + GAP.label];
  const nodes = Array.from(record.trace.parents, (_, node) => node);
  const shown = nodes.filter((node) => isDrawn(record, node));
  const { places, columns, rows } = layOutTree(shown, (node) => record.trace.parents[node]);
  /** @param {number} node The upper left corner of its board. */
  const placeOf = (node) => {
    const { column, row } = places.get(node) ?? { column: 0, row: 0 };
    return { x: rounded(GAP.around + column * across), y: GAP.around + GAP.names + row * down };
  };
  /** @type {Shape[]} */
  const shapes = [];
  for (const node of shown) {
    if (node === 0) continue;
    const [above, here] = [placeOf(record.trace.parents[node]), placeOf(node)];
    const seen = scene.looks[node] !== undefined;
    const name = scene.best.has(node) ? "best" : seen ? "seen" : "ahead";
    const played = scene.game?.has(node) ? " played" : "";
    const labelled = label(record.trace.parents[node], stateOf(scene, record.trace.parents[node]));
    const from = `M${rounded(above.x + width / 2)} ${above.y + height + (labelled ? GAP.label + 4 : 3)}`;
    const d = `${from}L${rounded(here.x + width / 2)} ${here.y - 3}`;
    shapes.push(shape("path", { class: `edge ${name}${played}`, d }));
  }
  for (const node of shown) {
    shapes.push(drawBoard(record, node, placeOf(node), scene, label));
  }
  shapes.push(...drawNames(record.shape, placeOf(0)));
  return {
    shapes,
    width: 2 * GAP.around + columns * across - GAP.across,
    height: 2 * GAP.around + GAP.names + rows * down - GAP.down,
  };
}

/**
 * The names of the columns above the root's board and of the rows beside it: the text calls cells by them.
 * @param {import("../../../pkg/web/cutoff.js").GameDescription} game
 * @param {{ x: number, y: number }} place
 */
function drawNames(game, { x, y }) {
  const { width, height } = pictureSize(game);
  const column = width / game.columns;
  const row = height / game.rows;
  return [
    ...game.columnNames.map((name, n) =>
      shape("text", { class: "name", x: rounded(x + (n + 0.5) * column), y: y - 6 }, name),
    ),
    ...game.rowNames.map((name, n) =>
      shape("text", { class: "name", x: x - 9, y: rounded(y + (n + 0.5) * row + 3) }, name),
    ),
  ];
}

/** @param {Scene} scene @param {number} node */
function stateOf({ looks }, node) {
  return looks[node]?.state ?? "ahead";
}

/**
 * @param {SearchRecord} record
 * @param {number} node
 * @param {{ x: number, y: number }} place
 * @param {Scene} scene
 * @param {(node: number, state: string) => string} label
 */
function drawBoard(record, node, { x, y }, scene, label) {
  const { width, height } = pictureSize(record.shape);
  const state = stateOf(scene, node);
  const frame = `M${x - 3} ${y - 3}h${width + 6}v${height + 6}h${-width - 6}z`;
  const drawn = [shape("path", { class: "body", d: frame })];
  if (state === "least" || state === "most") {
    const half = `M${x - 3} ${y + height / 2}h${width + 6}v${height / 2 + 3}h${-width - 6}z`;
    drawn.push(shape("path", { class: "half", d: half }));
  }
  drawn.push(shape("path", { class: "rim", d: frame }));
  const { grid, x: crosses, o: noughts } = boardPaths(record.shape, record.board(node), x, y);
  for (const [name, d] of Object.entries({ grid, x: crosses, o: noughts })) {
    if (d) drawn.push(shape("path", { class: `stones-${name}`, d }));
  }
  const text = label(node, state);
  if (text) {
    const at = { x: rounded(x + width / 2), y: y + height + 15 };
    drawn.push(shape("text", { class: "worth", ...at }, text));
  }
  if (scene.best.has(node) && record.trace.parents[node] === 0) {
    const [left, top] = [rounded(x + width + 2), y - 7];
    drawn.push(shape("path", { class: "flag", d: `M${left} ${top + 14}v-14l10 4l-10 4` }));
  }
  const now = node === scene.now ? " now" : "";
  return shape("g", { class: `node position ${state}${now}`, "data-node": node }, ...drawn);
}
