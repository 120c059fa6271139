/** What the nodes of a written-out tree are called: by the branches that lead to each from the root. Pure. */

/**
 * @param tree The nodes, each before those below it.
 * @returns The branches to each node, from 1; none to the root.
 */
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
