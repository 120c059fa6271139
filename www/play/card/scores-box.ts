/** How far the scores over the columns are, beside the engine line, and the button that has them all proved. */
import { number, say } from "../../messages/index.ts";
import { make, setText } from "../../base/elements.ts";
import { claim, exact } from "../game/claim.ts";
import { questionButton } from "../questions/question-button.ts";
import type { MoveScore } from "../game/facts.ts";
import type { Phase, State } from "../game/state.ts";
import type { Runner } from "../questions/runner.ts";

/** @returns Its `render` takes the scores of the position on the board; null hides the box. */
export function scoresBox(runner: Runner): {
  element: HTMLElement;
  render: (state: State, shown: MoveScore[] | null) => void;
} {
  const text = make("p", { role: "status" });
  const go = questionButton(runner, "columns", "column-scores-all");
  const element = make("div", { class: "scores-box" }, text, go.element);

  function render(state: State, shown: MoveScore[] | null) {
    element.hidden = shown === null;
    if (!shown) return;
    const phase = state.phases.columns ?? "idle";
    setText(text, far(shown, phase));
    go.render(phase);
  }
  return { element, render };
}

function far(shown: MoveScore[], phase: Phase) {
  if (phase === "failed") return say("column-scores-failed");
  const proved = shown.filter((score) => exact(score));
  const all = proved.length === shown.length;
  if (all && shown.every(({ source }) => source === "book")) return say("column-scores-book");
  const text = say("column-scores-proved", {
    proved: number(proved.length),
    moves: number(shown.length),
  });
  // A sign that stands over a column is explained.
  const hasSooner = shown.some((score) => claim(score).kind === "sooner");
  return hasSooner ? say("column-scores-sooner", { text }) : text;
}
