/** A written-out tree, drawn: what the search knows of each node, where it is, and what it cuts. */
import { layOutTree } from "../../parts/tree/layout.js";
import { corners, kindOf, outline, pathThrough } from "../../parts/tree/node-shape.js";
import { rounded, shape } from "./shape.js";

/** @import { TreeRecord } from "../../parts/search/tree-record.js" */
/** @import { Scene, Look } from "../figure/scene.js" */
/** @import { NodeKind, NodeSize, Place } from "../../parts/tree/types.d.ts" */
/** @import { Shape } from "./shape.js" */

/** From one ply to the next, and the room around the tree. */
const [DOWN, AROUND] = [78, 8];
/** From one column to the next: a narrow tree has more room. */
const across = (/** @type {number} */ columns) => (columns <= 6 ? 64 : 50);
/** Half the height of an inner node. */
const HIGH = 19;
/** @type {NodeSize} */
const SIZE = { leaf: { wide: 20, high: 16 }, inner: { wide: 27, tip: HIGH, base: HIGH } };
/** How far below the middle of a node its text stands. @type {Record<NodeKind, number>} */
const DROP = { leaf: 6, max: 12, min: 1 };

/**
 * @typedef {object} Pens What a drawing needs of the page that it is in.
 * @property {string} name Of the figure: the ids of its patterns begin with it.
 * @property {(value: number) => string} figure Writes a value in the page's digits.
 */

/**
 * @param {TreeRecord} record
 * @param {Scene} scene
 * @param {Pens} pens
 * @returns {{ shapes: Shape[], width: number, height: number }}
 */
export function drawTree(record, scene, pens) {
  const layout = layOutTree([...record.tree.keys()], (index) => record.tree[index].parent);
  const wide = across(layout.columns);
  /** @param {number} index */
  const placeOf = (index) => {
    const { column, row } = layout.places.get(index) ?? { column: 0, row: 0 };
    return { x: AROUND + (column + 0.5) * wide, y: AROUND + HIGH + row * DOWN };
  };
  const looks = treeLooks(record, scene);
  const best = new Set([...scene.best].map((node) => record.trace.moves[node]));
  const now = record.trace.moves[scene.now];
  const shapes = [hatch(pens.name)];
  for (const [index, { parent }] of record.tree.entries()) {
    if (index > 0)
      shapes.push(...edge(placeOf(parent), placeOf(index), looks, index, record, best));
  }
  for (const index of record.tree.keys()) {
    shapes.push(drawNode(record, index, looks[index], placeOf(index), index === now, pens));
    if (best.has(index) && record.tree[index].parent === 0) shapes.push(flag(placeOf(index)));
  }
  return {
    shapes,
    width: 2 * AROUND + layout.columns * wide,
    height: 2 * (AROUND + HIGH) + (layout.rows - 1) * DOWN,
  };
}

/**
 * What is known of every node of the tree.
 * @param {TreeRecord} record
 * @param {Scene} scene
 * @returns {Look[]}
 */
export function treeLooks(record, { looks, closed }) {
  /** @type {Look[]} */
  const all = record.tree.map(() => ({ state: "ahead", value: null }));
  for (const [node, look] of looks.entries()) all[record.trace.moves[node]] = look;
  /** @param {number} index */
  const cut = (index) => {
    all[index] = { state: "cut", value: null };
    record.tree[index].children.forEach(cut);
  };
  for (const node of closed) record.cutMoves(node).forEach(cut);
  return all;
}

/** The hatching of what was cut. @param {string} name */
function hatch(name) {
  const size = { width: 6, height: 6, patternUnits: "userSpaceOnUse" };
  const line = shape("path", { class: "hatch", d: "M0 6L6 0" });
  return shape("pattern", { id: `${name}-hatch`, ...size }, line);
}

/**
 * @param {Place} from
 * @param {Place} to
 * @param {Look[]} looks
 * @param {number} index
 * @param {TreeRecord} record
 * @param {Set<number>} best
 */
function edge(from, to, looks, index, record, best) {
  const { state } = looks[index];
  const name = state === "cut" || state === "ahead" ? state : best.has(index) ? "best" : "seen";
  const [top, bottom] = [from.y + HIGH, to.y - HIGH];
  const line = shape("path", {
    class: `edge ${name}`,
    d: `M${rounded(from.x)} ${top}L${rounded(to.x)} ${bottom}`,
  });
  const first = state === "cut" && looks[record.tree[index].parent].state !== "cut";
  if (!first) return [line];
  const [x, y] = [rounded((from.x + to.x) / 2), (top + bottom) / 2 + 6];
  return [line, shape("text", { class: "scissors", x, y }, "✂")];
}

/**
 * @param {TreeRecord} record
 * @param {number} index
 * @param {Look} look
 * @param {Place} place
 * @param {boolean} now
 * @param {Pens} pens
 */
function drawNode(record, index, { state, value }, place, now, { name, figure }) {
  const { value: own, name: letter } = record.tree[index];
  const kind = kindOf(record.tree[index]);
  const leaf = kind === "leaf";
  const around = outline(kind, SIZE, place);
  const parts = [shape("path", { class: "body", d: around })];
  if (state === "least" || state === "most") {
    parts.push(shape("path", { class: "half", d: pathThrough(lowerHalf(kind, place)) }));
  }
  if (state === "cut") {
    parts.push(shape("path", { class: "hatched", d: around, fill: `url(#${name}-hatch)` }));
  }
  const sign = state === "least" ? "≥" : state === "most" ? "≤" : "";
  const known = value === null ? "" : `${leaf ? "" : sign}${figure(value)}`;
  // Over the fillings, so that the frame of the current node is whole.
  parts.push(shape("path", { class: "rim", d: around }));
  const text = leaf ? (letter ?? figure(own ?? 0)) : known;
  if (text) {
    const style = letter ? "letter" : undefined;
    const at = { x: rounded(place.x), y: place.y + DROP[kind] };
    parts.push(shape("text", { class: style, ...at }, text));
  }
  const set = { class: `node ${kind} ${state}${now ? " now" : ""}`, "data-node": index };
  return shape("g", set, ...parts);
}

/** The root's best branch so far. @param {Place} place */
function flag({ x, y }) {
  const [left, top] = [rounded(x + 24), y - HIGH - 2];
  return shape("path", { class: "flag", d: `M${left} ${top + 16}v-16l12 5l-12 5` });
}

/**
 * The lower half of a node: it is filled where only a bound is known.
 * @param {NodeKind} kind
 * @param {Place} place
 * @returns {[number, number][]}
 */
function lowerHalf(kind, place) {
  const { x, y } = place;
  const low = corners(kind, SIZE, place).filter(([, height]) => height > y);
  const wide = kind === "leaf" ? SIZE.leaf.wide : SIZE.inner.wide / 2;
  return [[x - wide, y], [x + wide, y], ...low.reverse()];
}
