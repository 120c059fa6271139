/** How deep a search is to look where nobody has said so. */
import type { GameDescription } from "../../../pkg/web/cutoff.js";

/** For Watch, as deep as makes a tree that one can read; null for all to the end of the game. */
export function readableDepth(
  shape: Pick<GameDescription, "exhaustive" | "gravity">,
): number | null {
  if (shape.exhaustive) return null;
  return shape.gravity ? 3 : 2;
}

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
