/** The recommended move, the value of the position and the best line; one choice hides them all, or shows what every move is worth. */
import { setText } from "../base/elements.js";
import { list, say } from "../messages/index.js";
import { part } from "../page/parts.js";
import { embedded } from "../page/address.js";
import { answersShown, factsOf, position } from "./state.js";
import { isProvedAtOnce } from "../game/shape.js";

/** @import { Controller } from "./controller.js" */
/** @import { State } from "./state.js" */
/** @import { Finding, Status } from "./types.d.ts" */

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
    const { known, best, status } = factsOf(state);
    const line = part("recommendation");
    line.dataset.ready = known ? "yes" : "no";
    line.classList.toggle("off", !shown);
    const hasBest = known?.best != null;
    line.dataset.best = !hasBest ? "none" : known.bestProved ? "proved" : "so-far";
    choice.value = !shown ? "none" : state.settings.hints ? "all" : "best";
    setText(
      part("recommendation-move"),
      shown ? moveText(state, known, status) : hiddenText(state),
    );
    // Of other boards, what the solver has proved stands below.
    const recommended = shown && hasBest && isProvedAtOnce(state.shape) ? known : null;
    setText(part("value"), recommended ? valueText(state, recommended, best.length) : "");
    if (shown && !isProvedAtOnce(state.shape)) return;
    // Of an empty board it says nothing that one could use.
    const begun = /[XO]/.test(position(state)?.board ?? "");
    setText(part("best-line"), recommended && begun ? lineText(recommended) : "");
  };
}

/** @param {State} state */
function hiddenText({ trying }) {
  return say(trying ? "answers-trying" : "answers-hidden");
}

/**
 * What stands in the place of the best move while there is none.
 * @param {Status} status
 */
function noMoveWord(status) {
  if (status === "failed") return "recommendation-failed";
  return ["stopped", "spent"].includes(status) ? "recommendation-none" : "recommendation-waiting";
}

/**
 * @param {State} state
 * @param {Finding | null} known
 * @param {Status} status
 */
function moveText({ failed, shape }, known, status) {
  if (!known || (known.best === null && !isProvedAtOnce(shape)))
    return say(noMoveWord(failed ? "failed" : status));
  if (known.best === null) return "";
  const id = !known.bestProved ? "think-so-far" : shape.gravity ? "think-column" : "cell-name";
  return say(id, { cell: known.best });
}

/**
 * The value in words, and how many other moves are as good.
 * @param {State} state
 * @param {Finding} known
 * @param {number} equal How many moves are best, as far as that is known.
 */
function valueText(state, { proved }, equal) {
  if (!proved) return "";
  const { player } = position(state);
  const value = say(`value-${proved.outcome}`, { player, plies: proved.plies });
  return equal > 1 ? say("value-and-equal", { value, equal }) : value;
}

/** @param {Pick<Finding, "line">} known @param {string} [id] What it is called. @param {string[]} [more] What comes after it. */
export function lineText({ line }, id = "best-line", more = []) {
  const cells = list([...line.map((cell) => say("cell-name", { cell })), ...more]);
  return say(id, { cells });
}
