/** The notice: what was refused or has failed, and a button to try again. */
import { onClick, part, spoken } from "../page/parts.js";

/** @typedef {import("../game/controller.js").Controller} Controller */
/** @typedef {import("../game/state.js").Notice} Notice */
/** @typedef {import("../game/state.js").State} State */

/** @param {Controller} controller */
export function noticeView(controller) {
  const [box, text, retry] = [part("notice"), part("notice-text"), part("notice-retry")];
  /** @type {Notice | null} */
  let current = null;
  onClick("notice-retry", () => controller.retry());
  onClick("notice-close", () => {
    controller.dismiss();
    part("board").querySelector("button")?.focus();
  });

  /** @param {State} state */
  return function render({ notice }) {
    if (notice === current) return;
    current = notice;
    box.hidden = !notice;
    retry.hidden = !notice?.retry;
    // A new element each time, so that a screen reader says the same words again.
    const words = document.createElement("span");
    words.textContent = notice ? spoken(notice.words) : "";
    text.replaceChildren(words);
  };
}
