/** How deep a search is to look, so that it takes no longer than that. */

/** The last of some depths, as long as a search to each visits no more nodes than that; at least the first. */
export async function deepestWithin(
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
