/** Draws a tree as SVG elements. Known, unknown, bounded and cut nodes have different forms. */
import { rounded } from "../../base/rounded.ts";
import { svgElement, type SvgElement } from "../../base/svg-element.ts";
import { sure } from "../../base/sure.ts";
import type { Knowledge } from "../search/node-state.ts";
import type { NodePoint } from "./layout.ts";
import type { PlacedNode } from "./rows.ts";

/** Smaller nodes are drawn as a form without text. */
const SMALL_SCALE = 0.6;
/** A node with at most this many cut branches has a pair of scissors for each. */
const MOST_CUT = 4;

/** Draws the nodes of a tree, each around the origin. */
export interface NodeStyle {
  /** The y coordinate where the edge from above ends. */
  top: (id: number) => number;
  /** The y coordinate where the edges below begin. */
  bottom: (id: number, knowledge: Knowledge) => number;
  /** The point of the flag. */
  flag: (id: number) => NodePoint;
  draw: (id: number, knowledge: Knowledge) => SvgElement[];
  /** The data of an edge's path; without it, edges are straight. */
  edge?: (from: NodePoint, to: NodePoint) => string;
  /** Draws the mark of a cut branch; without it, the mark is a pair of scissors. */
  cut?: (x: number, y: number) => SvgElement[];
}

interface DrawnTree {
  /** Parents come first. */
  ids: readonly number[];
  parent: (id: number) => number;
  pointOf: (id: number) => PlacedNode;
  style: NodeStyle;
  knowledgeOf: (id: number) => Knowledge;
  /** Additional classes, such as `here`. */
  marks?: (id: number, knowledge: Knowledge) => readonly string[];
}

interface DrawnNode {
  id: number;
  knowledge: Knowledge;
  point: PlacedNode;
  classes: readonly string[];
  /** The cut branches below it. */
  cuts: DrawnNode[];
}

export function drawTree(tree: DrawnTree): [edges: SvgElement, nodes: SvgElement] {
  const { ids, parent, style, marks = () => [] } = tree;
  const nodes = ids.map((id): DrawnNode => {
    const [knowledge, point] = [tree.knowledgeOf(id), tree.pointOf(id)];
    const classes = [...classesOf(knowledge, point), ...marks(id, knowledge)];
    return { id, knowledge, point, classes, cuts: [] };
  });
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const edges = nodes.slice(1).map((node) => ({ node, above: sure(byId.get(parent(node.id))) }));
  for (const { node, above } of edges)
    if (node.knowledge.state === "cut" && above.knowledge.state !== "cut") above.cuts.push(node);
  const lines = edges.flatMap(({ node, above }) => {
    // More scissors would overlap, so one pair marks all cuts.
    const most = above.cuts.length <= MOST_CUT || style.cut ? Infinity : 1;
    return drawEdge(style, above, node, above.cuts.slice(0, most).includes(node));
  });
  const elements = nodes.map((node) => drawNode(style, node));
  return [svgElement("g", {}, ...lines), svgElement("g", { class: "nodes" }, ...elements)];
}

function classesOf({ state }: Knowledge, { size = 1, word }: PlacedNode) {
  const classes: string[] = [state];
  if (size < SMALL_SCALE && !word) classes.push("small");
  if (word) classes.push("word");
  return classes;
}

function drawEdge(style: NodeStyle, above: DrawnNode, node: DrawnNode, isCut: boolean) {
  const { id, point, classes } = node;
  const isBeside = point.word !== undefined && above.point.word !== undefined;
  const from = endOf(above.point, 1, style.bottom(above.id, above.knowledge), isBeside);
  const to = endOf(point, -1, style.top(id), isBeside);
  const d = (style.edge ?? straight)(from, to);
  const edge = svgElement("path", { class: ["edge", ...classes].join(" "), d });
  if (!isCut) return [edge];
  return [edge, ...(style.cut ?? scissors)((from.x + to.x) / 2, (from.y + to.y) / 2)];
}

function drawNode(style: NodeStyle, { id, knowledge, point, classes }: DrawnNode) {
  const { x, y, size = 1, word } = point;
  const scale = size === 1 ? "" : ` scale(${size.toFixed(2)})`;
  const transform = `translate(${rounded(x)} ${rounded(y)})${scale}`;
  const hasFlag = classes.includes("best") && !word;
  return svgElement(
    "g",
    { class: ["node", ...classes].join(" "), transform, "data-id": id },
    ...(word ? drawWord(word) : style.draw(id, knowledge)),
    ...(hasFlag ? [svgElement("path", { class: "flag", d: flag(style.flag(id)) })] : []),
  );
}

const flag = ({ x, y }: NodePoint) => `M${rounded(x)} ${rounded(y)}v-17l11 4.5l-9.5 4.5v8z`;

/** Ends an edge at a node: beside its word in a line of words, otherwise above or below it. */
function endOf(node: PlacedNode, side: 1 | -1, edge: number, isBeside: boolean) {
  const { x, y, size = 1, word } = node;
  if (isBeside) return { x: x + (side * size * (word?.width ?? 0)) / 2, y };
  return { x, y: y + (word ? (side * word.height) / 2 : edge) * size };
}

/** @param y The distance of the text below the middle of its node. */
export const nodeText = (y: number, text: string) =>
  svgElement("text", { class: "node-text", y }, text);

function drawWord({ text, width, height }: NonNullable<PlacedNode["word"]>) {
  const box = { x: -width / 2, y: -height / 2, width, height, rx: 6 };
  return [svgElement("rect", { class: "shape", ...box }), nodeText(4.5, text)];
}

const straight = (from: NodePoint, to: NodePoint) =>
  `M${rounded(from.x)} ${rounded(from.y)}L${rounded(to.x)} ${rounded(to.y)}`;

/** Draws two blades with rings, on a background that interrupts the branch. */
function scissors(x: number, y: number) {
  const blade = (side: 1 | -1) =>
    svgElement("path", {
      class: "blade",
      d: `M-3.2 ${-3.2 * side}L8 ${6 * side}M-2.6 ${-4.8 * side}a2.4 2.4 0 1 0 -4.8 0a2.4 2.4 0 1 0 4.8 0`,
    });
  return [
    svgElement(
      "g",
      { class: "scissors", transform: `translate(${rounded(x)} ${rounded(y)})` },
      svgElement("circle", { class: "ground", r: 10 }),
      blade(1),
      blade(-1),
    ),
  ];
}

const SQUARE = { width: 6, height: 6 };

export const FILLS = svgElement(
  "defs",
  {},
  svgElement(
    "pattern",
    { id: "form-cut", ...SQUARE, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
    svgElement("rect", { class: "form-empty", ...SQUARE }),
    svgElement("rect", { class: "form-line", width: 1.6, height: 6 }),
  ),
);
