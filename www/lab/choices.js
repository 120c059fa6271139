/** The numbers that one can choose from. Pure. */
import { badValue } from "../base/link-text.js";

/** Rounds of a race for times. */
export const ROUNDS = [3, 7, 21];
/** Seconds for a search. */
export const BUDGETS = [1, 3, 10];
/** Megabytes of a table. */
export const MEMORIES = [8, 32, 128];
/** Depths of a search, in plies. */
export const DEPTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/**
 * What is wrong with a link that asks for all positions of a board that has too many.
 * @param {Map<string, string>} query
 * @param {boolean} offered Whether all positions can be chosen.
 */
export function faultOfAll(query, offered) {
  return query.get("on") === "all" && !offered ? badValue("on", "all") : null;
}
