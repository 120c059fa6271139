/** A tree as shapes. Known, unknown, bound and cut differ by form; what else differs is data. Pure. */
import { rounded, svgShape } from "../../base/svg-shape.js";

/** @import { SvgShape } from "../../base/types.d.ts" */
/** @import { Look } from "../search/types.d.ts" */
/** @import { Figure, NodePlace, Placed } from "./types.d.ts" */

/** Of a node that is drawn smaller than this, only its form is seen. */
const SMALL = 0.6;
/** So many branches of a node have scissors of their own. */
const MOST_CUT = 4;

/** Nothing is known of any node. @returns {Look} */
export const nothing = () => ({ state: "unknown", value: null, proves: null });

/**
 * @param {object} tree
 * @param {readonly number[]} tree.ids The nodes that are drawn, each after the one above it, the root first.
 * @param {(id: number) => number} tree.parent
 * @param {(id: number) => Placed} tree.placeOf The middle of each node, and how large it is.
 * @param {Figure} tree.figure How a node is drawn.
 * @param {(id: number) => Look} tree.look What is known of it.
 * @param {(id: number, look: Look) => readonly string[]} [tree.marks] What else its look says, such as `here`.
 * @returns {[edges: SvgShape, nodes: SvgShape]}
 */
export function drawTree({ ids, parent, placeOf, figure, look, marks = () => [] }) {
  /** @type {SvgShape[]} */
  const edges = [];
  const looks = new Map(ids.map((id) => [id, look(id)]));
  const isCut = (/** @type {number} */ id) =>
    looks.get(id)?.state === "cut" && looks.get(parent(id))?.state !== "cut";
  /** How many branches of each node are cut. @type {Map<number, number>} */
  const cuts = new Map();
  for (const id of ids) if (isCut(id)) cuts.set(parent(id), (cuts.get(parent(id)) ?? 0) + 1);
  const nodes = ids.map((id) => {
    const known = /** @type {Look} */ (looks.get(id));
    const place = placeOf(id);
    const { x, y, size = 1, word } = place;
    const names = [known.state, ...marks(id, known)];
    if (known.state === "open" && known.proves) names.push(`open-${known.proves}`);
    if (size < SMALL) names.push("small");
    if (word) names.push("word");
    if (id !== ids[0]) {
      const above = placeOf(parent(id));
      const over = /** @type {Look} */ (looks.get(parent(id)));
      const isBeside = word !== undefined && above.word !== undefined;
      const from = isBeside ? sideOf(above, 1) : bottomOf(above, figure.bottom(parent(id), over));
      const to = isBeside ? sideOf(place, -1) : topOf(place, figure.top(id));
      const d = (figure.edge ?? straight)(from, to);
      edges.push(svgShape("path", { class: ["edge", ...names].join(" "), d }));
      const left = isCut(id) ? (cuts.get(parent(id)) ?? 0) : 0;
      if (left > 0)
        edges.push(...(figure.cut ?? scissors)((from.x + to.x) / 2, (from.y + to.y) / 2));
      // Where many are cut, one pair is enough: those of the others would lie on each other.
      if (left > MOST_CUT && !figure.cut) cuts.set(parent(id), 0);
    }
    const scale = size === 1 ? "" : ` scale(${size.toFixed(2)})`;
    return svgShape(
      "g",
      {
        class: ["node", ...names].join(" "),
        transform: `translate(${rounded(x)} ${rounded(y)})${scale}`,
        "data-id": id,
      },
      ...(word ? drawWord(word) : figure.draw(id, known)),
      ...(names.includes("best") && !word
        ? [svgShape("path", { class: "flag", d: figure.flag })]
        : []),
    );
  });
  return [svgShape("g", { class: "edges" }, ...edges), svgShape("g", { class: "nodes" }, ...nodes)];
}

/** Where the edges below a node begin. @param {Placed} place @param {number} bottom */
function bottomOf({ x, y, size = 1, word }, bottom) {
  return { x, y: y + (word ? word.height / 2 : bottom) * size };
}

/** Where the edge from above ends. @param {Placed} place @param {number} top */
function topOf({ x, y, size = 1, word }, top) {
  return { x, y: y + (word ? -word.height / 2 : top) * size };
}

/** The left or right end of a word. @param {Placed} place @param {1 | -1} side */
function sideOf({ x, y, size = 1, word }, side) {
  return { x: x + (side * size * (word?.width ?? 0)) / 2, y };
}

/** A node of a folded row. @param {NonNullable<Placed["word"]>} word */
function drawWord({ text, width, height }) {
  const box = { x: -width / 2, y: -height / 2, width, height, rx: 6 };
  return [
    svgShape("rect", { class: "shape", ...box }),
    svgShape("text", { class: "node-text", y: 4.5 }, text),
  ];
}

/** @param {NodePlace} from @param {NodePlace} to */
function straight(from, to) {
  return `M${rounded(from.x)} ${rounded(from.y)}L${rounded(to.x)} ${rounded(to.y)}`;
}

/** Two blades around a pivot, each with its ring, on ground that parts the branch. @param {number} x @param {number} y */
function scissors(x, y) {
  const blade = (/** @type {1 | -1} */ side) =>
    svgShape("path", {
      class: "blade",
      d: `M-3.2 ${-3.2 * side}L8 ${6 * side}M-2.6 ${-4.8 * side}a2.4 2.4 0 1 0 -4.8 0a2.4 2.4 0 1 0 4.8 0`,
    });
  return [
    svgShape(
      "g",
      { class: "scissors", transform: `translate(${rounded(x)} ${rounded(y)})` },
      svgShape("circle", { class: "ground", r: 10 }),
      blade(1),
      blade(-1),
    ),
  ];
}

const SQUARE = { width: 5, height: 5 };

export const FILLS = svgShape(
  "defs",
  {},
  svgShape(
    "pattern",
    { id: "form-cut", ...SQUARE, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
    svgShape("rect", { class: "form-empty", ...SQUARE }),
    svgShape("rect", { class: "form-line", width: 1.4, height: 5 }),
  ),
  svgShape(
    "linearGradient",
    { id: "form-bound", x1: 0, y1: 0, x2: 0, y2: 1 },
    svgShape("stop", { class: "stop-empty", offset: 0.5 }),
    svgShape("stop", { class: "stop-full", offset: 0.5 }),
  ),
);
