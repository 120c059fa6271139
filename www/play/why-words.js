/** Why a move changed the result, in words. Only of boards whose every position is searched to the end. */
import { spoken } from "../page/parts.js";
import { reasons } from "../parts/review/why.js";

/** @import { ReviewedMove } from "../../pkg/web/cutoff.js" */

/** @param {ReviewedMove} slip */
export function reasonText(slip) {
  return reasons(slip)
    .map((words) => spoken(words))
    .join(" ");
}
