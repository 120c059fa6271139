/** The notice: what was refused or has failed, and a button to try again. */
import { list } from "../messages/index.ts";
import { onClick, part, spoken } from "./parts.ts";
import { missing } from "./page-fault.ts";
import type { Words } from "../base/link-text.ts";

export interface Notice {
  words: Words;
  /** Whether the engine can be started again from here. */
  retry: boolean;
}

/** In an old browser all that fails fails for one reason, and another try would miss the same. */
export const unsupported: Notice | null =
  missing.length > 0
    ? { words: { id: "page-unsupported", values: { missing: list(missing) } }, retry: false }
    : null;

/** @returns Shows a notice, or none. */
export function noticeBox({
  retry,
  dismiss,
}: {
  /** What the notice's button tries again. */
  retry: () => void;
  dismiss: () => void;
}): (notice: Notice | null) => void {
  const [box, text, again] = [part("notice"), part("notice-text"), part("notice-retry")];
  let current: Notice | null = null;
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
    // The page leaves that much room at its end.
    document.documentElement.style.setProperty("--notice", `${box.offsetHeight}px`);
  };
}
