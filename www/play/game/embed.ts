/** A board inside another page: the board, its turn and a few buttons, with a link to the whole page. */
import { atRoot } from "../../base/root.ts";
import { gameNames } from "../../game/link.ts";
import { linked } from "../../messages/index.ts";
import { query } from "../../page/address.ts";
import { part } from "../../page/parts.ts";
import { fragmentOf } from "../../page/places.ts";
import type { GameState } from "../../game/state.ts";

export function embedView() {
  // A question has no answers that one could show.
  const question = query().get("answers") === "off";
  if (question) document.documentElement.dataset.question = "";
  const link = part<HTMLAnchorElement>("full-page");
  link.hidden = false;

  return function render(state: GameState) {
    const address = atRoot();
    const language = linked ? [["lang", linked]] : [];
    address.hash = fragmentOf([...gameNames(state), ...language]);
    link.href = address.href;
  };
}
