/** Why a move changed the result, in words. Only of boards whose every position is searched to the end. */
import { spoken } from "../page/parts.js";
import { reasons } from "../parts/review/why.js";

/** @param {import("../../pkg/web/cutoff.js").ReviewedMove} slip */
export function reasonText(slip) {
  return reasons(slip)
    .map((words) => spoken(words))
    .join(" ");
}
