/** What a link to any room says of the bench. */
import { oneOf } from "../base/link-schema.ts";

/** Seconds that a search may take, the usual first. */
export const TIMES = [1, 3, 10];

/** Each room hands both on to the next (`shared`, www/page/places.ts). */
export const BENCH = {
  on: oneOf(["empty", "board", "plies", "sample", "all"] as const),
  time: oneOf(TIMES),
};

/** Megabytes of a table. */
export const RACE_MEMORIES = [8, 32, 128];
/** Depths of a search, in plies. */
export const DEPTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
