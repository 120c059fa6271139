/** The link to Watch with the position on the board. */
import { hrefOf, onAddress } from "../../page/address.js";
import { part } from "../../page/parts.js";
import { position } from "./state.js";

/** @import { GameState } from "../../game/types.d.ts" */

export function linksView() {
  const draw = () => part("watch").setAttribute("href", hrefOf("watch", { of: "board" }));
  onAddress(draw);
  draw();

  /** @param {GameState} state */
  return function render(state) {
    // A single primary button at a time: computers that wait are started first.
    const waits = part("run").classList.contains("primary") && !part("run").hidden;
    part("watch").classList.toggle("primary", !waits && !(position(state)?.finished ?? false));
  };
}
