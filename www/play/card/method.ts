/** How the times beside the board came about: below the map, and behind each of them. */
import { say, times } from "../../messages/index.ts";
import { part } from "../../page/parts.ts";
import { term } from "../../page/term.ts";
import { factsOf } from "../game/state.ts";
import "../../style/term.css";
import type { Facts } from "../game/facts.ts";
import type { State } from "../game/state.ts";

export function methodView() {
  part("nodes-heading").replaceChildren(term("node", say("nodes-label")));
  const cells = ["minimax", "alpha-beta"].map((name) => part(`time-${name}`));

  return function render(state: State) {
    const measured = factsOf(state).times;
    for (const cell of cells) cell.title = measured ? methodText(measured) : "";
  };
}

export function methodText(measured: Facts["times"]) {
  if (!measured) return say("method-waiting");
  const { ratio, low, high, minimaxMs, alphaBetaMs, batches } = measured;
  if (minimaxMs === null || alphaBetaMs === null) return say("method-no-clock");
  if (ratio === null) return say("method-disagreed", { batches });
  const [least, most] = [times(low ?? ratio), times(high ?? ratio)];
  // Both ends can be written alike.
  const spread = least === most ? "none" : "some";
  return say("method", { batches, spread, low: least, high: most });
}
