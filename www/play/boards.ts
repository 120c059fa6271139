/** Boards whose searches take time: what is asked about them, and what Play shows of them. Loaded when the first one is opened. */
import "../style/boards.css";
import { make, select } from "../base/elements.ts";
import { answering, apart } from "../engine/workers.ts";
import { columnsView } from "../parts/board/columns.ts";
import { say } from "../messages/index.ts";
import { boardName } from "../page/games.ts";
import { part } from "../page/parts.ts";
import { engineLine } from "./card/engine-line.ts";
import { ideaView } from "./card/idea.ts";
import { scoresView } from "./card/scores-view.ts";
import { depthView } from "./card/to-depth.ts";
import { merge } from "./game/proofs.ts";
import { boardQuestions } from "./questions/boards.ts";
import { Costs } from "./questions/costs.ts";
import { BUDGETS, MEMORIES, limits } from "./questions/limits.ts";
import { STANDARD } from "../game/shape.ts";
import type { GameState } from "../game/state.ts";
import type { BoardFrame } from "../parts/board/frame.ts";
import type { Play } from "./main.ts";
import type { Budget } from "./questions/limits.ts";
import type { Runner } from "./questions/runner.ts";

export { searchesToDepth } from "./card/to-depth.ts";

/** @param card Whether the page shows what both searches take. */
export function openBoards(
  { store, turns, runner, controller }: Play,
  frame: BoardFrame,
  card: boolean,
) {
  store.facts.merge = merge;
  runner.add(...boardQuestions(new Costs(answering, apart), card));
  limitsView(runner);
  const main = part("main");
  // On a phone, its sides decide how much the panel leaves to the board.
  store.subscribe(
    ({ shape }) => {
      for (const side of ["rows", "columns"] as const)
        main.style.setProperty(`--${side}`, String(shape[side]));
      document.title = titleOf(shape);
    },
    ({ shape }) => [shape],
  );
  for (const view of [
    columnsView(frame, (cell) => controller.play(cell)),
    engineLine(runner, turns),
    depthView(controller),
    // What these have stands beside the line of the engine, which has put its own there before.
    scoresView(runner),
    ideaView(store),
  ])
    store.subscribe(view);
}

function titleOf(shape: GameState["shape"]) {
  if (shape.game === STANDARD.game) return say("page-title");
  return say("page-title-other", { board: boardName(say, shape.game, shape) });
}

const budgetName = (budget: Budget) =>
  budget === null ? say("think-until-done") : say("think-seconds", { seconds: budget / 1000 });

/** What the visitor allows the searches: time, and memory for their table. */
function limitsView(runner: Runner) {
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
