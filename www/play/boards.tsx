/** Boards whose searches take time: what is asked about them, and what Play shows of them. Loaded when the first one is opened. */
import "../style/boards.css";
import "../style/prove.css";
import { onHidden } from "../base/tab-visibility.ts";
import { STANDARD } from "../game/shape.ts";
import { say } from "../messages/index.ts";
import { boardName } from "../page/games.ts";
import { part } from "../page/parts.ts";
import { merge } from "./game/proofs.ts";
import { boardQuestions } from "./questions/boards.ts";
import type { GameState } from "../game/state.ts";
import type { Play } from "./game/play.ts";
import type { Runner } from "./questions/runner.ts";

export { FarFact, headlineOf } from "./card/engine-line.tsx";
export { raceOrStop, searchesToDepth } from "./card/to-depth.ts";
export { Limits } from "./drawer/limits.tsx";
export { LargeBoard } from "./large-board.tsx";

export function openBoards({ store }: Play, runner: Runner) {
  store.facts.merge = merge;
  runner.add(...boardQuestions);
  onHidden((hidden) => hidden && runner.stop("race"));
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
}

function titleOf(shape: GameState["shape"]) {
  if (shape.game === STANDARD.game) return say("page-title");
  return say("page-title-other", { board: boardName(say, shape.game, shape) });
}
