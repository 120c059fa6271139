/** What a link to the race can say. Pure. */
import { oneOf } from "../../base/link-schema.js";
import { someOf } from "../../base/link-values.js";
import { BUDGETS, MEMORIES, ROUNDS } from "../choices.js";
import { NAMES } from "../searches.js";

export const SCHEMA = {
  measure: oneOf(/** @type {const} */ (["depths", "times"])),
  on: oneOf(/** @type {const} */ (["empty", "board", "plies", "all"])),
  rounds: oneOf(ROUNDS),
  budget: oneOf(BUDGETS),
  memory: oneOf(MEMORIES),
  run: someOf(NAMES),
};
