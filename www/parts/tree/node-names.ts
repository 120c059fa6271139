/** Names nodes: by paths in sentences, by branch numbers in drawings. */
import { number, say } from "../../messages/index.ts";
import { valueOrNone } from "../../messages/numerals.ts";
import { pathsOf, pathText } from "../search/branches.ts";
import type { TreeNode } from "../../../pkg/whole/cutoff.js";

export function namesOf(tree: readonly TreeNode[]) {
  return pathsOf(tree).map((branches) => {
    const path = pathText(branches, number);
    return path === "" ? say("node-root") : say("node-branch", { path });
  });
}

export const branchNumbers = (tree: readonly TreeNode[]) =>
  pathsOf(tree).map((path) => (path.length === 0 ? "" : number(path[path.length - 1])));

export const leafText = ({ name, value }: TreeNode) => name ?? valueOrNone(value);

/** Describes a node in a list: an inner one by its side, a leaf by its value. */
export function listedText({ children, player }: TreeNode, node: string, value: string) {
  if (children.length === 0) return say("node-leaf", { node, value });
  return say("node-inner", { node, side: say(player === "X" ? "max" : "min") });
}
