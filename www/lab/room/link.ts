/** The bench in the link of a room. */
import { oneOf } from "../../base/link-schema.ts";

/** Time limits in seconds, the default first. */
export const TIMES = [1, 3, 10];

/** The rooms share both (`shared`, www/page/places.ts). */
export const BENCH = {
  on: oneOf(["empty", "board", "plies", "sample", "all"] as const),
  time: oneOf(TIMES),
};

/** Sizes of a table in megabytes. */
export const RACE_MEMORIES = [8, 32, 128];
/** Depths of a search, in plies. */
export const DEPTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
