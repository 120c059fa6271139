/** The frame of a room below the bench: its result, and beside it its own settings. */
import { make, setText } from "../base/elements.ts";
import { say } from "../messages/index.ts";
import { part } from "../page/parts.ts";

/** @param top What a link to a room leads to: the page brings it into view and focuses it. */
export function labFrame(
  box: HTMLElement,
  result: (Node | string | null)[],
  content: (Node | string | null)[],
  top: HTMLElement = part("bench"),
) {
  showPart();
  top.dataset.subject = "";
  top.tabIndex = -1;
  box.classList.add("lab-frame");
  const settings = make(
    "section",
    { class: "lab-settings stack roomy", "aria-label": say("settings") },
    ...content,
  );
  box.append(
    make(
      "section",
      { class: "lab-result stack roomy", "aria-label": say("lab-result") },
      ...result,
    ),
    settings,
  );
  return settings;
}

/** Tells screen readers what one sees: that something has ended. */
export function announce(words: string) {
  setText(part("announcer"), words);
}

/** On a phone the names of the parts scroll: the one of this page is in view. */
export function showPart() {
  const current = document.querySelector(".lab-parts [aria-current]");
  const list = current?.parentElement;
  if (!current || !list) return;
  const [inner, outer] = [current.getBoundingClientRect(), list.getBoundingClientRect()];
  list.scrollLeft += inner.x + inner.width / 2 - (outer.x + outer.width / 2);
}

export function folded(summary: string, ...content: (Node | string | null)[]) {
  return make("details", { class: "folded" }, make("summary", {}, summary), ...content);
}

/** The same, but open where settings stand beside the result. On a phone the result shall follow them soon. */
export function foldedOnPhones(summary: string, ...content: (Node | string | null)[]) {
  const details = folded(summary, ...content);
  details.open = matchMedia("(width >= 44rem)").matches;
  return details;
}
