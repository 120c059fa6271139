/** The recommended move, and the value of the position; one choice hides them all, or shows what every move is worth. */
import { setText } from "../../base/elements.ts";
import { say } from "../../messages/index.ts";
import { part } from "../../page/parts.ts";
import { embedded } from "../../page/address.ts";
import { answersShown, factsOf, position } from "../game/state.ts";
import type { Controller } from "../game/controller.ts";
import type { Phase, State } from "../game/state.ts";
import type { Finding } from "../game/finding.ts";

export function answerView(controller: Controller) {
  const choice = part<HTMLSelectElement>("answers");
  choice.addEventListener("change", () => {
    const { value } = choice;
    controller.setAnswers(value !== "none", value === "none" ? undefined : value === "all");
  });
  // In another page, the page's author decides whether there are any.
  choice.options[0].hidden = embedded;

  return function render(state: State) {
    const shown = answersShown(state);
    const { known } = factsOf(state);
    const line = part("recommendation");
    line.dataset.ready = known ? "yes" : "no";
    line.classList.toggle("off", !shown);
    const hasBest = known?.best != null;
    line.dataset.best = !hasBest ? "none" : known.bestProved ? "proved" : "so-far";
    choice.value = !shown ? "none" : state.settings.hints ? "all" : "best";
    const hidden = () => say(state.trying ? "answers-trying" : "answers-hidden");
    setText(part("recommendation-move"), shown ? moveText(state, known) : hidden());
    // Of other boards, what the solver has proved stands below.
    const recommended = shown && hasBest && state.shape.exhaustive ? known : null;
    setText(part("value"), recommended ? valueText(state, recommended) : "");
  };
}

/** What stands in the place of the best move while there is none. */
function noMoveText({ failed, phases }: State) {
  const phase: Phase | undefined = failed ? "failed" : (phases.look ?? phases.ponder);
  if (phase === "failed") return say("recommendation-failed");
  const isOver = phase === "stopped" || phase === "spent";
  return say(isOver ? "recommendation-none" : "recommendation-waiting");
}

function moveText(state: State, known: Finding | null) {
  const { shape } = state;
  if (!known || (known.best === null && !shape.exhaustive)) return noMoveText(state);
  if (known.best === null) return "";
  const id = !known.bestProved ? "think-so-far" : shape.gravity ? "think-column" : "cell-name";
  return say(id, { cell: known.best });
}

function valueText(state: State, { proved }: Finding) {
  if (!proved) return "";
  return say(`value-${proved.outcome}`, { player: position(state).player, plies: proved.plies });
}
