/** What the visitor allows the searches beside a large board: time, and memory for their table. */
import { say } from "../../messages/index.js";
import { make, select } from "../../base/elements.js";
import { part } from "../../page/parts.js";
import { BUDGETS, MEMORIES, limits } from "../questions/limits.js";

/** @import { Budget } from "../questions/limits.js" */
/** @import { Runner } from "../questions/runner.js" */

/** How a budget is called. @param {Budget} budget */
const budgetName = (budget) =>
  budget === null ? say("think-until-done") : say("think-seconds", { seconds: budget / 1000 });

/**
 * Two choices below that of the depth.
 * @param {Runner} runner
 */
export function limitsView(runner) {
  const { budget, memoryMb } = limits.now;
  const budgets = select(
    BUDGETS.map((one) => [String(one), budgetName(one)]),
    String(budget),
    (value) => {
      const chosen = BUDGETS.find((one) => String(one) === value) ?? null;
      limits.prefer({ budget: chosen });
      runner.want("look", chosen);
    },
  );
  const memories = select(
    MEMORIES.map((one) => [String(one), say("think-megabytes", { mb: one })]),
    String(memoryMb),
    (value) => limits.prefer({ memoryMb: Number(value) }),
  );
  Object.assign(budgets, { id: "think-budget" });
  Object.assign(memories, { id: "think-memory" });
  const all = [
    make("label", { for: "think-budget" }, say("time-label")),
    budgets,
    make("label", { for: "think-memory" }, say("think-memory")),
    memories,
  ];
  part("panel-limits").append(...all);
}
