/** A board inside another page: the board, its turn and a few buttons, with a link to the whole page. */
import { root } from "../../base/root.js";
import { gameNames } from "../../game/link.js";
import { linked } from "../../messages/index.js";
import { query } from "../../page/address.js";
import { part } from "../../page/parts.js";
import { fragmentOf } from "../../page/places.js";

/** @import { GameState } from "../../game/types.d.ts" */

export function embedView() {
  // A question has no answers that one could show.
  const question = query().get("answers") === "off";
  if (question) document.documentElement.dataset.question = "";
  const link = /** @type {HTMLAnchorElement} */ (part("full-page"));
  link.hidden = false;

  /** @param {GameState} state */
  return function render(state) {
    const address = new URL(root);
    const language = /** @type {[string, string][]} */ (linked ? [["lang", linked]] : []);
    address.hash = fragmentOf([...gameNames(state), ...language]);
    link.href = address.href;
  };
}
