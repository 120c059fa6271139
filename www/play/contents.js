/** What is in the tabs, and the end of a game: loaded after the first answer, which it does not delay. */
import { position } from "../game/state.js";
import { endingView } from "./ending.js";
import { hintsView } from "./hints.js";
import { measuredView } from "./measured.js";
import { reviewView } from "./review.js";
import { setupView } from "./setup.js";

/**
 * @param {import("../game/controller.js").Controller} controller
 * @param {import("../engine/answers.js").Knowledge} knowledge
 * @returns {((state: import("../game/state.js").State) => void)[]}
 */
export function contents(controller, knowledge) {
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
    setupView(controller),
  ];
}
