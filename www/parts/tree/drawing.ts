/** Draws a tree as shapes. Forms tell known, unknown, bounded and cut nodes apart. */
import { rounded, svgShape, type SvgShape } from "../../base/svg-shape.ts";
import { sure } from "../../base/sure.ts";
import type { Look } from "../search/node-state.ts";
import type { Figure } from "./board-figure.ts";
import type { NodePlace } from "./layout.ts";
import type { Placed } from "./rows.ts";

/** Below this size only the form is drawn. */
const SMALL = 0.6;
/** Up to this many cut branches of a node have a pair of scissors each. */
const MOST_CUT = 4;

export const nothing = (): Look => ({ state: "unknown", value: null, proves: null });

interface DrawnTree {
  /** Parents come first. */
  ids: readonly number[];
  parent: (id: number) => number;
  placeOf: (id: number) => Placed;
  figure: Figure;
  look: (id: number) => Look;
  /** More classes, such as `here`. */
  marks?: (id: number, look: Look) => readonly string[];
}

export function drawTree(of: DrawnTree): [edges: SvgShape, nodes: SvgShape] {
  const { ids, parent, placeOf, figure, look, marks = () => [] } = of;
  const edges: SvgShape[] = [];
  const looks = new Map(ids.map((id) => [id, look(id)]));
  const isCut = (id: number) =>
    looks.get(id)?.state === "cut" && looks.get(parent(id))?.state !== "cut";
  const cuts: Map<number, number> = new Map();
  for (const id of ids) if (isCut(id)) cuts.set(parent(id), (cuts.get(parent(id)) ?? 0) + 1);
  const nodes = ids.map((id) => {
    const known = sure(looks.get(id));
    const place = placeOf(id);
    const { x, y, size = 1, word } = place;
    const names = [known.state, ...marks(id, known)];
    if (known.state === "open" && known.proves) names.push(`open-${known.proves}`);
    if (size < SMALL) names.push("small");
    if (word) names.push("word");
    if (id !== ids[0]) {
      const above = placeOf(parent(id));
      const over = sure(looks.get(parent(id)));
      const isBeside = word !== undefined && above.word !== undefined;
      const from = isBeside ? sideOf(above, 1) : bottomOf(above, figure.bottom(parent(id), over));
      const to = isBeside ? sideOf(place, -1) : topOf(place, figure.top(id));
      const d = (figure.edge ?? straight)(from, to);
      edges.push(svgShape("path", { class: ["edge", ...names].join(" "), d }));
      const left = isCut(id) ? (cuts.get(parent(id)) ?? 0) : 0;
      if (left > 0)
        edges.push(...(figure.cut ?? scissors)((from.x + to.x) / 2, (from.y + to.y) / 2));
      // More scissors would overlap, so one pair marks all cuts.
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
        ? [svgShape("path", { class: "flag", d: flag(figure.flag(id)) })]
        : []),
    );
  });
  return [svgShape("g", { class: "edges" }, ...edges), svgShape("g", { class: "nodes" }, ...nodes)];
}

const flag = ({ x, y }: NodePlace) => `M${rounded(x)} ${rounded(y)}v-17l11 4.5l-9.5 4.5v8z`;

const bottomOf = ({ x, y, size = 1, word }: Placed, bottom: number) => ({
  x,
  y: y + (word ? word.height / 2 : bottom) * size,
});

const topOf = ({ x, y, size = 1, word }: Placed, top: number) => ({
  x,
  y: y + (word ? -word.height / 2 : top) * size,
});

const sideOf = ({ x, y, size = 1, word }: Placed, side: 1 | -1) => ({
  x: x + (side * size * (word?.width ?? 0)) / 2,
  y,
});

function drawWord({ text, width, height }: NonNullable<Placed["word"]>) {
  const box = { x: -width / 2, y: -height / 2, width, height, rx: 6 };
  return [
    svgShape("rect", { class: "shape", ...box }),
    svgShape("text", { class: "node-text", y: 4.5 }, text),
  ];
}

const straight = (from: NodePlace, to: NodePlace) =>
  `M${rounded(from.x)} ${rounded(from.y)}L${rounded(to.x)} ${rounded(to.y)}`;

/** Two blades with rings, on a ground that interrupts the branch. */
function scissors(x: number, y: number) {
  const blade = (side: 1 | -1) =>
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

const SQUARE = { width: 6, height: 6 };

export const FILLS = svgShape(
  "defs",
  {},
  svgShape(
    "pattern",
    { id: "form-cut", ...SQUARE, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
    svgShape("rect", { class: "form-empty", ...SQUARE }),
    svgShape("rect", { class: "form-line", width: 1.6, height: 6 }),
  ),
);
