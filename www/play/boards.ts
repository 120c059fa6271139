/** Boards whose searches take time: what is asked about them, and what Play shows of them. Loaded when the first one is opened. */
import "../style/boards.css";
import { answering, apart } from "../engine/workers.ts";
import { columnsView } from "../parts/board/columns.ts";
import { say } from "../messages/index.ts";
import { boardName } from "../page/games.ts";
import { part } from "../page/parts.ts";
import { engineLine } from "./card/engine-line.ts";
import { ideaView } from "./card/idea.ts";
import { scoresBox } from "./card/scores-box.ts";
import { scoresHere, scoresShown, scoresView } from "./card/scores-view.ts";
import { depthView } from "./card/to-depth.ts";
import { limitsView } from "./drawer/limits-view.ts";
import { merge } from "./game/proofs.ts";
import { boardQuestions } from "./questions/boards.ts";
import { Comparison } from "./questions/comparison.ts";
import { Costs } from "./questions/costs.ts";
import { STANDARD } from "../game/shape.ts";
import type { GameState } from "../game/state.ts";
import type { BoardFrame } from "../parts/board/frame.ts";
import type { Controller } from "./game/controller.ts";
import type { Store } from "./game/store.ts";
import type { Turns } from "./game/turns.ts";
import type { Runner } from "./questions/runner.ts";

export { searchesToDepth } from "./card/to-depth.ts";

/** @param shows Whether the page shows what both searches take. */
export function openBoards(
  {
    store,
    turns,
    runner,
    controller,
  }: { store: Store; turns: Turns; runner: Runner; controller: Controller },
  frame: BoardFrame,
  shows: { card: boolean },
) {
  store.facts.merge = merge;
  const costs = new Costs(answering, apart, store);
  runner.add(...boardQuestions(store, new Comparison(store, costs), costs, shows));
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
  store.subscribe(columnsView(frame, (cell) => controller.play(cell)));
  store.subscribe(engineLine(runner, turns));
  store.subscribe(depthView(controller));
  // What these have stands beside the line of the engine, which has put its own there before.
  const [columns, box, idea] = [scoresView(), scoresBox(runner), ideaView(store)];
  // Nothing that changes as the search goes on stands above them.
  part("pruning").before(idea.why);
  part("pruning").parentElement?.append(idea.element);
  part("look").append(box.element);
  store.subscribe(idea.render);
  store.subscribe(columns);
  store.subscribe((state) => box.render(state, scoresShown(state) ? scoresHere(state) : null));
}

function titleOf(shape: GameState["shape"]) {
  if (shape.game === STANDARD.game) return say("page-title");
  return say("page-title-other", { board: boardName(say, shape.game, shape) });
}
