/** The recommended move, and the value of the position; one choice hides them all, or shows what every move is worth. */
import { setText } from "../../base/elements.js";
import { say } from "../../messages/index.js";
import { part } from "../../page/parts.js";
import { embedded } from "../../page/address.js";
import { answersShown, factsOf, position } from "../game/state.js";

/** @import { Controller } from "../game/controller.js" */
/** @import { Phase, State } from "../game/state.js" */
/** @import { Finding } from "../game/finding.js" */

/** @param {Controller} controller */
export function answerView(controller) {
  const choice = /** @type {HTMLSelectElement} */ (part("answers"));
  choice.addEventListener("change", () => {
    const { value } = choice;
    controller.setAnswers(value !== "none", value === "none" ? undefined : value === "all");
  });
  // In another page, the page's author decides whether there are any.
  choice.options[0].hidden = embedded;

  /** @param {State} state */
  return function render(state) {
    const shown = answersShown(state);
    const { known } = factsOf(state);
    const line = part("recommendation");
    line.dataset.ready = known ? "yes" : "no";
    line.classList.toggle("off", !shown);
    const hasBest = known?.best != null;
    line.dataset.best = !hasBest ? "none" : known.bestProved ? "proved" : "so-far";
    choice.value = !shown ? "none" : state.settings.hints ? "all" : "best";
    setText(part("recommendation-move"), shown ? moveText(state, known) : hiddenText(state));
    // Of other boards, what the solver has proved stands below.
    const recommended = shown && hasBest && state.shape.exhaustive ? known : null;
    setText(part("value"), recommended ? valueText(state, recommended) : "");
  };
}

/** @param {State} state */
function hiddenText({ trying }) {
  return say(trying ? "answers-trying" : "answers-hidden");
}

/**
 * What stands in the place of the best move while there is none.
 * @param {Phase | undefined} phase How far the search is.
 */
function noMoveWord(phase) {
  if (phase === "failed") return "recommendation-failed";
  return phase === "stopped" || phase === "spent"
    ? "recommendation-none"
    : "recommendation-waiting";
}

/** @param {State} state @param {Finding | null} known */
function moveText({ failed, shape, phases }, known) {
  if (!known || (known.best === null && !shape.exhaustive))
    return say(noMoveWord(failed ? "failed" : (phases.look ?? phases.ponder)));
  if (known.best === null) return "";
  const id = !known.bestProved ? "think-so-far" : shape.gravity ? "think-column" : "cell-name";
  return say(id, { cell: known.best });
}

/** The value in words. @param {State} state @param {Finding} known */
function valueText(state, { proved }) {
  if (!proved) return "";
  return say(`value-${proved.outcome}`, { player: position(state).player, plies: proved.plies });
}
