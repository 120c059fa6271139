/** What is in the tabs, and the end of a game: loaded after the first answer, which it does not delay. */
import { thinkingAbout } from "../engine/workers.js";
import { announcer } from "./announce.js";
import { onHidden } from "../base/tab-visibility.js";
import { bugView } from "./bug.js";
import { drawerAtEnd, endingView } from "./ending.js";
import { lineOnBoard } from "./line-on-board.js";
import { mapView } from "./map.js";
import { methodView } from "./method.js";
import { movesView } from "./moves.js";
import { playerChoice } from "./player-choice.js";
import { Reviews } from "./reviews.js";
import { setupView } from "./setup.js";
import { viewOfTab } from "./tab.js";
import { throttled } from "./throttle.js";

/** @import { Answers } from "./answers.js" */
/** @import { Controller } from "./controller.js" */
/** @import { Shows } from "./types.d.ts" */

/**
 * @param {Controller} controller
 * @param {Answers} answers
 * @returns {Shows}
 */
export function contents(controller, answers) {
  const redraw = throttled(() => controller.redraw());
  const reviews = new Reviews(thinkingAbout, answers, redraw);
  onHidden((hidden) => reviews.work.hide(hidden));
  const line = lineOnBoard(controller);
  const views = [
    mapView(),
    methodView(),
    line.render,
    endingView(controller, line),
    movesView(controller),
    bugView(controller),
    playerChoice(controller),
    setupView(controller),
    viewOfTab("review", async () => {
      const { reviewView } = await import("./review.js");
      return reviewView(controller, reviews, line);
    }),
    announcer(),
  ];
  return { asks: [(state) => reviews.consider(state), drawerAtEnd(controller)], views };
}
