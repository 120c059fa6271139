/** Draws a tree for paper: blank, or with the answers. Lengths are in millimetres. */
import { svg } from "../base/svg.js";
import { figure } from "../messages/figures.js";
import { lettersOf } from "../parts/tree/letters.js";
import { bottomOf, kindOf, outline, topOf } from "../parts/tree/node-shape.js";
import { BOUNDS, SIZE, answersOf, layOutPaper } from "./paper-tree.js";

/** @import { NodeKind } from "../parts/tree/types.d.ts" */
/** @import { TreeTrace } from "../../pkg/web/cutoff.js" */

/**
 * @param {TreeTrace} trace
 * @param {boolean} key Whether the answers are drawn.
 * @param {string} label The drawing in words.
 * @param {number} [scale] Millimetres of paper for one of the layout.
 */
export function paperDrawing(trace, key, label, scale = 1) {
  const { tree } = trace;
  const { places, width, height } = layOutPaper(tree);
  const { entered, cut } = answersOf(trace);
  // The same names as on screen.
  const letters = lettersOf(tree);
  const drawing = svg("svg", {
    class: "paper-tree",
    viewBox: `0 0 ${round(width)} ${round(height)}`,
    width: `${round(width * scale)}mm`,
    height: `${round(height * scale)}mm`,
    role: "img",
    "aria-label": label,
  });
  tree.forEach((node, index) => {
    if (index === 0) return;
    const [above, at] = [places[node.parent], places[index]];
    const from = above.y + bottomOf(kindOf(tree[node.parent]), SIZE);
    const to = at.y - topOf(kindOf(node), SIZE);
    const crossed = key && cut[index];
    const d = `M${round(above.x)} ${round(from)}L${round(at.x)} ${round(to)}`;
    drawing.append(svg("path", { class: crossed ? "paper-edge paper-cut" : "paper-edge", d }));
    if (crossed) drawing.append(cross((above.x + at.x) / 2, (from + to) / 2));
  });
  tree.forEach((node, index) => {
    const { x, y } = places[index];
    const kind = kindOf(node);
    drawing.append(svg("path", { class: "paper-node", d: outline(kind, SIZE, { x, y }) }));
    drawing.append(letter(letters[index], kind, x, y));
    const answer = key ? entered[index] : null;
    if (kind === "leaf") {
      drawing.append(text(node.name ?? figure(node.value), x, y + 1.4, "paper-figure"));
      return;
    }
    const lower = kind === "max" ? 3.2 : -0.4;
    if (answer) drawing.append(text(figure(answer.value), x, y + lower, "paper-figure"));
    if (!key || answer) drawing.append(...bounds(x, y, answer));
  });
  return drawing;
}

/**
 * Alpha and beta beside a node: two lines to write on, or the answers.
 * @param {number} x
 * @param {number} y
 * @param {{ alpha: number, beta: number } | null} answer
 */
function bounds(x, y, answer) {
  return /** @type {const} */ (["alpha", "beta"]).flatMap((which) => {
    const [left, base] = [x + BOUNDS.left, y + BOUNDS[which]];
    const letter = text(which === "alpha" ? "α" : "β", left, base, "paper-bound");
    const start = left + BOUNDS.line;
    if (answer) return [letter, text(figure(answer[which]), start, base, "paper-bound")];
    const end = left + BOUNDS.width;
    const d = `M${round(start)} ${round(base + 0.6)}H${round(end)}`;
    return [letter, svg("path", { class: "paper-line", d })];
  });
}

/**
 * A node's name: under a leaf, and to the left of a triangle where it is narrow.
 * @param {string} name
 * @param {NodeKind} kind
 * @param {number} x
 * @param {number} y
 */
function letter(name, kind, x, y) {
  if (kind === "leaf") return text(name, x, y + SIZE.leaf.high + 1.9, "paper-letter leaf");
  const base = kind === "max" ? -1 : 4;
  return text(name, x - 3, y + base, "paper-letter");
}

/** A branch that is cut. @param {number} x @param {number} y */
function cross(x, y) {
  const d = `M${round(x - 1.6)} ${round(y - 1.6)}l3.2 3.2m0-3.2l-3.2 3.2`;
  return svg("path", { class: "paper-cross", d });
}

/** @param {string} words @param {number} x @param {number} y @param {string} name */
function text(words, x, y, name) {
  const element = svg("text", { class: name, x: round(x), y: round(y) });
  element.textContent = words;
  return element;
}

/** @param {number} length */
function round(length) {
  return Math.round(length * 100) / 100;
}
