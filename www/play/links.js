/** Links to other places with the position on the board. */
import { hrefOf, onAddress } from "../page/address.js";
import { part } from "../page/parts.js";
import { position } from "../game/state.js";

/** @import { State } from "../game/state.js" */

/** What leads there, and what the link says beside the game. */
const LINKS = /** @type {const} */ ([
  ["watch", "watch", { of: "board" }],
  ["practise", "practise", { source: "board" }],
]);

export function linksView() {
  const draw = () => {
    for (const [id, place, own] of LINKS) part(id).setAttribute("href", hrefOf(place, own));
  };
  onAddress(draw);
  draw();

  /** @param {State} state */
  return function render(state) {
    // A single primary button at a time: computers that wait are started first.
    const waits = part("run").classList.contains("primary") && !part("run").hidden;
    part("watch").classList.toggle("primary", !waits && !(position(state)?.finished ?? false));
  };
}
