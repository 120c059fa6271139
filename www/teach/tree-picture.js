/** A small picture of a tree: its nodes by form, without values. */
import { svg } from "../page/svg.js";
import { NODE, layOutPaper } from "./paper-tree.js";

/** @import { TreeNode } from "../../pkg/web/cutoff.js" */

/** @param {TreeNode[]} tree */
export function treePicture(tree) {
  const { places, width, height } = layOutPaper(tree);
  let edges = "";
  const paths = { max: "", min: "", leaf: "" };
  tree.forEach(({ parent, children, player }, index) => {
    const { x, y } = places[index];
    if (index > 0) edges += `M${places[parent].x} ${places[parent].y}L${x} ${y}`;
    const [half, up] = [NODE.inner.width / 2, NODE.inner.height / 2];
    if (children.length === 0) paths.leaf += `M${x - 4} ${y - 4}h8v8h-8z`;
    else if (player === "X") paths.max += `M${x} ${y - up}l${half} ${2 * up}h${-2 * half}z`;
    else paths.min += `M${x - half} ${y - up}h${2 * half}l${-half} ${2 * up}z`;
  });
  return svg(
    "svg",
    { class: "tree-picture", viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" },
    svg("path", { class: "tree-picture-edge", d: edges }),
    ...Object.entries(paths).map(([name, d]) => svg("path", { class: `tree-picture-${name}`, d })),
  );
}
