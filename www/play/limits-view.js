/** What the visitor allows the searches beside a large board: time, and memory for their table. */
import { say } from "../messages/index.js";
import { make, select } from "../base/elements.js";
import { BUDGETS, MEMORIES } from "./limits.js";

/** @import { Budget } from "./limits.js" */
/** @import { LongSearches } from "./long-searches.js" */

/** How a budget is called. @param {Budget} budget */
const budgetName = (budget) =>
  budget === null ? say("think-until-done") : say("think-seconds", { seconds: budget / 1000 });

/**
 * @param {LongSearches} searches
 * @returns {HTMLElement[]} A labelled choice each.
 */
export function limitsOf(searches) {
  const { budget, memoryMb } = searches.limits;
  const budgets = select(
    BUDGETS.map((one) => [String(one), budgetName(one)]),
    String(budget),
    (value) => {
      const chosen = BUDGETS.find((one) => String(one) === value) ?? null;
      searches.prefer({ budget: chosen });
      searches.goOn(chosen);
    },
  );
  const memories = select(
    MEMORIES.map((one) => [String(one), say("think-megabytes", { mb: one })]),
    String(memoryMb),
    (value) => searches.prefer({ memoryMb: Number(value) }),
  );
  return [
    make("label", { class: "engine-choice" }, say("think-budget"), " ", budgets),
    make("label", { class: "engine-choice" }, say("think-memory"), " ", memories),
  ];
}
