/** A tree as shapes. Known, unknown, bound and cut differ by form; what else differs is data. Pure. */
import { rounded, shape } from "../../base/shape.js";

/** @import { Shape } from "../../base/shape.js" */
/** @import { Look } from "../search/types.d.ts" */
/** @import { Figure, Place } from "./types.d.ts" */

/** Nothing is known of any node. @returns {Look} */
export const nothing = () => ({ state: "unknown", value: null, proves: null });

/**
 * @param {object} tree
 * @param {readonly number[]} tree.ids The nodes that are drawn, each after the one above it, the root first.
 * @param {(id: number) => number} tree.parent
 * @param {(id: number) => Place} tree.placeOf The middle of each node.
 * @param {Figure} tree.figure How a node is drawn.
 * @param {(id: number) => Look} tree.look What is known of it.
 * @param {(id: number, look: Look) => readonly string[]} [tree.marks] What else its look says, such as `here`.
 * @returns {[edges: Shape, nodes: Shape]}
 */
export function drawTree({ ids, parent, placeOf, figure, look, marks = () => [] }) {
  /** @type {Shape[]} */
  const edges = [];
  /** What is known of each node that was drawn so far. @type {Map<number, Look>} */
  const looks = new Map();
  const nodes = ids.map((id) => {
    const known = look(id);
    looks.set(id, known);
    const names = [known.state, ...marks(id, known)];
    if (known.state === "open" && known.proves) names.push(`open-${known.proves}`);
    const { x, y } = placeOf(id);
    if (id !== ids[0]) {
      const above = placeOf(parent(id));
      const over = /** @type {Look} */ (looks.get(parent(id)));
      const from = { x: above.x, y: above.y + figure.bottom(parent(id), over) };
      const to = { x, y: y + figure.top(id) };
      const d = (figure.edge ?? straight)(from, to);
      edges.push(shape("path", { class: ["edge", ...names].join(" "), d }));
      if (known.state === "cut" && over.state !== "cut") {
        edges.push(...(figure.cut ?? scissors)((from.x + to.x) / 2, (from.y + to.y) / 2));
      }
    }
    return shape(
      "g",
      {
        class: ["node", ...names].join(" "),
        transform: `translate(${rounded(x)} ${rounded(y)})`,
        "data-id": id,
      },
      ...figure.draw(id, known),
      ...(names.includes("best") ? [shape("path", { class: "flag", d: figure.flag })] : []),
    );
  });
  return [shape("g", { class: "edges" }, ...edges), shape("g", { class: "nodes" }, ...nodes)];
}

/** @param {Place} from @param {Place} to */
function straight(from, to) {
  return `M${rounded(from.x)} ${rounded(from.y)}L${rounded(to.x)} ${rounded(to.y)}`;
}

/** @param {number} x @param {number} y */
function scissors(x, y) {
  return [shape("text", { class: "scissors", x: rounded(x), y: rounded(y + 6) }, "✂")];
}
