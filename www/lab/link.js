/** What a link to any room says of the bench. Pure. */
import { oneOf } from "../base/link-schema.js";

/** Seconds that a search may take, the usual first. */
export const TIMES = [1, 3, 10];

/** Each room hands both on to the next (`shared`, www/page/places.js). */
export const BENCH = {
  on: oneOf(/** @type {const} */ (["empty", "board", "plies", "sample", "all"])),
  time: oneOf(TIMES),
};
