/** What the visitor allows the searches beside a large board: time, and memory for their table. */
import { say } from "../../messages/index.ts";
import { make, select } from "../../base/elements.ts";
import { part } from "../../page/parts.ts";
import { BUDGETS, MEMORIES, limits } from "../questions/limits.ts";
import type { Budget } from "../questions/limits.ts";
import type { Runner } from "../questions/runner.ts";

const budgetName = (budget: Budget) =>
  budget === null ? say("think-until-done") : say("think-seconds", { seconds: budget / 1000 });

export function limitsView(runner: Runner) {
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
  [budgets.id, memories.id] = ["think-budget", "think-memory"];
  part("panel-limits").append(
    make("label", { for: budgets.id }, say("time-label")),
    budgets,
    make("label", { for: memories.id }, say("think-memory")),
    memories,
  );
}
