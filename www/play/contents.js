/** What is in the tabs, and the end of a game: loaded after the first answer, which it does not delay. */
import { position } from "../game/state.js";
import { loadWords } from "../messages/index.js";
import { announcer } from "./announce.js";
import { bugView } from "./bug.js";
import { endingView } from "./ending.js";
import { hintsView } from "./hints.js";
import { measuredView } from "./measured.js";
import { movesView } from "./moves.js";
import { playerChoice } from "./player-choice.js";
import { reviewView } from "./review.js";
import { setupView } from "./setup.js";
import { viewOfTab } from "./tab.js";

/** @import { State } from "../game/state.js" */

/**
 * @param {import("../game/controller.js").Controller} controller
 * @param {import("../engine/answers.js").Knowledge} knowledge
 * @param {(state: State) => import("../game/session.js").Adviser} adviserOf
 * @returns {((state: State) => void)[]}
 */
export function contents(controller, knowledge, adviserOf) {
  const moves = movesView(controller);
  const [hints, measured] = [hintsView(controller), measuredView()];
  const [ending, review] = [endingView(controller), reviewView(controller)];
  return [
    (state) => {
      const facts = knowledge.of(position(state)?.board ?? "");
      hints(state, facts);
      measured(state, facts);
      ending(state, knowledge);
      review(state, knowledge);
    },
    (state) => moves(state, adviserOf(state)),
    bugView(controller),
    playerChoice(controller),
    setupView(controller),
    viewOfTab("depth", async () => {
      const [{ depthView }] = await Promise.all([import("./depth.js"), loadWords("boards")]);
      return depthView(controller);
    }),
    announcer(),
  ];
}
