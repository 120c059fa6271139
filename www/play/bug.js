/** Says that a bug of the lab is switched on, as long as it is. */
import { say } from "../messages/index.js";
import { onClick, part, setText } from "../page/parts.js";

/** @param {import("../game/controller.js").Controller} controller */
export function bugView(controller) {
  onClick("bug-off", () => {
    controller.setBug(null);
    part("board").querySelector("button")?.focus();
  });

  /** @param {import("../game/state.js").State} state */
  return function render({ bug }) {
    part("bug").hidden = bug === null;
    setText(
      part("bug-text"),
      bug === null ? "" : say("bug-on", { name: say(`break-${bug}-name`) }),
    );
  };
}
