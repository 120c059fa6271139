/** How the times beside the board came about: below the map, and behind each of them. */
import { say, times } from "../../messages/index.js";
import { part } from "../../page/parts.js";
import { term } from "../../page/term.js";
import { factsOf } from "../game/state.js";
import "../../style/term.css";

/** @import { Facts } from "../game/facts.js" */
/** @import { State } from "../game/state.js" */

export function methodView() {
  part("nodes-heading").replaceChildren(term("node", say("nodes-label")));
  const cells = ["minimax", "alpha-beta"].map((name) => part(`time-${name}`));

  /** @param {State} state */
  return function render(state) {
    const measured = factsOf(state).times;
    for (const cell of cells) cell.title = measured ? methodText(measured) : "";
  };
}

/** @param {Facts["times"]} measured */
export function methodText(measured) {
  if (!measured) return say("method-waiting");
  const { ratio, low, high, minimaxMs, alphaBetaMs, batches } = measured;
  if (minimaxMs === null || alphaBetaMs === null) return say("method-no-clock");
  if (ratio === null) return say("method-disagreed", { batches });
  const [least, most] = [times(low ?? ratio), times(high ?? ratio)];
  // Both ends can be written alike.
  const spread = least === most ? "none" : "some";
  return say("method", { batches, spread, low: least, high: most });
}
