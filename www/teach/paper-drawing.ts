/** Draws a tree for paper: blank, with the answers, or small, without any number. Lengths are in millimetres. */
import { elementOf } from "../base/redraw.js";
import { rounded, svgShape } from "../base/svg-shape.js";
import { figure } from "../messages/figures.js";
import { drawTree, nothing } from "../parts/tree/drawing.js";
import { branchNumbers } from "../parts/tree/node-names.js";
import { nodeFigure } from "../parts/tree/node-figure.js";
import { BOUNDS, SIZE, answersOf, layOutPaper } from "./paper-tree.js";

/** @import { Figure } from "../parts/tree/types.d.ts" */
/** @import { Look } from "../parts/search/types.d.ts" */
/** @import { SvgShape } from "../base/types.d.ts" */
/** @import { TreeNode, TreeTrace } from "../../pkg/web/cutoff.js" */

/** A small picture of a tree: its nodes by form, without values. @param {TreeNode[]} tree */
export function treePicture(tree) {
  return paper(
    tree,
    nodeFigure(tree, SIZE, () => ""),
    nothing,
    {
      class: "tree-picture",
      "aria-hidden": "true",
    },
  );
}

/**
 * @param {TreeTrace} trace
 * @param {boolean} key Whether the answers are drawn.
 * @param {string} label The drawing in words.
 * @param {number} [scale] Millimetres of paper for one of the layout.
 */
export function paperDrawing(trace, key, label, scale = 1) {
  const { tree } = trace;
  const { entered, cut } = answersOf(trace);
  /** @param {number} index */
  const textOf = (index) => {
    const { children, name, value } = tree[index];
    if (children.length === 0) return name ?? figure(value);
    const answer = key ? entered[index] : null;
    return answer ? figure(answer.value) : "";
  };
  // The same names as on screen.
  const nodes = nodeFigure(tree, SIZE, textOf, branchNumbers(tree));
  /** @type {Figure} */
  const sheet = {
    ...nodes,
    cut: cross,
    draw(index, look) {
      const isInner = tree[index].children.length > 0;
      const answer = key ? entered[index] : null;
      const beside = isInner && (!key || answer) ? bounds(answer) : [];
      return [...nodes.draw(index, look), ...beside];
    },
  };
  /** @param {number} index @returns {Look} */
  const look = (index) => ({ ...nothing(), state: key && cut[index] ? "cut" : "unknown" });
  const { width, height } = layOutPaper(tree);
  return paper(tree, sheet, look, {
    class: "paper-tree",
    width: `${rounded(width * scale)}mm`,
    height: `${rounded(height * scale)}mm`,
    role: "img",
    "aria-label": label,
  });
}

/** @param {TreeNode[]} tree @param {Figure} figure @param {(index: number) => Look} look @param {SvgShape["attributes"]} attributes */
function paper(tree, figure, look, attributes) {
  const { places, width, height } = layOutPaper(tree);
  const parts = drawTree({
    ids: [...tree.keys()],
    parent: (index) => tree[index].parent,
    placeOf: (index) => places[index],
    figure,
    look,
  });
  const viewBox = `0 0 ${rounded(width)} ${rounded(height)}`;
  return elementOf(svgShape("svg", { viewBox, ...attributes }, ...parts));
}

/** Alpha and beta beside a node: two lines to write on, or the answers. @param {{ alpha: number, beta: number } | null} answer */
function bounds(answer) {
  return /** @type {const} */ (["alpha", "beta"]).flatMap((which) => {
    const [x, y] = [BOUNDS.left, BOUNDS[which]];
    const letter = svgShape("text", { class: "bound", x, y }, which === "alpha" ? "α" : "β");
    const start = rounded(x + BOUNDS.line);
    if (answer)
      return [letter, svgShape("text", { class: "bound", x: start, y }, figure(answer[which]))];
    const d = `M${start} ${rounded(y + 0.6)}H${rounded(x + BOUNDS.width)}`;
    return [letter, svgShape("path", { class: "line", d })];
  });
}

/** A branch that is cut. @param {number} x @param {number} y */
function cross(x, y) {
  const d = `M${rounded(x - 1.6)} ${rounded(y - 1.6)}l3.2 3.2m0-3.2l-3.2 3.2`;
  return [svgShape("path", { class: "cross", d })];
}
