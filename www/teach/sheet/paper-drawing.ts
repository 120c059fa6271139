/** Draws a tree for paper: blank, with answers, or small. Lengths are in millimetres. */
import { rounded } from "../../base/rounded.ts";
import { svgElement, type SvgElement } from "../../base/svg-element.ts";
import { numeral } from "../../messages/index.ts";
import { valueOrNone } from "../../messages/numerals.ts";
import { CUT, UNKNOWN, type Knowledge } from "../../parts/search/node-state.ts";
import { drawTree, type NodeStyle } from "../../parts/tree/drawing.ts";
import { branchNumbers, leafText } from "../../parts/tree/node-names.ts";
import { nodeStyle } from "../../parts/tree/node-style.ts";
import { WINDOW_POSITION, NODE_SIZE, answerKey, layOutPaper } from "./paper-tree.ts";
import type { SheetPlan } from "./sheet-plan.ts";
import type { TreeNode, TreeTrace } from "../../../pkg/whole/cutoff.js";

/** Draws a small tree without values. */
export function treePicture(tree: TreeNode[]) {
  const blank = nodeStyle(tree, NODE_SIZE, () => "");
  const attributes = { class: "tree-picture", "aria-hidden": "true" };
  return paper(tree, layOutPaper(tree), blank, () => UNKNOWN, attributes);
}

/**
 * @param isKey True to draw the answers. @param written The values that pupils write. @param scale A
 * factor for all lengths.
 */
export function paperDrawing(
  trace: TreeTrace,
  isKey: boolean,
  label: string,
  written: SheetPlan["written"],
  scale: number,
) {
  const { tree } = trace;
  const { entered, cut } = answerKey(trace);
  const textOf = (index: number) => {
    if (tree[index].children.length === 0) return leafText(tree[index]);
    const answer = isKey && written !== "cuts" ? entered[index] : null;
    return answer ? valueOrNone(answer.value) : "";
  };
  const nodes = nodeStyle(tree, NODE_SIZE, textOf, branchNumbers(tree));
  const sheet: NodeStyle = {
    ...nodes,
    cut: cross,
    draw(index, knowledge) {
      const isInner = tree[index].children.length > 0;
      const answer = isKey ? entered[index] : null;
      const hasBounds = isInner && written === "bounds" && (!isKey || answer);
      const beside = hasBounds ? bounds(answer) : [];
      return [...nodes.draw(index, knowledge), ...beside];
    },
  };
  const knowledgeOf = (index: number) => (isKey && cut[index] ? CUT : UNKNOWN);
  const layout = layOutPaper(tree);
  return paper(tree, layout, sheet, knowledgeOf, {
    class: "paper-tree",
    width: `${rounded(layout.width * scale)}mm`,
    height: `${rounded(layout.height * scale)}mm`,
    role: "img",
    "aria-label": label,
  });
}

function paper(
  tree: TreeNode[],
  { points, width, height }: ReturnType<typeof layOutPaper>,
  style: NodeStyle,
  knowledgeOf: (index: number) => Knowledge,
  attributes: SvgElement["attributes"],
) {
  const parts = drawTree({
    ids: [...tree.keys()],
    parent: (index) => tree[index].parent,
    pointOf: (index) => points[index],
    style,
    knowledgeOf,
  });
  const viewBox = `0 0 ${rounded(width)} ${rounded(height)}`;
  return svgElement("svg", { viewBox, ...attributes }, ...parts);
}

/** Draws α and β beside a node: lines for the pupil to write on, or the answers. */
function bounds(answer: { alpha: number; beta: number } | null) {
  return (["alpha", "beta"] as const).flatMap((which) => {
    const [x, y] = [WINDOW_POSITION.left, WINDOW_POSITION[which]];
    const letter = svgElement("text", { class: "bound", x, y }, which === "alpha" ? "α" : "β");
    const start = rounded(x + WINDOW_POSITION.line);
    if (answer)
      return [letter, svgElement("text", { class: "bound", x: start, y }, numeral(answer[which]))];
    const d = `M${start} ${rounded(y + 0.6)}H${rounded(x + WINDOW_POSITION.width)}`;
    return [letter, svgElement("path", { class: "line", d })];
  });
}

function cross(x: number, y: number) {
  const d = `M${rounded(x - 1.6)} ${rounded(y - 1.6)}l3.2 3.2m0-3.2l-3.2 3.2`;
  return [svgElement("path", { class: "cross", d })];
}
