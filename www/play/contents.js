/** What is in the tabs, and the end of a game: loaded after the first answer, which it does not delay. */
import { position } from "../game/state.js";
import { thinkingAbout } from "../engine/workers.js";
import { loadWords } from "../messages/index.js";
import { announcer } from "./announce.js";
import { waitWhileHidden } from "./background.js";
import { bugView } from "./bug.js";
import { endingView } from "./ending.js";
import { hintsView } from "./hints.js";
import { measuredView } from "./measured.js";
import { movesView } from "./moves.js";
import { playerChoice } from "./player-choice.js";
import { Reviews } from "./reviews.js";
import { setupView } from "./setup.js";
import { viewOfTab } from "./tab.js";
import { throttled } from "./throttle.js";

/** @import { State } from "../game/state.js" */

/**
 * @param {import("../game/controller.js").Controller} controller
 * @param {import("../engine/answers.js").Knowledge} knowledge
 * @param {(state: State) => import("../game/session.js").Adviser} adviserOf
 * @param {() => void} redraw Draws the page anew.
 * @returns {((state: State) => void)[]}
 */
export function contents(controller, knowledge, adviserOf, redraw) {
  const moves = movesView(controller);
  const [hints, measured] = [hintsView(controller), measuredView()];
  const reviews = new Reviews(thinkingAbout, throttled(redraw));
  waitWhileHidden(reviews.work);
  const ending = endingView(controller);
  return [
    (state) => {
      const facts = knowledge.of(position(state)?.board ?? "");
      hints(state, facts);
      measured(state, facts);
      reviews.consider(state);
      ending(state, reviews);
    },
    (state) => moves(state, adviserOf(state)),
    bugView(controller),
    playerChoice(controller),
    setupView(controller),
    viewOfTab("depth", async () => {
      const [{ depthView }] = await Promise.all([import("./depth.js"), loadWords("boards")]);
      return depthView(controller);
    }),
    viewOfTab("review", async () => {
      const [{ reviewView }] = await Promise.all([
        import("./review.js"),
        loadWords("connect-four"),
      ]);
      return reviewView(controller, reviews);
    }),
    announcer(),
  ];
}
