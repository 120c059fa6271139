/** What a link to the room of the horizon can say. Pure. */
import { whole } from "../../base/link-values.ts";
import { SEEDS } from "../../base/random.ts";
import { BENCH } from "../link.ts";

/** How many plies the search looks ahead. */
export const HORIZON_DEPTHS = [2, 3, 4, 5, 6];
/** The same on a board that is soon full: deeper searches see everything there. */
export const SHALLOW_DEPTHS = [2, 3, 4];

export const SCHEMA = {
  ...BENCH,
  depth: whole([HORIZON_DEPTHS[0], HORIZON_DEPTHS[HORIZON_DEPTHS.length - 1]]),
  seed: whole(SEEDS),
};
