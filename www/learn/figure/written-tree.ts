/** Changes a written-out tree of numbers, such as `[[3,12,8],[2,4,6]]`. Pure. */

export type WrittenTree = number | WrittenTree[];

const read = (text: string): WrittenTree => JSON.parse(text);

function inner(tree: WrittenTree) {
  if (typeof tree === "number") throw new Error("a leaf has no branches");
  return tree;
}

/** Finds the parent of a node. @param way Branches from the root to the node, from 1. */
function parentAt(tree: WrittenTree, way: readonly number[]) {
  let parent = inner(tree);
  for (const branch of way.slice(0, -1)) parent = inner(parent[branch - 1]);
  return { parent, index: way[way.length - 1] - 1 };
}

/** Changes the number of a leaf. */
export function withLeaf(text: string, way: readonly number[], value: number) {
  const tree = read(text);
  const { parent, index } = parentAt(tree, way);
  parent[index] = value;
  return JSON.stringify(tree);
}

/** Moves a branch one place. @param by 1 to the right. @returns Null if it is the last there. */
export function withMoved(text: string, way: readonly number[], by: 1 | -1) {
  const tree = read(text);
  const { parent, index } = parentAt(tree, way);
  if (parent[index + by] === undefined) return null;
  [parent[index], parent[index + by]] = [parent[index + by], parent[index]];
  return JSON.stringify(tree);
}

/** Lists the nodes as in the text: each before its children. `leaf` is the number of a leaf. */
export function nodesOf(text: string): { way: number[]; leaf: number | null }[] {
  const nodes: { way: number[]; leaf: number | null }[] = [];
  const walk = (tree: WrittenTree, way: number[]) => {
    const inner = Array.isArray(tree);
    nodes.push({ way, leaf: inner ? null : tree });
    if (inner) tree.forEach((child, index) => walk(child, [...way, index + 1]));
  };
  walk(read(text), []);
  return nodes;
}
