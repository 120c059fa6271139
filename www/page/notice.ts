/** The notice: what was refused or has failed, and a button to try again. */
import { list } from "../messages/index.js";
import { onClick, part, spoken } from "./parts.js";
import { missing } from "./page-fault.js";

/** @import { Notice } from "../game/types.d.ts" */

/** In an old browser all that fails fails for one reason, and another try would miss the same. @type {Notice | null} */
export const unsupported =
  missing.length > 0
    ? { words: { id: "page-unsupported", values: { missing: list(missing) } }, retry: false }
    : null;

/**
 * @param {object} does
 * @param {() => void} does.retry What the notice's button tries again.
 * @param {() => void} does.dismiss
 * @returns {(notice: Notice | null) => void} Shows a notice, or none.
 */
export function noticeBox({ retry, dismiss }) {
  const [box, text, again] = [part("notice"), part("notice-text"), part("notice-retry")];
  /** @type {Notice | null} */
  let current = null;
  onClick("notice-retry", () => {
    retry();
    if (box.hidden) part("main").focus();
  });
  onClick("notice-close", () => {
    dismiss();
    part("main").focus();
  });

  return function show(wanted) {
    const notice = wanted && (unsupported ?? wanted);
    if (notice === current) return;
    current = notice;
    box.hidden = !notice;
    again.hidden = !notice?.retry;
    // A new element each time, so that a screen reader says the same words again.
    const words = document.createElement("span");
    words.textContent = notice ? spoken(notice.words) : "";
    text.replaceChildren(words);
    // The page leaves so much room for it at its end.
    document.documentElement.style.setProperty("--notice", `${box.offsetHeight}px`);
  };
}
