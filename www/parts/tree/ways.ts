/** What the nodes of a written-out tree are called: by the branches that lead to each from the root. */

/** Numbers branches from 1; none lead to the root. @param tree Each node before those below it. */
export function waysOf(
  tree: readonly { parent: number; children: readonly number[] }[],
): number[][] {
  const ways: number[][] = [];
  for (const [node, { parent }] of tree.entries()) {
    const branch = node === 0 ? [] : [tree[parent].children.indexOf(node) + 1];
    ways.push([...(node === 0 ? [] : ways[parent]), ...branch]);
  }
  return ways;
}
