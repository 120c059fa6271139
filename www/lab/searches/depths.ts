/** The depths in plies that visitors choose from, and the default depth. */
import { deepestWithin } from "../../parts/search/choice.ts";
import type { Engine } from "../../engine/engine.ts";
import type { GameDescription } from "../../../pkg/web/cutoff.js";

export const DEPTH_CHOICES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Finds the last depth to which minimax visits at most `most` nodes from the empty board. */
export async function usualDepth(
  engine: Engine,
  shape: GameDescription,
  most: number,
  signal: AbortSignal,
) {
  const { game, start, longest } = shape;
  if (shape.exhaustive) return longest;
  return deepestWithin(DEPTH_CHOICES, most, async (depth) => {
    const { nodes } = await engine.request("estimate", [start, { game, depth }], { signal });
    return nodes;
  });
}
