/** Questions and views of boards whose searches take time. Loaded with the first such board. */
import "../style/boards.css";
import { keptLimits } from "./drawer/limits.tsx";
import { boardQuestions } from "./questions/boards.ts";
import type { Play } from "./game/play.ts";
import type { Runner } from "./questions/runner.ts";

export { FarFact } from "./card/cost.tsx";
export { headlineOf } from "./card/scores.tsx";
export { raceOrStop, searchesToDepth } from "./card/to-depth.ts";
export { Limits } from "./drawer/limits.tsx";
export { LargeBoard } from "./large-board.tsx";

export function openBoards({ store }: Play, runner: Runner) {
  store.change({ limits: keptLimits() });
  runner.add(...boardQuestions);
}
