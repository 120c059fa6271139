/** The recommended move, the value of the position and the best line; one button hides them all. */
import { algorithm } from "../engine/answers.js";
import { list, say } from "../messages/index.js";
import { onClick, part, setText } from "../page/parts.js";
import { setIcon } from "../page/icon.js";
import { answersShown } from "../game/state.js";

/** @import { Facts } from "../engine/answers.js" */
/** @import { State } from "../game/state.js" */
/** @import { BestMove } from "../../pkg/web/cutoff.js" */

/** @param {import("../game/controller.js").Controller} controller */
export function answerView(controller) {
  const button = part("answers");
  onClick("answers", () => controller.setAnswers(button.dataset.shown !== "yes"));

  /**
   * @param {State} state
   * @param {Facts} facts
   */
  return function render(state, { searches, analysis }) {
    const shown = answersShown(state);
    const best = searches[algorithm(state.settings.pruning)];
    const line = part("recommendation");
    line.dataset.ready = best ? "yes" : "no";
    line.classList.toggle("off", !shown);
    button.dataset.shown = shown ? "yes" : "no";
    setText(part("answers-text"), say(shown ? "answers-hide" : "answers-show"));
    setIcon(button, shown ? "eye-off" : "eye");
    setText(part("recommendation-move"), shown ? moveText(state, best) : hiddenText(state));
    const recommended = shown && best && best.index !== null ? best : null;
    setText(part("value"), recommended ? valueText(recommended, analysis) : "");
    setText(part("best-line"), recommended ? lineText(recommended) : "");
  };
}

/** @param {State} state */
function hiddenText({ trying }) {
  return say(trying ? "answers-trying" : "answers-hidden");
}

/**
 * @param {State} state
 * @param {BestMove | null} best
 */
function moveText({ failed }, best) {
  if (!best) return say(failed ? "recommendation-failed" : "recommendation-waiting");
  return best.index === null ? "" : say("recommendation", { cell: best.index });
}

/**
 * The value in words, and how many other moves are as good.
 * @param {BestMove} best
 * @param {Facts["analysis"]} analysis
 */
function valueText({ player, outcome, plies }, analysis) {
  const value = say(`value-${outcome}`, { player, plies: plies ?? 0 });
  const equal = analysis?.best.length ?? 1;
  return equal > 1 ? say("value-and-equal", { value, equal }) : value;
}

/** @param {BestMove} best */
function lineText({ principalVariation }) {
  const cells = list(principalVariation.map((cell) => say("line-cell", { cell })));
  return say("best-line", { cells });
}
