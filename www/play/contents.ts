/** What is in the tabs, and the end of a game: loaded after the first answer, which it does not delay. */
import "../style/drawer.css";
import { announcer } from "./game/announce.js";
import { bugView } from "./game/bug.js";
import { drawerAtEnd, endingView } from "./ending/ending.js";
import { lineOnBoard } from "./game/line-on-board.js";
import { mapView } from "./card/map.js";
import { methodView } from "./card/method.js";
import { detailsView } from "./drawer/details.js";
import { movesView } from "./drawer/moves.js";
import { playerChoice } from "./game/player-choice.js";
import { reviewQuestion } from "./questions/review.js";
import { setupView } from "./game/setup.js";
import { viewOfTab } from "./drawer/tab.js";

/** @import { Controller } from "./game/controller.js" */
/** @import { Store } from "./game/store.js" */
/** @import { Turns } from "./game/turns.js" */
/** @import { Runner } from "./questions/runner.js" */

/** @param {{ store: Store, turns: Turns, runner: Runner, controller: Controller }} play */
export function openContents({ store, turns, runner, controller }) {
  runner.add(reviewQuestion(store));
  store.ask(drawerAtEnd(controller));
  const line = lineOnBoard(controller, turns);
  const views = [
    detailsView(controller),
    mapView(),
    methodView(),
    line.render,
    endingView(controller, line),
    movesView(controller),
    bugView(controller),
    playerChoice(controller),
    setupView(controller),
    viewOfTab("review", async () => {
      const { reviewView } = await import("./ending/review.js");
      return reviewView(controller, runner, line);
    }),
    announcer(),
  ];
  for (const view of views) store.subscribe(view);
}
