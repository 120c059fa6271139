/** The fixed parts of a page, by their ids. */
import { say } from "../messages/index.js";

/** @import { Words } from "../base/types.d.ts" */
/** @import { MessageValues } from "../messages/types.d.ts" */

/**
 * The element with an id, which the page is sure to have.
 * @template {HTMLElement} [E=HTMLElement]
 * @param {string} id
 * @returns {E}
 */
export function part(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return /** @type {E} */ (element);
}

/** @param {string} id @param {() => void} does */
export function onClick(id, does) {
  part(id).addEventListener("click", does);
}

/**
 * A button that can do nothing now stays where the focus is, and says so.
 * @param {string} id
 * @param {boolean} possible
 */
export function setPossible(id, possible) {
  part(id).setAttribute("aria-disabled", String(!possible));
}

/**
 * The text of a message, with the texts of the messages in its values.
 * @param {Words} words
 * @returns {string}
 */
export function spoken({ id, values = {} }) {
  const texts = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "object" ? spoken(value) : value,
  ]);
  return say(id, /** @type {MessageValues} */ (Object.fromEntries(texts)));
}

/** Gives an element the focus, and scrolls just so far that it is whole in view. @param {HTMLElement} element */
export function focusInView(element) {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: "nearest" });
}
