/** Boards whose searches take time: what is asked about them, and what Play shows of them. Loaded when the first one is opened. */
import "../style/boards.css";
import { answering, apart } from "../engine/workers.js";
import { columnsView } from "../parts/board/columns.js";
import { say } from "../messages/index.js";
import { boardName } from "../page/games.js";
import { part } from "../page/parts.js";
import { engineLine } from "./card/engine-line.js";
import { ideaView } from "./card/idea.js";
import { scoresBox } from "./card/scores-box.js";
import { scoresHere, scoresShown, scoresView } from "./card/scores-view.js";
import { depthView } from "./card/to-depth.js";
import { limitsView } from "./drawer/limits-view.js";
import { merge } from "./game/proofs.js";
import { boardQuestions } from "./questions/boards.js";
import { Comparison } from "./questions/comparison.js";
import { Costs } from "./questions/costs.js";
import { STANDARD } from "../game/shape.js";

/** @import { GameState } from "../game/types.d.ts" */
/** @import { BoardFrame } from "../parts/board/types.d.ts" */
/** @import { Controller } from "./game/controller.js" */
/** @import { Store } from "./game/store.js" */
/** @import { Turns } from "./game/turns.js" */
/** @import { Runner } from "./questions/runner.js" */

export { searchesToDepth } from "./card/to-depth.js";

/**
 * @param {{ store: Store, turns: Turns, runner: Runner, controller: Controller }} play
 * @param {BoardFrame} frame
 * @param {{ card: boolean }} shows Whether the page shows what both searches take.
 */
export function openBoards({ store, turns, runner, controller }, frame, shows) {
  store.facts.merge = merge;
  const costs = new Costs(answering, apart, store);
  runner.add(...boardQuestions(store, new Comparison(store, costs), costs, shows));
  limitsView(runner);
  const main = part("main");
  // On a phone, its sides decide how much the panel leaves to the board.
  store.subscribe(
    ({ shape }) => {
      for (const side of /** @type {const} */ (["rows", "columns"]))
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

/** @param {GameState["shape"]} shape */
function titleOf(shape) {
  if (shape.game === STANDARD.game) return say("page-title");
  return say("page-title-other", { board: boardName(shape.game, shape) });
}
