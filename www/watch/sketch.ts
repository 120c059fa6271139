/** A tree in the making: what is written at a node, and its branches. Pure. */
import type { TreeNode } from "../../pkg/web/cutoff.js";

interface Sketch {
  text: string;
  children: Sketch[];
}

/** A node that is being edited. */
export interface Picked {
  root: Sketch;
  /** The branches that lead there, from 0. */
  path: readonly number[];
}

/** What an edit does to a node; the node above it is null at the root. */
type Edit = (node: Sketch, above: Sketch | null, branch: number) => void;

export function pick(tree: readonly TreeNode[], path: readonly number[]): Picked {
  return { root: sketch(tree, 0), path };
}

function sketch(tree: readonly TreeNode[], index: number): Sketch {
  const { name, value, children } = tree[index];
  return {
    text: name ?? (value === null ? "" : String(value)),
    children: children.map((child) => sketch(tree, child)),
  };
}

export const nodeAt = ({ root, path }: Picked) =>
  path.reduce((node, branch) => node.children[branch], root);

/** The tree after an edit, as a text. */
export function edited({ root, path }: Picked, edit: Edit) {
  const above = path.length === 0 ? null : nodeAt({ root, path: path.slice(0, -1) });
  edit(nodeAt({ root, path }), above, path[path.length - 1] ?? 0);
  return write(root);
}

export const renamed =
  (text: string): Edit =>
  (node) =>
    (node.text = text);

export const grown: Edit = (node) => {
  // A leaf becomes the first branch of an inner node: its value is not lost.
  if (node.children.length === 0) {
    node.children.push({ text: node.text || "0", children: [] });
    node.text = "";
  }
  node.children.push({ text: "0", children: [] });
};

export const removed: Edit = (node, above, branch) => {
  if (!above) [node.text, node.children] = ["0", []];
  else above.children.splice(branch, 1);
  if (above && above.children.length === 0 && above.text === "") above.text = "0";
};

function write({ text, children }: Sketch): string {
  return children.length === 0 ? text : `${text}[${children.map(write).join(",")}]`;
}
