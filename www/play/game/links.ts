/** The link to Watch with the position on the board. */
import { hrefOf, onAddress } from "../../page/address.ts";
import { part } from "../../page/parts.ts";
import { position } from "./state.ts";
import type { GameState } from "../../game/state.ts";

export function linksView() {
  const draw = () => part("watch").setAttribute("href", hrefOf("watch", { of: "board" }));
  onAddress(draw);
  draw();

  return function render(state: GameState) {
    // A single primary button at a time: computers that wait are started first.
    const waits = part("run").classList.contains("primary") && !part("run").hidden;
    const isOpen = !waits && !(position(state)?.finished ?? false);
    part("race").classList.toggle("primary", isOpen);
    part("watch").classList.toggle("primary", isOpen && Boolean(part("race").hidden));
  };
}
