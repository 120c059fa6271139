/** How far the scores over the columns are, beside the engine line, and the button that has them all proved. */
import { number, say } from "../messages/index.js";
import { button, make, setText } from "../base/elements.js";
import { claim, exact } from "./claim.js";

/** @import { MoveScore } from "./types.d.ts" */
/** @import { Scores } from "./scores.js" */

/** What the button does. @type {Record<Scores["work"]["phase"], string>} */
const GO = {
  off: "column-scores-all",
  working: "stop",
  paused: "column-scores-all",
  done: "column-scores-all",
  failed: "retry-button",
};

/**
 * @param {Scores} scores
 * @returns {{ element: HTMLElement, render: (shown: MoveScore[] | null) => void }} Takes the scores of
 * the position on the board; null hides it.
 */
export function scoresBox(scores) {
  const text = make("p", { role: "status" });
  const go = button("", () =>
    scores.work.phase === "working" ? scores.work.pause() : scores.work.goOn(),
  );
  const element = make("div", { class: "scores-box" }, text, go);

  /** @param {MoveScore[] | null} shown */
  function render(shown) {
    element.hidden = shown === null;
    if (!shown) return;
    const { phase } = scores.work;
    setText(text, far(shown, phase));
    go.hidden = phase === "off" || phase === "done";
    setText(go, say(GO[phase]));
  }
  return { element, render };
}

/** @param {MoveScore[]} shown @param {Scores["work"]["phase"]} phase */
function far(shown, phase) {
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
