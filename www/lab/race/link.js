/** What a link to the race can say. Pure. */
import { oneOf } from "../../base/link-schema.js";
import { someOf } from "../../base/link-values.js";
import { RACE_MEMORIES, BENCH } from "../link.js";
import { SEARCH_NAMES } from "../searches.js";

export const SCHEMA = {
  ...BENCH,
  measure: oneOf(/** @type {const} */ (["depths", "times"])),
  memory: oneOf(RACE_MEMORIES),
  run: someOf(SEARCH_NAMES),
};
