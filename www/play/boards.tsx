/** Questions and views for boards whose searches take time. The first such board loads them. */
import "../style/boards.css";
import { lasting } from "../base/storage.ts";
import { boardQuestions } from "./questions/boards.ts";
import { loadLimits } from "./questions/limits.ts";
import type { Play } from "./game/play.ts";
import type { Runner } from "./questions/runner.ts";

export { FarFact } from "./card/cost.tsx";
export { headlineOf } from "./card/scores.tsx";
export { raceOrStop, searchesToDepth } from "./card/to-depth.ts";
export { Limits } from "./drawer/limits.tsx";
export { LargeBoard } from "./large-board.tsx";

export function openBoards({ store, controller }: Play, runner: Runner) {
  const touch = matchMedia("(pointer: coarse)").matches;
  store.change({ limits: loadLimits(lasting, touch) });
  runner.add(...boardQuestions((move, signal) => controller.reply(move, signal)));
}
