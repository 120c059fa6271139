/** Changes a written-out tree of numbers, such as `[[3,12,8],[2,4,6]]`. */

export type WrittenTree = number | WrittenTree[];

/** The branches from the root to a node, counted from 1. */
export type TreePath = readonly number[];

/** @property id Its place in the text, from 0. @property leaf The number of a leaf. */
export type WrittenNode = { id: number; path: TreePath; leaf: number | null };

const read = (text: string): WrittenTree => JSON.parse(text);

function inner(tree: WrittenTree) {
  if (typeof tree === "number") throw new Error("a leaf has no branches");
  return tree;
}

function parentAt(tree: WrittenTree, path: TreePath) {
  let parent = inner(tree);
  for (const branch of path.slice(0, -1)) parent = inner(parent[branch - 1]);
  return { parent, index: path[path.length - 1] - 1 };
}

export function withLeaf(text: string, path: TreePath, value: number) {
  const tree = read(text);
  const { parent, index } = parentAt(tree, path);
  parent[index] = value;
  return JSON.stringify(tree);
}

/** Moves a branch one place. @param by 1 to the right. @returns Null if it is the last there. */
export function withMovedBranch(text: string, path: TreePath, by: 1 | -1) {
  const tree = read(text);
  const { parent, index } = parentAt(tree, path);
  if (parent[index + by] === undefined) return null;
  [parent[index], parent[index + by]] = [parent[index + by], parent[index]];
  return JSON.stringify(tree);
}

/** Lists the nodes as in the text: each before its children. */
export function nodesOf(text: string): WrittenNode[] {
  const nodes: WrittenNode[] = [];
  const walk = (tree: WrittenTree, path: TreePath) => {
    const inner = Array.isArray(tree);
    nodes.push({ id: nodes.length, path, leaf: inner ? null : tree });
    if (inner) tree.forEach((child, index) => walk(child, [...path, index + 1]));
  };
  walk(read(text), []);
  return nodes;
}
