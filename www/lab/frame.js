/** The frame of a part of the lab: its settings, and beside them its result. */
import { make } from "../page/elements.js";
import { say } from "../messages/index.js";

/**
 * @param {HTMLElement} box
 * @param {(Node | string | null)[]} settings
 * @param {(Node | string | null)[]} result
 */
export function labFrame(box, settings, result) {
  showPart();
  box.classList.add("lab-frame");
  box.append(
    make("section", { class: "lab-settings", "aria-label": say("lab-settings") }, ...settings),
    make("section", { class: "lab-result", "aria-label": say("lab-result") }, ...result),
  );
}

/** On a phone the names of the parts scroll: the one of this page is in view. */
export function showPart() {
  const current = document.querySelector(".lab-parts [aria-current]");
  current?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** What waits behind a line to click on. @param {string} summary @param {...(Node | string | null)} content */
export function folded(summary, ...content) {
  return make("details", { class: "folded" }, make("summary", {}, summary), ...content);
}
