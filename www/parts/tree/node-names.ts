/** Names nodes: by paths in sentences, by branch numbers in drawings. */
import { number, say } from "../../messages/index.ts";
import { numeral } from "../../messages/numerals.ts";
import { wayText } from "../search/branches.ts";
import { waysOf, type NamedTree } from "./fit.ts";
import type { TreeNode } from "../../../pkg/web/cutoff.js";

export function namesOf(tree: NamedTree) {
  return waysOf(tree).map((way) => {
    const path = wayText(way, number);
    return path === "" ? say("node-root") : say("node-branch", { path });
  });
}

export const branchNumbers = (tree: NamedTree) =>
  waysOf(tree).map((way) => (way.length === 0 ? "" : number(way[way.length - 1])));

export const leafText = ({ name, value }: TreeNode) => name ?? numeral(value);

/** Describes a node in a list: an inner one by its side, a leaf by its value. */
export function listedText({ children, player }: TreeNode, node: string, value: string) {
  if (children.length === 0) return say("node-leaf", { node, value });
  return say("node-inner", { node, side: say(player === "X" ? "max" : "min") });
}
