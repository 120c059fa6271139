/** Finds the last depth at which a search visits at most `most` nodes, or else the first depth. */
export async function findDeepest(
  depths: readonly number[],
  most: number,
  nodesTo: (depth: number) => Promise<number>,
) {
  let deepest = depths[0];
  for (const depth of depths) {
    if ((await nodesTo(depth)) > most) break;
    deepest = depth;
  }
  return deepest;
}
