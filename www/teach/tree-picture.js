/** A small picture of a tree: its nodes by form, without values. */
import { svg } from "../base/svg.js";
import { kindOf, outline } from "../parts/tree/node-shape.js";
import { SIZE, layOutPaper } from "./paper-tree.js";

/** @import { TreeNode } from "../../pkg/web/cutoff.js" */

/** @param {TreeNode[]} tree */
export function treePicture(tree) {
  const { places, width, height } = layOutPaper(tree);
  let edges = "";
  const paths = { max: "", min: "", leaf: "" };
  tree.forEach((node, index) => {
    const [above, place] = [places[node.parent], places[index]];
    if (index > 0) edges += `M${above.x} ${above.y}L${place.x} ${place.y}`;
    paths[kindOf(node)] += outline(kindOf(node), SIZE, place);
  });
  return svg(
    "svg",
    { class: "tree-picture", viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" },
    svg("path", { class: "tree-picture-edge", d: edges }),
    ...Object.entries(paths).map(([name, d]) => svg("path", { class: `tree-picture-${name}`, d })),
  );
}
